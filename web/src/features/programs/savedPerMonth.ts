import type { RefinanceResult } from '@brokerage/domain/programs/calculators/refinanceBreakEven';

/** Returns what a refinance saves each month in whole dollars, the difference of the two payments as they are shown; negative when it costs more. */
export const savedPerMonth = ({
  currentPayment,
  newPayment,
}: Pick<RefinanceResult, 'currentPayment' | 'newPayment'>): number =>
  Math.round(currentPayment / 100) - Math.round(newPayment / 100);
