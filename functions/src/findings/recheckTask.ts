import { defineSliceTask } from '../data/defineSliceTask.ts';
import { failRecheck, runRecheckSlice } from './runRecheckSlice.ts';

/** tenant-recheck-slice: one slice of a run over live flyers, which sends the next one. */
export const recheckTask = defineSliceTask({
  queue: 'tenant-recheck-slice',
  failure: 'Live flyers not checked',
  work: runRecheckSlice,
  stop: failRecheck,
});
