/** How a home purchase loan is insured or guaranteed. A link without a kind means a conventional loan. */
export const LOAN_KINDS = ['conventional', 'fha', 'va', 'usda'] as const;
export type LoanKind = (typeof LOAN_KINDS)[number];

/** Whether a veteran has used the VA benefit before, or is exempt from the funding fee. */
export const VA_USES = ['first', 'later', 'exempt'] as const;
export type VaUse = (typeof VA_USES)[number];

/** Percent of the loan, added to it at closing: HUD Mortgagee Letter 2023-05 and Handbook 4000.1, Appendix 1.0. */
export const FHA_UPFRONT = 1.75;

/** The minimum down payment with a score of 580 or more, percent of the price: HUD Handbook 4000.1, section II.A. */
export const FHA_MIN_DOWN = 3.5;

/** The minimum down payment of a conventional loan, percent of the price; `facts.ts` has the source (`conventionalDown`). */
export const CONVENTIONAL_MIN_DOWN = 3;

/** Percent of a USDA loan that includes it, added at closing: 7 CFR 3555.107 and HB-1-3555, chapter 16. */
const USDA_UPFRONT = 1;

/** Annual fee of a USDA loan in percent of the average balance, over its whole term: RD Instruction 440.1, Exhibit K. */
export const USDA_ANNUAL = 0.35;

/** Returns a USDA loan in cents including its guarantee fee, which is a share of the total. */
const withUsdaFee = (base: number): number => Math.round(base / (1 - USDA_UPFRONT / 100));

/**
 * Maximum term of insured and guaranteed loans in years: 24 CFR 203.17(d) for the FHA; 38 U.S.C. 3703(d)(1) for the VA, which adds 32 days;
 * 7 CFR 3555.104 for the USDA.
 */
export const LONGEST_INSURED_TERM = 30;

interface FeeTerms {
  kind: LoanKind;
  /** Before the financed fee, in cents. */
  base: number;
  /** Cents. */
  price: number;
  /** For a VA loan; the first use if left out. */
  vaUse?: VaUse | undefined;
}

/**
 * Returns a loan in cents including its program's one-time financed charge, and that charge in percent of the rest of the loan; the USDA's
 * in percent of the whole loan.
 */
export function financedLoan({ kind, base, price, vaUse = 'first' }: FeeTerms): {
  loan: number;
  feeRate: number;
} {
  if (kind === 'usda') return { feeRate: USDA_UPFRONT, loan: withUsdaFee(base) };
  const feeRate = kind === 'fha' ? FHA_UPFRONT : kind === 'va' ? vaFundingFee(base, price, vaUse) : 0;
  return { feeRate, loan: base + Math.round((base * feeRate) / 100) };
}

/** Amounts in cents, term in months. */
interface FinancedLoan {
  /** Before any financed fee or premium. */
  base: number;
  price: number;
  term: number;
}

interface FhaAnnual {
  /** Percent per year of the average balance. */
  percent: number;
  /** How long it is charged. */
  months: number;
}

/**
 * Returns the annual mortgage insurance premium of an FHA loan and how long it is charged: HUD Mortgagee Letter 2023-05, Appendix 1.0, for
 * loans endorsed since March 20, 2023. It ends after 11 years with 10 % down or more, otherwise with the loan.
 */
export function fhaAnnual({ base, price, term }: FinancedLoan): FhaAnnual {
  // Uses whole numbers, so that a share exactly at a limit is within it.
  const isAbove = (share: number) => base * 100 > price * share;
  const isLarge = base > 726_200_00;
  const months = isAbove(90) ? term : Math.min(term, 11 * 12);
  if (term > 15 * 12) return { percent: (isLarge ? 0.7 : 0.5) + (isAbove(95) ? 0.05 : 0), months };
  if (isAbove(90)) return { percent: isLarge ? 0.65 : 0.4, months };
  return { percent: isLarge && isAbove(78) ? 0.4 : 0.15, months };
}

/**
 * The rates of `vaFundingFee` apply to loans that close before this day: 38 U.S.C. 3729(b)(2), as amended by Public Law 118-83 in 2024 and
 * read on November 28, 2026. Congress has postponed it many times; without another postponement, lower rates follow.
 */
export const VA_FEES_END = '2031-11-29';

/**
 * Returns the VA funding fee of a purchase in percent of the loan, which may be added to it: 38 U.S.C. 3729(b)(2), for loans closed since
 * April 7, 2023 and before `VA_FEES_END`. Veterans with compensation for a service-connected disability pay none (38 U.S.C. 3729(c)).
 */
export function vaFundingFee(base: number, price: number, use: VaUse): number {
  if (use === 'exempt') return 0;
  const hasDown = (share: number) => (price - base) * 100 >= price * share;
  if (hasDown(10)) return 1.25;
  if (hasDown(5)) return 1.5;
  return use === 'first' ? 2.15 : 3.3;
}
