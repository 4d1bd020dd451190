import type { SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import { expect, test } from 'vitest';
import { readFilter, writeFilter } from './useSubmissionFilter.ts';

const EVERY_FIELD: SubmissionFilter = {
  status: 'closed',
  officer: 'general',
  branch: 'clifton-nj',
  purpose: 'HELOC/Other',
  source: 'kTx_9-abCD23',
  from: '2026-11-01',
  to: '2026-11-30',
};

test.each<SubmissionFilter>([{}, EVERY_FIELD, { overdue: 'yes', status: 'in_progress' }])(
  'converts to an address and back: %j',
  (filter) => {
    const address = writeFilter(new URLSearchParams(), filter).toString();
    expect(readFilter(new URLSearchParams(address), false)).toEqual(filter);
  },
);

test('keeps the rest of the address, and drops an earlier filter', () => {
  const address = new URLSearchParams('tab=submissions&application=a&status=new&branch=clifton-nj');
  expect(writeFilter(address, { status: 'denied' }).toString()).toBe(
    'tab=submissions&application=a&status=denied',
  );
  expect(writeFilter(address, {}).toString()).toBe('tab=submissions&application=a');
});

test('an officer’s own list has no officer and no branch, whatever the address has', () => {
  const address = writeFilter(new URLSearchParams(), EVERY_FIELD);
  const { officer: _officer, branch: _branch, ...own } = EVERY_FIELD;
  expect(readFilter(address, true)).toEqual(own);
});
