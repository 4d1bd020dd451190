import { defineTenantJob } from '../data/defineTenantJob.ts';
import { continueStalledReassignments } from '../members/reassignment/continueReassignment.ts';
import { checkOperations } from './checkOperations.ts';

/**
 * hourly-operations-check, tenant-operations-check: looks for problems that an operator has to know about, see docs/runbook.md. It also
 * continues stalled reassignments.
 */
export const operationsCheck = defineTenantJob({
  queue: 'tenant-operations-check',
  schedule: '20 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Operations not checked',
  work: async (tenantId, at) => {
    await checkOperations(tenantId, at);
    await continueStalledReassignments(tenantId, new Date());
  },
});
