import { LINK_SHARDS } from '@brokerage/domain/link/linkCount';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { post } from '../testing/emulator.ts';
import { linkWorld, sums } from '../testing/links.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { visitor } from '../testing/visitor.ts';
import { compactLinkCounts } from './counts/compactLinkCounts.ts';
import { openLink } from './page/openSharedFlyer.ts';

const VIEWS = 2_000;
const CONCURRENCY = 50;
/** The emulator starts a process for each pending call, so only a few run at a time. */
const BY_HTTP = 100;
const BOT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

let tenant: TestTenant;
const world = linkWorld(PUBLIC_TENANT);
beforeAll(async () => {
  tenant = await newTenant();
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

async function allAtOnce(work: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const waiting = [...work];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

interface Visit {
  openingId: string;
  ip: string;
  userAgent: string;
  isStaff: boolean;
}
const toIp = (number: number) => `10.77.${number >> 8}.${number & 255}`;

it('counts 2,000 views exactly, with duplicates, bots that run scripts and members', async () => {
  const officer = await tenant.join('officer', { tenant_id: PUBLIC_TENANT });
  const shortCode = await world.link(await world.flyer(officer.uid), officer.uid);
  const visit = (number: number, changes: Partial<Visit> = {}): Visit => ({
    openingId: nanoid(),
    ip: toIp(number),
    userAgent: BROWSER,
    isStaff: false,
    ...changes,
  });
  // Four views from each of 500 networks.
  const people = Array.from({ length: VIEWS }, (_, number) => visit(number % 500));
  const again = people.filter((_, number) => number % 5 === 0);
  const bots = Array.from({ length: 300 }, (_, number) => visit(number, { userAgent: BOT }));
  const members = Array.from({ length: 100 }, (_, number) => visit(number, { isStaff: true }));
  // Sorted by the views' random ids: shuffled, and in a new order each time.
  const all = [...people, ...again, ...bots, ...members].toSorted((one, other) =>
    one.openingId.slice(5) < other.openingId.slice(5) ? -1 : 1,
  );
  const now = new Date();
  const direct = ({ openingId, isStaff, ip, userAgent }: Visit) =>
    openLink(PUBLIC_TENANT, { shortCode, openingId, isStaff }, visitor({ ip, userAgent }), now);
  const byHttp = async ({ openingId, isStaff, ip, userAgent }: Visit) => {
    const body = { shortCode, openingId, isStaff };
    const headers = { 'user-agent': userAgent };
    const { status } = await post('open-shared-flyer', body, { ip, headers });
    expect(status).toBe(200);
  };
  await Promise.all([
    allAtOnce(
      all.slice(BY_HTTP).map((one) => () => direct(one)),
      CONCURRENCY,
    ),
    allAtOnce(
      all.slice(0, BY_HTTP).map((one) => () => byHttp(one)),
      2,
    ),
  ]);
  const expected = sums({ views: VIEWS, uniques: 500, not_counted: 100 });
  expect(await world.loadSums(shortCode)).toEqual(expected);
  expect(await world.rows(shortCode)).toHaveLength(VIEWS + 100);
  expect((await world.loadCounts(shortCode)).length).toBe(LINK_SHARDS);
  await compactLinkCounts(PUBLIC_TENANT);
  expect(await world.loadSums(shortCode)).toEqual(expected);
  expect(await world.loadCounts(shortCode)).toHaveLength(1);
}, 240_000);
