import { expect, test } from 'vitest';
import { link } from '../../lib/links/testing/sampleLinks.ts';
import { MOST_VIEWS_FIRST, nextRollUpOrder, rollUp, rollUpColumns, sortRollUps } from './rollUp.ts';
import { rollUpsCsv } from './rollUpsCsv.ts';

const row = (code: string, uid: string, officer: string, template: string, views: number) => ({
  link: link(code, { created_by_user_id: uid }),
  state: 'live' as const,
  flyer: 'Elm Street',
  name: code,
  officer,
  template,
  sums: { uniques: 1, downloads: 0, starts: 0, applications: 0, views, scans: 3, not_counted: 2 },
});
const rows = [
  row('aaaaaaaaaa', 'ana', 'Ana Reyes', '=Open, House', 2),
  row('bbbbbbbbbb', 'daniel', 'Daniel Okafor', '=Open, House', 5),
  row('cccccccccc', 'daniel', 'Daniel Okafor', '', 7),
  row('dddddddddd', 'bo', 'Bo Lind', 'Letter', 2),
];
const names = (groups: { name: string }[]) => groups.map(({ name }) => name);

test('added up by officer and by template', () => {
  expect(rollUp(rows, 'officer')).toMatchObject([
    { name: 'Ana Reyes', links: 1, sums: { views: 2, uniques: 1 } },
    { name: 'Daniel Okafor', links: 2, sums: { views: 12, uniques: 2 } },
    { name: 'Bo Lind', links: 1, sums: { views: 2 } },
  ]);
  expect(names(rollUp(rows, 'template'))).toEqual(['=Open, House', 'Unknown', 'Letter']);
});

test('sorted by a column; among equals by name', () => {
  const groups = rollUp(rows, 'officer');
  expect(names(sortRollUps(groups, MOST_VIEWS_FIRST))).toEqual(['Daniel Okafor', 'Ana Reyes', 'Bo Lind']);
  expect(names(sortRollUps(groups, { by: 'views', direction: 'asc' }))).toEqual([
    'Ana Reyes',
    'Bo Lind',
    'Daniel Okafor',
  ]);
  expect(names(sortRollUps(groups, { by: 'name', direction: 'desc' }))[0]).toBe('Daniel Okafor');
  expect(names(sortRollUps(groups, { by: 'links', direction: 'desc' }))[0]).toBe('Daniel Okafor');
  expect(nextRollUpOrder(MOST_VIEWS_FIRST, 'name')).toEqual({ by: 'name', direction: 'asc' });
  expect(nextRollUpOrder(MOST_VIEWS_FIRST, 'links')).toEqual({ by: 'links', direction: 'desc' });
  expect(nextRollUpOrder(MOST_VIEWS_FIRST, 'views').direction).toBe('asc');
});

test('the columns are those of the links’ figures', () => {
  expect(rollUpColumns('template').map(({ label }) => label)).toEqual([
    'Template',
    'Links',
    'Views',
    'Unique views',
    'Downloads',
    'Starts',
    'Applications',
  ]);
});

test('as CSV, in the order that is shown and without formulas', () => {
  const csv = rollUpsCsv(sortRollUps(rollUp(rows, 'template'), MOST_VIEWS_FIRST), 'template');
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Template,Links,Views,Unique views,Downloads,Starts,Applications,Scans,Not counted',
    `"'=Open, House",2,7,2,0,0,0,6,4`,
    'Unknown,1,7,1,0,0,0,3,2',
    'Letter,1,2,1,0,0,0,3,2',
    '',
  ]);
});
