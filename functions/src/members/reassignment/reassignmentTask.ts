import { defineSliceTask } from '../../data/defineSliceTask.ts';
import { failReassignment, runReassignmentSlice } from './runReassignmentSlice.ts';

/** tenant-reassignment: runs a slice of a member's reassignment, and sends the next one. */
export const reassignmentTask = defineSliceTask({
  queue: 'tenant-reassignment',
  failure: 'Work not reassigned',
  work: async (key, send) => {
    await runReassignmentSlice(key, send);
  },
  stop: failReassignment,
});
