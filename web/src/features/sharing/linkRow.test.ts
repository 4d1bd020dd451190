import { expect, test } from 'vitest';
import { linkColumns, NEWEST_FIRST, nextOrder, sortRows } from './linkColumns.ts';
import { type LinkNames, matches, toRows } from './linkRow.ts';
import { linksCsv } from './linksCsv.ts';
import { person } from './testing/portal.tsx';
import { count, flyer, link } from './testing/sampleLinks.ts';

const NOW = new Date(2026, 10, 21, 12);
const names: LinkNames = {
  flyers: new Map([
    ['elm', flyer('elm', { title: 'Elm Street' })],
    ['ferry', flyer('ferry', { title: 'Ferry, "the" Street', status: 'archived', template_id: 'gone' })],
    ['left', flyer('left', { owner_user_id: 'ana' })],
  ]),
  templates: new Map([['open-house', 'Open House']]),
  people: new Map([
    ['daniel', person('daniel', 'Daniel Okafor')],
    ['ana', person('ana', 'Ana Reyes', 'deactivated')],
  ]),
};

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
  ['expired', { expires_at: new Date(2026, 10, 21, 11) }],
  ['live', { expires_at: new Date(2026, 10, 21, 13) }],
  ['withdrawn', { flyer_instance_id: 'ferry' }],
  ['withdrawn', { flyer_instance_id: 'left' }],
  ['withdrawn', { flyer_instance_id: 'unknown' }],
])('%s: %o', (state, change) => {
  expect(toRows([link('one', change)], [], names, NOW)[0]?.state).toBe(state);
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
  expect(called({ flyer_instance_id: 'unknown' })[0]).toBe('Flyer of a former colleague');
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

test('sorted by a column; among equals the newest first; never comes after every date', () => {
  expect(codes(sortRows(rows, NEWEST_FIRST))).toBe('abc');
  expect(codes(sortRows(rows, { by: 'views', direction: 'desc' }))).toBe('bac');
  expect(codes(sortRows(rows, { by: 'views', direction: 'asc' }))).toBe('acb');
  expect(codes(sortRows(rows, { by: 'expires', direction: 'asc' }))).toBe('bac');
  expect(codes(sortRows(rows, { by: 'officer', direction: 'asc' }))).toBe('cab');
  expect(nextOrder(NEWEST_FIRST, 'created').direction).toBe('asc');
  expect(nextOrder(NEWEST_FIRST, 'views')).toEqual({ by: 'views', direction: 'desc' });
  expect(nextOrder(NEWEST_FIRST, 'flyer')).toEqual({ by: 'flyer', direction: 'asc' });
  expect(linkColumns(false).map(({ label }) => label)).toContain('UTM Source');
  expect(linkColumns(false).map(({ key }) => key)).not.toContain('officer');
});

test('as CSV, with the address of each link', () => {
  const [head, ...lines] = linksCsv(sortRows(rows, NEWEST_FIRST), 'https://site.example')
    .slice(1)
    .split('\r\n');
  expect(head).toMatch(/^Flyer,Label,Kind,State,Template,Officer,Views,Unique views,/);
  expect(lines[0]).toBe(
    'Elm Street,Yard sign,Link,Live,Open House,Daniel Okafor,2,0,0,0,0,0,0,2026-11-03,Never,sign,,,https://site.example/shared/a',
  );
  expect(lines[2]).toContain('"Ferry, ""the"" Street",,Link,Flyer not approved,');
});
