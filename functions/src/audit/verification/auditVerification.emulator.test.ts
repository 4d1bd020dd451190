import { auditDay } from '@brokerage/domain/audit/auditChain';
import { type AuditVerification, auditVerificationSchema } from '@brokerage/domain/audit/auditVerification';
import { withDates } from '@brokerage/domain/collections/withDates';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SliceKey } from '../../data/defineSliceTask.ts';
import { logger } from '../../logging/logger.ts';
import { startOfDay, trailRecordPath, writeAuditTrail } from '../../testing/auditTrail.ts';
import { countOperations } from '../../testing/countOperations.ts';
import { firestore } from '../../testing/emulator.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../../testing/members.ts';
import { anchorBucket } from '../anchorBucket.ts';
import { sealDays } from '../sealDays.ts';
import { endVerification, storeSlice } from './auditVerificationJob.ts';
import { auditVerificationTask } from './auditVerificationTask.ts';
import { runSlice } from './runSlice.ts';
import { verifySlice } from './verifySlice.ts';

/** Small slices, so that the log below takes many. */
const SLICE = 3;
const RECORDS = 10;
const FLYER = 'trail';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await anchorBucket().deleteFiles({ prefix: `${paths.auditAnchors(tenant.tenantId)}/`, force: true });
  await tenant.remove();
});

const jobRef = () => firestore.doc(paths.auditJobs.one(tenant.tenantId, 'verification'));
const job = async (): Promise<AuditVerification> =>
  auditVerificationSchema.parse(withDates((await jobRef().get()).data() ?? {}));
const records = (flyerId = FLYER, count = RECORDS, daysAgo = 3) =>
  writeAuditTrail(firestore, {
    tenantId: tenant.tenantId,
    flyerId,
    count,
    from: startOfDay(daysAgo),
    every: (2 * DAY_MS) / count,
  });
const seal = () => sealDays(tenant.tenantId, auditDay(startOfDay(2)), new Date());
const verify = (mode?: 'since_last' | 'whole' | 'continue', person = admin) =>
  expectSuccess(person.token, 'verify-audit-log', mode ? { mode } : {});
/** The verification acts in the log, in order. */
const acts = async () => (await tenant.audits(tenant.tenantId)).map(({ action }) => String(action));

/** A whole-log verification whose first slice is due, as `verify-audit-log` leaves it. */
async function begin(): Promise<SliceKey> {
  await verify();
  const { run_id } = await job();
  const whole = { status: 'running', slice: 0, base: null, state: null, result: null, finished_at: null };
  const lease_until = new Date(Date.now() + 60_000);
  await jobRef().update({ ...whole, is_start_recorded: false, lease_until });
  return { tenantId: tenant.tenantId, runId: run_id, slice: 0 };
}

/** The state of a whole-log verification that is about to begin a phase. */
async function loadState(phase: NonNullable<AuditVerification['state']>['phase']) {
  await runSlice(await begin(), () => Promise.resolve(), 1);
  const { state } = await job();
  if (!state) throw new Error('Nothing was stored');
  return { ...state, phase, after: null };
}

/** Runs this task and all that follow; returns how many there were. */
async function runAll(first: SliceKey, size = SLICE): Promise<number> {
  const waiting = [first];
  let slices = 0;
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    slices += 1;
    await runSlice(key, (next) => Promise.resolve(void waiting.push(next)), size);
  }
  return slices;
}

describe('verify-audit-log', () => {
  it('finishes a small log immediately and records it in the log', async () => {
    await records();
    expect(await verify()).toMatchObject({ status: 'done', is_new: true, checked: RECORDS, since: null });
    const stored = await job();
    expect(stored).toMatchObject({
      status: 'done',
      slice: 1,
      tenant_id: tenant.tenantId,
      started_by: { user_id: admin.uid },
      result: { checked: RECORDS, first_broken: null },
      last_verified: null,
      whole_verified: { by: { user_id: admin.uid } },
    });
    const [finished] = await tenant.audits(tenant.tenantId);
    expect(finished).toMatchObject({
      action: 'audit_verification_finished',
      actor_user_id: admin.uid,
      entity_type: 'audit_log',
      after: { scope: 'whole', result: 'intact', checked: RECORDS, seals_checked: 0 },
    });
    expect(await acts()).toHaveLength(1);
  });

  it('starts from the last verified seal and reads only what came after it', async () => {
    await records();
    await seal();
    expect(await verify()).toMatchObject({ seals_checked: 2, first_broken: null });
    const sealed = auditDay(startOfDay(2));
    const { last_verified } = await job();
    expect(last_verified).toMatchObject({ date: sealed, by: { user_id: admin.uid } });
    const since = await verify();
    // The record of the previous verification.
    expect(since).toMatchObject({ since: sealed, checked: 1, seals_checked: 0, sealed_through: sealed });
    expect(await verify('whole')).toMatchObject({ since: null, checked: RECORDS + 2, seals_checked: 2 });
    await verify();
    const { base } = await job();
    const { operations } = await countOperations(() =>
      verifySlice(tenant.tenantId, { base, state: null }, 2000),
    );
    expect(operations.reads).toBeLessThan(30);
    await records('older', 100);
    const larger = await countOperations(() => verifySlice(tenant.tenantId, { base, state: null }, 2000));
    expect(larger.operations.reads).toBe(operations.reads);
  });

  it('ignores problems before the last verified seal; a problem makes the next run full', async () => {
    await records();
    await seal();
    await verify();
    await firestore.doc(trailRecordPath(tenant.tenantId, FLYER, 2)).update({ actor_name: 'Somebody Else' });
    expect((await verify()).first_broken).toBeNull();
    expect((await verify('whole')).first_broken).toMatchObject({ reason: 'changed' });
    expect(await job()).toMatchObject({ last_verified: null, whole_verified: null });
    expect(await verify()).toMatchObject({ since: null, first_broken: { reason: 'changed' } });
    expect((await tenant.audits(tenant.tenantId)).at(-1)).toMatchObject({
      after: { result: 'altered', first_problem: `flyer-${FLYER}-00000002` },
    });
  });

  it('returns the running verification to a second caller', async () => {
    await records();
    const key = await begin();
    const colleague = await tenant.join('compliance');
    expect(await verify('whole', colleague)).toMatchObject({
      run_id: key.runId,
      status: 'running',
      is_new: false,
    });
    expect(await job()).toMatchObject({ slice: 0, started_by: { user_id: admin.uid } });
  });

  it('replaces or continues a crashed verification', async () => {
    await records();
    const key = await begin();
    await runSlice(key, () => Promise.resolve(), SLICE);
    await jobRef().update({ lease_until: new Date(Date.now() - 1) });
    expect(await verify('continue')).toMatchObject({ run_id: key.runId, status: 'done', is_new: true });
    await jobRef().update({ status: 'running', lease_until: new Date(Date.now() - 1) });
    const again = await verify();
    expect(again).toMatchObject({ status: 'done', is_new: true });
    expect(again.run_id).not.toBe(key.runId);
  });

  it('can’t continue before the first verification or after a finished one', async () => {
    const { sentence } = memberErrors['nothing-to-continue'];
    const attempt = () => call(admin.token, 'verify-audit-log', { mode: 'continue' });
    await expectRejected(attempt(), 'FAILED_PRECONDITION', sentence);
    await verify();
    await expectRejected(attempt(), 'FAILED_PRECONDITION', sentence);
  });

  it('rejects members who may not read the log, and invalid input', async () => {
    const officer = await tenant.join('officer');
    await expectRejected(call(officer.token, 'verify-audit-log', {}), 'PERMISSION_DENIED');
    await expectRejected(call(undefined, 'verify-audit-log', {}), 'UNAUTHENTICATED');
    for (const input of [{ mode: 'some' }, { tenant_id: 'x' }, { cursor: null }]) {
      await expectRejected(call(admin.token, 'verify-audit-log', input), 'INVALID_ARGUMENT');
    }
    expect((await jobRef().get()).exists).toBe(false);
  });
});

describe('the whole log', () => {
  const HEAD = { seq: 2, hash: 'f'.repeat(64) };
  const places = {
    template: paths.templates.one,
    flyer: paths.flyers.one,
    link: paths.sharedLinks.one,
    application: paths.submissionAudit,
    branch: (tenantId: string, id: string) => paths.auditHeads.one(tenantId, `branch-${id}`),
    directory_entry: (tenantId: string, id: string) =>
      paths.auditHeads.one(tenantId, `directory-entry-${id}`),
    // Removed: only its head is left.
    license: (tenantId: string, id: string) => paths.auditHeads.one(tenantId, `license-${id}`),
    customer_review: (tenantId: string, id: string) =>
      paths.auditHeads.one(tenantId, `customer-review-${id}`),
  };

  it.each([
    'template',
    'flyer',
    'link',
    'application',
    'branch',
    'directory_entry',
    'license',
    'customer_review',
  ] as const)('is reported as altered when all records of one %s are gone', async (type) => {
    await records();
    // The list of submissions still names them.
    await firestore.doc(paths.submissions.one(tenant.tenantId, 'stripped')).set({ status: 'new' });
    expect((await verify('whole')).first_broken).toBeNull();
    const place = firestore.doc(places[type](tenant.tenantId, 'stripped'));
    await place.set({ audit_head: HEAD }, { merge: true });
    const key = await begin();
    await runAll(key);
    expect((await job()).result?.first_broken).toMatchObject({
      record_id: `${type}-stripped-00000001`,
      reason: 'missing',
    });
  });

  it('takes at most three reads per application, in slices of equal size', async () => {
    const apply = async (from: number, to: number) => {
      const writer = firestore.bulkWriter();
      for (let index = from; index < to; index += 1) {
        const id = String(index).padStart(4, '0');
        void writer.set(firestore.doc(paths.submissions.one(tenant.tenantId, id)), { status: 'new' });
      }
      await writer.close();
    };
    const start = { base: null, state: await loadState('applications') };
    const readsOfSlice = async () =>
      (await countOperations(() => verifySlice(tenant.tenantId, start, 40))).operations.reads;
    await apply(0, 60);
    const few = await readsOfSlice();
    expect(few).toBeLessThanOrEqual(3 * 40);
    await apply(60, 600);
    expect(await readsOfSlice()).toBe(few);
  });
});

describe('stop-audit-verification', () => {
  it('stops the running verification without storing its current slice; it can be continued', async () => {
    await records();
    const key = await begin();
    await runSlice(key, () => Promise.resolve(), SLICE);
    const next = { ...key, slice: 1 };
    const late = await verifySlice(tenant.tenantId, await job(), SLICE);
    const colleague = await tenant.join('marketing_admin');
    await expectSuccess(colleague.token, 'stop-audit-verification', { run_id: key.runId });
    await storeSlice(next, late, new Date());
    expect(await job()).toMatchObject({ status: 'stopped', slice: 1, state: { checked: SLICE } });
    expect((await tenant.audits(tenant.tenantId)).at(-1)).toMatchObject({
      action: 'audit_verification_stopped',
      actor_user_id: colleague.uid,
      after: { scope: 'whole', result: 'stopped', checked: SLICE },
    });
    expect(await runAll(next)).toBe(1);
    expect(await job()).toMatchObject({ status: 'stopped', slice: 1 });
    expect(await verify('continue')).toMatchObject({ run_id: key.runId, status: 'done' });
  });

  it('affects no other verification, including another company’s', async () => {
    await records();
    const key = await begin();
    const other = await newTenant();
    const stranger = await other.join('super_admin');
    await expectSuccess(stranger.token, 'stop-audit-verification', { run_id: key.runId });
    await expectSuccess(admin.token, 'stop-audit-verification', { run_id: 'another' });
    expect(await job()).toMatchObject({ status: 'running' });
    expect((await firestore.doc(paths.auditJobs.one(other.tenantId, 'verification')).get()).exists).toBe(
      false,
    );
    await other.remove();
    const officer = await tenant.join('officer');
    await expectRejected(
      call(officer.token, 'stop-audit-verification', { run_id: key.runId }),
      'PERMISSION_DENIED',
    );
    await runAll(key);
    const done = await job();
    await expectSuccess(admin.token, 'stop-audit-verification', { run_id: key.runId });
    expect(await job()).toEqual(done);
  });
});

describe('slices', () => {
  /** A verification's outcome, without actor and times. */
  const outcome = async () => {
    const { status, result } = await job();
    return { status, result };
  };

  it('find the same as a single run, and the log records their start and end', async () => {
    await records();
    await seal();
    await firestore.doc(trailRecordPath(tenant.tenantId, FLYER, 7)).update({ actor_name: 'Somebody Else' });
    const key = await begin();
    const { result } = await verifySlice(tenant.tenantId, { base: null, state: null });
    const before = await acts();
    expect(await runAll(key)).toBeGreaterThan(5);
    // The record that the verification started arrived while it ran.
    expect(await outcome()).toMatchObject({
      status: 'done',
      result: { seals_checked: 2, first_broken: result?.first_broken },
    });
    expect((await acts()).slice(before.length)).toEqual([
      'audit_verification_started',
      'audit_verification_finished',
    ]);
    expect(await verify('whole')).toMatchObject({ first_broken: result?.first_broken });
  });

  it('count once, however often they are delivered, and late ones change nothing', async () => {
    await records();
    const key = await begin();
    const sent: SliceKey[] = [];
    const deliver = (one: SliceKey) => runSlice(one, (next) => Promise.resolve(void sent.push(next)), SLICE);
    await Promise.all([deliver(key), deliver(key)]);
    expect(await job()).toMatchObject({ slice: 1, state: { checked: SLICE } });
    const [next] = sent;
    expect(sent).toEqual([next, next]);
    if (!next) throw new Error('Nothing was sent');
    await deliver(next);
    const stored = await job();
    await deliver(key);
    expect(await job()).toEqual(stored);
    await deliver({ ...next, runId: 'replaced' });
    expect(await job()).toEqual(stored);
    await runAll({ ...next, slice: 2 });
    expect((await outcome()).status).toBe('done');
    expect((await acts()).filter((action) => action === 'audit_verification_started')).toHaveLength(1);
  });

  describe.each(['before', 'after'] as const)('killed %s a commit, then repeated', (moment) => {
    // Each slice is killed once, in its own verification.
    it('produce the same result, recorded once', { timeout: 240_000 }, async () => {
      const size = 8;
      await records();
      await seal();
      const reference = await begin();
      const slices = await runAll(reference, size);
      const expected = await outcome();
      expect(expected).toMatchObject({ status: 'done', result: { first_broken: null, seals_checked: 2 } });
      for (let killed = 0; killed < slices; killed += 1) {
        await firestore.recursiveDelete(jobRef());
        for (const { id } of await tenant.audits(tenant.tenantId)) {
          await firestore.doc(paths.auditLogs.one(tenant.tenantId, String(id))).delete();
        }
        const key = await begin();
        const waiting = [key];
        const send = (next: SliceKey) => Promise.resolve(void waiting.push(next));
        for (let one = waiting.shift(); one; one = waiting.shift()) {
          const work = () => runSlice(one, send, size);
          // A killed task is delivered again.
          if (one.slice === killed) expect(await killAtCommit(1, moment, work)).toBe(true);
          await work();
        }
        expect(await outcome(), `slice ${killed}`).toEqual(expected);
        expect(await acts(), `slice ${killed}`).toEqual([
          'audit_verification_finished',
          'audit_verification_started',
          'audit_verification_finished',
        ]);
      }
    });
  });

  it('continue with the next one after a kill between two', async () => {
    await records();
    const key = await begin();
    const killed = () => Promise.reject(new Error('Killed'));
    await expect(runSlice(key, killed, SLICE)).rejects.toThrow('Killed');
    expect(await job()).toMatchObject({ slice: 1 });
    const { operations } = await countOperations(() => runSlice(key, () => Promise.resolve(), SLICE));
    // The slice is only sent on, without reading a record again.
    expect(operations).toEqual({ reads: 2, writes: 0 });
    expect(await runAll(key)).toBeGreaterThan(3);
    expect((await outcome()).status).toBe('done');
  });

  it('keep a stored result after a kill', async () => {
    await records();
    const key = await begin();
    await runAll(key);
    const done = await job();
    const log = await acts();
    expect(await runAll({ ...key, slice: done.slice - 1 })).toBe(1);
    expect(await job()).toEqual(done);
    expect(await acts()).toEqual(log);
  });

  it('run as tasks that are sent to the function', async () => {
    await records();
    await auditVerificationTask.send(await begin());
    await vi.waitFor(async () => expect((await job()).status).toBe('done'), {
      timeout: 45_000,
      interval: 250,
    });
  });

  it('that fail on the last attempt leave a failed verification, which can continue later', async () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    await records();
    const key = await begin();
    await runSlice(key, () => Promise.resolve(), SLICE);
    const { state } = await job();
    // An unreadable position.
    await jobRef().update({ 'state.after': 'a/b/c' });
    const next = { ...key, slice: 1 };
    await expect(auditVerificationTask.run(next, 1)).rejects.toThrow('Audit log not verified');
    expect((await job()).status).toBe('running');
    await expect(auditVerificationTask.run(next, 5)).rejects.toThrow('Audit log not verified');
    expect(await job()).toMatchObject({ status: 'failed', slice: 1 });
    expect(JSON.stringify(log.mock.calls)).not.toContain(admin.email);
    expect((await tenant.audits(tenant.tenantId)).at(-1)).toMatchObject({ after: { result: 'failed' } });
    await expectRejected(call(admin.token, 'verify-audit-log', { mode: 'continue' }), 'INTERNAL');
    expect((await job()).status).toBe('failed');
    await jobRef().update({ state });
    expect(await verify('continue')).toMatchObject({ status: 'done', run_id: key.runId });
  });

  it('end a verification only once', async () => {
    await records();
    const key = await begin();
    await endVerification(key, 'stopped', new Date());
    const stopped = await job();
    await endVerification(key, 'failed', new Date());
    expect(await job()).toEqual(stopped);
  });
});
