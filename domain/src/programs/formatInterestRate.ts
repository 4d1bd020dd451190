/** Returns a rate with all of its decimals: quoted rates come in eighths, and the APR is computed from them. */
export const formatInterestRate = (rate: number): string =>
  `${rate.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 })}%`;
