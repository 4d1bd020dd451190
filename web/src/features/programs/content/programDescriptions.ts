import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** Meta descriptions of the program pages. Needed immediately, so they're separate from the pages' content. */
export const programDescriptions: Record<ProgramSlug, string> = {
  conventional:
    'Conventional loans: down payment, credit score, debt-to-income and terms, with their sources.',
  fha: 'FHA loans: down payment, credit score, mortgage insurance, and who they’re for.',
  va: 'VA loans: no down payment and no private mortgage insurance, who is eligible, and the certificate you need.',
  'alternative-lending': 'Bank statement, DSCR, Non-QM and asset-based loans, and who they’re for.',
  'down-payment-assistance':
    'Down payment assistance: grants, FHA at 3.5% down, first-time buyer and employer programs.',
  jumbo: 'Jumbo loans: where they start this year, and what lenders require.',
  usda: 'USDA loans: zero down in eligible rural areas, income limits and other requirements.',
  construction:
    'Construction loans: plans, licensed contractor, draws, and the change to a standard mortgage.',
  heloc: 'Home equity lines of credit: draw and repayment periods, equity, credit score and debt-to-income.',
  refinance:
    'Refinance for a lower rate, cash-out or a shorter term, and see how long it takes to break even.',
};
