import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { transitionFlyer } from './transitionFlyer.ts';

/** review-flyer: approves or rejects what the reviewer saw, never a flyer of their own. */
export const reviewFlyer = defineMemberCallable('review-flyer', 'flyers:review', (input, session) => {
  const { id, revision } = input;
  const action =
    input.decision === 'approve'
      ? ({ name: 'approve', revision } as const)
      : ({ name: 'reject', revision, reason: input.reason } as const);
  return transitionFlyer(id, action, session, 'flyers:review');
});
