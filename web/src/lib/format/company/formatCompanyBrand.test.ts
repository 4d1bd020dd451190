import { DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { expect, it } from 'vitest';
import { formatCompanyBrand } from './formatCompanyBrand.ts';

it('names what is set', () => {
  const brand = {
    ...DEFAULT_BRAND,
    short_name: 'Larkfield',
    founded: 1992,
    states: ['NJ', 'CA'],
    statistics: { figures: [{ value: '30+', label: 'years in business' }], as_of: '2026-10-31' },
  };
  expect(formatCompanyBrand(brand)).toBe(
    'Larkfield; since 1992; New Jersey, California; 30+ years in business, as of Oct 31, 2026',
  );
  expect(formatCompanyBrand(DEFAULT_BRAND)).toBe('none');
});
