import { LINK_SHARDS } from '@brokerage/domain/link/linkCount';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { BROWSER, linkWorld } from '../../testing/links.ts';
import { newTenant, type Person, succeed, type TestTenant } from '../../testing/members.ts';
import { compactLinkCounts } from './compactLinkCounts.ts';
import { compactAllTenants } from './dailyLinkCounts.ts';
import { purgeVisitors } from './purgeVisitors.ts';
import { recordView } from './recordView.ts';

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

let openings = 0;
const open = (now: Date, exclusionReason: 'robot' | null = null) => {
  openings += 1;
  const ip = `10.0.${openings >> 8}.${openings & 255}`;
  const opening = { tenantId: tenant.tenantId, code, openingId: nanoid(), ip, userAgent: BROWSER };
  return recordView({ ...opening, optedOut: false, exclusionReason }, now);
};
/** Ten views and a robot on each of three days. */
const threeDays = async () => {
  for (const day of DAYS) {
    await Promise.all(Array.from({ length: 10 }, () => open(day)));
    await open(day, 'robot');
  }
};
const parts = async () => (await world.countsOf(code)).map((part) => part.data());

it('keeps every figure, however often it runs', async () => {
  await threeDays();
  const before = await world.sumsOf(code);
  expect(before).toMatchObject({ views: 30, uniques: 30, not_counted: 3 });
  expect(await compactLinkCounts(tenant.tenantId, TODAY)).toBe(2);
  expect(await world.sumsOf(code)).toEqual(before);
  expect(await compactLinkCounts(tenant.tenantId, TODAY)).toBe(0);
  expect(await world.sumsOf(code)).toEqual(before);
  expect(await world.linkOf(code)).toMatchObject({ views: 20, not_counted: 2 });
  const compacted = (await parts()).filter(({ is_folded }) => is_folded === true);
  expect(compacted).toHaveLength(2);
  for (const day of compacted) {
    expect(day).toMatchObject({ views: 10, uniques: 10, not_counted: 1, created_by_user_id: officer.uid });
  }
  const today = (await parts()).filter(({ is_folded }) => is_folded === false);
  expect(new Set(today.map(({ day }) => day as string))).toEqual(new Set(['2026-11-21']));
});

it('of two runs at once, and of late ones, counts nothing twice and loses nothing', async () => {
  await threeDays();
  await Promise.all([compactLinkCounts(tenant.tenantId, TODAY), compactLinkCounts(tenant.tenantId, TODAY)]);
  expect(await world.sumsOf(code)).toMatchObject({ views: 30 });
  // A view of a day that is compacted already.
  await open(FIRST);
  expect(await compactLinkCounts(tenant.tenantId, TODAY)).toBe(1);
  expect(await world.sumsOf(code)).toMatchObject({ views: 31 });
  const first = (await parts()).filter(({ day }) => day === '2026-11-19');
  expect(first).toMatchObject([{ is_folded: true, views: 11 }]);
});

it('is what the daily job does for every tenant, and forgets who came before yesterday', async () => {
  await threeDays();
  await compactAllTenants(TODAY);
  expect(await world.linkOf(code)).toMatchObject({ views: 20 });
  const salts = await firestore.collection(paths.linkSalts.all(tenant.tenantId)).get();
  expect(salts.docs.map(({ id }) => id).toSorted()).toEqual(['2026-11-20', '2026-11-21']);
  const days = (await world.visitorsOf(code)).map((visitor) => visitor.get('day') as string);
  expect(new Set(days)).toEqual(new Set(['2026-11-20', '2026-11-21']));
  await purgeVisitors(tenant.tenantId, TODAY);
  expect(await world.visitorsOf(code)).toHaveLength(days.length);
});

it('spreads a day over many parts, and over no more than there are', async () => {
  await Promise.all(Array.from({ length: 60 }, () => open(TODAY)));
  const shards = (await world.countsOf(code)).map(({ id }) => Number(id.split('_')[2]));
  expect(shards.length).toBeGreaterThan(25);
  expect(Math.max(...shards)).toBeLessThan(LINK_SHARDS);
});

it('hands the figures over with the link, and goes on counting for the new owner', async () => {
  const admin = await tenant.join('super_admin');
  const colleague = await tenant.join('officer');
  // The colleague's flyer, so that the link lives on; the link itself is the leaver's.
  code = await world.link(await world.flyer(colleague.uid), officer.uid);
  await threeDays();
  await compactLinkCounts(tenant.tenantId, DAYS[1] as Date);
  const before = await world.sumsOf(code);
  const handOver = { uid: officer.uid, hand_over_to: colleague.uid };
  const { handed_over } = await succeed(admin.token, 'deactivate-member', handOver);
  expect(handed_over).toEqual({ submissions: 0, links: 2 });
  const owners = async () => new Set((await parts()).map((part) => part.created_by_user_id as string));
  expect(await owners()).toEqual(new Set([colleague.uid]));
  expect(await world.sumsOf(code)).toEqual(before);
  await open(TODAY);
  await compactLinkCounts(tenant.tenantId, new Date('2026-11-22T17:00:00Z'));
  expect(await owners()).toEqual(new Set([colleague.uid]));
  expect(await world.linkOf(code)).toMatchObject({ views: 31, created_by_user_id: colleague.uid });
});

it('finds figures that a hand-over has left behind', async () => {
  const admin = await tenant.join('super_admin');
  const colleague = await tenant.join('officer');
  await open(TODAY);
  await world.setLink(code, { created_by_user_id: colleague.uid });
  await succeed(admin.token, 'deactivate-member', { uid: officer.uid, hand_over_to: colleague.uid });
  expect(await parts()).toMatchObject([{ created_by_user_id: colleague.uid }]);
});
