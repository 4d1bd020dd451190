import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { transitionFlyer } from './transitionFlyer.ts';

/** withdraw-flyer: back from the queue into the editor, for the owner. */
export const withdrawFlyer = defineMemberCallable('withdraw-flyer', 'flyers:make', ({ id }, session) =>
  transitionFlyer(id, { name: 'withdraw' }, session, 'flyers:make'),
);
