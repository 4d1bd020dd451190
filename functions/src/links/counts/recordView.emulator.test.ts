import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER } from '../../testing/browser.ts';
import { firestore } from '../../testing/emulator.ts';
import { linkWorld, sums } from '../../testing/links.ts';
import { newTenant, type Person, setMember, type TestTenant } from '../../testing/members.ts';
import { VIEWS_PER_HOUR } from './identifyVisitor.ts';
import { storeLinkEvent } from './recordLinkEvent.ts';
import { type RecordedView, recordView } from './recordView.ts';

const NOW = new Date('2026-11-21T17:00:00Z');
let tenant: TestTenant;
let world: ReturnType<typeof linkWorld>;
let officer: Person;
let flyerId: string;
let code: string;
beforeAll(async () => {
  tenant = await newTenant();
  world = linkWorld(tenant.tenantId);
  officer = await tenant.join('officer');
});
beforeEach(async () => {
  flyerId = await world.flyer(officer.uid);
  code = await world.link(flyerId, officer.uid);
});
afterAll(async () => {
  await world.remove();
  await tenant.remove();
});

const open = (changes: Partial<RecordedView> = {}, now = NOW) =>
  recordView(
    {
      tenantId: tenant.tenantId,
      code,
      viewId: nanoid(),
      ip: '203.0.113.9',
      userAgent: BROWSER,
      optedOut: false,
      exclusionReason: null,
      ...changes,
    },
    now,
  );

describe('a view', () => {
  it('creates one row, one count and the visitor, and stores no address', async () => {
    const viewId = nanoid();
    const ip = '203.0.113.99';
    const referrer = 'https://mail.example/inbox?who=rosa#x';
    expect(await open({ viewId, ip, referrer, utm_campaign: 'may' })).toMatchObject({ state: 'live' });
    const row = await firestore.doc(paths.linkAnalytics.one(tenant.tenantId, `${code}_${viewId}`)).get();
    expect(row.data()).toMatchObject({
      shared_link_id: code,
      tenant_id: tenant.tenantId,
      created_by_user_id: officer.uid,
      flyer_instance_id: flyerId,
      kind: 'view',
      via: 'click',
      is_counted: true,
      why_not: null,
      ip_address: null,
      user_agent: BROWSER,
      referrer: 'https://mail.example/inbox',
      utm_source: 'mail',
      utm_medium: null,
      utm_campaign: 'may',
    });
    expect(await world.loadSums(code)).toEqual(sums({ views: 1, uniques: 1 }));
    const [count] = await world.loadCounts(code);
    expect(count?.data()).toMatchObject({
      day: '2026-11-21',
      is_folded: false,
      created_by_user_id: officer.uid,
    });
    const stored = [row, count, ...(await world.loadVisitors(code))];
    expect(stored).toHaveLength(3);
    for (const one of stored) expect(`${one?.ref.path} ${JSON.stringify(one?.data())}`).not.toContain(ip);
  });

  it('counts once, however often and whenever it arrives', async () => {
    const viewId = nanoid();
    const responses = await Promise.all([1, 2, 3, 4].map(() => open({ viewId })));
    responses.push(await open({ viewId, ip: '198.51.100.7' }, new Date(NOW.getTime() + HOUR_MS)));
    expect(responses.map(({ state }) => state)).toEqual(Array(5).fill('live'));
    expect(await world.loadSums(code)).toEqual(sums({ views: 1, uniques: 1 }));
    expect(await world.rows(code)).toHaveLength(1);
  });

  it('of a browser that changes its address within its IPv6 network is one visitor', async () => {
    for (const ip of ['2001:db8:7:8::1', '2001:db8:7:8:aaaa:bbbb:cccc:dddd', '2001:0DB8:7:8:0:0:0:9']) {
      await open({ ip });
    }
    expect(await world.loadSums(code)).toEqual(sums({ views: 3, uniques: 1 }));
    expect(await world.loadVisitors(code)).toHaveLength(1);
    await open({ ip: '2001:db8:7:9::1' });
    expect(await world.loadSums(code)).toEqual(sums({ views: 4, uniques: 2 }));
  });

  it('of a browser is unique once a day', async () => {
    const tomorrow = new Date('2026-11-22T17:00:00Z');
    for (const [ip, userAgent, at] of [
      ['203.0.113.1', BROWSER, NOW],
      ['203.0.113.1', BROWSER, NOW],
      ['203.0.113.1', `${BROWSER} Edg/130`, NOW],
      ['203.0.113.2', BROWSER, NOW],
      ['203.0.113.1', BROWSER, tomorrow],
    ] as const) {
      await open({ ip, userAgent }, at);
    }
    expect(await world.loadSums(code)).toEqual(sums({ views: 5, uniques: 4 }));
    // The same network has a different hash on the next day.
    expect(new Set((await world.loadVisitors(code)).map(({ id }) => id.split('_')[2])).size).toBe(3);
  });

  it.each(['robot', 'prefetch', 'head', 'staff'] as const)(
    'of a %s is recorded separately',
    async (exclusionReason) => {
      const viewId = nanoid();
      await open({ exclusionReason, viewId });
      await open({ exclusionReason, viewId });
      expect(await world.loadSums(code)).toEqual(sums({ not_counted: 1 }));
      expect(await world.rows(code)).toMatchObject([
        { is_counted: false, why_not: exclusionReason, kind: 'view' },
      ]);
      await open();
      expect(await world.loadSums(code)).toEqual(sums({ views: 1, uniques: 1, not_counted: 1 }));
    },
  );

  it('through a QR code is a scan', async () => {
    await open({ utm_medium: 'qr' });
    await open();
    expect(await world.loadSums(code)).toMatchObject({ views: 2, scans: 1 });
    code = await world.link(flyerId, officer.uid, { kind: 'print' });
    await open();
    expect(await world.loadSums(code)).toMatchObject({ views: 1, scans: 1 });
    expect(await world.rows(code)).toMatchObject([{ via: 'scan' }]);
  });

  it('beyond a network’s hourly limit opens the flyer, but isn’t counted', async () => {
    await open();
    const [visitor] = await world.loadVisitors(code);
    await visitor?.ref.update({ openings: VIEWS_PER_HOUR - 1 });
    expect(await open()).toMatchObject({ state: 'live' });
    expect(await open()).toMatchObject({ state: 'live' });
    expect(await world.loadSums(code)).toMatchObject({ views: 2 });
    await open({ ip: '203.0.113.10' });
    await open({}, new Date(NOW.getTime() + HOUR_MS));
    expect(await world.loadSums(code)).toMatchObject({ views: 4 });
  });
});

it('a flood from one network counts no more than its hour and those in progress', async () => {
  const CONCURRENCY = 40;
  for (let wave = 0; wave < 4; wave += 1)
    await Promise.all(Array.from({ length: CONCURRENCY }, () => open()));
  const { views } = await world.loadSums(code);
  expect(views).toBeGreaterThanOrEqual(VIEWS_PER_HOUR);
  expect(views).toBeLessThan(VIEWS_PER_HOUR + CONCURRENCY);
  const [visitor] = await world.loadVisitors(code);
  expect(visitor?.get('openings')).toBe(views);
}, 120_000);

describe('a link that is not live', () => {
  it.each([
    ['expired', 'expired', { expires_at: NOW }],
    ['disabled', 'not-found', { is_disabled: true }],
    ['disabled and expired', 'not-found', { is_disabled: true, expires_at: NOW }],
  ] as const)('reports it and counts nothing: %s', async (_what, state, changes) => {
    await world.setLink(code, changes);
    expect(await open()).toEqual({ state });
    expect([await world.rows(code), await world.loadCounts(code)]).toEqual([[], []]);
  });

  it.each([
    ['editing', { state: 'not-found' }],
    ['pending_approval', { state: 'not-found' }],
    ['rejected', { state: 'not-found' }],
    ['recalled', { state: 'flyer-ended', reason: 'recalled' }],
    ['archived', { state: 'not-found' }],
  ])('of a flyer that is %s', async (status, lookup) => {
    await world.setFlyer(flyerId, { status });
    expect(await open()).toMatchObject(lookup);
    await world.setFlyer(flyerId, { status: 'approved' });
    expect(await open()).toMatchObject({ state: 'live' });
  });

  it('of an officer who has left', async () => {
    const leaver = await tenant.join('officer');
    code = await world.link(await world.flyer(leaver.uid), officer.uid);
    expect(await open()).toMatchObject({ state: 'live' });
    await setMember(leaver.uid, { status: 'deactivated' });
    expect(await open()).toEqual({ state: 'not-found' });
  });

  it('of another company, of no flyer, or unknown', async () => {
    expect(await open({ code: 'zzZZ99zzZZ99' })).toEqual({ state: 'not-found' });
    const other = await newTenant();
    try {
      expect(await open({ tenantId: other.tenantId })).toEqual({ state: 'not-found' });
    } finally {
      await other.remove();
    }
    code = await world.link('no-flyer', officer.uid);
    expect(await open()).toEqual({ state: 'not-found' });
  });
});

describe('record-link-event', () => {
  const event = (viewId: string, kind: 'download' | 'start') =>
    storeLinkEvent(tenant.tenantId, { shortCode: code, openingId: viewId, kind }, NOW);

  it('records each kind once per view', async () => {
    const viewId = nanoid();
    await open({ viewId, utm_source: 'postcard' });
    await Promise.all([event(viewId, 'download'), event(viewId, 'download'), event(viewId, 'start')]);
    await event(viewId, 'download');
    expect(await world.loadSums(code)).toEqual(sums({ views: 1, uniques: 1, downloads: 1, starts: 1 }));
    const rows = await world.rows(code);
    expect(rows.map(({ kind }) => kind as string).toSorted()).toEqual(['download', 'start', 'view']);
    for (const row of rows) expect(row).toMatchObject({ utm_source: 'postcard', ip_address: null });
  });

  it('records nothing for a missing or uncounted view', async () => {
    const viewId = nanoid();
    await event(viewId, 'download');
    await open({ viewId, exclusionReason: 'staff' });
    await event(viewId, 'download');
    expect(await world.loadSums(code)).toEqual(sums({ not_counted: 1 }));
  });
});

it('creates one salt a day for concurrent requests', async () => {
  const other = await newTenant();
  try {
    const { loadDaySalt } = await import('./loadDaySalt.ts');
    const day = dayInZone(NOW, 'America/New_York');
    const salts = await Promise.all([1, 2, 3, 4].map(() => loadDaySalt(other.tenantId, day)));
    expect(new Set(salts).size).toBe(1);
    const stored = await firestore.doc(paths.linkSalts.one(other.tenantId, day)).get();
    expect(stored.get('salt')).toBe(salts[0]);
    expect(await loadDaySalt(other.tenantId, '2026-11-22')).not.toBe(salts[0]);
  } finally {
    await other.remove();
  }
});
