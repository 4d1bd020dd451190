import { defineSliceTask } from '../data/defineSliceTask.ts';
import { failRecheck, runRecheckSlice } from './runRecheckSlice.ts';

/** tenant-recheck-slice: checks a slice of a company's live flyers, and sends the next one. */
export const recheckTask = defineSliceTask({
  queue: 'tenant-recheck-slice',
  failure: 'Live flyers not checked',
  work: runRecheckSlice,
  stop: failRecheck,
});
