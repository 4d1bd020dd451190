import type { Fact } from './fact.ts';
import { LIMIT_TEXTS } from './loanLimits.ts';

/**
 * The figures of the program pages, each with its source and date. Pages only show figures that are listed here
 * (docs/product.md#loan-programs).
 */

/** When the figures of laws, letters and handbooks were last checked. */
const CHECKED = '2026-11-28';

/** Announced to lenders on August 23, 2016, and unchanged since; the USDA may change them each October. */
const usdaFees = {
  source: '7 CFR 3555.107; USDA RD Instruction 440.1, Exhibit K',
  effective: '2016-10-01',
  checked: CHECKED,
};
/** The brokerage's own guideline, based on its lenders' requirements. */
const guideline = { source: 'Lender guidelines', checked: '2026-10-31' };
const fha = { source: 'HUD Handbook 4000.1, section II.A', checked: CHECKED };
/** For a loan of up to $726,200 over more than 15 years with less than 5% down. */
const fhaPremium = {
  source: 'HUD Mortgagee Letter 2023-05',
  effective: '2023-03-20',
  checked: CHECKED,
};
const fhfa = {
  source: 'FHFA conforming loan limit values for 2026',
  effective: '2026-01-01',
  checked: CHECKED,
};
const { baseline, ceiling, fhaFloor } = LIMIT_TEXTS;
const closedEnd = { trigger: 'closed-end' } as const;
const openEnd = { trigger: 'open-end' } as const;

/** Figures of loan programs that pages quote, each with its source and the day on which it was checked. */
export const facts = {
  conventionalDown: {
    label: 'Down payment',
    value: '3-20%',
    sentence: 'The down payment is 3-20% of the price (as low as 3% for those who qualify).',
    ...guideline,
    ...closedEnd,
  },
  conventionalCredit: {
    label: 'Credit score',
    value: '620+',
    sentence: 'A credit score of 620 or more is typical.',
    ...guideline,
  },
  // What lenders usually require, not a legal limit: the 43% of a qualified mortgage was replaced by a limit on its price on October 1,
  // 2022 (12 CFR 1026.43(e)(2)), and Fannie Mae has 36% or 45% by hand and 50% in Desktop Underwriter (Selling Guide B3-6-02, read November
  // 28, 2026).
  conventionalDti: {
    label: 'Debt-to-income',
    value: 'Under 43%',
    sentence: 'Your total monthly debts are under 43% of your gross income.',
    ...guideline,
  },
  conventionalTerms: {
    label: 'Terms',
    value: '15, 20 or 30 years',
    sentence: 'The loan is repaid over 15, 20 or 30 years.',
    ...guideline,
    ...closedEnd,
  },
  fhaDown: {
    label: 'Down payment',
    value: '3.5%',
    sentence: 'The down payment is 3.5% of the price with a credit score of 580 or more.',
    ...fha,
    ...closedEnd,
  },
  fhaCredit: {
    label: 'Credit score',
    value: '580+',
    sentence: 'Credit scores as low as 580 may qualify for the 3.5% down payment.',
    ...fha,
    ...closedEnd,
  },
  fhaUpfront: {
    label: 'Insurance at closing',
    value: '1.75%',
    sentence: 'The upfront mortgage insurance premium is 1.75% of the loan.',
    ...fhaPremium,
    ...closedEnd,
  },
  fhaAnnual: {
    label: 'Insurance every month',
    value: '$220',
    sentence:
      'The annual mortgage insurance premium is 0.55% of what you owe on average each year, paid monthly.',
    ...fhaPremium,
    ...closedEnd,
  },
  // 65% and 150% of the conforming baseline for one unit.
  fhaSize: {
    label: 'Loan limit',
    value: `Up to ${fhaFloor}; up to ${ceiling} in high-cost counties`,
    sentence: `The FHA insures up to ${fhaFloor} on one unit in low-cost counties and up to ${ceiling} in high-cost ones.`,
    source: '12 U.S.C. 1709(b)(2) with FHFA’s baseline for 2026',
    effective: '2026-01-01',
    checked: CHECKED,
  },
  // "No down payment" isn't a trigger term: comment 24(d)(1)-1 requires an amount or percentage that is paid.
  vaDown: {
    label: 'Down payment',
    value: '0%',
    sentence: 'No down payment is required up to the appraised value, within the veteran’s entitlement.',
    source: '38 U.S.C. 3703 and 38 CFR Part 36',
    checked: CHECKED,
  },
  vaPmi: {
    label: 'Private mortgage insurance',
    value: 'None',
    sentence: 'There is no private mortgage insurance; most borrowers pay a VA funding fee instead.',
    source: '38 U.S.C. 3729',
    effective: '2023-04-07',
    checked: CHECKED,
  },
  // 38 U.S.C. 3702(a)(2), and 5303A(b) for the 24 months of those who enlisted after September 7, 1980.
  vaService: {
    label: 'Service requirement',
    value: 'Usually 24 months',
    sentence:
      'Veterans who enlisted after September 7, 1980 usually need 24 months of continuous active service, or the full period they were called up for (at least 90 days in wartime, 181 in peacetime); the National Guard and Reserves, six years or 90 days of active federal service.',
    source: '38 U.S.C. 3702 and 5303A; VA eligibility requirements',
    checked: CHECKED,
  },
  // VA Pamphlet 26-7, chapter 4 leaves the score to the lender.
  vaCredit: {
    label: 'Credit score',
    value: 'No VA minimum',
    sentence: 'The VA sets no minimum credit score; lenders do.',
    source: 'VA Pamphlet 26-7, chapter 4',
    checked: CHECKED,
  },
  vaFee: {
    label: 'Funding fee',
    value: '1.25% to 3.3%, one time',
    sentence: 'The funding fee for a purchase is 1.25% to 3.3% of the loan, by down payment and earlier use.',
    source: '38 U.S.C. 3729(b)(2)',
    effective: '2023-04-07',
    checked: CHECKED,
    // The fee is a finance charge.
    ...closedEnd,
  },
  // With full entitlement the guaranty is a quarter of the loan of any size: 38 U.S.C. 3703(a)(1)(A)(i)(IV), as amended by Public Law
  // 116-23.
  vaSize: {
    label: 'Loan size',
    value: 'No VA limit with full entitlement',
    sentence: 'With full entitlement, the VA sets no limit on the size of the loan.',
    source: '38 U.S.C. 3703(a)(1)',
    effective: '2020-01-01',
    checked: CHECKED,
  },
  usdaDown: {
    label: 'Down payment',
    value: '0%',
    sentence: 'No down payment is required; USDA guarantee fees apply.',
    source: '7 CFR Part 3555',
    checked: CHECKED,
  },
  // HB-1-3555, chapter 10 lists what makes an applicant ineligible; a credit score isn't on the list.
  usdaCredit: {
    label: 'Credit score',
    value: 'No USDA minimum',
    sentence: 'The USDA sets no minimum credit score; lenders do.',
    source: 'USDA HB-1-3555, chapter 10',
    checked: CHECKED,
  },
  usdaUpfront: {
    label: 'Fee at closing',
    value: '1%',
    sentence: 'The guarantee fee at closing is 1% of the loan.',
    ...usdaFees,
    ...closedEnd,
  },
  usdaAnnual: {
    label: 'Annual fee',
    value: '0.35%',
    sentence: 'The annual fee is 0.35% of what you owe on average each year, paid monthly.',
    ...usdaFees,
    ...closedEnd,
  },
  // The USDA revises them each year; no later ones were available when they were checked, so the page shows their date.
  usdaIncome: {
    label: 'Household income',
    value: '$119,850',
    sentence:
      'In most counties, one to four people may earn up to $119,850 a year together, and five to eight up to $158,250 (limits as of June 2025). High-cost areas have higher limits.',
    source: 'USDA HB-1-3555, appendix 5',
    effective: '2025-06-18',
    checked: CHECKED,
  },
  jumboBaseline2024: {
    label: 'Limit in 2024',
    value: '$766,550',
    sentence: 'Jumbo starts above $766,550',
    source: 'FHFA conforming loan limit values for 2024, one-unit baseline',
    effective: '2024-01-01',
    checked: CHECKED,
    isSuperseded: true,
  },
  jumboBaseline: {
    label: '2026 baseline limit',
    value: baseline,
    sentence: `In most U.S. counties, a loan of more than ${baseline} on a one-unit home is a jumbo loan in 2026. High-cost counties have a higher limit.`,
    ...fhfa,
  },
  jumboCredit: {
    label: 'Credit score',
    value: '700+',
    sentence: 'The credit score is typically 700 or more.',
    ...guideline,
  },
  jumboDown: {
    label: 'Down payment',
    value: '10-20%',
    sentence: 'The down payment is usually 10-20% of the price.',
    ...guideline,
    ...closedEnd,
  },
  constructionDown: {
    label: 'Down payment',
    value: '20-25%',
    sentence: 'The typical down payment is 20-25% of the cost of land and building.',
    ...guideline,
    ...closedEnd,
  },
  helocDraw: {
    label: 'Draw period',
    value: '5-10 years',
    sentence: 'You can typically borrow from the line for 5-10 years.',
    ...guideline,
    ...openEnd,
  },
  helocRepayment: {
    label: 'Repayment',
    value: '10-20 years',
    sentence: 'You then repay what you borrowed over 10-20 years.',
    ...guideline,
    ...openEnd,
  },
  helocEquity: {
    label: 'Equity',
    value: '15-20%',
    sentence: 'Lenders want you to keep 15-20% equity in your home.',
    ...guideline,
  },
  helocCredit: {
    label: 'Credit score',
    value: '620+',
    sentence: 'A credit score of 620 or more is typical.',
    ...guideline,
  },
  helocDti: {
    label: 'Debt-to-income',
    value: 'Under 43%',
    sentence: 'The debt-to-income ratio is usually below 43%.',
    ...guideline,
  },
  // Lenders' usual requirement for other loans that no agency buys.
  alternativeDown: {
    label: 'Down payment',
    value: '10-20%',
    sentence: 'The down payment is often 10-20% of the price.',
    ...guideline,
    ...closedEnd,
  },
  alternativeStatements: {
    label: 'Bank statements',
    value: '12 or 24 months',
    sentence: 'Lenders figure your income from 12 or 24 months of personal or business bank statements.',
    ...guideline,
  },
  alternativeDscr: {
    label: 'Coverage ratio',
    value: '1.00 to 1.25',
    sentence: 'Many lenders look for rent of 1.00 to 1.25 times the payment.',
    ...guideline,
  },
  dpaCredit: {
    label: 'Credit score',
    value: '620+',
    sentence: 'Assistance programs usually ask for a credit score of 620 or more; each agency sets its own.',
    ...guideline,
  },
  dpaFhaDown: {
    label: 'FHA option',
    value: '3.5% down',
    sentence: 'Assistance can often be combined with an FHA loan at 3.5% down.',
    ...fha,
    ...closedEnd,
  },
} as const satisfies Record<string, Fact>;

export type FactId = keyof typeof facts;
