import { defineTenantJob } from '../data/defineTenantJob.ts';
import { anchorHour } from './auditHourAnchors.ts';

/**
 * hourly-audit-anchor, tenant-audit-anchor: anchors the last full hour at ten past each hour, when no transaction from the previous hour is
 * still running.
 */
export const hourlyAuditAnchor = defineTenantJob({
  queue: 'tenant-audit-anchor',
  schedule: '10 * * * *',
  timeZone: 'Etc/UTC',
  failure: 'Audit log not anchored',
  work: anchorHour,
});
