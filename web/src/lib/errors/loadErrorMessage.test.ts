import { expect, test } from 'vitest';
import { loadErrorMessage } from './loadErrorMessage.ts';

test('distinguishes missing access from a possibly lost connection, with what is safe', () => {
  expect(loadErrorMessage({ code: 'permission-denied' }, 'Your changes are safe.')).toBe(
    'You don’t have access to this. If you need it, ask your administrator.',
  );
  expect(loadErrorMessage({ code: 'unavailable' })).toBe('Check your connection and try again.');
  expect(loadErrorMessage({ code: 'unavailable' }, 'Your changes are safe.')).toBe(
    'Check your connection and try again. Your changes are safe.',
  );
});
