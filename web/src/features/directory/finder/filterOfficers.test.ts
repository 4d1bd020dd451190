import { expect, it } from 'vitest';
import { sampleDirectory } from '../testing/sampleDirectory.ts';
import { filterOfficers, languagesToChoose } from './filterOfficers.ts';

const found = (name: string, state = '') =>
  filterOfficers(sampleDirectory, { name, state, language: '' }).map(({ officer }) => officer.id);

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

it('finds by town and by what an officer helps with', () => {
  const [jose, ...others] = sampleDirectory.officers;
  const officers = jose ? [{ ...jose, specialties: ['Condos and co-ops'] }, ...others] : [];
  const ids = (name: string) =>
    filterOfficers({ ...sampleDirectory, officers }, { name, state: '', language: '' }).map(
      ({ officer }) => officer.id,
    );
  expect(ids('condo')).toEqual(['jose-pena']);
  expect(ids('clifton')).toEqual(['jose-pena', 'maya-torres']);
  expect(ids('clifton maya')).toEqual(['maya-torres']);
});

it('lists an officer whose branch is gone, but in no state', () => {
  const [, , maya] = sampleDirectory.officers;
  const lonely = { branches: [], officers: maya ? [maya] : [] };
  expect(filterOfficers(lonely, { name: '', state: '', language: '' })).toEqual([
    { officer: maya, branch: undefined },
  ]);
  expect(filterOfficers(lonely, { name: '', state: 'NJ', language: '' })).toEqual([]);
});

it('finds by language, and offers those that somebody speaks besides English', () => {
  const [jose, linh, maya] = sampleDirectory.officers;
  if (!jose || !linh || !maya) throw new Error('Three officers');
  const officers = [
    { ...jose, languages: ['English', 'Spanish'] },
    { ...linh, languages: ['Vietnamese', 'English'] },
    maya,
  ];
  expect(languagesToChoose(officers)).toEqual(['Spanish', 'Vietnamese']);
  const directory = { ...sampleDirectory, officers };
  const spanish = filterOfficers(directory, { name: '', state: '', language: 'Spanish' });
  expect(spanish.map(({ officer }) => officer.id)).toEqual(['jose-pena']);
});
