import { type HousingPayment, housingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { issuesOf, money, rateLimits, type Typed, termLimits, toCents } from './calculatorInput.ts';

export type MortgageField = 'price' | 'down' | 'rate' | 'term' | 'tax' | 'insurance' | 'pmi' | 'dues';
export type DownUnit = 'dollars' | 'percent';

/** An example to begin with, marked as one on the page. */
export const MORTGAGE_EXAMPLE: Typed<MortgageField> = {
  price: 500_000,
  down: 100_000,
  rate: 6.25,
  term: 30,
  tax: 9_000,
  insurance: 1_800,
  pmi: 0.6,
  dues: 0,
};

const limits = {
  price: money('Enter the price of the home', 1),
  down: money('Enter a down payment, or 0'),
  rate: rateLimits,
  term: termLimits,
  tax: money('Enter the tax a year, or 0'),
  insurance: money('Enter the insurance a year, or 0'),
  pmi: { min: 0, max: 5, message: 'Enter a rate from 0 to 5%' },
  dues: money('Enter the dues a month, or 0'),
};

export interface MortgageEstimate {
  issues: Partial<Record<MortgageField, string>>;
  /** Dollars, whichever unit was typed. */
  down?: number;
  result?: HousingPayment;
}

/** The estimate, or what is wrong with which field. */
export function mortgageEstimate(typed: Typed<MortgageField>, unit: DownUnit): MortgageEstimate {
  const issues = issuesOf(typed, limits);
  const { price, down: typedDown, rate, term, tax, insurance, pmi, dues } = typed;
  const down =
    price === undefined || typedDown === undefined
      ? undefined
      : unit === 'percent'
        ? Math.round(price * typedDown) / 100
        : typedDown;
  if (down !== undefined && price !== undefined && !issues.price && down >= price) {
    issues.down = 'Enter less than the price';
  }
  if (Object.keys(issues).length > 0 || down === undefined || price === undefined) return { issues };
  return {
    issues,
    down,
    result: housingPayment({
      price: toCents(price),
      downPayment: toCents(down),
      annualRate: rate ?? 0,
      term: Math.round((term ?? 0) * 12),
      propertyTax: toCents(tax ?? 0),
      insurance: toCents(insurance ?? 0),
      pmiRate: pmi ?? 0,
      dues: toCents(dues ?? 0),
    }),
  };
}
