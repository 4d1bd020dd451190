import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import type { FlyerStep } from '@brokerage/domain/flyer/flyerFields';
import { type FlyerActor, findActionError } from '@brokerage/domain/flyer/workflow';
import { formatMoment } from '../../../lib/format/formatDate.ts';

/** Whether the flyer that is looked at can still be decided about, and if not, why. */
export type ReviewState =
  | { kind: 'open' }
  /** own: somebody else's to decide. changed: it waits again, as another revision. closed: it waits no longer. */
  | { kind: 'own' | 'changed' | 'closed'; sentence: string };

/** `seen` is what the reviewer looks at, `now` the same flyer as it is. */
export function toReviewState(
  seen: Flyer,
  now: Flyer,
  actor: FlyerActor,
  people: ReadonlyMap<string, string>,
): ReviewState {
  if (now.status !== 'pending_approval') return { kind: 'closed', sentence: outcome(now, actor, people) };
  if (now.revision !== seen.revision || seen.status !== 'pending_approval') {
    return {
      kind: 'changed',
      sentence: 'This flyer was submitted again. You’re looking at the earlier version.',
    };
  }
  const code = findActionError(now, 'approve', { actor });
  return code ? { kind: 'own', sentence: errorCatalog[code].sentence } : { kind: 'open' };
}

const DEEDS: Record<FlyerStep['action'], string> = {
  submitted: 'submitted this flyer, and its template doesn’t require approval',
  approved: 'approved this flyer',
  rejected: 'rejected this flyer',
  withdrawn: 'withdrew this flyer',
  revised: 'is revising this flyer',
  archived: 'archived this flyer',
  corrected: 'published a correction of this flyer',
  recalled: 'recalled this flyer',
  restored: 'restored this flyer',
};

function outcome(
  { last_step: step }: Flyer,
  { user_id }: FlyerActor,
  people: ReadonlyMap<string, string>,
): string {
  if (!step) return 'This flyer isn’t waiting for approval.';
  const who =
    step.by_user_id === user_id ? 'You' : (people.get(step.by_user_id) ?? step.by_name ?? 'Someone');
  const deed = DEEDS[step.action].replace(/^is /, who === 'You' ? 'are ' : 'is ');
  const told = `${who} ${deed} (${formatMoment(step.at)}).`;
  return step.reason === null ? told : `${told} Reason: ${step.reason}`;
}
