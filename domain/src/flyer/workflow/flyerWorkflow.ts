import { FLYER_STATUS_ERRORS, type FlyerActionError } from '../../errors/flyerErrors.ts';
import type { Flyer } from '../record/flyer.ts';
import type { FlyerStatus } from '../record/flyerFields.ts';

/** The acting member, with their rights in `tenant_id`. */
export interface FlyerActor {
  user_id: string;
  tenant_id: string;
  is_administrator: boolean;
  /** The right 'flyers:review'. */
  may_review: boolean;
  /** The right 'flyers:recall'. */
  may_recall: boolean;
}

type Who = 'owner' | 'administrator' | 'approver' | 'recaller';

/** What a member may do with a flyer. */
export const FLYER_ACTIONS = [
  'edit',
  'submit',
  'approve',
  'reject',
  'withdraw',
  'revise',
  'resolve',
  'archive',
  'duplicate',
  'correct',
  'render',
  'share',
  'recall',
  'restore',
] as const;

export type FlyerActionName = (typeof FLYER_ACTIONS)[number];

/** Who may start each action, and from which status. */
const FLYER_WORKFLOW: Record<FlyerActionName, { who: readonly Who[]; from: readonly FlyerStatus[] }> = {
  edit: { who: ['owner'], from: ['editing'] },
  submit: { who: ['owner'], from: ['editing'] },
  approve: { who: ['approver'], from: ['pending_approval'] },
  reject: { who: ['approver'], from: ['pending_approval'] },
  withdraw: { who: ['owner'], from: ['pending_approval'] },
  revise: { who: ['owner'], from: ['rejected'] },
  // Marks of a rejection, until the flyer is submitted again.
  resolve: { who: ['owner'], from: ['rejected', 'editing'] },
  // A pending flyer has to be withdrawn or rejected first, so that nothing vanishes from the queue unseen.
  archive: { who: ['owner', 'administrator'], from: ['editing', 'approved', 'rejected', 'recalled'] },
  duplicate: {
    who: ['owner', 'administrator'],
    from: ['editing', 'pending_approval', 'approved', 'rejected', 'recalled', 'archived'],
  },
  correct: { who: ['owner'], from: ['approved', 'recalled'] },
  render: { who: ['owner', 'administrator'], from: ['approved'] },
  share: { who: ['owner', 'administrator'], from: ['approved'] },
  recall: { who: ['recaller'], from: ['approved'] },
  restore: { who: ['recaller'], from: ['recalled'] },
};

/**
 * Returns why the actor can't start the action, regardless of the flyer's content, or undefined: flyer-not-found, permission-denied,
 * flyer-own-review, or the action's error in FLYER_STATUS_ERRORS. Buttons use it to decide whether they show.
 */
export function findFlyerActionError(
  flyer: Pick<Flyer, 'tenant_id' | 'owner_user_id' | 'status'>,
  name: FlyerActionName,
  actor: FlyerActor,
): FlyerActionError | undefined {
  // Another tenant's flyer counts as nonexistent.
  if (flyer.tenant_id !== actor.tenant_id) return 'flyer-not-found';
  const isOwner = flyer.owner_user_id === actor.user_id;
  const is = {
    owner: isOwner,
    administrator: actor.is_administrator,
    approver: actor.may_review,
    recaller: actor.may_recall,
  };
  const { who, from } = FLYER_WORKFLOW[name];
  if (!who.some((one) => is[one])) return 'permission-denied';
  if (!from.includes(flyer.status)) return FLYER_STATUS_ERRORS[name];
  const isReview = name === 'approve' || name === 'reject';
  return isReview && isOwner ? 'flyer-own-review' : undefined;
}
