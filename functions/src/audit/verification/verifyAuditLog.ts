import type { AuditVerification } from '@brokerage/domain/audit/auditVerification';
import { toResult } from '@brokerage/domain/audit/verifyAuditStep';
import type { CallableOutput } from '@brokerage/domain/callables';
import { db } from '../../data/db.ts';
import { defineMemberCallable } from '../../http/defineMemberCallable.ts';
import { endVerification, startVerification } from './auditVerificationJob.ts';
import { auditVerificationTask } from './auditVerificationTask.ts';
import { runSlice } from './runSlice.ts';

const NOTHING_YET = {
  checked: 0,
  seals_checked: 0,
  sealed_through: null,
  unsealed_days: 0,
  anchors_checked: 0,
  anchored_from: null,
  anchored_through: null,
  covered_through: null,
  first_broken: null,
};

function toOutput(
  { run_id, status, base, state, result }: AuditVerification,
  { is_new }: { is_new: boolean },
): CallableOutput<'verify-audit-log'> {
  const known = result ?? (state ? toResult(state) : { ...NOTHING_YET, since: base?.date ?? null });
  return { ...known, run_id, status, is_new };
}

/**
 * verify-audit-log: checks the log of the caller's tenant against itself and against the anchors outside the database, from the last
 * verified seal or as a whole. Checks the first slice right away, which is all of a small log; tasks check the rest.
 */
export const verifyAuditLog = defineMemberCallable(
  'verify-audit-log',
  'audit:read',
  async ({ mode }, session, now) => {
    const tenantId = session.member.tenant_id;
    const { job, isNew } = await startVerification(session, mode, now);
    if (!isNew) return toOutput(job, { is_new: false });
    const key = { tenantId, runId: job.run_id, slice: job.slice };
    try {
      await runSlice(key, auditVerificationTask.send);
    } catch (error) {
      await endVerification(key, 'failed', new Date());
      throw error;
    }
    const stored = (await db.auditVerification(tenantId).get()).data();
    return toOutput(stored ?? job, { is_new: true });
  },
);
