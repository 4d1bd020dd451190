import { addSums, LINK_SHARDS, type LinkCount } from '@brokerage/domain/link/linkCount';
import { linkRollUpSchema, SOURCES_LIMIT, toRollUps } from '@brokerage/domain/link/linkRollUp';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { FieldValue } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../data/db.ts';
import { sendTenantTasks } from '../../data/defineTenantJob.ts';
import { logger } from '../../logging/logger.ts';
import { BROWSER } from '../../testing/browser.ts';
import { firestore } from '../../testing/emulator.ts';
import { linkWorld } from '../../testing/links.ts';
import { expectSuccess, newTenant, type Person, type TestTenant } from '../../testing/members.ts';
import { compactLinkCounts } from './compactLinkCounts.ts';
import { purgeVisitors } from './purgeVisitors.ts';
import { recordView } from './recordView.ts';
import { rollUpEarlierDays } from './rollUpEarlierDays.ts';

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => new Date(`${day}T17:00:00Z`));
const [FIRST, , TODAY] = DAYS as [Date, Date, Date];

let tenant: TestTenant;
let world: ReturnType<typeof linkWorld>;
let officer: Person;
let code: string;
beforeEach(async () => {
  tenant = await newTenant();
  world = linkWorld(tenant.tenantId);
  officer = await tenant.join('officer');
  code = await world.link(await world.flyer(officer.uid), officer.uid);
});
afterEach(async () => {
  await world.remove();
  await tenant.remove();
});

let views = 0;
const open = (now: Date, exclusionReason: 'robot' | null = null) => {
  views += 1;
  const ip = `10.0.${views >> 8}.${views & 255}`;
  const view = { tenantId: tenant.tenantId, code, viewId: nanoid(), ip, userAgent: BROWSER };
  return recordView({ ...view, optedOut: false, exclusionReason }, now);
};
/** Ten views and one bot on each of three days. */
const threeDays = async () => {
  for (const day of DAYS) {
    await Promise.all(Array.from({ length: 10 }, () => open(day)));
    await open(day, 'robot');
  }
};
const loadCounts = async () => (await world.loadCounts(code)).map((count) => count.data());

/** The stored roll-ups by id, without zeros. */
async function rollUps(): Promise<Record<string, Record<string, LinkSums>>> {
  const { docs } = await firestore.collection(paths.linkRollUps.all(tenant.tenantId)).get();
  return toSums(docs.map((record) => [record.id, linkRollUpSchema.parse(record.data()).sums]));
}
function toSums(all: readonly (readonly [string, Record<string, LinkSums>])[]) {
  const isCounted = (sums: LinkSums) => Object.values(sums).some((sum) => sum !== 0);
  const some = all.map(
    ([id, sums]) =>
      [id, Object.fromEntries(Object.entries(sums).filter(([, one]) => isCounted(one)))] as const,
  );
  return Object.fromEntries(some.filter(([, sums]) => Object.keys(sums).length > 0));
}
/** The roll-ups that result from the compacted days. */
async function expectedRollUps(): Promise<Record<string, Record<string, LinkSums>>> {
  const days = (await loadCounts()).filter(({ is_folded }) => is_folded === true) as LinkCount[];
  const whole = days.map((day) => ({ ...day, ...addSums([{ ...addSums([]), ...day }]) }));
  return toSums([...toRollUps(whole)].map(([id, { sums }]) => [id, sums]));
}
const compact = () => compactLinkCounts(tenant.tenantId);

it('keeps every figure, however often it runs, also today’s', async () => {
  await threeDays();
  const before = await world.loadSums(code);
  expect(before).toMatchObject({ views: 30, uniques: 30, not_counted: 3 });
  expect(await compact()).toBeGreaterThan(3);
  expect(await world.loadSums(code)).toEqual(before);
  expect(await world.loadLink(code)).toMatchObject({ views: 30, not_counted: 3 });
  expect(await compact()).toBe(0);
  expect(await world.loadLink(code)).toMatchObject({ views: 30, not_counted: 3 });
  const compacted = await loadCounts();
  expect(compacted).toHaveLength(3);
  for (const day of compacted) {
    expect(day).toMatchObject({
      views: 10,
      uniques: 10,
      not_counted: 1,
      created_by_user_id: officer.uid,
      is_folded: true,
      is_rolled_up: true,
    });
  }
});

it('rolls up by day, link, officer, template and source, for the company and the holder', async () => {
  const colleague = await tenant.join('officer', { name: 'Ana Reyes' });
  const facts = { holder_name: 'Ana Reyes', flyer: null, utm_source: null };
  const theirs = await world.link(await world.flyer(colleague.uid), colleague.uid, facts);
  await threeDays();
  const own = code;
  code = theirs;
  await open(TODAY);
  code = own;
  await compact();
  const all = await rollUps();
  expect(all.company_officer_all).toMatchObject({
    [officer.uid]: { views: 30, not_counted: 3 },
    [colleague.uid]: { views: 1 },
  });
  expect(all['company_source_2026-11']).toMatchObject({ 'utm:mail': { views: 30 }, none: { views: 1 } });
  expect(all['company_day_2026-11']?.['2026-11-21']).toMatchObject({ views: 11, not_counted: 1 });
  expect(all[`${officer.uid}_day_2026-11`]?.['2026-11-19']).toMatchObject({ views: 10 });
  expect(all[`${colleague.uid}_link_2026-11-21`]).toMatchObject({ [theirs]: { views: 1 } });
  const record = await firestore.doc(paths.linkRollUps.one(tenant.tenantId, 'company_officer_all')).get();
  expect(record.get('names')).toMatchObject({ [colleague.uid]: 'Ana Reyes' });
  // Another link's counts don't change it.
  await open(TODAY);
  await compact();
  expect((await record.ref.get()).get('names')).toMatchObject({ [colleague.uid]: 'Ana Reyes' });
});

it('counts everything exactly once in concurrent and late runs', async () => {
  await threeDays();
  await Promise.all([compact(), compact()]);
  expect(await world.loadLink(code)).toMatchObject({ views: 30 });
  // A view on a day that has already been compacted.
  await open(FIRST);
  expect(await compact()).toBe(1);
  expect(await world.loadLink(code)).toMatchObject({ views: 31 });
  const first = (await loadCounts()).filter(({ day }) => day === '2026-11-19');
  expect(first).toMatchObject([{ is_folded: true, views: 11 }]);
  expect(await rollUps()).toEqual(await expectedRollUps());
});

/** Shards of one view each on three days: too many for one transaction. */
async function createLinkPages(): Promise<void> {
  const batch = firestore.batch();
  for (let index = 0; index < 120; index += 1) {
    const day = dayInZone(DAYS[index % DAYS.length] as Date, 'America/New_York');
    const id = `${code}_${day}_${index}`;
    batch.set(firestore.doc(paths.linkCounts.one(tenant.tenantId, id)), {
      tenant_id: tenant.tenantId,
      created_by_user_id: officer.uid,
      short_code: code,
      flyer_instance_id: 'elm',
      day,
      is_folded: false,
      views: 1,
    });
  }
  await batch.commit();
}

it.each([
  ['before its first commit', 1, 'before'],
  ['after its first commit', 1, 'after'],
  ['before its second commit', 2, 'before'],
  ['after its second commit', 2, 'after'],
] as const)('killed %s, finishes when it runs again', async (_, nth, moment) => {
  await createLinkPages();
  const { runTransaction } = db;
  let run = 0;
  const killed = vi.spyOn(db, 'runTransaction').mockImplementation(async (work) => {
    run += 1;
    if (run > nth) throw new Error('Killed');
    const isKilled = run === nth;
    const done = await runTransaction(async (transaction) => {
      const result = await work(transaction);
      if (isKilled && moment === 'before') throw new Error('Killed');
      return result;
    });
    if (isKilled) throw new Error('Killed');
    return done;
  });
  await expect(compact()).rejects.toThrow('not compacted');
  killed.mockRestore();
  const committed = moment === 'after' ? nth : nth - 1;
  // What was committed is in the link, its days and the roll-ups, and everything else is still in shards.
  expect(await world.loadLink(code)).toMatchObject(committed === 0 ? {} : { views: committed * 50 });
  expect(await world.loadSums(code)).toMatchObject({ views: 120 });
  expect(await rollUps()).toEqual(await expectedRollUps());
  expect(await compact()).toBe(120 - committed * 50);
  expect(await world.loadLink(code)).toMatchObject({ views: 120 });
  expect(await rollUps()).toEqual(await expectedRollUps());
  expect((await rollUps()).company_officer_all).toMatchObject({ [officer.uid]: { views: 120 } });
});

it('adds up sources beyond those that the all-time roll-up names', async () => {
  const record = firestore.doc(paths.linkRollUps.one(tenant.tenantId, 'company_source_all'));
  const named = Array.from({ length: SOURCES_LIMIT }, (_, index) => [`utm:${index}`, { views: 1 }]);
  await record.set({
    tenant_id: tenant.tenantId,
    holder_id: null,
    by: 'source',
    unit: 'all',
    period: 'all',
    sums: Object.fromEntries(named),
  });
  const sourced = (utm_source: string) =>
    world.flyer(officer.uid).then((flyer) => world.link(flyer, officer.uid, { utm_source }));
  for (const link of [code, await sourced('7'), await sourced('another')]) {
    code = link;
    await open(TODAY);
  }
  await compact();
  const { sums } = linkRollUpSchema.parse((await record.get()).data());
  expect(Object.keys(sums)).toHaveLength(SOURCES_LIMIT + 1);
  expect(sums).toMatchObject({ 'utm:7': { views: 2 }, 'utm:8': { views: 1 }, other: { views: 2 } });
  // Each roll-up has its own names.
  expect((await rollUps())['company_source_2026-11-21']).toMatchObject({
    'utm:mail': { views: 1 },
    'utm:7': { views: 1 },
    'utm:another': { views: 1 },
  });
});

it('compacts all other links when one’s counts are unreadable, and reports it', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  await threeDays();
  const good = code;
  code = await world.link(await world.flyer(officer.uid), officer.uid);
  await open(TODAY);
  const [broken] = await world.loadCounts(code);
  await broken?.ref.update({ views: 'secret' });
  await expect(compact()).rejects.toThrow('Counts of 1 links were not compacted');
  expect(await world.loadLink(good)).toMatchObject({ views: 30, not_counted: 3 });
  expect((await world.loadCounts(good)).map((day) => day.get('is_folded') as boolean)).toEqual([
    true,
    true,
    true,
  ]);
  expect(await world.loadCounts(code)).toHaveLength(1);
  expect(logged.mock.calls).toMatchObject([
    ['counts of a link not compacted', { tenant: tenant.tenantId, code, shards: 1 }],
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('secret');
  logged.mockRestore();
  await broken?.ref.update({ views: 1 });
  expect(await compact()).toBe(1);
  expect(await world.loadLink(code)).toMatchObject({ views: 1 });
});

it('adds days from before roll-ups once, including a late view of such a day', async () => {
  await threeDays();
  await compact();
  const expected = await rollUps();
  // Records that the previous version compacted, as migration 003 leaves them.
  const { docs } = await firestore.collection(paths.linkRollUps.all(tenant.tenantId)).get();
  for (const { ref } of docs) await ref.delete();
  const days = await world.loadCounts(code);
  for (const { ref } of days) await ref.update({ is_rolled_up: false, facts: FieldValue.delete() });
  expect(
    await Promise.all([rollUpEarlierDays(tenant.tenantId), rollUpEarlierDays(tenant.tenantId)]),
  ).toContain(3);
  expect(await rollUps()).toEqual(expected);
  expect(await rollUpEarlierDays(tenant.tenantId)).toBe(0);

  for (const { ref } of docs) await ref.delete();
  for (const { ref } of days) await ref.update({ is_rolled_up: FieldValue.delete() });
  await open(FIRST);
  await compact();
  const { sums } = linkRollUpSchema.parse(
    (await firestore.doc(paths.linkRollUps.one(tenant.tenantId, 'company_day_2026-11')).get()).data(),
  );
  expect(sums).toMatchObject({ '2026-11-19': { views: 11, not_counted: 1 } });
});

it('is run by the hourly job’s task for each tenant, and purges visitors from before yesterday', async () => {
  await threeDays();
  await sendTenantTasks(
    { queue: 'tenant-link-counts', failure: 'Link counts not compacted' },
    TODAY.toISOString(),
  );
  await vi.waitFor(async () => expect(await world.loadLink(code)).toMatchObject({ views: 30 }), {
    timeout: 45_000,
    interval: 250,
  });
  const salts = await firestore.collection(paths.linkSalts.all(tenant.tenantId)).get();
  expect(salts.docs.map(({ id }) => id).toSorted()).toEqual(['2026-11-20', '2026-11-21']);
  const days = (await world.loadVisitors(code)).map((visitor) => visitor.get('day') as string);
  expect(new Set(days)).toEqual(new Set(['2026-11-20', '2026-11-21']));
  await purgeVisitors(tenant.tenantId, TODAY);
  expect(await world.loadVisitors(code)).toHaveLength(days.length);
});

it('spreads a day over many shards, up to their number', async () => {
  await Promise.all(Array.from({ length: 60 }, () => open(TODAY)));
  const shards = (await world.loadCounts(code)).map(({ id }) => Number(id.split('_')[2]));
  expect(shards.length).toBeGreaterThan(LINK_SHARDS / 2);
  expect(Math.max(...shards)).toBeLessThan(LINK_SHARDS);
});

it('moves figures with the reassigned link, and continues counting for the new owner', async () => {
  const admin = await tenant.join('super_admin');
  const colleague = await tenant.join('officer');
  // The flyer is the colleague's, so the link stays live; the link itself belongs to the member who leaves.
  code = await world.link(await world.flyer(colleague.uid), officer.uid);
  await threeDays();
  await compact();
  await open(FIRST);
  const before = await world.loadSums(code);
  const handOver = { uid: officer.uid, hand_over_to: colleague.uid };
  const { handed_over } = await expectSuccess(admin.token, 'deactivate-member', handOver);
  expect(handed_over).toEqual({ submissions: 0, links: 2 });
  const owners = async () => new Set((await loadCounts()).map((count) => count.created_by_user_id as string));
  expect(await owners()).toEqual(new Set([colleague.uid]));
  expect(await world.loadSums(code)).toEqual(before);
  expect(await rollUps()).toEqual(await expectedRollUps());
  expect((await rollUps()).company_officer_all).toMatchObject({ [colleague.uid]: { views: 30 } });
  await open(TODAY);
  await compact();
  expect(await owners()).toEqual(new Set([colleague.uid]));
  expect(await world.loadLink(code)).toMatchObject({ views: 32, created_by_user_id: colleague.uid });
  expect(await rollUps()).toEqual(await expectedRollUps());
});

it('moves a day whose link was reassigned before the reassignment reaches its counts', async () => {
  const colleague = await tenant.join('officer');
  await threeDays();
  await compact();
  await world.setLink(code, { created_by_user_id: colleague.uid });
  await open(FIRST);
  await compact();
  expect((await rollUps()).company_officer_all).toMatchObject({
    [officer.uid]: { views: 20 },
    [colleague.uid]: { views: 11 },
  });
  expect(await rollUps()).toEqual(await expectedRollUps());
});

it('finds figures that a reassignment missed', async () => {
  const admin = await tenant.join('super_admin');
  const colleague = await tenant.join('officer');
  await open(TODAY);
  await world.setLink(code, { created_by_user_id: colleague.uid });
  await expectSuccess(admin.token, 'deactivate-member', { uid: officer.uid, hand_over_to: colleague.uid });
  expect(await loadCounts()).toMatchObject([{ created_by_user_id: colleague.uid }]);
});
