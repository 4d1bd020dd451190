import { findProgram } from '@brokerage/domain/programs/comparison';
import { expect, test } from 'vitest';
import { programSources } from './programSources.ts';

test('names programs once, with all of their sources', () => {
  const programs = [findProgram('va'), findProgram('usda'), findProgram('jumbo'), findProgram('heloc')];
  expect(programSources(programs, ['down', 'credit'])).toBe(
    [
      'VA: 38 U.S.C. 3703 and 38 CFR Part 36, as of Jan 1, 2026; VA Pamphlet 26-7, chapter 4, as of Jan 1, 2026.',
      'USDA: 7 CFR Part 3555, as of Jan 1, 2026; USDA HB-1-3555, chapter 10, as of Jan 1, 2026.',
      'Jumbo, HELOC: Lender guidelines, as of Oct 31, 2026.',
    ].join(' '),
  );
});
