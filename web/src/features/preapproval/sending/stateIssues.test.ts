import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { expect, it } from 'vitest';
import { stateIssues } from './stateIssues.ts';

const rules = (...states: [code: string, name: string][]) => ({
  isPaused: false,
  pausedNote: '',
  states: states.map(([code, name]) => ({ code, name })),
});
const inTwo = rules(['NJ', 'New Jersey'], ['CA', 'California']);
const PROPERTY_STEP = 3;

it.each(['Austin, TX', 'Austin, TX 78701', 'Austin, Texas', '78701'])(
  'rejects a home in %s on its step',
  (property_location) => {
    expect(stateIssues(PROPERTY_STEP, { property_location }, inTwo, stateInAddress)).toEqual([
      {
        field: 'property_location',
        message: 'We only take applications for homes in New Jersey and California.',
      },
    ]);
    expect(stateIssues(PROPERTY_STEP + 1, { property_location }, inTwo, stateInAddress)).toEqual([]);
  },
);

it.each([
  ['90210', inTwo],
  ['Clifton, NJ', inTwo],
  ['Los Angeles, California', inTwo],
  ['somewhere nice', inTwo],
  ['Austin, TX', rules()],
])('accepts a home in %s', (property_location, applyRules) => {
  expect(stateIssues(PROPERTY_STEP, { property_location }, applyRules, stateInAddress)).toEqual([]);
});
