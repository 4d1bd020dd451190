import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { calculateHousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { expect, test } from 'vitest';
import { MORTGAGE_EXAMPLE } from '../../calculators/mortgage/mortgageExample.ts';
import { wholePayment } from './wholePayment.ts';

test.each([
  ['conventional', 'conventional', '$3,363'],
  ['fha', 'fha', '$4,060'],
  ['va', 'va', '$3,959'],
  ['construction', 'conventional', '$3,629'],
] as const)('%s: matches the mortgage calculator for the same loan', (id, kind, text) => {
  const example = loanExample(id);
  const { price, down, annualRate, term } = example;
  const { total } = wholePayment(example);
  expect(formatWholeDollars(total)).toBe(text);
  expect(total).toBe(
    calculateHousingPayment({
      price,
      downPayment: down,
      annualRate,
      term,
      kind,
      propertyTax: MORTGAGE_EXAMPLE.tax * 100,
      insurance: MORTGAGE_EXAMPLE.insurance * 100,
      pmiRate: MORTGAGE_EXAMPLE.pmi,
      dues: 0,
    }).total,
  );
});

test('names a program’s yearly fee, and omits what it doesn’t charge', () => {
  const names = (id: 'usda' | 'va') => wholePayment(loanExample(id)).parts.map(({ label }) => label);
  expect(names('usda')[1]).toBe('USDA annual fee');
  expect(names('va')).toEqual(['Principal and interest', 'Property tax', 'Homeowner’s insurance']);
});
