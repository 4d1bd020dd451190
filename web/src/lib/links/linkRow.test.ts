import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { expect, test } from 'vitest';
import { person } from '../../testing/linksPortal.tsx';
import type { LinkNames } from './linkNames.ts';
import { matches, toRows } from './linkRow.ts';
import { LINK_STATE_STYLES } from './linkState.ts';
import { count, flyer, link } from './testing/sampleLinks.ts';

const NOW = new Date(2026, 10, 21, 12);
const names: LinkNames = {
  flyers: new Map([
    ['elm', flyer('elm', { title: 'Elm Street' })],
    ['ferry', flyer('ferry', { title: 'Ferry, "the" Street', status: 'archived', template_id: 'gone' })],
    ['waiting', flyer('waiting', { status: 'pending_approval' })],
    ['left', flyer('left', { owner_user_id: 'ana' })],
    ['succeeded', flyer('succeeded', { owner_user_id: 'eve' })],
    ['successor left', flyer('successor left', { owner_user_id: 'ida' })],
  ]),
  templates: new Map([['open-house', 'Open House']]),
  people: new Map([
    ['daniel', { ...person('daniel', 'Daniel Okafor'), officer_id: 'daniel-okafor' }],
    ['ana', person('ana', 'Ana Reyes', 'deactivated')],
    ['eve', { ...person('eve', 'Eve', 'deactivated'), links_forward_to: 'daniel' }],
    ['ida', { ...person('ida', 'Ida', 'deactivated'), links_forward_to: 'ana' }],
  ]),
  hasWebsite: true,
  readsAllFlyers: false,
};

const handedOver = (change: Partial<SharedLink['handed_over']>) => ({
  flyer_instance_id: 'unknown',
  handed_over: {
    owner_user_id: 'ana',
    flyer_title: 'Hill Road',
    is_stopped: false,
    is_forwarded: false,
    ...change,
  },
});

test('a link’s figures are its own sums and what is not folded yet', () => {
  const links = [link('one', { views: 40, applications: 1 }), link('other')];
  const parts = [
    count('one', '2026-11-21', { views: 2, uniques: 1 }),
    count('one', '2026-11-20', { views: 3, applications: 1 }),
  ];
  const [one, other] = toRows(links, parts, names, NOW);
  expect(one?.sums).toMatchObject({ views: 45, uniques: 1, applications: 2, downloads: 0 });
  expect(other?.sums.views).toBe(0);
});

test.each([
  ['live', {}],
  ['disabled', { is_disabled: true }],
  ['disabled-by-administrator', { is_disabled: true, disabled_by_administrator_id: 'omar' }],
  ['expired', { expires_at: new Date(2026, 10, 21, 11) }],
  ['live', { expires_at: new Date(2026, 10, 21, 13) }],
  ['archived', { flyer_instance_id: 'ferry' }],
  ['withdrawn', { flyer_instance_id: 'waiting' }],
  ['stopped', { flyer_instance_id: 'left' }],
  ['forwarded', { flyer_instance_id: 'succeeded' }],
  ['stopped', { flyer_instance_id: 'successor left' }],
  ['disabled', { flyer_instance_id: 'left', is_disabled: true }],
  ['colleague', { flyer_instance_id: 'unknown' }],
  ['colleague', handedOver({})],
  ['stopped', handedOver({ is_stopped: true })],
  ['forwarded', handedOver({ is_stopped: true, is_forwarded: true })],
])('%s: %o', (state, change) => {
  expect(toRows([link('one', change)], [], names, NOW)[0]?.state).toBe(state);
});

test('an administrator reads all flyers: one that is not there is not approved', () => {
  const [row] = toRows(
    [link('one', { flyer_instance_id: 'gone' })],
    [],
    { ...names, readsAllFlyers: true },
    NOW,
  );
  expect(row?.state).toBe('withdrawn');
});

test('nothing is live as long as the company has no website', () => {
  const [row] = toRows([link('one', { kind: 'print' })], [], { ...names, hasWebsite: false }, NOW);
  expect(LINK_STATE_STYLES[row?.state ?? 'live']).toMatchObject({
    label: 'No website yet',
    hint: expect.stringContaining('doesn’t work'),
  });
});

test('what things are called, also where they can’t be read', () => {
  const called = (change: object, known = names) => {
    const [row] = toRows([link('abcdefghij', change)], [], known, NOW);
    return [row?.flyer, row?.name, row?.template, row?.officer];
  };
  expect(called({ label: 'Yard sign' })).toEqual(['Elm Street', 'Yard sign', 'Open House', 'Daniel Okafor']);
  expect(called({ kind: 'print' })[1]).toBe('Printed QR code');
  expect(called({})[1]).toBe('abcdefghij');
  expect(called({ flyer_instance_id: 'ferry' })[2]).toBe('No longer in use');
  expect(called({ flyer_instance_id: 'unknown' })[0]).toBe('A colleague’s flyer');
  expect(called(handedOver({}))[0]).toBe('Hill Road');
  expect(called({}, { ...names, templates: undefined, people: undefined }).slice(2)).toEqual(['', '']);
});

const rows = toRows(
  [
    link('a', { label: 'Yard sign', views: 2, utm_source: 'sign', created_at: new Date(2026, 10, 3, 12) }),
    link('b', { views: 10, expires_at: new Date(2026, 11, 1), created_at: new Date(2026, 10, 2, 12) }),
    link('c', { views: 2, flyer_instance_id: 'ferry', created_by_user_id: 'ana' }),
  ],
  [],
  names,
  NOW,
);
const codes = (some: typeof rows) => some.map((row) => row.link.short_code).join('');

test('found by all words of a search', () => {
  const found = (search: string) => codes(rows.filter((row) => matches(row, search)));
  expect(found('')).toBe('abc');
  expect(found('elm SIGN')).toBe('a');
  expect(found('reyes')).toBe('c');
  expect(found('elm reyes')).toBe('');
});
