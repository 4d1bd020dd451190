import { toRollUps } from '@brokerage/domain/link/linkRollUp';
import { expect, test } from 'vitest';
import { count } from '../../../lib/links/testing/sampleLinks.ts';
import { addRollUps, countsOn, type RollUpBy, toDaySums, toGroups } from './rollUp.ts';
import { rollUpsCsv } from './rollUpsCsv.ts';

const facts = (holder_name: string, template_name: string, source: string) => ({
  holder_name,
  target: 'flyer' as const,
  template_id: template_name.toLowerCase(),
  template_name,
  source,
});
const ana = { created_by_user_id: 'ana', facts: facts('Ana Reyes', '=Open, House', 'utm:mail') };
const daniel = { created_by_user_id: 'daniel', facts: facts('Daniel Okafor', '=Open, House', 'print') };
const COUNTS = [
  count('aaaaaaaaaa', '2026-10-30', { ...ana, views: 2, scans: 3, not_counted: 2 }),
  count('bbbbbbbbbb', '2026-11-02', { ...daniel, views: 5, uniques: 1 }),
  count('cccccccccc', '2026-11-03', { ...daniel, facts: null, views: 7 }),
];
const SINCE = [count('bbbbbbbbbb', '2026-11-21', { ...daniel, views: 1 })];
const stored = (by: string, unit: string) =>
  [...toRollUps(COUNTS).values()].filter(
    (one) => one.holder_id === null && one.by === by && one.unit === unit,
  );
const groups = (by: RollUpBy) => toGroups(addRollUps(stored(by, 'all'), SINCE, by), by);
const views = (by: RollUpBy) => groups(by).map(({ name, sums }) => [name, sums.views]);

test('adds up links to officers separately from those whose flyer is gone', () => {
  const toOfficer = { ...facts('Ana Reyes', '', 'none'), target: 'officer_page' as const };
  const counts = [
    count('aaaaaaaaaa', '2026-11-02', { facts: toOfficer, views: 3 }),
    count('bbbbbbbbbb', '2026-11-02', { facts: null, views: 1 }),
  ];
  expect(toGroups(addRollUps([], counts, 'template'), 'template').map(({ name }) => name)).toEqual([
    'Links without a flyer',
    'Unknown',
  ]);
});

test('adds up by officer, template and source, including counts since', () => {
  expect(views('officer')).toEqual([
    ['Daniel Okafor', 13],
    ['Ana Reyes', 2],
  ]);
  expect(views('template')).toEqual([
    ['=Open, House', 8],
    ['Unknown', 7],
  ]);
  expect(views('source')).toEqual([
    ['No UTM source', 7],
    ['Printed QR codes', 6],
    ['mail', 2],
  ]);
});

test('groups sources without their own key', () => {
  const full = [{ ...stored('source', 'all')[0], sums: { other: count('a', '2026-11-01', { views: 4 }) } }];
  expect(toGroups(addRollUps(full as never, [], 'source'), 'source')).toMatchObject([
    { key: 'other', name: 'Other sources', sums: { views: 4 } },
  ]);
});

test('omits officers who have no counts left', () => {
  const none = [{ ...stored('officer', 'all')[0], sums: { gone: count('a', '2026-11-01') } }] as never;
  expect(toGroups(addRollUps(none, [], 'officer'), 'officer')).toEqual([]);
});

test('lists only the requested days', () => {
  const days = { from: '2026-11-01', to: '2026-11-21' };
  const sums = toDaySums(stored('day', 'month'), SINCE, days);
  expect(sums.map((one) => [one.day, one.views])).toEqual([
    ['2026-11-02', 5],
    ['2026-11-03', 7],
    ['2026-11-21', 1],
  ]);
  expect(toDaySums(stored('day', 'month'), SINCE, null)).toHaveLength(4);
  expect(countsOn(SINCE, { from: '2026-11-01', to: '2026-11-20' })).toEqual([]);
});

test('exports in the given order and without formulas', () => {
  const csv = rollUpsCsv(groups('template'), 'template', new Map([['=open, house', 2]]));
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Template,Links,Views,Unique views,Downloads,Starts,Applications,Scans,Not counted',
    `"'=Open, House",2,8,1,0,0,0,3,2`,
    'Unknown,,7,0,0,0,0,0,0',
    '',
  ]);
  expect(rollUpsCsv(groups('template'), 'template', new Map([['=open, house', 200]]))).toContain(`",200+,8`);
});
