import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { beforeAll, expect, test } from 'vitest';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import type { Subscribe } from '../live-data/useLiveData.ts';
import {
  loadLinkCount,
  subscribeExpiringLinks,
  subscribeFlyerLinks,
  subscribeFoundLinks,
  subscribeLinkDays,
  subscribeLinks,
  subscribeNotCompacted,
  subscribeOfficerLinks,
  subscribeOldestLink,
  subscribeRollUps,
} from './linkQueries.ts';
import { count, link, officerLink } from './testing/sampleLinks.ts';

const officer = emulatedOfficer();
const { tenantId, uid, given } = officer;
const admin = emulatedOfficer({ role: 'compliance', tenant_id: tenantId });

const OWN = { tenantId, holderId: uid };
const COMPANY = { tenantId, holderId: null };

/** Resolves with the server's first response. */
const answer = <T>(subscribe: Subscribe<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = subscribe((event) => {
      if (event.status === 'loading') return;
      if (event.status === 'ready') resolve(event.data);
      else reject(event.error);
      queueMicrotask(() => stop());
    });
  });
const codes = async (subscribe: Subscribe<{ items: readonly SharedLink[] }>) =>
  (await answer(subscribe)).items.map(({ short_code }) => short_code);

const onDay = (day: number) => new Date(Date.UTC(2026, 10, day, 17));
const createLink = (one: SharedLink, search_keys: string[] = []) =>
  given(paths.sharedLinks.one(tenantId, one.short_code), { ...one, search_keys });
const own = <T extends object>(change: T) => ({
  tenant_id: tenantId,
  created_by_user_id: uid,
  ...change,
});
const createCount = (id: string, one: ReturnType<typeof count>) =>
  given(paths.linkCounts.one(tenantId, id), one);

beforeAll(() =>
  Promise.all([
    createLink(link('newsletter-', own({ created_at: onDay(1), views: 4 })), ['news']),
    createLink(link('yard-sign--', own({ created_at: onDay(2), views: 9, expires_at: onDay(22) }))),
    createLink(
      link('oak-street-', own({ created_at: onDay(3), flyer_instance_id: 'oak', expires_at: onDay(21) })),
    ),
    createLink(officerLink('own-page---', own({ created_at: onDay(4) }))),
    createLink(link('colleagues-', { tenant_id: tenantId, created_at: onDay(5), views: 5 }), ['news']),
    createCount('new', count('newsletter-', '2026-11-21', own({}))),
    createCount('compacted', count('newsletter-', '2026-11-20', { ...own({}), is_folded: true })),
    createCount('too-old', count('newsletter-', '2026-11-01', { ...own({}), is_folded: true })),
    createCount('of-another-link', count('yard-sign--', '2026-11-21', { ...own({}), is_folded: true })),
    createCount('colleagues', count('colleagues-', '2026-11-21', { tenant_id: tenantId })),
  ]),
);

test('lists your own links, newest or most viewed first, and the company’s for administrators', async () => {
  const newest = ['own-page---', 'oak-street-', 'yard-sign--', 'newsletter-'];
  expect(await codes(subscribeLinks(officer.firestore(), OWN))).toEqual(newest);
  expect(await codes(subscribeLinks(admin.firestore(), COMPANY))).toEqual(['colleagues-', ...newest]);
  const mostViewed = subscribeLinks(admin.firestore(), COMPANY, { by: 'views', direction: 'desc' });
  expect((await codes(mostViewed)).slice(0, 3)).toEqual(['yard-sign--', 'colleagues-', 'newsletter-']);
});

test('can’t read a colleague’s links or the company’s', async () => {
  const refused = { code: 'permission-denied' };
  const colleagues = { tenantId, holderId: 'daniel' };
  await expect(codes(subscribeLinks(officer.firestore(), colleagues))).rejects.toMatchObject(refused);
  await expect(codes(subscribeLinks(officer.firestore(), COMPANY))).rejects.toMatchObject(refused);
});

test('finds links by word, flyer and officer, and the oldest one', async () => {
  const firestore = officer.firestore();
  expect(await codes(subscribeFoundLinks(firestore, OWN, 'news'))).toEqual(['newsletter-']);
  expect(await codes(subscribeFlyerLinks(firestore, OWN, 'elm'))).toEqual(['yard-sign--', 'newsletter-']);
  expect(await codes(subscribeOfficerLinks(firestore, OWN))).toEqual(['own-page---']);
  expect(await codes(subscribeOldestLink(firestore, OWN))).toEqual(['newsletter-']);
});

test('finds links that expire between two times, earliest first', async () => {
  const ending = (from: Date, to: Date) => codes(subscribeExpiringLinks(officer.firestore(), OWN, from, to));
  expect(await ending(onDay(21), onDay(22))).toEqual(['oak-street-', 'yard-sign--']);
  expect(await ending(onDay(21), new Date(onDay(22).getTime() - 1))).toEqual(['oak-street-']);
});

test('loads the counts of your links since the last update, and one link’s since a day', async () => {
  const notCompacted = await answer(subscribeNotCompacted(officer.firestore(), OWN));
  expect(notCompacted.items.map(({ short_code }) => short_code)).toEqual(['newsletter-']);
  const days = await answer(subscribeLinkDays(officer.firestore(), OWN, 'newsletter-', '2026-11-20'));
  expect(days.items.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
});

test('loads a holder’s roll-ups by kind and period, in order', async () => {
  const give = (id: string, period: string, change: object = {}) =>
    given(paths.linkRollUps.one(tenantId, id), {
      tenant_id: tenantId,
      holder_id: uid,
      by: 'link',
      unit: 'month',
      period,
      sums: {},
      ...change,
    });
  await Promise.all([
    give('own-12', '2026-12'),
    give('own-11', '2026-11'),
    give('own-10', '2026-10'),
    give('own-09', '2026-09'),
    give('by-day', '2026-11', { by: 'day' }),
    give('of-a-day', '2026-11', { unit: 'day' }),
    give('company', '2026-11', { holder_id: null }),
  ]);
  const query = { by: 'link', unit: 'month', from: '2026-10', to: '2026-11' } as const;
  const { items } = await answer(subscribeRollUps(officer.firestore(), OWN, query));
  expect(items.map(({ period }) => period)).toEqual(['2026-10', '2026-11']);
  const company = await answer(subscribeRollUps(admin.firestore(), COMPANY, query));
  expect(company.items.map(({ period, holder_id }) => [period, holder_id])).toEqual([['2026-11', null]]);
});

test('counts a company’s links by field values', async () => {
  const counted = (fields: Parameters<typeof loadLinkCount>[2]) =>
    loadLinkCount(admin.firestore(), tenantId, fields);
  expect(await counted({ flyer_instance_id: 'elm', created_by_user_id: uid })).toBe(2);
  expect(await counted({ target: ['officer_page', 'questionnaire'] })).toBe(1);
});
