/**
 * The color of each part of a payment, the same on all pages: principal green, interest brass, tax stone, insurance brick. Each has enough
 * contrast (3:1) with the paper background; `principal` and `interest`, and `interest` and `mortgageInsurance`, also with each other. Bars
 * leave a 2 px gap between parts, so any two can be neighbors.
 */
export const loanColors = {
  /** Also used for principal plus interest as one amount, and for the equity paid into a home. */
  principal: 'var(--evergreen)',
  interest: '#a98436',
  mortgageInsurance: '#6e2517',
  propertyTax: '#8f8a7d',
  homeInsurance: '#b4553a',
  fees: '#78909a',
  /** The cash for a home: fees are slate, prepaid costs are brass. */
  lenderFees: '#3b4f58',
  services: '#50666f',
  shopped: '#5e747d',
  prepaids: '#a98436',
  escrow: '#7f611f',
} as const;
