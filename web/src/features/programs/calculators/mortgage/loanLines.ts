import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import type { LoanKind } from '@brokerage/domain/programs/calculators/loanKind';
import { formatYears } from '../formatYears.ts';

export const LOAN_KIND_NAMES: Record<LoanKind, string> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
};

/** Returns mortgage insurance as a part of the payment; an empty list for a VA loan, which has none. */
export function insurancePart(kind: LoanKind, { pmi, pmiMonths }: HousingPayment) {
  if (kind === 'va') return [];
  // The lines about the loan say how long an FHA premium lasts.
  const labels = {
    conventional: pmiMonths ? `PMI, for about ${formatYears(pmiMonths)}` : 'PMI',
    fha: 'FHA premium, first year',
    usda: 'USDA annual fee, first year',
  };
  return [{ label: labels[kind], cents: pmi, ink: 'mortgageInsurance' } as const];
}

/** Returns the lines that make up the loan, including a financed fee. */
export function loanLines(
  kind: LoanKind,
  { loan, financedFee, feeRate, pmiMonths, table }: HousingPayment,
): (readonly [string, number | string])[] {
  if (kind === 'conventional') return [['Loan amount', loan]];
  const fee = { fha: 'Upfront premium', va: 'Funding fee', usda: 'Guarantee fee' }[kind];
  const ends =
    pmiMonths === table.length ? 'For the life of the loan' : `${Math.round(pmiMonths / 12)} years`;
  return [
    ['Loan type', LOAN_KIND_NAMES[kind]],
    ['Base loan amount', loan - financedFee],
    [`${fee} (${feeRate}%)`, financedFee],
    ['Loan amount', loan],
    ...(kind === 'va' ? [] : [[`Monthly ${kind === 'fha' ? 'premium' : 'fee'} lasts`, ends] as const]),
  ];
}
