import { defineStaffCallable } from '../../http/defineStaffCallable.ts';
import { moveFlyer } from './moveFlyer.ts';

/** revise-flyer: opens a rejected flyer again, for the owner. */
export const reviseFlyer = defineStaffCallable('revise-flyer', 'flyers:make', ({ id }, staff) =>
  moveFlyer(id, { name: 'revise' }, staff, 'flyers:make'),
);
