import { expect, it } from 'vitest';
import { placeIssues } from './placeIssues.ts';

const rules = (...states: [code: string, name: string][]) => ({
  isPaused: false,
  pausedNote: '',
  states: states.map(([code, name]) => ({ code, name })),
});
const inTwo = rules(['NJ', 'New Jersey'], ['CA', 'California']);
const PROPERTY_STEP = 3;

it.each([
  ['Austin, TX', inTwo, true],
  ['Austin, TX 78701', inTwo, true],
  ['90210', inTwo, false],
  ['Clifton, NJ', inTwo, false],
  ['somewhere nice', inTwo, false],
  ['Austin, TX', rules(), false],
])('%s', (property_location, applyRules, isRefused) => {
  expect(placeIssues(PROPERTY_STEP, { property_location }, applyRules)).toEqual(
    isRefused
      ? [
          {
            field: 'property_location',
            message: 'We take applications for homes in New Jersey and California only.',
          },
        ]
      : [],
  );
  expect(placeIssues(PROPERTY_STEP + 1, { property_location }, applyRules)).toEqual([]);
});
