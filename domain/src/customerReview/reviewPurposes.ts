/** What the loan was for. */
export const REVIEW_PURPOSES = {
  purchase: 'Home purchase',
  refinance: 'Refinance',
  cash_out: 'Cash-out refinance',
  home_equity: 'Home equity',
} as const;
export const REVIEW_PURPOSE_IDS = ['purchase', 'refinance', 'cash_out', 'home_equity'] as const;
