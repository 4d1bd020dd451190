import { questionnaireCountSchema, type StageCounts } from '@brokerage/domain/preapproval/questionnaireCount';
import { expect, it } from 'vitest';
import { dropOffCsv, formatLargestLoss, stageNames, toLosses } from './dropOff.ts';

const counts = (changes: Partial<StageCounts> = {}): StageCounts =>
  questionnaireCountSchema.shape.counts.parse(changes);
const FUNNEL = counts({
  contact: 2000,
  goal: 1500,
  property: 1400,
  details: 1300,
  borrower: 1250,
  qualifying: 640,
  officer: 600,
  submitted: 480,
});

it('names the steps like the questionnaire', () => {
  expect(stageNames('contact').listed).toBe('1. Contact Information & Consent');
  expect(stageNames('details')).toEqual({
    listed: '4. Loan Details',
    inText: 'Step 4, Loan Details',
    short: 'Step 4',
  });
  expect(stageNames('submitted').listed).toBe('Submitted');
});

it('counts how many left at each step, and none after submitting', () => {
  expect(toLosses(FUNNEL).map(({ left }) => left)).toEqual([500, 100, 100, 50, 610, 40, 120, null]);
});

it('counts no one leaving a step that fewer reached than the next one', () => {
  expect(toLosses(counts({ goal: 3, property: 5 }))[1]).toEqual({ stage: 'goal', reached: 3, left: 0 });
});

it('finds the step with the most losses', () => {
  expect(formatLargestLoss(toLosses(FUNNEL))).toBe(
    'Step 5, Borrower Profile, loses the most visitors: 610 of 1,250 stopped there.',
  );
  expect(formatLargestLoss(toLosses(counts({ contact: 1 })))).toBe(
    'Step 1, Contact Information & Consent, loses the most visitors: 1 of 1 stopped there.',
  );
});

it('names the steepest loss first if another step loses more visitors', () => {
  const steep = counts({
    contact: 221,
    goal: 159,
    property: 147,
    details: 129,
    borrower: 115,
    qualifying: 74,
    officer: 67,
    submitted: 14,
  });
  expect(formatLargestLoss(toLosses(steep))).toBe(
    'Step 7, Loan Officer Assignment, loses the largest share: 53 of 67 stopped there (79%). Step 1, Contact Information & Consent, loses the most visitors: 62 of 221 stopped there.',
  );
});

it('finds none if no one left', () => {
  const all = Object.fromEntries(Object.keys(counts()).map((stage) => [stage, 2]));
  expect(formatLargestLoss(toLosses(counts(all)))).toBe('No one left before submitting.');
});

it('writes a line per day', () => {
  const lines = dropOffCsv([
    { day: '2026-11-19', counts: FUNNEL },
    { day: '2026-11-20', counts: counts({ contact: 3 }) },
  ])
    .slice(1)
    .trim()
    .split('\r\n');
  expect(lines).toEqual([
    'Day,1. Contact Information & Consent,2. Your Goal & Scenario,3. Property Information,4. Loan Details,5. Borrower Profile,6. Qualifying Information,7. Loan Officer Assignment,Submitted',
    '2026-11-19,2000,1500,1400,1300,1250,640,600,480',
    '2026-11-20,3,0,0,0,0,0,0,0',
  ]);
});
