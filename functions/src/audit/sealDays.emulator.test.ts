import { auditDay, dayAfter } from '@brokerage/domain/audit/auditChain';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startOfDay, trailRecordPath, writeAuditTrail } from '../testing/auditTrail.ts';
import { countOperations } from '../testing/countOperations.ts';
import { firestore } from '../testing/emulator.ts';
import { killAtCommit } from '../testing/killAtCommit.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { anchorBucket } from './anchorBucket.ts';
import { anchoredDays } from './auditAnchors.ts';
import { sealDays } from './sealDays.ts';

/** Records per slice in this test, and records of the day. */
const SLICE = 3;
const RECORDS = 10;
const DATE = auditDay(startOfDay(3));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await newTenant();
  const { tenantId } = tenant;
  await writeAuditTrail(firestore, {
    tenantId,
    flyerId: 'trail',
    count: RECORDS,
    from: startOfDay(3),
    every: 60_000,
  });
});
afterEach(async () => {
  await anchorBucket().deleteFiles({ prefix: `${paths.auditAnchors(tenant.tenantId)}/`, force: true });
  await tenant.remove();
});

const seal = (slice = SLICE, through = DATE) => sealDays(tenant.tenantId, through, new Date(), slice);
const sealRef = (date: string) => firestore.doc(paths.auditSeals.one(tenant.tenantId, date));
const storedSeal = async () => (await sealRef(DATE).get()).data();
const progress = async () => (await firestore.doc(paths.auditJobs.one(tenant.tenantId, 'seal')).get()).data();

/** The digest when the day is read in one go. */
async function sealedAtOnce(): Promise<unknown> {
  await seal(1000);
  const { digest } = (await storedSeal()) ?? {};
  await sealRef(DATE).delete();
  await anchorBucket().deleteFiles({ prefix: `${paths.auditAnchors(tenant.tenantId)}/`, force: true });
  return digest;
}

it('computes the same digest in slices of any size', async () => {
  const digest = await sealedAtOnce();
  for (const slice of [1, 3, 10]) {
    await seal(slice);
    expect(await storedSeal()).toMatchObject({ count: RECORDS, digest, digest_version: 2 });
    expect(await progress()).toBeUndefined();
    await sealRef(DATE).delete();
  }
});

describe.each(['before', 'after'] as const)('killed %s a commit', (moment) => {
  it('continues within the day and seals it once', async () => {
    const digest = await sealedAtOnce();
    let kills = 0;
    for (let isKilled = true; isKilled; ) {
      isKilled = await killAtCommit(kills + 1, moment, seal);
      if (isKilled) kills += 1;
      const half = await storedSeal();
      if (half) expect(half).toMatchObject({ digest });
      await seal();
      expect(await storedSeal(), `kill ${kills}`).toMatchObject({ count: RECORDS, digest });
      expect(await progress()).toBeUndefined();
      await sealRef(DATE).delete();
    }
    // Three slices are stored before the seal.
    expect(kills).toBe(4);
  });
});

it('reads no record again', async () => {
  // Seals first, so that the anchor exists in both runs.
  await sealedAtOnce();
  await seal();
  await sealRef(DATE).delete();
  const whole = await countOperations(() => seal());
  await sealRef(DATE).delete();
  await killAtCommit(3, 'after', seal);
  expect(await progress()).toMatchObject({ day: { date: DATE, count: 9 } });
  const rest = await countOperations(() => seal());
  expect(whole.operations.reads - rest.operations.reads).toBe(9);
});

it('starts over if the day before was sealed again meanwhile', async () => {
  await killAtCommit(2, 'after', seal);
  expect(await progress()).toMatchObject({ day: { count: 6 } });
  await firestore
    .doc(paths.auditJobs.one(tenant.tenantId, 'seal'))
    .update({ prev_digest: 'other', 'day.digest': 'other' });
  await seal();
  const { digest } = (await storedSeal()) ?? {};
  await sealRef(DATE).delete();
  expect(digest).toBe(await sealedAtOnce());
});

it('concurrent runs create one seal and one anchor for each day', async () => {
  const days = [DATE, dayAfter(DATE)];
  const sealed = await Promise.all([seal(SLICE, days[1]), seal(SLICE, days[1])]);
  expect(sealed.flat().sort()).toEqual(days);
  const seals = await firestore.collection(paths.auditSeals.all(tenant.tenantId)).get();
  expect(seals.docs.map(({ id }) => id)).toEqual(days);
  expect(await anchoredDays(tenant.tenantId)).toEqual(days);
});

it('anchors a day that another run sealed but didn’t anchor', async () => {
  await seal();
  await anchorBucket().deleteFiles({ prefix: `${paths.auditAnchors(tenant.tenantId)}/`, force: true });
  await seal(SLICE, dayAfter(DATE));
  expect(await anchoredDays(tenant.tenantId)).toEqual([DATE, dayAfter(DATE)]);
});

it('seals what is stored, including a record without a hash', async () => {
  await firestore.doc(trailRecordPath(tenant.tenantId, 'trail', 4)).update({ hash: null });
  expect(await seal()).toEqual([DATE]);
  expect(await storedSeal()).toMatchObject({ count: RECORDS });
});
