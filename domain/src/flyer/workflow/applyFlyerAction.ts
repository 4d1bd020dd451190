import { DomainError } from '../../errors/DomainError.ts';
import { missingFields } from '../fields/missingFields.ts';
import { findMarkIssues } from '../marks/findMarkIssues.ts';
import type { FlyerMarks } from '../marks/flyerMark.ts';
import { toFlyerMarks } from '../marks/toFlyerMarks.ts';
import { type Flyer, toSnapshotSummary } from '../record/flyer.ts';
import type { FlyerStatus, FlyerStep } from '../record/flyerFields.ts';
import type { FlyerSnapshot } from '../record/flyerSnapshot.ts';
import type { FlyerAction, FlyerNoticeRequest, FlyerTransition } from './flyerTransition.ts';
import { type FlyerActor, findFlyerActionError } from './flyerWorkflow.ts';
import { toNewFlyer } from './toNewFlyer.ts';

interface Context {
  /** `name`: the person's name for the history. */
  actor: FlyerActor & { name: string };
  now: Date;
}

/**
 * Returns the outcome of an action on a flyer. Pure: the calling function writes `changes`, the audit entry and the notices in the
 * transaction that read the flyer.
 * @throws DomainError those of `findFlyerActionError`; reason-required and marks-invalid for reject; correction-open for correct;
 *   flyer-not-restorable for restore; flyer-changed when the action names another revision; flyer-template-changed, fields-missing and
 *   flyer-blocked for submit
 */
export function applyFlyerAction(flyer: Flyer, action: FlyerAction, context: Context): FlyerTransition {
  const code = findFlyerActionError(flyer, action.name, context.actor);
  const error = code ? new DomainError(code) : findContentError(flyer, action);
  if (error) throw error;
  switch (action.name) {
    case 'submit':
      return submit(flyer, action, context);
    case 'approve':
      return toStep(flyer, context, {
        name: 'approved',
        changes: toApproval(flyer, context.actor.user_id, context.now),
        notice: { kind: 'approved', to: 'owner' },
      });
    case 'reject':
      return reject(flyer, action, context);
    case 'withdraw':
      // A new revision, so that a late approval of the withdrawn one fails.
      return toStep(flyer, context, {
        name: 'withdrawn',
        changes: toReopened(flyer),
        notice: { kind: 'withdrawn', to: 'reviewers' },
      });
    case 'revise':
      // The rejection reason stays visible until the flyer is approved.
      return toStep(flyer, context, {
        name: 'revised',
        changes: { ...toReopened(flyer), rejected_revision: flyer.snapshot?.revision ?? null },
      });
    case 'archive':
      return toStep(flyer, context, { name: 'archived', changes: { status: 'archived' } });
    case 'recall':
      return toStep(flyer, context, {
        name: 'recalled',
        changes: { status: 'recalled', recall_id: action.recall_id },
        reason: action.reason,
        notice: { kind: 'recalled', to: 'owner' },
      });
    case 'restore':
      // The approval of this revision counts again, because nothing in it could have changed.
      return toStep(flyer, context, {
        name: 'restored',
        changes: { status: 'approved' },
        reason: action.reason,
        notice: { kind: 'restored', to: 'owner' },
      });
    case 'duplicate':
      return duplicate(flyer, action, context);
    case 'correct':
      return startCorrection(flyer, action.id, context);
    case 'edit':
    case 'resolve':
    case 'render':
    case 'share':
      return NO_CHANGE;
  }
}

/** Returns what is missing or invalid for an action that the actor may start. */
function findContentError(flyer: Flyer, action: FlyerAction): DomainError | undefined {
  if (action.name === 'reject' && action.reason.trim() === '') return new DomainError('reason-required');
  if (action.name === 'correct' && flyer.correction_id !== null) return new DomainError('correction-open');
  // Only the recall that took it off its links can restore it.
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

interface Step {
  name: FlyerStep['action'];
  changes: Partial<Flyer> & { status: FlyerStatus };
  /** The reason for the history, the audit record and the notice. */
  reason?: string;
  snapshot?: FlyerSnapshot;
  marks?: FlyerMarks | null;
  /** Who gets the notice. */
  notice?: Pick<FlyerNoticeRequest, 'kind' | 'to'>;
}

/** Returns the transition of an action that adds a step to the flyer's history. */
function toStep(
  flyer: Flyer,
  { actor, now }: Context,
  { name, changes, reason, snapshot, marks, notice }: Step,
): FlyerTransition {
  const step = {
    n: flyer.step_count + 1,
    action: name,
    at: now,
    by_user_id: actor.user_id,
    by_name: actor.name,
    revision: flyer.revision,
    reason: reason ?? null,
    ...(marks && { mark_count: marks.marks.length }),
  };
  return {
    changes: {
      ...changes,
      updated_at: now,
      step_count: step.n,
      last_step: step,
      ...(name === 'rejected' && { last_rejection: step }),
    },
    snapshot: snapshot ?? null,
    marks: marks ?? null,
    step,
    audit: {
      action: `instance_${name}`,
      before: { status: flyer.status },
      after: {
        status: changes.status,
        revision: changes.revision ?? flyer.revision,
        ...(flyer.lineage_id !== null && { corrects: flyer.lineage_id, edition: flyer.edition }),
        ...(reason !== undefined && { reason }),
        ...(marks && { marks: marks.marks.length }),
      },
    },
    notices: notice
      ? [
          {
            ...notice,
            title: flyer.title,
            reason: reason ?? null,
            ...(marks && { mark_count: marks.marks.length }),
          },
        ]
      : [],
  };
}

/** The transition of an action that adds no step to the flyer's history. */
const NO_CHANGE: FlyerTransition = {
  changes: {},
  snapshot: null,
  marks: null,
  step: null,
  audit: null,
  notices: [],
};

/** Returns the changes that reopen the flyer for its owner, as a new revision. */
const toReopened = ({ revision }: Flyer) => ({
  status: 'editing' as const,
  revision: revision + 1,
  snapshot: null,
});

/**
 * Returns the changes of an approval; `by` is null if the template requires none. An approved correction is archived, because the flyer
 * that it corrects gets its content (`replaceWithCorrection`).
 */
const toApproval = (flyer: Flyer, by: string | null, now: Date) => ({
  status: flyer.lineage_id === null ? ('approved' as const) : ('archived' as const),
  reason: null,
  rejected_revision: null,
  approved_at: now,
  approved_revision: flyer.revision,
  approved_by_user_id: by,
});

function submit(
  flyer: Flyer,
  { version, snapshot: content }: Extract<FlyerAction, { name: 'submit' }>,
  context: Context,
): FlyerTransition {
  const { revision, title } = flyer;
  const snapshot = { ...content, revision, title, template_version_id: version.id };
  const submitted = {
    submitted_at: context.now,
    submitted_revision: revision,
    submission_count: flyer.submission_count + 1,
    snapshot: toSnapshotSummary(snapshot),
  };
  if (!version.approval_required) {
    const changes = { ...submitted, ...toApproval(flyer, null, context.now) };
    return toStep(flyer, context, { name: 'submitted', changes, snapshot });
  }
  return toStep(flyer, context, {
    name: 'submitted',
    changes: { ...submitted, status: 'pending_approval' },
    snapshot,
    notice: { kind: 'submitted', to: 'reviewers' },
  });
}

function reject(
  flyer: Flyer,
  { reason: typed, marked }: Extract<FlyerAction, { name: 'reject' }>,
  context: Context,
): FlyerTransition {
  const reason = typed.trim();
  const { actor, now } = context;
  return toStep(flyer, context, {
    name: 'rejected',
    changes: { status: 'rejected', reason },
    reason,
    marks: marked ? toFlyerMarks(flyer.revision, marked, { by: actor, now }) : null,
    notice: { kind: 'rejected', to: 'owner' },
  });
}

function duplicate(
  flyer: Flyer,
  { id, title, version }: Extract<FlyerAction, { name: 'duplicate' }>,
  { actor, now }: Context,
): FlyerTransition {
  const created = {
    ...toNewFlyer(flyer, id, actor.user_id, now),
    title,
    template_version_id: version.id,
    duplicated_from: flyer.id,
  };
  const after = { status: created.status, duplicated_from: flyer.id };
  return { ...NO_CHANGE, created, audit: { action: 'instance_duplicated', before: null, after } };
}

function startCorrection(flyer: Flyer, id: string, { now }: Context): FlyerTransition {
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
