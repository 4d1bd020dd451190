import { LOAN_KINDS } from '@brokerage/domain/programs/calculators/loanKind';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { expect, it } from 'vitest';
import { closingCostsLink, exampleLink, paymentLink } from './calculatorLinks.ts';
import { CLOSING_EXAMPLE } from './closing-costs/closingExample.ts';
import { readChoices, readInputs } from './inputs/inputsInAddress.ts';
import { MORTGAGE_CHOICES } from './mortgage/mortgageEstimate.ts';
import { MORTGAGE_EXAMPLE } from './mortgage/mortgageExample.ts';

const fragment = (to: string) => new URL(to, 'https://larkfield.example').hash;

it.each(['conventional', 'fha', 'va', 'usda', 'jumbo', 'construction'] as const)(
  'opens the payment calculator with every number of the %s example',
  (id) => {
    const { price, down, annualRate, term } = loanExample(id);
    const read = readInputs(fragment(exampleLink(loanExample(id))), MORTGAGE_EXAMPLE);
    expect(read).toMatchObject({
      price: price / 100,
      down: down / 100,
      rate: annualRate,
      term: term / 12,
    });
    // Proportional to the price, as in the calculator's own example.
    expect(Number(read.tax) / (price / 100)).toBeCloseTo(MORTGAGE_EXAMPLE.tax / MORTGAGE_EXAMPLE.price, 5);
  },
);

it.each(LOAN_KINDS)('opens it for a loan of the kind %s', (kind) => {
  const hash = fragment(exampleLink(loanExample('fha'), kind));
  expect(readChoices(hash, MORTGAGE_CHOICES)).toEqual({ kind, use: 'first' });
});

it('omits unknown numbers, so that the calculator uses its example’s', () => {
  const read = readInputs(fragment(paymentLink({ price: 640_000, down: 0, rate: 7 }).to), MORTGAGE_EXAMPLE);
  expect(read).toEqual({ price: 640_000, down: 0, rate: 7 });
});

it('uses only fields that the closing costs have', () => {
  const given = { price: 640_000, down: 64_000, rate: 7, tax: 9_000, insurance: 1_800 };
  const hash = fragment(closingCostsLink({ ...given, term: 15, pmi: 0.6, kind: 'fha' }).to);
  expect(readInputs(hash, CLOSING_EXAMPLE)).toEqual(given);
  expect([...new URLSearchParams(hash.slice(1)).keys()]).toEqual([...Object.keys(given), 'kind']);
});
