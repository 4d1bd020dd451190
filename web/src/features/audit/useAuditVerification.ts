import {
  type AuditVerification,
  auditVerificationSchema,
  isStalled,
} from '@brokerage/domain/audit/auditVerification';
import { paths } from '@brokerage/domain/paths';
import { useEffect, useState } from 'react';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';

interface LiveVerification {
  live: Live<AuditVerification | undefined>;
  /** The latest verification; undefined before the first one. */
  job: AuditVerification | undefined;
  isRunning: boolean;
  isStalled: boolean;
}

/** Subscribes to the tenant's latest verification of the audit log, by any member. */
export function useAuditVerification(tenantId: string): LiveVerification {
  const live = useDocument(paths.auditJobs.one(tenantId, 'verification'), auditVerificationSchema);
  const job = readyData(live);
  const [now, setNow] = useState(() => new Date());
  const lease = job?.status === 'running' ? job.lease_until.getTime() : undefined;
  useEffect(() => {
    if (lease === undefined) return;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, lease - Date.now()));
    return () => clearTimeout(timer);
  }, [lease]);
  const stalled = job !== undefined && isStalled(job, now);
  return { live, job, isRunning: job?.status === 'running' && !stalled, isStalled: stalled };
}
