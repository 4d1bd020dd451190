import { defineSliceTask } from '../../data/defineSliceTask.ts';
import { failReassignment, runReassignmentSlice } from './runReassignmentSlice.ts';

/** tenant-reassignment: one slice of a run that gives a member's work to others, which sends the next one. */
export const reassignmentTask = defineSliceTask({
  queue: 'tenant-reassignment',
  failure: 'Work not reassigned',
  work: async (key, send) => {
    await runReassignmentSlice(key, send);
  },
  stop: failReassignment,
});
