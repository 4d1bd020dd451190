import { defineStaffCallable } from '../../http/defineStaffCallable.ts';
import { moveFlyer } from './moveFlyer.ts';

/** withdraw-flyer: back from the queue into the editor, for the owner. */
export const withdrawFlyer = defineStaffCallable('withdraw-flyer', 'flyers:make', ({ id }, staff) =>
  moveFlyer(id, { name: 'withdraw' }, staff, 'flyers:make'),
);
