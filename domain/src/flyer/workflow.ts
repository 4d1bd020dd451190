import { DomainError } from '../errors/DomainError.ts';
import { FLYER_STATUS_ERRORS, type FlyerActionError } from '../errors/flyerErrors.ts';
import type { TemplateVersion } from '../template/template.ts';
import { missingFields } from './fields/missingFields.ts';
import { type Flyer, type FlyerStatus, type FlyerStep, toSnapshotSummary } from './flyer.ts';
import type { FlyerSnapshot } from './flyerSnapshot.ts';

/** Who acts. `may_review` is the right 'flyers:review', `is_administrator` as roles.ts says; both in `tenant_id`. */
export interface FlyerActor {
  user_id: string;
  tenant_id: string;
  is_administrator: boolean;
  may_review: boolean;
}

type Who = 'owner' | 'administrator' | 'approver';

export const FLYER_ACTIONS = [
  'edit',
  'submit',
  'approve',
  'reject',
  'withdraw',
  'revise',
  'archive',
  'duplicate',
  'render',
  'share',
] as const;
export type FlyerActionName = (typeof FLYER_ACTIONS)[number];

/** Who may do it, and from which status. Nothing else is possible. */
const FLYER_WORKFLOW: Record<FlyerActionName, { who: readonly Who[]; from: readonly FlyerStatus[] }> = {
  edit: { who: ['owner'], from: ['editing'] },
  submit: { who: ['owner'], from: ['editing'] },
  approve: { who: ['approver'], from: ['pending_approval'] },
  reject: { who: ['approver'], from: ['pending_approval'] },
  withdraw: { who: ['owner'], from: ['pending_approval'] },
  revise: { who: ['owner'], from: ['rejected'] },
  // What waits is withdrawn or rejected first, so that nothing vanishes from the queue unseen.
  archive: { who: ['owner', 'administrator'], from: ['editing', 'approved', 'rejected'] },
  duplicate: {
    who: ['owner', 'administrator'],
    from: ['editing', 'pending_approval', 'approved', 'rejected', 'archived'],
  },
  render: { who: ['owner', 'administrator'], from: ['approved'] },
  share: { who: ['owner', 'administrator'], from: ['approved'] },
};

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
  | { name: 'reject'; revision: number; reason: string }
  | { name: 'duplicate'; id: string; title: string; version: Pick<TemplateVersion, 'id'> }
  | { name: 'edit'; revision: number }
  | { name: 'withdraw' | 'revise' | 'archive' | 'render' | 'share' };

interface Context {
  /** `name`: what the history calls the person. */
  actor: FlyerActor & { name: string };
  now: Date;
  /** The tenant's switch: nobody approves or rejects a flyer of their own. On unless it says so. */
  forbidSelfReview?: boolean;
}

interface FlyerNotice {
  kind: 'submitted' | 'approved' | 'rejected' | 'withdrawn';
  /** The owner, or everybody with 'flyers:review' in the tenant except the actor. */
  to: 'owner' | 'reviewers';
  title: string;
  reason: string | null;
}

export interface Transition {
  ok: true;
  /** To be written to the flyer; nothing for edit, render, share and duplicate. */
  changes: Partial<Flyer>;
  /** To be written at `snapshots/{revision}`: what was submitted. */
  snapshot: FlyerSnapshot | null;
  /** To be written at `history/{n}`. */
  step: FlyerStep | null;
  /** A new flyer, for duplicate alone. */
  created?: Flyer;
  audit: { action: string; after: Record<string, unknown> } | null;
  notices: FlyerNotice[];
}

/** Returns why the actor can't start the action, or undefined: decides whether a button shows, whatever the content. */
export function findActionError(
  flyer: Pick<Flyer, 'tenant_id' | 'owner_user_id' | 'status'>,
  name: FlyerActionName,
  { actor, forbidSelfReview = true }: { actor: FlyerActor } & Pick<Context, 'forbidSelfReview'>,
): FlyerActionError | undefined {
  // Another tenant's flyer is not there.
  if (flyer.tenant_id !== actor.tenant_id) return 'flyer-not-found';
  const isOwner = flyer.owner_user_id === actor.user_id;
  const is = { owner: isOwner, administrator: actor.is_administrator, approver: actor.may_review };
  const { who, from } = FLYER_WORKFLOW[name];
  if (!who.some((one) => is[one])) return 'permission-denied';
  if (!from.includes(flyer.status)) return FLYER_STATUS_ERRORS[name];
  const isReview = name === 'approve' || name === 'reject';
  return isReview && isOwner && forbidSelfReview ? 'flyer-own-review' : undefined;
}

/**
 * Returns what an action makes of a flyer, or why it can't. Pure: the function that calls it writes `changes`, the audit entry and
 * the notices in one transaction with what it read.
 */
export function transition(
  flyer: Flyer,
  action: FlyerAction,
  context: Context,
): Transition | { ok: false; error: DomainError } {
  const code = findActionError(flyer, action.name, context);
  const error = code ? new DomainError(code) : findContentError(flyer, action);
  return error ? { ok: false, error } : apply(flyer, action, context);
}

function findContentError(flyer: Flyer, action: FlyerAction): DomainError | undefined {
  if (action.name === 'reject' && action.reason.trim() === '') return new DomainError('reason-required');
  if ('revision' in action && action.revision !== flyer.revision) return new DomainError('flyer-changed');
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
    notices: FlyerNotice[] = [],
    { reason = null, snapshot = null }: { reason?: string | null; snapshot?: FlyerSnapshot | null } = {},
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
    };
    return {
      ok: true,
      changes: {
        ...changes,
        updated_at: now,
        step_count: n,
        last_step: entry,
        ...(name === 'rejected' && { last_rejection: entry }),
      },
      snapshot,
      step: entry,
      audit: {
        action: `instance_${name}`,
        after: { status: changes.status, revision, ...(reason === null ? {} : { reason }) },
      },
      notices,
    };
  };
  const notice = (
    kind: FlyerNotice['kind'],
    to: FlyerNotice['to'],
    reason: string | null = null,
  ): FlyerNotice => ({ kind, to, title: flyer.title, reason });
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
        const approved = { ...submitted, ...approval(flyer, null, now), status: 'approved' as const };
        return step('submitted', approved, [], { snapshot });
      }
      const pending = { ...submitted, status: 'pending_approval' as const };
      return step('submitted', pending, [notice('submitted', 'reviewers')], { snapshot });
    }
    case 'approve':
      return step('approved', { ...approval(flyer, actor.user_id, now), status: 'approved' }, [
        notice('approved', 'owner'),
      ]);
    case 'reject': {
      const reason = action.reason.trim();
      return step('rejected', { status: 'rejected', reason }, [notice('rejected', 'owner', reason)], {
        reason,
      });
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
    case 'duplicate': {
      const created = toCopy(flyer, action, actor.user_id, now);
      const after = { status: created.status, duplicated_from: flyer.id };
      return {
        ok: true,
        changes: {},
        snapshot: null,
        step: null,
        created,
        notices: [],
        audit: { action: 'instance_duplicated', after },
      };
    }
    case 'edit':
    case 'render':
    case 'share':
      return { ok: true, changes: {}, snapshot: null, step: null, audit: null, notices: [] };
  }
}

/** `by` is null where the template asks for no approval. */
const approval = (flyer: Flyer, by: string | null, now: Date) => ({
  reason: null,
  rejected_revision: null,
  approved_at: now,
  approved_revision: flyer.revision,
  approved_by_user_id: by,
});

function toCopy(
  flyer: Flyer,
  { id, title, version }: Extract<FlyerAction, { name: 'duplicate' }>,
  owner: string,
  now: Date,
): Flyer {
  return {
    id,
    title,
    template_id: flyer.template_id,
    template_version_id: version.id,
    public_title: flyer.public_title,
    owner_user_id: owner,
    tenant_id: flyer.tenant_id,
    data: flyer.data,
    status: 'editing',
    reason: null,
    created_at: now,
    updated_at: now,
    revision: 1,
    realtor_id: flyer.realtor_id,
    duplicated_from: flyer.id,
    step_count: 0,
    last_step: null,
    last_rejection: null,
    submission_count: 0,
    submitted_at: null,
    submitted_revision: null,
    approved_at: null,
    approved_revision: null,
    approved_by_user_id: null,
    snapshot: null,
    rejected_revision: null,
    print_code: null,
    license_state: null,
    license_officer_id: null,
    audit_head: null,
  };
}
