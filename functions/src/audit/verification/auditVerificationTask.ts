import { defineSliceTask } from '../../data/defineSliceTask.ts';
import { endVerification } from './auditVerificationJob.ts';
import { runSlice } from './runSlice.ts';

/** tenant-audit-verification: runs a slice of a tenant's verification, which sends the next one. */
export const auditVerificationTask = defineSliceTask({
  queue: 'tenant-audit-verification',
  failure: 'Audit log not verified',
  work: runSlice,
  stop: (key, now) => endVerification(key, 'failed', now),
});
