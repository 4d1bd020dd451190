import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStep } from '@brokerage/domain/flyer/record/flyerFields';
import { type FlyerActor, findFlyerActionError } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';

/** Whether the flyer under review can still be approved or rejected, and if not, why. */
export type ReviewState =
  | { kind: 'open' }
  /** own: only another reviewer may decide. changed: resubmitted as another revision. closed: no longer pending. */
  | { kind: 'own' | 'changed' | 'closed'; sentence: string };

/** Compares the flyer that the reviewer sees (`seen`) with the one stored now (`stored`). */
export function toReviewState(
  seen: Flyer,
  stored: Flyer,
  actor: FlyerActor,
  memberNames: ReadonlyMap<string, string>,
): ReviewState {
  if (stored.status !== 'pending_approval')
    return { kind: 'closed', sentence: outcome(stored, actor, memberNames) };
  if (stored.revision !== seen.revision || seen.status !== 'pending_approval') {
    return {
      kind: 'changed',
      sentence: 'This flyer was submitted again. You’re looking at the earlier version.',
    };
  }
  const code = findFlyerActionError(stored, 'approve', actor);
  return code ? { kind: 'own', sentence: errorCatalog[code].sentence } : { kind: 'open' };
}

const STEP_VERBS: Record<FlyerStep['action'], string> = {
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
  memberNames: ReadonlyMap<string, string>,
): string {
  if (!step) return 'This flyer isn’t waiting for approval.';
  const who =
    step.by_user_id === user_id ? 'You' : (memberNames.get(step.by_user_id) ?? step.by_name ?? 'Someone');
  const verb = STEP_VERBS[step.action].replace(/^is /, who === 'You' ? 'are ' : 'is ');
  const sentence = `${who} ${verb} (${formatMoment(step.at)}).`;
  return step.reason === null ? sentence : `${sentence} Reason: ${step.reason}`;
}
