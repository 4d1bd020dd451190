import { expect, it } from 'vitest';
import { inYears } from './inYears.ts';

it.each([
  [255, '21 years'],
  [24, '2 years'],
  [18, '18 months'],
  [1, '1 month'],
])('%i months are %s', (months, text) => expect(inYears(months)).toBe(text));
