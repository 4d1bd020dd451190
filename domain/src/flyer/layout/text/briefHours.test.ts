import { expect, test } from 'vitest';
import { briefHours } from './briefHours.ts';

test.each([
  ['1 PM to 4 PM', '1-4\u00a0PM'],
  ['1:30 p.m. - 4 p.m.', '1:30-4\u00a0PM'],
  ['11 AM to 2 PM', '11\u00a0AM-2\u00a0PM'],
  ['Noon to 3 PM', 'Noon to 3 PM'],
  ['1 PM to 4 PM, rain or shine', '1 PM to 4 PM, rain or shine'],
])('shortens hours for a poster: %s', (text, brief) => {
  expect(briefHours(text)).toBe(brief);
});
