import { auditDay, auditRecordId, dayAfter } from '@brokerage/domain/audit/auditChain';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { mailSchema } from '@brokerage/domain/mail';
import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { audit } from './audit.ts';
import { anchoredDays } from './auditAnchors.ts';
import { anchorHour } from './auditHourAnchors.ts';
import { mailAuditDigests, sealTenant } from './dailyAuditSeal.ts';
import { lastFinishedDay, sealDays } from './sealDays.ts';

let tenant: TestTenant;
let admin: Person;
let target: Person;
beforeEach(async () => {
  tenant = await newTenant();
  [admin, target] = [await tenant.join('super_admin'), await tenant.join('officer')];
});
afterEach(async () => {
  await removeAnchors(tenant.tenantId);
  await tenant.remove();
});

async function removeAnchors(tenantId: string): Promise<void> {
  for (const folder of [paths.auditAnchors(tenantId), paths.auditHourAnchors(tenantId)]) {
    await getStorage()
      .bucket()
      .deleteFiles({ prefix: `${folder}/`, force: true });
  }
}
const anchorFile = (date: string) =>
  getStorage()
    .bucket()
    .file(`${paths.auditAnchors(tenant.tenantId)}/${date}.json`);
const loadAnchor = async (date: string): Promise<unknown> =>
  JSON.parse((await anchorFile(date).download())[0].toString());

/** Removes every trace of the tenant's log, including the heads, as somebody with database access could. */
async function removeWholeLog(): Promise<void> {
  for (const path of [paths.auditLogs.all(tenant.tenantId), paths.auditSeals.all(tenant.tenantId)]) {
    await firestore.recursiveDelete(firestore.collection(path));
  }
  await setMember(target.uid, { audit_head: null });
}

/** Each test changes records that were already verified, so it requests the whole log. */
const verify = () => expectSuccess(admin.token, 'verify-audit-log', { mode: 'whole' });
const recordId = (seq: number) => `member-${target.uid}-${String(seq).padStart(8, '0')}`;
const recordRef = (seq: number) => firestore.doc(paths.auditLogs.one(tenant.tenantId, recordId(seq)));
const sealRef = (date: string) => firestore.doc(paths.auditSeals.one(tenant.tenantId, date));

/** Records about one person, one for each number of days ago. */
const recorded = (...daysAgo: number[]) => record(daysAgo, false);
/** `isLate`: the acts began then and are written now. */
async function record(daysAgo: readonly number[], isLate: boolean): Promise<void> {
  for (const days of daysAgo) {
    const at = new Date(Date.now() - days * DAY_MS);
    await firestore.runTransaction(async (transaction) => {
      const [actor, member] = await Promise.all(
        [admin, target].map(async ({ uid }) =>
          memberSchema.parse((await transaction.get(firestore.doc(paths.member(uid)))).data()),
        ),
      );
      if (!actor || !member) throw new Error('Nobody to record about');
      // Unless late, the record is also written at that time.
      if (!isLate) vi.useFakeTimers({ toFake: ['Date'], now: at });
      audit(transaction, {
        actor,
        action: 'member_changed',
        entity: { type: 'member', id: target.uid, head: member.audit_head },
        before: { role: 'officer' },
        after: { role: 'compliance' },
        at,
      });
      vi.useRealTimers();
    });
  }
}
const day = (daysAgo: number) => auditDay(new Date(Date.now() - daysAgo * DAY_MS));

describe('verify-audit-log', () => {
  it('finds no problem in what the functions wrote, nor in the seeded world', async () => {
    await expectSuccess(admin.token, 'update-member', {
      uid: target.uid,
      role: 'compliance',
      branch_id: 'main',
    });
    await expectSuccess(admin.token, 'deactivate-member', { uid: target.uid, hand_over_to: null });
    await expectSuccess(admin.token, 'update-company', {
      ...tenant.company,
      disclosure: 'By appointment',
      administrators_need_second_factor: false,
    });
    expect(await verify()).toMatchObject({ checked: 3, seals_checked: 0, first_broken: null });
    await setMember(admin.uid, { tenant_id: PUBLIC_TENANT });
    const seeded = await verify();
    await setMember(admin.uid, { tenant_id: tenant.tenantId });
    // Restores the seeded world.
    await firestore.doc(paths.auditJobs.one(PUBLIC_TENANT, 'verification')).delete();
    await firestore
      .doc(paths.auditLogs.one(PUBLIC_TENANT, auditRecordId('audit_log', PUBLIC_TENANT, 1)))
      .delete();
    expect(seeded.first_broken).toBeNull();
    expect(seeded.checked).toBeGreaterThan(5);
    expect(seeded.seals_checked).toBeGreaterThan(5);
  });

  it('names the changed record', async () => {
    await recorded(3, 2, 1);
    await recordRef(2).update({ after: { role: 'super_admin' } });
    expect((await verify()).first_broken).toMatchObject({
      record_id: recordId(2),
      entity_type: 'member',
      entity_id: target.uid,
      reason: 'changed',
    });
  });

  it('names the removed record, even if it’s the latest', async () => {
    await recorded(3, 2, 1);
    await recordRef(3).delete();
    expect((await verify()).first_broken).toMatchObject({ record_id: recordId(3), reason: 'missing' });
    await recordRef(2).delete();
    expect((await verify()).first_broken).toMatchObject({ record_id: recordId(2), reason: 'missing' });
  });

  it('names a record that its entity’s head doesn’t cover', async () => {
    await recorded(2, 1);
    const { id: _, ...copy } = (await recordRef(2).get()).data() ?? {};
    await recordRef(3).set({ ...copy, id: recordId(3), seq: 3 });
    expect((await verify()).first_broken).toMatchObject({ record_id: recordId(3) });
  });

  it('names the sealed day whose record and head were removed together', async () => {
    await recorded(3, 2);
    await expectSuccess(admin.token, 'seal-audit-log', {});
    expect((await verify()).first_broken).toBeNull();
    const first = (await recordRef(1).get()).data();
    await recordRef(2).delete();
    await setMember(target.uid, { audit_head: { seq: 1, hash: first?.hash } });
    expect((await verify()).first_broken).toMatchObject({
      entity_type: 'seal',
      record_id: day(2),
      reason: 'day_changed',
    });
  });

  it('names the day whose seal was removed or changed', async () => {
    await recorded(4);
    await expectSuccess(admin.token, 'seal-audit-log', {});
    await sealRef(day(3)).update({ prev_digest: 'other' });
    expect((await verify()).first_broken).toMatchObject({ record_id: day(3), entity_type: 'seal' });
    await sealRef(day(3)).delete();
    expect((await verify()).first_broken).toMatchObject({ record_id: day(3), reason: 'seal_missing' });
  });
});

describe('anchors outside the database', () => {
  it('are written once for each sealed day and compared by Verify', async () => {
    await recorded(3, 2);
    const { sealed } = await expectSuccess(admin.token, 'seal-audit-log', {});
    for (const date of sealed) {
      const { count, digest } = (await sealRef(date).get()).data() ?? {};
      expect(await loadAnchor(date)).toEqual({ tenant_id: tenant.tenantId, date, count, digest });
    }
    expect(await verify()).toMatchObject({
      first_broken: null,
      anchors_checked: sealed.length,
      anchored_from: sealed[0],
      anchored_through: sealed.at(-1),
    });
  });

  it('reveal that the whole log was removed', async () => {
    await recorded(3, 2);
    await expectSuccess(admin.token, 'seal-audit-log', {});
    await removeWholeLog();
    expect((await verify()).first_broken).toMatchObject({ record_id: day(3), reason: 'log_missing' });
  });

  it('reveal that the last day was removed with its records, head and seals', async () => {
    await recorded(4, 2);
    await expectSuccess(admin.token, 'seal-audit-log', {});
    const first = (await recordRef(1).get()).data();
    await recordRef(2).delete();
    await setMember(target.uid, { audit_head: { seq: 1, hash: first?.hash } });
    const seals = await firestore.collection(paths.auditSeals.all(tenant.tenantId)).get();
    for (const { id, ref } of seals.docs) if (id >= day(2)) await ref.delete();
    expect((await verify()).first_broken).toMatchObject({ record_id: day(2), reason: 'seal_missing' });
  });

  it('stay unchanged when days are sealed again: sealing fails and Verify names the day', async () => {
    await recorded(3, 2);
    await expectSuccess(admin.token, 'seal-audit-log', {});
    const before = await loadAnchor(day(3));
    await removeWholeLog();
    await recorded(3);
    await expectRejected(call(admin.token, 'seal-audit-log', {}), 'INTERNAL');
    expect(await loadAnchor(day(3))).toEqual(before);
    expect((await verify()).first_broken).toMatchObject({ record_id: day(3), reason: 'anchor_differs' });
  });

  it('aren’t written for days before the first one, or after a rewritten history', async () => {
    await recorded(4);
    const { sealed } = await expectSuccess(admin.token, 'seal-audit-log', {});
    const last = sealed.at(-1) ?? '';
    await anchorFile(last).delete();
    await removeWholeLog();
    await recorded(6, 4);
    for (const attempt of ['at once', 'with the new seals in place']) {
      await expectRejected(call(admin.token, 'seal-audit-log', {}), 'INTERNAL');
      expect(await anchoredDays(tenant.tenantId), attempt).toEqual(sealed.slice(0, -1));
    }
  });

  it('are written by the next call after a failed write', async () => {
    await recorded(4);
    const { sealed } = await expectSuccess(admin.token, 'seal-audit-log', {});
    const [first = '', ...later] = sealed;
    for (const date of later) await anchorFile(date).delete();
    expect(await verify()).toMatchObject({ first_broken: null, anchored_through: first });
    await expectSuccess(admin.token, 'seal-audit-log', {});
    expect(await verify()).toMatchObject({ first_broken: null, anchored_through: sealed.at(-1) });
  });

  it('are written for days that were sealed before anchors existed', async () => {
    await recorded(4);
    const { sealed } = await expectSuccess(admin.token, 'seal-audit-log', {});
    await removeAnchors(tenant.tenantId);
    expect(await verify()).toMatchObject({ first_broken: null, anchors_checked: 0, anchored_from: null });
    await expectSuccess(admin.token, 'seal-audit-log', {});
    expect(await verify()).toMatchObject({
      first_broken: null,
      anchors_checked: sealed.length,
      anchored_from: sealed[0],
    });
  });
});

describe('hourly anchors', () => {
  /** Time of the job that anchors a given moment's hour. */
  const jobAfter = (at: number) => new Date((Math.floor(at / HOUR_MS) + 1) * HOUR_MS + 10 * 60_000);
  const removeSecondRecord = async () => {
    const first = (await recordRef(1).get()).data();
    await recordRef(2).delete();
    await setMember(target.uid, { audit_head: { seq: 1, hash: first?.hash } });
  };
  const listFiles = async () => {
    const prefix = `${paths.auditHourAnchors(tenant.tenantId)}/`;
    const [files] = await getStorage().bucket().getFiles({ prefix });
    return files.map(({ name }) => name.slice(prefix.length));
  };

  it('are compared by Verify through their last hour', async () => {
    await recorded(2, 0);
    const { at } = (await recordRef(2).get()).data() ?? {};
    expect((await verify()).covered_through).toBeNull();
    const job = jobAfter(at.toMillis());
    const through = await anchorHour(tenant.tenantId, job);
    expect(await anchorHour(tenant.tenantId, job)).toBe(through);
    expect(await listFiles()).toHaveLength(1);
    expect(await verify()).toMatchObject({ first_broken: null, covered_through: through });
  });

  it('reveal that today’s latest record was removed together with its head', async () => {
    await recorded(2, 0);
    const { at } = (await recordRef(2).get()).data() ?? {};
    const job = jobAfter(at.toMillis());
    await anchorHour(tenant.tenantId, job);
    await removeSecondRecord();
    const date = auditDay(at.toDate());
    expect((await verify()).first_broken).toMatchObject({ record_id: date, reason: 'hour_changed' });
    // A later run doesn't anchor the remaining records either.
    await expect(anchorHour(tenant.tenantId, job)).rejects.toThrow(date);
    expect(await listFiles()).toHaveLength(1);
  });

  it('continue after an action that is recorded long after it started', async () => {
    await recorded(2);
    await anchorHour(tenant.tenantId, jobAfter(Date.parse(`${day(2)}T23:30:00Z`)));
    const before = Date.now();
    await record([2], true);
    expect((await recordRef(2).get()).get('at').toMillis()).toBeGreaterThanOrEqual(before);
    expect((await verify()).first_broken).toBeNull();
    expect(await sealDays(tenant.tenantId, day(2), new Date())).toContain(day(2));
  });

  it('prevent sealing a day without the records that they cover', async () => {
    await recorded(4, 2);
    await anchorHour(tenant.tenantId, jobAfter(Date.parse(`${day(2)}T23:30:00Z`)));
    expect(await listFiles()).toEqual([`${day(2)}T24.json`]);
    await removeSecondRecord();
    await expect(sealDays(tenant.tenantId, lastFinishedDay(new Date()), new Date())).rejects.toThrow(day(2));
    expect((await anchorFile(day(2)).exists())[0]).toBe(false);
    expect((await verify()).first_broken).toMatchObject({ record_id: day(2), reason: 'hour_changed' });
  });

  it('are replaced by the anchor of the sealed day', async () => {
    await recorded(2);
    await anchorHour(tenant.tenantId, jobAfter(Date.parse(`${day(2)}T23:30:00Z`)));
    const { sealed } = await expectSuccess(admin.token, 'seal-audit-log', {});
    const covered = `${dayAfter(sealed.at(-1) ?? '')}T00:00:00.000Z`;
    expect(await verify()).toMatchObject({ first_broken: null, covered_through: covered });
  });

  it('don’t exist for a company without records', async () => {
    expect(await anchorHour(tenant.tenantId, new Date())).toBeNull();
    expect(await listFiles()).toEqual([]);
  });
});

describe('seal-audit-log', () => {
  it('seals every finished day since the first record once, including empty ones', async () => {
    await recorded(3, 3, 1, 0);
    const compliance = await tenant.join('compliance');
    const latest = lastFinishedDay(new Date());
    const { sealed } = await expectSuccess(compliance.token, 'seal-audit-log', { date: day(2) });
    expect(sealed).toEqual([day(3), day(2)]);
    const rest = await expectSuccess(admin.token, 'seal-audit-log', {});
    expect(rest.sealed).toEqual([day(1)].filter((date) => date <= latest));
    expect((await expectSuccess(admin.token, 'seal-audit-log', {})).sealed).toEqual([]);
    expect((await sealRef(day(3)).get()).data()).toMatchObject({ count: 2, prev_digest: null });
    expect((await sealRef(day(2)).get()).data()).toMatchObject({ count: 0 });
    expect(await verify()).toMatchObject({ checked: 4, first_broken: null });
  });

  it('rejects a day that isn’t over', async () => {
    await recorded(1);
    for (const date of [day(0), dayAfter(day(0)), '9999-12-31']) {
      const error = await expectRejected(call(admin.token, 'seal-audit-log', { date }), 'INVALID_ARGUMENT');
      expect(error?.details).toMatchObject({
        issues: [{ path: 'date', message: memberErrors['day-not-over'].sentence }],
      });
    }
    await expectRejected(call(admin.token, 'seal-audit-log', { date: '../x' }), 'INVALID_ARGUMENT');
  });

  it('is run once for each tenant by the daily job', async () => {
    await recorded(2);
    await sealTenant(tenant.tenantId, new Date());
    const first = await sealRef(day(2)).get();
    expect(first.exists).toBe(true);
    await sealTenant(tenant.tenantId, new Date());
    expect((await sealRef(day(2)).get()).updateTime).toEqual(first.updateTime);
    expect(await tenant.mails(admin.email)).toHaveLength(1);
    expect((await verify()).first_broken).toBeNull();
  });

  it('mails the digests to the active super administrators once', async () => {
    await recorded(3);
    const [second, invited, gone, officer] = [
      await tenant.join('super_admin'),
      await tenant.invite('super_admin'),
      await tenant.join('super_admin', { status: 'deactivated' }),
      await tenant.join('officer'),
    ];
    await sealDays(tenant.tenantId, lastFinishedDay(new Date()), new Date());
    await mailAuditDigests(tenant.tenantId, new Date());
    await mailAuditDigests(tenant.tenantId, new Date());
    const mails = await tenant.mails(admin.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual([admin.email, second.email].sort());
    const { text } = mailSchema.shape.message.parse(mails[0]?.message);
    expect(text).toContain((await sealRef(day(3)).get()).data()?.digest);
    for (const { email } of [admin, second, invited, gone, officer, target])
      expect(text).not.toContain(email);
    for (const { email } of [invited, gone, officer]) expect(await tenant.mails(email)).toEqual([]);
  });
});

describe('audit', () => {
  it('chains the records of concurrent actions', async () => {
    const act = () =>
      call(admin.token, 'update-company', {
        ...tenant.company,
        disclosure: `Rates ${Math.random()}`,
        administrators_need_second_factor: false,
      });
    const responses = await Promise.all([act(), act(), act()]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await tenant.audits(tenant.tenantId)).map(({ seq }) => seq as number)).toEqual([1, 2, 3]);
    expect((await verify()).first_broken).toBeNull();
  });
});
