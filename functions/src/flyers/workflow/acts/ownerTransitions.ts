import { defineMemberCallable } from '../../../http/defineMemberCallable.ts';
import { transitionFlyer } from '../transitionFlyer.ts';

/** withdraw-flyer: back from the queue into the editor, for the owner. */
export const withdrawFlyer = defineMemberCallable('withdraw-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer(id, { name: 'withdraw' }, session, now),
);

/** revise-flyer: opens a rejected flyer again, for the owner. */
export const reviseFlyer = defineMemberCallable('revise-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer(id, { name: 'revise' }, session, now),
);

/** archive-flyer: out of the lists; what waits for approval stays. */
export const archiveFlyer = defineMemberCallable('archive-flyer', 'flyers:make', ({ id }, session, now) =>
  transitionFlyer(id, { name: 'archive' }, session, now),
);
