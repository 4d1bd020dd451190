import { expect, it } from 'vitest';
import { inYears } from './inYears.ts';

it.each([
  [255, '21 years'],
  [126, '11 years'],
  [119, '10 years'],
  [64, '5½ years'],
  [54, '4½ years'],
  [51, '4½ years'],
  [50, '4 years'],
  [24, '2 years'],
  [18, '18 months'],
  [1, '1 month'],
])('%i months are %s', (months, text) => expect(inYears(months)).toBe(text));
