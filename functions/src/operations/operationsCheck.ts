import { defineTenantJob } from '../data/defineTenantJob.ts';
import { checkOperations } from './checkOperations.ts';

/** hourly-operations-check, tenant-operations-check: what an operator is to be told of, see docs/runbook.md. */
export const operationsCheck = defineTenantJob({
  queue: 'tenant-operations-check',
  schedule: '20 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Operations not checked',
  work: checkOperations,
});
