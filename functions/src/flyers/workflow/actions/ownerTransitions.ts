import { defineMemberCallable } from '../../../http/defineMemberCallable.ts';
import { transitionFlyer } from '../transitionFlyer.ts';

/** withdraw-flyer: moves the owner's flyer from the review queue back to the editor. */
export const withdrawFlyer = defineMemberCallable('withdraw-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer({ id, action: { name: 'withdraw' } }, session, now),
);

/** revise-flyer: reopens the owner's rejected flyer. */
export const reviseFlyer = defineMemberCallable('revise-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer({ id, action: { name: 'revise' } }, session, now),
);

/** archive-flyer: removes a flyer from the lists, unless it is pending approval. */
export const archiveFlyer = defineMemberCallable('archive-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer({ id, action: { name: 'archive' } }, session, now),
);
