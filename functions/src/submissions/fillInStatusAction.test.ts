import { expect, test } from 'vitest';
import { fillInStatusAction } from './fillInStatusAction.ts';

test.each([
  [
    { name: 'mark_incomplete', revision: 2, reasons: ['application_incomplete'], text: '' },
    { missing: '', reply_by: null },
  ],
  [
    { name: 'record_notice', revision: 3, text: 'By letter' },
    { sent_on: null, method: null },
  ],
] as const)('fills in what a version 1.0 page omits in $name', (action, added) => {
  const sent = 'reasons' in action ? { ...action, reasons: [...action.reasons] } : action;
  expect(fillInStatusAction(sent)).toEqual({ ...sent, ...added });
});

test('leaves today’s requests unchanged', () => {
  const action = {
    name: 'record_notice',
    revision: 3,
    sent_on: '2026-11-19',
    method: 'mailed',
    text: '',
  } as const;
  expect(fillInStatusAction(action)).toEqual(action);
});
