import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import type { loanColors } from './loanColors.ts';

type Ink = keyof typeof loanColors;

/** A total with its parts, in whole dollars that add up. */
export interface Ledger {
  total: number;
  parts: readonly { label: string; dollars: number; ink: Ink }[];
}

/** Returns amounts in cents as a ledger, without zeros. */
export function toLedger(parts: readonly (readonly [label: string, cents: number, ink: Ink])[]): Ledger {
  const charged = parts.filter(([, cents]) => cents > 0);
  const dollars = toWholeDollars(charged.map(([, cents]) => cents));
  return {
    total: dollars.reduce((sum, each) => sum + each, 0),
    parts: charged.map(([label, , ink], index) => ({ label, dollars: dollars[index] ?? 0, ink })),
  };
}

/** Returns the monthly cost of a home, broken down by part. */
export const monthlyLedger = (month: HousingPayment): Ledger =>
  toLedger([
    ['Principal and interest', month.principalAndInterest, 'principal'],
    ['Property tax', month.propertyTax, 'propertyTax'],
    ['Homeowner’s insurance', month.insurance, 'homeInsurance'],
    ['Mortgage insurance', month.pmi, 'mortgageInsurance'],
  ]);
