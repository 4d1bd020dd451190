import { onSchedule } from 'firebase-functions/v2/scheduler';
import { forEachTenant } from '../data/forEachTenant.ts';
import { anchorHour } from './auditHourAnchors.ts';

/** Anchors the last full hour of every tenant. */
function anchorAllTenants(now: Date): Promise<void> {
  return forEachTenant('Audit log not anchored', (tenantId) => anchorHour(tenantId, now));
}

/** hourly-audit-anchor: ten minutes past each hour, when no transaction of the hour before is under way any more. */
export const hourlyAuditAnchor = onSchedule(
  { schedule: '10 * * * *', timeZone: 'Etc/UTC', region: 'us-east1', timeoutSeconds: 540, retryCount: 3 },
  () => anchorAllTenants(new Date()),
);
