import { expect, test } from 'vitest';
import { submissionCallables } from './submissionCallables.ts';

const call = { id: 'application-1234567890', event_id: 'event-123456789012345' };

// Retries are recognized by a digest of the parsed call, so parsing must not add newer fields.
test.each([
  { name: 'mark_incomplete', revision: 2, reasons: ['application_incomplete'], text: '' },
  { name: 'record_notice', revision: 3, text: 'By letter' },
])('reads a version 1.0 page’s call of $name', (action) => {
  expect(submissionCallables['update-application'].input.parse({ ...call, action })).toEqual({
    ...call,
    action,
  });
});
