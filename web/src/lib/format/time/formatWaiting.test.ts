import { expect, test } from 'vitest';
import { formatWaiting } from './formatWaiting.ts';

const now = new Date('2026-11-27T12:00:00Z');

test.each([
  ['2026-11-27T11:59:31Z', 'Submitted just now'],
  ['2026-11-27T12:00:20Z', 'Submitted just now'],
  ['2026-11-27T11:58:00Z', 'Waiting for 2 minutes'],
  ['2026-11-23T12:00:00Z', 'Waiting for 4 days'],
])('submitted at %s: %s', (since, words) => expect(formatWaiting(new Date(since), now)).toBe(words));
