import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { countOperations } from '../testing/countOperations.ts';
import { firestore } from '../testing/emulator.ts';
import { linkWorld, sums } from '../testing/links.ts';
import { newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { visitor } from '../testing/visitor.ts';
import { visitSharedPage } from '../testing/visitSharedPage.ts';
import { openLink } from './page/openSharedFlyer.ts';

const BOT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';
const NOW = new Date('2026-11-21T17:00:00Z');
const world = linkWorld(PUBLIC_TENANT);
let tenant: TestTenant;
let officer: Person;
let shortCode: string;

const visit = ({ ip = '203.0.113.9', userAgent = BROWSER, openingId = nanoid() }, code = shortCode) =>
  openLink(PUBLIC_TENANT, { shortCode: code, openingId, isStaff: false }, visitor({ ip, userAgent }), NOW);
const countReads = async (...visited: Parameters<typeof visit>) => {
  const { result, operations } = await countOperations(() => visit(...visited));
  return { state: result.state, ...operations };
};

beforeAll(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer', { tenant_id: PUBLIC_TENANT });
  // The instance reads the day's salt and the company only once.
  await visit({}, await world.link(await world.flyer(officer.uid), officer.uid));
});
beforeEach(async () => {
  shortCode = await world.link(await world.flyer(officer.uid), officer.uid);
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

describe('the cost of a view', () => {
  it('a view: four reads and three writes, for a new visitor, a known one and one of the same network', async () => {
    for (const who of [{}, {}, { userAgent: `${BROWSER} Edg/130` }, { ip: '203.0.113.10' }]) {
      expect(await countReads(who)).toEqual({ state: 'live', reads: 4, writes: 3 });
    }
    expect(await world.loadSums(shortCode)).toEqual(sums({ views: 4, uniques: 3 }));
  });

  it('the same view again: one more read, and no write', async () => {
    const openingId = nanoid();
    await visit({ openingId });
    expect(await countReads({ openingId })).toEqual({ state: 'live', reads: 5, writes: 0 });
    expect(await world.loadSums(shortCode)).toEqual(sums({ views: 1, uniques: 1 }));
  });

  it('a view through a link to an officer: three reads and three writes', async () => {
    const { docs } = await firestore
      .collection(paths.officers.all(PUBLIC_TENANT))
      .where('nmls', '!=', '')
      .get();
    const entry = docs.find((one) => one.get('listed') !== false);
    const named = { officer_id: entry?.id ?? '', user_id: null, name: 'Officer', state: 'listed' } as const;
    await world.setLink(shortCode, { target: 'officer_page', flyer_instance_id: null, officer: named });
    expect(await countReads({})).toEqual({ state: 'elsewhere', reads: 3, writes: 3 });
  });

  it('a bot that runs scripts: three reads and no write, because its page request was recorded', async () => {
    expect(await countReads({ userAgent: BOT })).toEqual({ state: 'live', reads: 3, writes: 0 });
    expect(await world.loadSums(shortCode)).toEqual(sums({}));
  });

  it('an expired flyer: the same reads as a live one, and no write', async () => {
    const ended = await world.flyer(officer.uid, { valid_until: NOW });
    const code = await world.link(ended, officer.uid);
    expect(await countReads({}, code)).toEqual({ state: 'ended', reads: 4, writes: 0 });
    expect(await world.loadSums(code)).toEqual(sums({}));
  });

  it('a link that isn’t live: reads link and visitor, and writes nothing', async () => {
    await world.setLink(shortCode, { expires_at: NOW });
    expect(await countReads({})).toEqual({ state: 'expired', reads: 2, writes: 0 });
    expect(await countReads({}, 'zzZZ99zzZZ99')).toEqual({ state: 'not-found', reads: 2, writes: 0 });
  });
});

describe('the cost of a visit', () => {
  beforeEach(async () => {
    // The instance reads the company and the day's salt only once, and draws and renders the flyer.
    await visitSharedPage(shortCode, '203.0.113.21');
  });

  it('eight reads for page, view and drawing together, and two more for the PDF', async () => {
    expect(await visitSharedPage(shortCode, '203.0.113.20')).toEqual({
      html: { reads: 3, writes: 0 },
      view: { reads: 4, writes: 3 },
      drawing: { reads: 1, writes: 0 },
      visit: { reads: 8, writes: 3 },
      pdf: { reads: 2, writes: 0 },
    });
  });
});

describe('the counter', () => {
  const ref = () => firestore.doc(`rate_limits/${nanoid()}`);

  it('counts missing records, and counts writes only when committed', async () => {
    const [one, other] = [ref(), ref()];
    const { operations } = await countOperations(async () => {
      await firestore.getAll(one, other);
      await one.create({});
      await one.create({}).catch(() => undefined);
      await firestore.batch().set(one, {}).delete(one).commit();
    });
    expect(operations).toEqual({ reads: 2, writes: 3 });
  });

  it('counts a query’s results, and an empty query as one read', async () => {
    const group = nanoid();
    const all = firestore.collection('rate_limits').where('group', '==', group);
    const found = () => countOperations(() => all.get());
    expect((await found()).operations).toEqual({ reads: 1, writes: 0 });
    await Promise.all([1, 2, 3].map(() => ref().set({ group })));
    const { result, operations } = await found();
    expect([result.size, operations.reads]).toEqual([3, 3]);
    await Promise.all(result.docs.map((one) => one.ref.delete()));
  });

  it('counts a count as one read', async () => {
    const all = firestore.collection('rate_limits').limit(1).count();
    expect((await countOperations(() => all.get())).operations).toEqual({ reads: 1, writes: 0 });
  });

  it('counts everything else, and leaves no trace afterwards', async () => {
    const wire = firestore as unknown as { request: (method: string, request: object) => Promise<unknown> };
    const { request } = wire;
    const writing = countOperations(() => wire.request('batchWrite', {}));
    await expect(writing).rejects.toThrow('batchWrite is not counted');
    expect(wire.request).toBe(request);
  });
});
