import { defineSliceTask } from '../data/defineSliceTask.ts';
import { failRecall, runRecallSlice } from './runRecallSlice.ts';

/** tenant-recall: runs a slice of a recall or of its undo, and sends the next one. */
export const recallTask = defineSliceTask({
  queue: 'tenant-recall',
  failure: 'Flyers not recalled',
  work: runRecallSlice,
  stop: failRecall,
});
