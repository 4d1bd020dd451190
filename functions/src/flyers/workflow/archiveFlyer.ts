import { defineStaffCallable } from '../../http/defineStaffCallable.ts';
import { moveFlyer } from './moveFlyer.ts';

/** archive-flyer: out of the lists; what waits for approval stays. */
export const archiveFlyer = defineStaffCallable('archive-flyer', 'flyers:make', ({ id }, staff) =>
  moveFlyer(id, { name: 'archive' }, staff, 'flyers:make'),
);
