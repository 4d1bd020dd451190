import { defineTenantJob } from '../data/defineTenantJob.ts';
import { continueStalledReassignments } from '../members/reassignment/continueReassignment.ts';
import { checkOperations } from './checkOperations.ts';

/**
 * hourly-operations-check, tenant-operations-check: looks for what an operator has to know, see docs/runbook.md. It also continues
 * reassignments that have stopped.
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
