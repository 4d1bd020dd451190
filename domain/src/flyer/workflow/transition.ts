import type { AuditedChange } from '../../audit/auditRecord.ts';
import { DomainError } from '../../errors/DomainError.ts';
import type { TemplateVersion } from '../../template/template.ts';
import { missingFields } from '../fields/missingFields.ts';
import { findMarkIssues, type Markable } from '../marks/findMarkIssues.ts';
import type { FlyerMarks, MarkInput } from '../marks/flyerMark.ts';
import { toFlyerMarks } from '../marks/toFlyerMarks.ts';
import { type Flyer, toSnapshotSummary } from '../record/flyer.ts';
import type { FlyerStatus, FlyerStep } from '../record/flyerFields.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import { toNewFlyer } from './toNewFlyer.ts';
import { type FlyerActor, findActionError, type ReviewContext } from './workflow.ts';

export type FlyerAction =
  | {
      name: 'submit';
      revision: number;
      version: TemplateVersion;
      /** Only the severity counts here: what blocks, blocks. */
      findings: readonly { severity: 'block' | 'warn' }[];
      /** What is submitted, as `flyerSnapshotSchema` says, without the revision. */
      snapshot: Omit<FlyerSnapshot, 'revision' | 'template_version_id' | 'title'>;
    }
  | { name: 'approve'; revision: number }
  | {
      name: 'reject';
      revision: number;
      reason: string;
      /** Left out, or an empty list: a rejection with its reason alone. */
      marked?: Markable & { marks: readonly MarkInput[] };
    }
  | { name: 'recall' | 'restore'; recall_id: string; reason: string }
  | { name: 'duplicate'; id: string; title: string; version: Pick<TemplateVersion, 'id'> }
  | { name: 'correct'; id: string }
  | { name: 'edit'; revision: number }
  | { name: 'withdraw' | 'revise' | 'resolve' | 'archive' | 'render' | 'share' };

interface Context extends ReviewContext {
  /** `name`: what the history calls the person. */
  actor: FlyerActor & { name: string };
  now: Date;
}

interface FlyerNoticeRequest {
  kind: 'submitted' | 'approved' | 'rejected' | 'withdrawn' | 'recalled' | 'restored';
  /** The owner, or everybody with 'flyers:review' in the tenant except the actor. */
  to: 'owner' | 'reviewers';
  title: string;
  reason: string | null;
  /** Of a rejection with marks: how many. */
  mark_count?: number;
}

export interface Transition {
  /** To be written to the flyer; nothing for edit, resolve, render, share and duplicate. */
  changes: Partial<Flyer>;
  /** To be written at `snapshots/{revision}`: what was submitted. */
  snapshot: FlyerSnapshot | null;
  /** To be written at `marks/{revision}`: what the reviewer marked. */
  marks: FlyerMarks | null;
  /** To be written at `history/{n}`. */
  step: FlyerStep | null;
  /** A new flyer, for duplicate and correct alone. */
  created?: Flyer;
  audit: AuditedChange | null;
  notices: FlyerNoticeRequest[];
}

/**
 * Returns what an action makes of a flyer. Pure: the function that calls it writes `changes`, the audit entry and the notices in one
 * transaction with what it read.
 * @throws DomainError those of `findActionError`; reason-required and marks-invalid of reject; correction-open of correct;
 *   flyer-not-restorable of restore; flyer-changed where the action names another revision; flyer-template-changed, fields-missing and
 *   flyer-blocked of submit
 */
export function transition(flyer: Flyer, action: FlyerAction, context: Context): Transition {
  const code = findActionError(flyer, action.name, context);
  const error = code ? new DomainError(code) : findContentError(flyer, action);
  if (error) throw error;
  return apply(flyer, action, context);
}

function findContentError(flyer: Flyer, action: FlyerAction): DomainError | undefined {
  if (action.name === 'reject' && action.reason.trim() === '') return new DomainError('reason-required');
  if (action.name === 'correct' && flyer.correction_id !== null) return new DomainError('correction-open');
  // What another recall took off its links, that one restores.
  if (action.name === 'restore' && action.recall_id !== flyer.recall_id) {
    return new DomainError('flyer-not-restorable');
  }
  if ('revision' in action && action.revision !== flyer.revision) return new DomainError('flyer-changed');
  if (action.name === 'reject' && action.marked) {
    const issues = findMarkIssues(action.marked.marks, action.marked);
    return issues.length > 0 ? new DomainError('marks-invalid', { issues }) : undefined;
  }
  if (action.name !== 'submit') return undefined;
  if (action.version.id !== flyer.template_version_id) return new DomainError('flyer-template-changed');
  const missing = missingFields(action.version, flyer.data, action.snapshot.parties);
  if (missing.length > 0) {
    return new DomainError('fields-missing', {
      values: { labels: missing.map(({ label }) => label) },
      fields: missing.map(({ key }) => key),
    });
  }
  const count = action.findings.filter(({ severity }) => severity === 'block').length;
  return count > 0 ? new DomainError('flyer-blocked', { values: { count } }) : undefined;
}

function apply(flyer: Flyer, action: FlyerAction, { actor, now }: Context): Transition {
  const step = (
    name: FlyerStep['action'],
    changes: Partial<Flyer> & { status: FlyerStatus },
    notices: FlyerNoticeRequest[] = [],
    {
      reason = null,
      snapshot = null,
      marks = null,
    }: Partial<Pick<Transition, 'snapshot' | 'marks'> & { reason: string | null }> = {},
  ): Transition => {
    const revision = changes.revision ?? flyer.revision;
    const n = flyer.step_count + 1;
    const entry = {
      n,
      action: name,
      at: now,
      by_user_id: actor.user_id,
      by_name: actor.name,
      revision: flyer.revision,
      reason,
      ...(marks && { mark_count: marks.marks.length }),
    };
    return {
      changes: {
        ...changes,
        updated_at: now,
        step_count: n,
        last_step: entry,
        ...(name === 'rejected' && { last_rejection: entry }),
      },
      snapshot,
      marks,
      step: entry,
      audit: {
        action: `instance_${name}`,
        before: { status: flyer.status },
        after: {
          status: changes.status,
          revision,
          ...(flyer.lineage_id !== null && { corrects: flyer.lineage_id, edition: flyer.edition }),
          ...(reason !== null && { reason }),
          ...(marks && { marks: marks.marks.length }),
        },
      },
      notices,
    };
  };
  const notice = (
    kind: FlyerNoticeRequest['kind'],
    to: FlyerNoticeRequest['to'],
    reason: string | null = null,
    marks: FlyerMarks | null = null,
  ): FlyerNoticeRequest => ({
    kind,
    to,
    title: flyer.title,
    reason,
    ...(marks && { mark_count: marks.marks.length }),
  });
  const reopened = { revision: flyer.revision + 1, snapshot: null };

  switch (action.name) {
    case 'submit': {
      const { id, approval_required } = action.version;
      const { revision, title } = flyer;
      const snapshot = { ...action.snapshot, revision, title, template_version_id: id };
      const submitted = {
        submitted_at: now,
        submitted_revision: revision,
        submission_count: flyer.submission_count + 1,
        snapshot: toSnapshotSummary(snapshot),
      };
      if (!approval_required) {
        const approved = { ...submitted, ...approval(flyer, null, now) };
        return step('submitted', approved, [], { snapshot });
      }
      const pending = { ...submitted, status: 'pending_approval' as const };
      return step('submitted', pending, [notice('submitted', 'reviewers')], { snapshot });
    }
    case 'approve':
      return step('approved', approval(flyer, actor.user_id, now), [notice('approved', 'owner')]);
    case 'reject': {
      const reason = action.reason.trim();
      const { marked } = action;
      const marks = marked ? toFlyerMarks(flyer.revision, marked, { by: actor, now }) : null;
      const notices = [notice('rejected', 'owner', reason, marks)];
      return step('rejected', { status: 'rejected', reason }, notices, { reason, marks });
    }
    case 'withdraw':
      // A new revision, so that an approval of what was withdrawn comes too late.
      return step('withdrawn', { status: 'editing', ...reopened }, [notice('withdrawn', 'reviewers')]);
    case 'revise':
      // The rejection reason stays visible until the flyer is approved.
      return step('revised', {
        status: 'editing',
        ...reopened,
        rejected_revision: flyer.snapshot?.revision ?? null,
      });
    case 'archive':
      return step('archived', { status: 'archived' });
    case 'recall': {
      const { recall_id, reason } = action;
      const recalled = { status: 'recalled' as const, recall_id };
      return step('recalled', recalled, [notice('recalled', 'owner', reason)], { reason });
    }
    case 'restore': {
      // The approval of this revision counts again: nothing of it could change meanwhile.
      const { reason } = action;
      return step('restored', { status: 'approved' }, [notice('restored', 'owner', reason)], { reason });
    }
    case 'duplicate': {
      const { id, title, version } = action;
      const created = {
        ...toNewFlyer(flyer, id, actor.user_id, now),
        title,
        template_version_id: version.id,
        duplicated_from: flyer.id,
      };
      const after = { status: created.status, duplicated_from: flyer.id };
      return { ...NO_CHANGE, created, audit: { action: 'instance_duplicated', before: null, after } };
    }
    case 'correct': {
      const { id } = action;
      const edition = flyer.edition + 1;
      const created = {
        ...toNewFlyer(flyer, id, flyer.owner_user_id, now),
        print_code: flyer.print_code,
        lineage_id: flyer.id,
        edition,
      };
      const after = { status: created.status, corrects: flyer.id, corrected_edition: flyer.edition, edition };
      return {
        ...NO_CHANGE,
        changes: { correction_id: id },
        created,
        audit: { action: 'instance_correction_started', before: null, after },
      };
    }
    case 'edit':
    case 'resolve':
    case 'render':
    case 'share':
      return NO_CHANGE;
  }
}

const NO_CHANGE: Transition = {
  changes: {},
  snapshot: null,
  marks: null,
  step: null,
  audit: null,
  notices: [],
};

/** `by` is null where the template asks for no approval. An approved correction is archived: the flyer that it corrects takes its content (`takeOver`). */
const approval = (flyer: Flyer, by: string | null, now: Date) => ({
  status: flyer.lineage_id === null ? ('approved' as const) : ('archived' as const),
  reason: null,
  rejected_revision: null,
  approved_at: now,
  approved_revision: flyer.revision,
  approved_by_user_id: by,
});
