import { closingCosts } from '@brokerage/domain/programs/calculators/closingCosts';
import { housingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import { CLOSING_EXAMPLE } from '../calculators/closing-costs/closingExample.ts';
import { toCents } from '../calculators/inputs/calculatorInput.ts';
import { MORTGAGE_EXAMPLE, yearlyShare } from '../calculators/mortgage/mortgageExample.ts';
import type { loanInks } from '../chart/loanInks.ts';
import { toWholeDollars } from '../chart/toWholeDollars.ts';

const { price: examplePrice, downPercent, annualRate, apr, term } = loanExample('conventional');

/** The purchase to begin with, the one that the disclosure describes; and the terms of its loan. */
export const FIRST_PRICE = examplePrice / 100;
export const FIRST_DOWN = downPercent;
export const TERMS = { annualRate, apr, years: term / 12 } as const;

type Ink = keyof typeof loanInks;

/** A sum with its parts, in whole dollars that add up. */
export interface Ledger {
  total: number;
  parts: readonly { label: string; dollars: number; ink: Ink }[];
}

function toLedger(parts: readonly (readonly [label: string, cents: number, ink: Ink])[]): Ledger {
  const charged = parts.filter(([, cents]) => cents > 0);
  const dollars = toWholeDollars(charged.map(([, cents]) => cents));
  return {
    total: dollars.reduce((sum, each) => sum + each, 0),
    parts: charged.map(([label, , ink], index) => ({ label, dollars: dollars[index] ?? 0, ink })),
  };
}

/** Returns what a home for a price in dollars costs each month, and what it takes to get the keys. */
export function costOfHome(price: number, downShare: number) {
  const down = Math.round((price * downShare) / 100);
  const tax = yearlyShare('tax', price);
  const insurance = yearlyShare('insurance', price);
  const month = housingPayment({
    price: toCents(price),
    downPayment: toCents(down),
    annualRate,
    term,
    propertyTax: toCents(tax),
    insurance: toCents(insurance),
    pmiRate: MORTGAGE_EXAMPLE.pmi,
    dues: 0,
  });
  const { lender, points, services, title, recording, transfer, days, escrow, credit } = CLOSING_EXAMPLE;
  const closing = closingCosts({
    price: toCents(price),
    downPayment: toCents(down),
    annualRate,
    lenderFees: toCents(lender),
    points,
    services: toCents(services),
    title: toCents(title),
    recording: toCents(recording),
    transferTax: transfer,
    insurance: toCents(insurance),
    propertyTax: toCents(tax),
    interestDays: days,
    escrowMonths: escrow,
    sellerCredit: toCents(credit),
    deposit: 0,
  });
  return {
    down,
    isJumbo: price - down > LOAN_LIMITS.units[0].baseline,
    /** The inputs with which the calculators come to the same sums. */
    inputs: {
      price,
      down,
      rate: annualRate,
      term: TERMS.years,
      tax,
      insurance,
    },
    monthly: toLedger([
      ['Principal and interest', month.principalAndInterest, 'principal'],
      ['Property tax', month.propertyTax, 'propertyTax'],
      ['Homeowner’s insurance', month.insurance, 'homeInsurance'],
      ['Mortgage insurance', month.pmi, 'mortgageInsurance'],
    ]),
    cash: toLedger([
      ['Down payment', toCents(down), 'principal'],
      ['Lender and title fees', closing.origination + closing.services + closing.government, 'fees'],
      ['Prepaid costs', closing.prepaids + closing.escrow, 'prepaids'],
    ]),
  };
}
