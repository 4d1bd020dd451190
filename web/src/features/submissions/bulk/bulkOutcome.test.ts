import { submissionSchema } from '@brokerage/domain/submission/submission';
import { expect, test } from 'vitest';
import { toBulkOutcome } from './bulkOutcome.ts';

const submission = (id: string) =>
  submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date(),
    est_value_or_price: 1,
    reference_number: 'R-1',
    lo_assigned_id: null,
  });
const all = ['a', 'b', 'c'].map(submission);
const overtaken = { code: 'application-changed', message: 'Someone else.' };
const gone = { code: 'application-not-found', message: 'Not there.' };

test.each([
  [[null, null, null], '3 assigned', []],
  [[null, overtaken, null], '2 assigned, 1 was changed by someone else', ['b']],
  [[overtaken, overtaken, null], '1 assigned, 2 were changed by someone else', ['a', 'b']],
  [[overtaken, gone, null], '1 assigned, 1 was changed by someone else, 1 couldn’t be changed', ['a', 'b']],
  [[gone, gone, gone], '0 assigned, 3 couldn’t be changed', ['a', 'b', 'c']],
])('%j: %s', (errors, text, unchanged) => {
  const results = all.map(({ id }, index) => ({ id, error: errors[index] ?? null }));
  const outcome = toBulkOutcome(all, results, 'assigned');
  expect(outcome.text).toBe(text);
  expect(outcome.unchanged.map((one) => one.submission.id)).toEqual(unchanged);
});
