import { authorizeInTransaction, defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { endVerification } from './auditVerificationJob.ts';

/** stop-audit-verification: stops the running verification of the caller's tenant; a finished one stays unchanged. */
export const stopAuditVerification = defineMemberCallable(
  'stop-audit-verification',
  'audit:read',
  async ({ run_id }, session, now) => {
    const key = { tenantId: session.member.tenant_id, runId: run_id };
    await endVerification(key, 'stopped', now, (transaction) => authorizeInTransaction(transaction, session));
    return {};
  },
);
