import { expect, it } from 'vitest';
import { checksVersion } from './checksVersion.ts';

const set = (...checks: [string, number][]) => checksVersion(new Map(checks));
const now = set(['past-date', 1], ['expired-license', 2]);

it('is the same whatever the order', () => {
  expect(set(['expired-license', 2], ['past-date', 1])).toBe(now);
  expect(now).toMatch(/^2-[0-9a-f]{8}$/);
});

it('changes when a check is added, removed or changed', () => {
  expect(set(['past-date', 1], ['expired-license', 3])).not.toBe(now);
  expect(set(['past-date', 2], ['expired-license', 1])).not.toBe(now);
  expect(set(['past-date', 1])).not.toBe(now);
  expect(set(['past-date', 1], ['expired-license', 2], ['other-nmls', 1])).not.toBe(now);
});
