import { defineStaffCallable } from '../../http/defineStaffCallable.ts';
import { moveFlyer } from './moveFlyer.ts';

/** review-flyer: approves or rejects what the reviewer saw, never a flyer of their own. */
export const reviewFlyer = defineStaffCallable('review-flyer', 'flyers:review', (input, staff) => {
  const { id, revision } = input;
  const action =
    input.decision === 'approve'
      ? ({ name: 'approve', revision } as const)
      : ({ name: 'reject', revision, reason: input.reason } as const);
  return moveFlyer(id, action, staff, 'flyers:review');
});
