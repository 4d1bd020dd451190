import { expect, it } from 'vitest';
import { toFlyerHome } from './flyerHome.ts';

const address = '14 Maple Avenue, Clifton, NJ 07011';

it.each([
  ['no address', { headline: 'FHA loans', bedrooms: 3 }, null],
  ['an address alone', { property_address: ` 14 Maple Avenue,\n Clifton, NJ 07011` }, { address, facts: [] }],
  [
    'all its facts, in the order of listings',
    {
      living_area: '2,140 sq ft',
      bathrooms: 2.5,
      bedrooms: 4,
      list_price: 649000,
      property_address: address,
      monthly_payment: 4100,
    },
    { address, facts: ['$649,000', '4 beds', '2.5 baths', '2,140 sq ft'] },
  ],
  [
    'figures that were typed as text, and none that say nothing',
    { property_address: address, list_price: '$649,000', beds: '1', baths: 'two', sq_ft: '900' },
    { address, facts: ['$649,000', '1 bed', '900 sq ft'] },
  ],
  [
    'nothing for blanks',
    { property_address: address, list_price: '', bedrooms: null },
    { address, facts: [] },
  ],
])('finds a home’s facts: %s', (_what, data, home) => {
  expect(toFlyerHome(data)).toEqual(home);
});
