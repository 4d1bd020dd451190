import { randomUUID } from 'node:crypto';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditAction, AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import { type AuditVerification, isVerificationStalled } from '@brokerage/domain/audit/auditVerification';
import { toResult } from '@brokerage/domain/audit/verifyAuditStep';
import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import type { SliceKey } from '../../data/defineSliceTask.ts';
import { sliceLease } from '../../data/sliceLease.ts';
import { type MemberSession, runMemberTransaction } from '../../http/defineMemberCallable.ts';
import { type AuditActor, audit } from '../audit.ts';
import type { CheckedSlice } from './verifySlice.ts';

type Mode = ParsedInput<'verify-audit-log'>['mode'];

/**
 * Starts a tenant's verification or continues an unfinished one. If one is running, returns it and changes nothing.
 * @throws DomainError those of `runMemberTransaction`; nothing-to-continue
 */
export function startVerification(
  session: MemberSession,
  mode: Mode,
  now: Date,
): Promise<{ job: AuditVerification; isNew: boolean }> {
  return runMemberTransaction(session, async (transaction, member) => {
    const { tenant_id, user_id, name } = member;
    const ref = db.auditVerification(tenant_id);
    const last = (await transaction.get(ref)).data();
    if (last?.status === 'running' && !isVerificationStalled(last, now)) return { job: last, isNew: false };
    const newJob = {
      status: 'running',
      started_by: { user_id, name },
      started_at: now,
      is_start_recorded: false,
      updated_at: now,
      lease_until: sliceLease(now),
      finished_at: null,
    } as const;
    if (mode === 'continue') {
      if (!last || last.status === 'done') throw new DomainError('nothing-to-continue');
      transaction.update(ref, newJob);
      return { job: { ...last, ...newJob }, isNew: true };
    }
    const { last_verified = null, whole_verified = null, audit_head = null } = last ?? {};
    const base = mode === 'whole' ? null : last_verified;
    const job: AuditVerification = {
      ...newJob,
      run_id: randomUUID(),
      tenant_id,
      slice: 0,
      base: base && { date: base.date, digest: base.digest },
      state: null,
      result: null,
      last_verified,
      whole_verified,
      audit_head,
    };
    transaction.set(ref, job);
    return { job, isNew: true };
  });
}

const isCurrent = (
  job: AuditVerification | undefined,
  { runId, slice }: SliceKey,
): job is AuditVerification => job?.status === 'running' && job.run_id === runId && job.slice === slice;

/** Stores a slice's result once. A slice that was delivered twice, or whose verification has been stopped or replaced, changes nothing. */
export function storeSlice(key: SliceKey, { state, result }: CheckedSlice, now: Date): Promise<void> {
  const ref = db.auditVerification(key.tenantId);
  return db.runTransaction(async (transaction) => {
    const job = (await transaction.get(ref)).data();
    if (!isCurrent(job, key)) return;
    const slice = { slice: job.slice + 1, state, updated_at: now, lease_until: sliceLease(now) };
    if (!result) {
      transaction.update(ref, { ...slice, is_start_recorded: true });
      if (!job.is_start_recorded) {
        const after = { ...toScope(job), checked: job.state?.checked ?? 0 };
        recordEntry(transaction, job, {
          by: job.started_by,
          action: 'audit_verification_started',
          after,
          at: now,
        });
      }
      return;
    }
    const isIntact = result.first_broken === null;
    const mark = { at: now, by: job.started_by };
    transaction.update(ref, {
      ...slice,
      status: 'done',
      result,
      finished_at: now,
      // After tampering was found, the next verification begins with the first record.
      last_verified: isIntact ? state.last_seal && { ...state.last_seal, ...mark } : null,
      whole_verified: isIntact && !job.base ? mark : isIntact ? job.whole_verified : null,
    });
    const { checked, seals_checked, first_broken } = result;
    const after = {
      ...toScope(job),
      result: isIntact ? 'intact' : 'altered',
      checked,
      seals_checked,
      ...(first_broken && { first_problem: first_broken.record_id }),
    };
    recordEntry(transaction, job, {
      by: job.started_by,
      action: 'audit_verification_finished',
      after,
      at: now,
    });
  });
}

/** Ends a running verification without a result, so that somebody can continue it. Leaves any other one unchanged. */
export async function endVerification(
  { tenantId, runId }: Pick<SliceKey, 'tenantId' | 'runId'>,
  status: 'stopped' | 'failed',
  now: Date,
  actorIn: (transaction: Transaction) => Promise<Pick<AuditActor, 'user_id' | 'name'> | undefined> = () =>
    Promise.resolve(undefined),
): Promise<void> {
  const ref = db.auditVerification(tenantId);
  await db.runTransaction(async (transaction) => {
    const actor = await actorIn(transaction);
    const job = (await transaction.get(ref)).data();
    if (job?.status !== 'running' || job.run_id !== runId) return;
    transaction.update(ref, { status, updated_at: now, finished_at: now });
    const checked = job.state ? toResult(job.state).checked : 0;
    const after = { ...toScope(job), result: status, checked };
    recordEntry(transaction, job, {
      by: actor ?? job.started_by,
      action: 'audit_verification_stopped',
      after,
      at: now,
    });
  });
}

/** Returns the scope of a verification for its audit records. */
const toScope = ({ base }: AuditVerification): AuditSnapshot =>
  base ? { scope: 'since_last', since: base.date } : { scope: 'whole' };

interface VerificationEntry {
  by: Pick<AuditActor, 'user_id' | 'name'>;
  action: AuditAction;
  after: AuditSnapshot;
  at: Date;
}

function recordEntry(
  transaction: Transaction,
  { tenant_id, audit_head: head }: { tenant_id: string; audit_head: AuditHead | null },
  { by: { user_id, name }, ...entry }: VerificationEntry,
): void {
  audit(transaction, {
    actor: { tenant_id, user_id, name },
    entity: { type: 'audit_log', id: tenant_id, head },
    before: null,
    ...entry,
  });
}
