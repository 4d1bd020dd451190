import { defineMemberCallable } from '../../../http/defineMemberCallable.ts';
import { transitionFlyer } from '../transitionFlyer.ts';

/** withdraw-flyer: takes a flyer back from the queue into the editor, for the owner. */
export const withdrawFlyer = defineMemberCallable('withdraw-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer({ id, action: { name: 'withdraw' } }, session, now),
);

/** revise-flyer: opens a rejected flyer again, for the owner. */
export const reviseFlyer = defineMemberCallable('revise-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer({ id, action: { name: 'revise' } }, session, now),
);

/** archive-flyer: takes a flyer out of the lists, unless it is pending approval. */
export const archiveFlyer = defineMemberCallable('archive-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer({ id, action: { name: 'archive' } }, session, now),
);
