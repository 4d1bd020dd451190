import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { transitionFlyer } from './transitionFlyer.ts';

/** archive-flyer: out of the lists; what waits for approval stays. */
export const archiveFlyer = defineMemberCallable('archive-flyer', 'flyers:make', ({ id }, session) =>
  transitionFlyer(id, { name: 'archive' }, session, 'flyers:make'),
);
