import { expect, test } from 'vitest';
import { refusalDetails, refusalDetailsOf } from './refusalDetails.ts';
import { REFUSALS } from './workflowRefusals.ts';

test('what the function puts in, the web reads', () => {
  const refusal = REFUSALS.missing([
    { key: 'headline', label: 'Headline' },
    { key: 'event_date', label: 'Date' },
  ]);
  const error = Object.assign(new Error(refusal.message), { details: refusalDetails(refusal) });
  expect(refusalDetailsOf(error)).toEqual({
    title: 'Missing Required Fields',
    fields: ['headline', 'event_date'],
    issues: [
      { path: 'headline', message: 'Please fill in: Headline, Date' },
      { path: 'event_date', message: 'Please fill in: Headline, Date' },
    ],
  });
});

test('issues of their own name the fields', () => {
  const issues = [
    { path: 'photo', message: 'Too dark' },
    { path: 'photo', message: 'Too small' },
  ];
  expect(refusalDetails(REFUSALS.stale, issues)).toMatchObject({ fields: ['photo'], issues });
});

test.each([undefined, null, 'no', new Error('no'), { details: null }, { details: { issues: [] } }])(
  'any other error has none: %s',
  (error) => expect(refusalDetailsOf(error)).toBeUndefined(),
);
