import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { transitionFlyer } from './transitionFlyer.ts';

/** revise-flyer: opens a rejected flyer again, for the owner. */
export const reviseFlyer = defineMemberCallable('revise-flyer', 'flyers:make', ({ id }, session) =>
  transitionFlyer(id, { name: 'revise' }, session, 'flyers:make'),
);
