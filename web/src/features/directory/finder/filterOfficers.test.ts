import { expect, it } from 'vitest';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { filterOfficers, languagesToChoose, listUnlicensedNearby, sortBranches } from './filterOfficers.ts';
import { readSearch } from './readSearch.ts';

const found = (name: string, state = '') =>
  filterOfficers(sampleDirectory, {
    words: readSearch({ zip: '', text: name }).words,
    state,
    language: '',
  }).map(({ officer }) => officer.id);

it.each([
  ['', '', ['jose-pena', 'linh-tran', 'maya-torres']],
  ['  ', 'NJ', ['jose-pena', 'maya-torres']],
  ['TOR', '', ['maya-torres']],
  ['jose pena', '', ['jose-pena']],
  ['peña jo', 'NJ', ['jose-pena']],
  ['maya', 'CA', []],
  ['clifton maya', '', ['maya-torres']],
  ['.*', '', []],
  ['Clifton, NJ', '', ['jose-pena', 'maya-torres']],
  ['california', '', ['linh-tran']],
  ['New Jersey', '', ['jose-pena', 'maya-torres']],
  ['orres', '', []],
])('finds officers by name "%s" and state "%s"', (name, state, ids) => {
  expect(found(name, state)).toEqual(ids);
});

it('lists those who take no applications last, however near they are', () => {
  const [jose, ...others] = sampleDirectory.officers;
  if (!jose) throw new Error('An officer');
  const officers = [{ ...jose, licensed_states: [], license_lines: [] }, ...others];
  const miles = new Map([
    ['clifton-nj', 1],
    ['fountain-valley-ca', 2400],
  ]);
  const found = filterOfficers(
    { ...sampleDirectory, officers },
    { words: [], state: '', language: '', miles },
  );
  expect(found.map(({ officer }) => officer.id)).toEqual(['maya-torres', 'linh-tran', 'jose-pena']);
});

it('finds officers by town and topic', () => {
  const [jose, ...others] = sampleDirectory.officers;
  const officers = jose ? [{ ...jose, specialties: ['Condos and co-ops'] }, ...others] : [];
  const ids = (name: string) =>
    filterOfficers({ ...sampleDirectory, officers }, { words: [name], state: '', language: '' }).map(
      ({ officer }) => officer.id,
    );
  expect(ids('condo')).toEqual(['jose-pena']);
  expect(ids('clifton')).toEqual(['jose-pena', 'maya-torres']);
});

it('finds officers by language and state, but no state code inside a topic', () => {
  const [jose, ...others] = sampleDirectory.officers;
  if (!jose) throw new Error('An officer');
  const spanish = {
    ...jose,
    languages: ['English', 'Spanish'],
    specialties: ['Cash-out refinance', 'Co-ops'],
  };
  const ids = (text: string) =>
    filterOfficers(
      { ...sampleDirectory, officers: [spanish, ...others] },
      { words: readSearch({ zip: '', text }).words, state: '', language: '' },
    ).map(({ officer }) => officer.id);
  for (const typed of [
    'spanish',
    'Español',
    'espanol',
    'Spanish-speaking',
    'speaks Spanish',
    'habla español',
  ])
    expect(ids(typed), typed).toEqual(['jose-pena']);
  expect(ids('français')).toEqual([]);
  expect(ids('CA')).toEqual(['linh-tran']);
  expect(ids('cash')).toEqual(['jose-pena']);
  expect(ids('co-op')).toEqual(['jose-pena']);
});

it('a state’s code finds the state, and a topic with the same letters elsewhere', () => {
  const [jose, linh, maya] = sampleDirectory.officers;
  if (!jose || !linh || !maya) throw new Error('Three officers');
  const directory = {
    branches: sampleDirectory.branches.map((each) => (each.state === 'CA' ? { ...each, state: 'VA' } : each)),
    officers: [
      { ...jose, specialties: ['VA loans'] },
      { ...linh, specialties: ['Jumbo loans'] },
      { ...maya, specialties: ['Vacation homes', 'Co-ops'] },
    ],
  };
  const ids = (text: string) =>
    filterOfficers(directory, { words: readSearch({ zip: '', text }).words, state: '', language: '' }).map(
      ({ officer }) => officer.id,
    );
  expect(ids('VA')).toEqual(['jose-pena', 'linh-tran']);
  expect(ids('va loans')).toContain('jose-pena');
  expect(ids('vac')).toEqual(['maya-torres']);
});

it('finds no code inside a topic’s words', () => {
  const [jose, ...others] = sampleDirectory.officers;
  if (!jose) throw new Error('An officer');
  for (const [state, topic] of [
    ['CO', 'Condos and co-ops'],
    ['IN', 'Investing in rentals'],
  ] as const) {
    const [first, ...branches] = sampleDirectory.branches;
    if (!first) throw new Error('A branch');
    const directory = {
      branches: [first, ...branches.map((each) => ({ ...each, state }))],
      officers: [{ ...jose, specialties: [topic] }, ...others],
    };
    const found = filterOfficers(directory, { words: [state.toLowerCase()], state: '', language: '' });
    expect(found.map(({ officer }) => officer.id)).not.toContain('jose-pena');
  }
});

it('lists an officer without a branch, but in no state', () => {
  const [, , maya] = sampleDirectory.officers;
  const lonely = { branches: [], officers: maya ? [maya] : [] };
  expect(filterOfficers(lonely, { words: [], state: '', language: '' })).toEqual([
    { officer: maya, branch: undefined, miles: undefined },
  ]);
  expect(filterOfficers(lonely, { words: [], state: 'NJ', language: '' })).toEqual([]);
});

it('finds officers by language, and offers the languages besides English', () => {
  const [jose, linh, maya] = sampleDirectory.officers;
  if (!jose || !linh || !maya) throw new Error('Three officers');
  const officers = [
    { ...jose, languages: ['English', 'Spanish'] },
    { ...linh, languages: ['Vietnamese', 'English'] },
    maya,
  ];
  expect(languagesToChoose(officers)).toEqual(['Spanish', 'Vietnamese']);
  const directory = { ...sampleDirectory, officers };
  const spanish = filterOfficers(directory, { words: [], state: '', language: 'Spanish' });
  expect(spanish.map(({ officer }) => officer.id)).toEqual(['jose-pena']);
});

it('sorts by distance, with officers of unknown places last', () => {
  const miles = new Map([
    ['clifton-nj', 2430.2],
    ['fountain-valley-ca', 0.4],
  ]);
  const near = { words: [], state: '', language: '', miles };
  expect(filterOfficers(sampleDirectory, near).map(({ officer, miles: away }) => [officer.id, away])).toEqual(
    [
      ['linh-tran', 0.4],
      ['jose-pena', 2430.2],
      ['maya-torres', 2430.2],
    ],
  );
  expect(sortBranches(sampleDirectory.branches, miles).map(({ id }) => id)).toEqual([
    'fountain-valley-ca',
    'clifton-nj',
  ]);
  const unknown = new Map([['clifton-nj', 5]]);
  expect(filterOfficers(sampleDirectory, { ...near, miles: unknown }).at(-1)?.officer.id).toBe('linh-tran');
});

it('omits officers without a license for the home’s state, unless none is recorded', () => {
  const [jose, linh, maya] = sampleDirectory.officers;
  if (!jose || !linh || !maya) throw new Error('Three officers');
  const officers = [
    { ...jose, licensed_states: ['NJ'] },
    { ...linh, licensed_states: [], license_lines: [] },
    { ...maya, licensed_states: [] },
  ];
  const inCalifornia = { words: [], state: '', language: '', homeState: 'CA' };
  expect(
    filterOfficers({ ...sampleDirectory, officers }, inCalifornia).map(({ officer }) => officer.id),
  ).toEqual(['maya-torres']);
  const leftOut = (homeState: string, near: string) => {
    const miles = new Map([
      ['clifton-nj', near === 'NJ' ? 1 : 2430],
      ['fountain-valley-ca', near === 'CA' ? 1 : 2430],
    ]);
    return listUnlicensedNearby({ ...sampleDirectory, officers }, { ...inCalifornia, miles, homeState }).map(
      ({ officer }) => officer.id,
    );
  };
  expect(leftOut('CA', 'CA')).toEqual(['linh-tran']);
  expect(leftOut('CA', 'NJ'), 'the nearest branch is in another state').toEqual([]);
  expect(leftOut('NJ', 'NJ'), 'José is licensed there').toEqual([]);
});
