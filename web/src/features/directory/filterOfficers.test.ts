import { expect, it } from 'vitest';
import { filterOfficers } from './filterOfficers.ts';
import { sampleDirectory } from './testing/sampleDirectory.ts';

const found = (name: string, state = '') =>
  filterOfficers(sampleDirectory, { name, state }).map(({ officer }) => officer.id);

it.each([
  ['', '', ['jose-pena', 'linh-tran', 'maya-torres']],
  ['  ', 'NJ', ['jose-pena', 'maya-torres']],
  ['TOR', '', ['maya-torres']],
  ['jose pena', '', ['jose-pena']],
  ['peña jo', 'NJ', ['jose-pena']],
  ['maya', 'CA', []],
  ['.*', '', []],
])('finds by name "%s" and state "%s"', (name, state, ids) => {
  expect(found(name, state)).toEqual(ids);
});

it('lists an officer whose branch is gone, but in no state', () => {
  const [, , maya] = sampleDirectory.officers;
  const lonely = { branches: [], officers: maya ? [maya] : [] };
  expect(filterOfficers(lonely, { name: '', state: '' })).toEqual([{ officer: maya, branch: undefined }]);
  expect(filterOfficers(lonely, { name: '', state: 'NJ' })).toEqual([]);
});
