import { paths } from '@brokerage/domain/paths';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';
import { remindOfLicenses } from './remindOfLicenses.ts';

const TODAY = '2026-11-23';
/** Seven in the morning on the company's clock. */
const at = (days: number) => new Date(`${shiftDate(TODAY, days)}T12:00:00Z`);

let tenant: TestTenant;
let admin: Omit<Person, 'token'>;
let officer: Omit<Person, 'token'>;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  officer = await tenant.join('officer', { officer_id: 'ana' });
  await tenant.join('officer');
  await listOfficer(tenant.tenantId, 'ana');
});
afterEach(() => tenant.remove());

const store = (id: string, changes: object) =>
  firestore.doc(paths.licenses.one(tenant.tenantId, id)).set({
    id,
    holder_kind: 'company',
    holder_id: tenant.tenantId,
    state: 'NJ',
    kind: 'nj_broker',
    number: '9900192',
    authority: '',
    expires_on: shiftDate(TODAY, 60),
    noticed_days: null,
    revision: 1,
    ...changes,
  });
const notices = async (uid: string) => {
  const found = await firestore
    .collection(paths.notices.all(tenant.tenantId))
    .where('to_user_id', '==', uid)
    .get();
  return found.docs.map((one) => one.data());
};
const subjects = async (to: string) =>
  (await tenant.mails(to)).map((mail) => (mail.message as { subject: string }).subject);

it('notifies administrators once each: 60, 30 and 7 days before, and on the day', async () => {
  await store('company', {});
  const written: number[] = [];
  for (let day = -1; day <= 65; day += 1) {
    const sum = await remindOfLicenses(tenant.tenantId, at(day));
    written.push(sum);
    // A task may be delivered twice. If nothing was written, the next day's run does the same.
    if (sum > 0) expect(await remindOfLicenses(tenant.tenantId, at(day))).toBe(0);
  }
  expect(written.flatMap((sum, index) => (sum > 0 ? [61 - index] : []))).toEqual([60, 30, 7, 0]);
  expect((await notices(admin.uid)).map(({ kind }) => kind as string)).toEqual(
    Array.from({ length: 4 }, () => 'license_expiring'),
  );
  expect(await notices(officer.uid)).toEqual([]);
  expect(await subjects('hello@testfield.example')).toEqual([
    'Testfield Lending’s New Jersey license expires in 60 days, on Jan 22, 2027',
    'Testfield Lending’s New Jersey license expires in 30 days, on Jan 22, 2027',
    'Testfield Lending’s New Jersey license expires in 7 days, on Jan 22, 2027',
    'Testfield Lending’s New Jersey license expires today',
  ]);
}, 60_000);

it('notifies an officer about their own license, also after a missed day', async () => {
  await store('ana', {
    holder_kind: 'officer',
    holder_id: 'ana',
    kind: 'originator',
    expires_on: shiftDate(TODAY, -2),
    noticed_days: 7,
  });
  expect(await remindOfLicenses(tenant.tenantId, at(0))).toBe(1);
  for (const { uid } of [admin, officer]) {
    expect(await notices(uid)).toMatchObject([
      { kind: 'license_expired', holder_kind: 'officer', state: 'NJ', expires_on: '2026-11-21' },
    ]);
  }
});

it('skips licenses that don’t expire, expired long ago or have no holder left', async () => {
  await store('forever', { expires_on: null });
  await store('old', { expires_on: shiftDate(TODAY, -15) });
  await store('far', { expires_on: shiftDate(TODAY, 61) });
  await store('gone', { holder_kind: 'branch', holder_id: 'gone', expires_on: shiftDate(TODAY, 7) });
  expect(await remindOfLicenses(tenant.tenantId, at(0))).toBe(0);
  expect(await notices(admin.uid)).toEqual([]);
});

it('requests a build of the public pages only on the day after a license ended', async () => {
  await store('company', { expires_on: TODAY });
  const request = firestore.doc(paths.jobProgress.one(tenant.tenantId, 'site-build'));
  await remindOfLicenses(tenant.tenantId, at(0));
  expect((await request.get()).exists).toBe(false);
  await remindOfLicenses(tenant.tenantId, at(1));
  expect((await request.get()).exists).toBe(true);
  await request.delete();
  await remindOfLicenses(tenant.tenantId, at(2));
  expect((await request.get()).exists, 'once').toBe(false);
});

it('requests the build even if that day’s run was missed', async () => {
  await store('company', { expires_on: TODAY });
  const request = firestore.doc(paths.jobProgress.one(tenant.tenantId, 'site-build'));
  await remindOfLicenses(tenant.tenantId, at(0));
  await remindOfLicenses(tenant.tenantId, at(3));
  expect((await request.get()).exists).toBe(true);
});
