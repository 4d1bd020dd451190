import { expect, it } from 'vitest';
import { kindSwitch } from './mortgage/mortgageEstimate.ts';
import { MORTGAGE_EXAMPLE } from './mortgage/mortgageExample.ts';

it('sets the down payment and rate of the new type’s example', () => {
  expect(kindSwitch(MORTGAGE_EXAMPLE, 'conventional', 'fha')).toEqual({ rate: 5.99, down: 17_500 });
  expect(kindSwitch(MORTGAGE_EXAMPLE, 'conventional', 'va')).toEqual({ rate: 5.99, down: 0 });
  const fha = { ...MORTGAGE_EXAMPLE, price: 600_000, rate: 5.99, down: 21_000 };
  expect(kindSwitch(fha, 'fha', 'conventional')).toEqual({ rate: 6.25, down: 120_000 });
});

it('keeps what the visitor entered', () => {
  const own = { ...MORTGAGE_EXAMPLE, rate: 6.875, down: 60_000 };
  expect(kindSwitch(own, 'conventional', 'fha')).toEqual({});
  expect(kindSwitch({ ...MORTGAGE_EXAMPLE, price: undefined }, 'conventional', 'va')).toEqual({ rate: 5.99 });
});
