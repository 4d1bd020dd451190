import { expect, test } from 'vitest';
import { link } from '../../../lib/links/testing/sampleLinks.ts';
import { rollUp } from './rollUp.ts';
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

test('added up by officer and by template, by name', () => {
  expect(rollUp(rows, 'officer')).toMatchObject([
    { name: 'Ana Reyes', links: 1, sums: { views: 2, uniques: 1 } },
    { name: 'Bo Lind', links: 1, sums: { views: 2 } },
    { name: 'Daniel Okafor', links: 2, sums: { views: 12, uniques: 2 } },
  ]);
  expect(names(rollUp(rows, 'template'))).toEqual(['=Open, House', 'Letter', 'Unknown']);
});

test('as CSV, in the order given and without formulas', () => {
  const csv = rollUpsCsv(rollUp(rows, 'template'), 'template');
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Template,Links,Views,Unique views,Downloads,Starts,Applications,Scans,Not counted',
    `"'=Open, House",2,7,2,0,0,0,6,4`,
    'Letter,1,2,1,0,0,0,3,2',
    'Unknown,1,7,1,0,0,0,3,2',
    '',
  ]);
});
