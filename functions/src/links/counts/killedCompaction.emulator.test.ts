import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import { newTenant, type Person, type TestTenant } from '../../testing/members.ts';
import { compactLinkCounts } from './compactLinkCounts.ts';

/** In the afternoon in the company's time zone. */
const NOW = new Date('2026-11-20T20:00:00Z');

let tenant: TestTenant;
let world: ReturnType<typeof linkWorld>;
let officer: Person;
beforeAll(async () => {
  tenant = await newTenant();
  world = linkWorld(tenant.tenantId);
  officer = await tenant.join('officer');
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

/** Shards of a day; those of two days are too many for one transaction. */
const SHARD_NUMBERS = Array.from({ length: 30 }, (_, shard) => shard);

/** A new link with shards for two days, like views leave them. */
async function newLink(): Promise<string> {
  const flyerId = await world.flyer(officer.uid);
  const code = await world.link(flyerId, officer.uid);
  const days = [new Date(NOW.getTime() - DAY_MS), NOW].map((date) => dayInZone(date, 'America/New_York'));
  const shards = days.flatMap((day) => SHARD_NUMBERS.map((shard) => ({ day, shard })));
  await Promise.all(
    shards.map(({ day, shard }) =>
      firestore.doc(paths.linkCounts.one(tenant.tenantId, `${code}_${day}_${shard}`)).set({
        tenant_id: tenant.tenantId,
        created_by_user_id: officer.uid,
        short_code: code,
        flyer_instance_id: flyerId,
        day,
        is_folded: false,
        views: 5,
        uniques: 2,
      }),
    ),
  );
  return code;
}

/** The sums of a link's days, compacted or not. */
async function dailySums(code: string): Promise<number> {
  const counts = await world.loadCounts(code);
  return counts.reduce((views, count) => views + Number(count.get('views')), 0);
}

describe.each(['before', 'after'] as const)('compacting, killed %s a commit, then run again', (moment) => {
  it('counts every view once', async () => {
    const all: LinkSums = sums({ views: 300, uniques: 120 });
    let kills = 0;
    for (let isKilled = true; isKilled; ) {
      const code = await newLink();
      isKilled = await killAtCommit(kills + 1, moment, () => compactLinkCounts(tenant.tenantId));
      if (isKilled) kills += 1;
      // A reader at this point also sees the right figure.
      expect(await world.loadSums(code), `${moment} commit ${kills}`).toEqual(all);
      expect(await dailySums(code)).toBe(300);
      await compactLinkCounts(tenant.tenantId);
      expect(await world.loadSums(code)).toEqual(all);
      const days = await world.loadCounts(code);
      expect(days.map((day) => [day.get('is_folded'), day.get('views')])).toEqual([
        [true, 150],
        [true, 150],
      ]);
      expect(await world.loadLink(code)).toMatchObject({ views: 300, uniques: 120 });
    }
    // Two pages of shards.
    expect(kills).toBeGreaterThanOrEqual(2);
  });
});
