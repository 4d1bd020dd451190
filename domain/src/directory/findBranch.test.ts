import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { findBranch } from './findBranch.ts';
import { US_STATES } from './usStates.ts';

const branches = [
  { id: 'clifton-nj', name: 'Clifton', state: 'NJ' },
  { id: 'newark-nj', name: 'Newark', state: 'NJ' },
  { id: 'cliffside-park-nj', name: 'Cliffside Park', state: 'NJ' },
  { id: 'fountain-valley-ca', name: 'Fountain Valley', state: 'CA' },
];

test.each([
  ['the only one of its state', 'San Diego, CA', 'fountain-valley-ca'],
  ['the one whose town is named', '60 Park Place, Newark, NJ 07102', 'newark-nj'],
  ['in any letters', 'cliffside park, nj', 'cliffside-park-nj'],
  ['not another state’s town of that name', 'Newark, DE', undefined],
  ['none where two towns are named', 'Newark or Clifton, NJ', undefined],
  ['none where the state has several and no town is named', 'Hoboken, NJ', undefined],
  ['none for part of a word', 'Cliftonville, NJ', undefined],
  ['by the ZIP code alone where the state has one branch', '92708', 'fountain-valley-ca'],
  ['none without a state', 'Newark', undefined],
])('%s', (_, location, branch) => {
  expect(findBranch(location, branches)).toBe(branch);
});

it('never names a branch outside the state, whatever the input', () => {
  const state = fc.constantFrom(...Object.keys(US_STATES));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), state, (typed, code) => {
      const found = findBranch(`${typed}, ${code}`, branches);
      expect(found === undefined || branches.find(({ id }) => id === found)?.state === code).toBe(true);
    }),
  );
});
