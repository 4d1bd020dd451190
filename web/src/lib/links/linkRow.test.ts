import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { expect, test } from 'vitest';
import { matchesLinkSearch, toRows } from './linkRow.ts';
import { count, flyer, link, officerLink } from './testing/sampleLinks.ts';

const NOW = new Date(2026, 10, 21, 12);
const ferry = flyer('Ferry, "the" Street', { status: 'archived', template_name: 'Gone' });

const handedOver = (change: Partial<SharedLink['handed_over']>) => ({
  flyer: null,
  handed_over: {
    owner_user_id: 'ana',
    flyer_title: 'Hill Road',
    is_stopped: false,
    is_forwarded: false,
    ...change,
  },
});

test('a link’s figures are its own sums plus counts not compacted yet', () => {
  const links = [link('one', { views: 40, applications: 1 }), link('other')];
  const shards = [
    count('one', '2026-11-21', { views: 2, uniques: 1 }),
    count('one', '2026-11-20', { views: 3, applications: 1 }),
  ];
  const [one, other] = toRows(links, shards, NOW);
  expect(one?.sums).toMatchObject({ views: 45, uniques: 1, applications: 2, downloads: 0 });
  expect(other?.sums.views).toBe(0);
});

test.each([
  ['live', {}],
  ['disabled', { is_disabled: true }],
  ['disabled-by-administrator', { is_disabled: true, disabled_by_administrator_id: 'omar' }],
  ['expired', { expires_at: new Date(2026, 10, 21, 11) }],
  ['live', { expires_at: new Date(2026, 10, 21, 13) }],
  ['archived', { flyer: ferry }],
  ['withdrawn', { flyer: flyer('Waiting', { status: 'pending_approval' }) }],
  ['stopped', { flyer: flyer('Left', { owner_state: 'stopped' }) }],
  ['forwarded', { flyer: flyer('Succeeded', { owner_state: 'forwarded' }) }],
  ['withdrawn', { flyer: flyer('Left', { owner_state: 'stopped', status: 'rejected' }) }],
  ['disabled', { flyer: flyer('Left', { owner_state: 'stopped' }), is_disabled: true }],
  ['colleague', { flyer: null }],
  ['colleague', handedOver({})],
  ['stopped', handedOver({ is_stopped: true })],
  ['forwarded', handedOver({ is_stopped: true, is_forwarded: true })],
])('%s: %o', (state, change) => {
  expect(toRows([link('one', change)], [], NOW)[0]?.state).toBe(state);
});

test.each([
  ['live', 'listed'],
  ['officer-forwarded', 'forwarded'],
  ['unlisted', 'unlisted'],
] as const)('a link is %s while its officer is %s', (shown, state) => {
  const officer = { officer_id: 'maya', user_id: null, name: 'Maya Torres', state };
  expect(toRows([officerLink('one', { officer })], [], NOW)[0]?.state).toBe(shown);
  expect(toRows([officerLink('one', { officer, is_disabled: true })], [], NOW)[0]?.state).toBe('disabled');
});

test('links to an officer are named by what they open', () => {
  const titles = (['officer_page', 'questionnaire'] as const).map(
    (target) => toRows([officerLink('one', { target })], [], NOW)[0]?.flyer,
  );
  expect(titles).toEqual(['Public page of Daniel Okafor', 'Questionnaire with Daniel Okafor']);
});

test('names things, even unreadable ones', () => {
  const called = (change: object) => {
    const [row] = toRows([link('abcdefghij', change)], [], NOW);
    return [row?.flyer, row?.name, row?.template, row?.officer];
  };
  expect(called({ label: 'Yard sign' })).toEqual(['Elm Street', 'Yard sign', 'Open House', 'Daniel Okafor']);
  expect(called({ kind: 'print' })[1]).toBe('Printed QR code');
  expect(called({})[1]).toBe('abcdefghij');
  // A record from before these fields existed.
  const old = { flyer: null, holder_name: null };
  expect(called(old)).toEqual(['A colleague’s flyer', 'abcdefghij', '', '']);
  expect(called({ ...old, ...handedOver({}) })[0]).toBe('Hill Road');
});

const rows = toRows(
  [
    link('a', { label: 'Yard sign', views: 2, utm_source: 'sign', created_at: new Date(2026, 10, 3, 12) }),
    link('b', { views: 10, expires_at: new Date(2026, 11, 1), created_at: new Date(2026, 10, 2, 12) }),
    link('c', { views: 2, flyer: ferry, created_by_user_id: 'ana', holder_name: 'Ana Reyes' }),
  ],
  [],
  NOW,
);
const codes = (listed: typeof rows) => listed.map((row) => row.link.short_code).join('');

test('matches all words of a search', () => {
  const found = (search: string) => codes(rows.filter((row) => matchesLinkSearch(row, search)));
  expect(found('')).toBe('abc');
  expect(found('elm SIGN')).toBe('a');
  expect(found('reyes')).toBe('c');
  expect(found('elm reyes')).toBe('');
});
