import { toCents } from '@brokerage/domain/number/toCents';
import {
  calculateHousingPayment,
  type HousingPayment,
} from '@brokerage/domain/programs/calculators/housingPayment';
import {
  LOAN_KINDS,
  LONGEST_INSURED_TERM,
  type LoanKind,
  VA_USES,
  type VaUse,
} from '@brokerage/domain/programs/calculators/loanKind';
import { exampleTerms } from '@brokerage/domain/programs/loanExamples';
import {
  checkInputs,
  money,
  percent,
  rateLimits,
  type TypedValues,
  termLimits,
} from '../inputs/calculatorInput.ts';
import { findTooLittleDown } from '../inputs/findTooLittleDown.ts';

export type MortgageField = 'price' | 'down' | 'rate' | 'term' | 'tax' | 'insurance' | 'pmi' | 'dues';
export type DownUnit = 'dollars' | 'percent';

/** Example amounts that keep their share of the price until the visitor enters them. */
export const FOLLOWS_PRICE = ['down', 'tax', 'insurance'] as const;

/** Options that a link carries in addition to the numbers. */
export const MORTGAGE_CHOICES = { kind: LOAN_KINDS, use: VA_USES } as const;

/** The range of each field; the down payment is in dollars. */
export const MORTGAGE_LIMITS = {
  price: money('Enter the home price', 1),
  down: money('Enter a down payment, or 0'),
  rate: rateLimits,
  term: termLimits,
  tax: money('Enter the yearly tax, or 0'),
  insurance: money('Enter the yearly insurance, or 0'),
  pmi: percent('Enter a rate from 0 to 5%', 5),
  dues: money('Enter the monthly dues, or 0'),
};

const downShare = percent('Enter a share of the price, or 0', 100);

export interface MortgageEstimate {
  issues: Partial<Record<MortgageField, string>>;
  /** Dollars. */
  price?: number;
  /** Dollars, even if it was typed in percent. */
  down?: number;
  result?: HousingPayment;
}

/** Returns the estimate, or a message for each invalid field. */
export function mortgageEstimate(
  typed: TypedValues<MortgageField>,
  unit: DownUnit,
  { kind, use }: { kind: LoanKind; use: VaUse } = { kind: 'conventional', use: 'first' },
): MortgageEstimate {
  // Only conventional loans have PMI and a field for it.
  const inputs = kind === 'conventional' ? typed : { ...typed, pmi: 0 };
  const { issues, numbers } = checkInputs(
    inputs,
    unit === 'percent' ? { ...MORTGAGE_LIMITS, down: downShare } : MORTGAGE_LIMITS,
  );
  if (!numbers) return { issues };
  const { price, rate, term, tax, insurance, pmi, dues } = numbers;
  const down = unit === 'percent' ? Math.round(price * numbers.down) / 100 : numbers.down;
  if (down >= price) return { issues: { down: 'Enter less than the price' } };
  if (kind !== 'conventional' && term > LONGEST_INSURED_TERM)
    return {
      issues: { term: `FHA, VA and USDA loans run ${LONGEST_INSURED_TERM} years at most` },
      price,
      down,
    };
  const tooLittle = findTooLittleDown(kind, { price, down });
  if (tooLittle) return { issues: { down: tooLittle }, price, down };
  return {
    issues,
    price,
    down,
    result: calculateHousingPayment({
      price: toCents(price),
      downPayment: toCents(down),
      annualRate: rate,
      term: term * 12,
      propertyTax: toCents(tax),
      insurance: toCents(insurance),
      pmiRate: pmi,
      dues: toCents(dues),
      kind,
      vaUse: use,
    }),
  };
}

/** Returns the down payment in dollars of a loan type's example for a home at a given price. */
export const exampleDown = (price: number, kind: LoanKind): number =>
  Math.round(price * exampleTerms(kind).downPercent) / 100;

/**
 * Returns the rate and the down payment in dollars of another loan type for fields that still hold an example's values; leaves out what the
 * visitor entered.
 */
export function kindSwitch(
  { price, rate, down }: TypedValues<'price' | 'rate' | 'down'>,
  from: LoanKind,
  to: LoanKind,
): { rate?: number; down?: number } {
  const [before, after] = [exampleTerms(from), exampleTerms(to)];
  // Compared in whole dollars, because the example is scaled to the price.
  const isExample =
    typeof price === 'number' && typeof down === 'number' && Math.abs(down - exampleDown(price, from)) < 1;
  return {
    ...(rate === before.annualRate && { rate: after.annualRate }),
    ...(isExample && { down: exampleDown(price, to) }),
  };
}
