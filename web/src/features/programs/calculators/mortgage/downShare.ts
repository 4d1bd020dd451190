import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';

/** Returns a down payment as a percentage of the price. */
export const toShare = (down: NumberInput, price: NumberInput): number | undefined =>
  typeof down === 'number' && typeof price === 'number' && price > 0
    ? Math.round((down / price) * 100_000) / 1000
    : undefined;

/** Rounds a share to hundredths of a percent. */
export const roundShare = (share: NumberInput): NumberInput =>
  typeof share === 'number' ? Number(share.toFixed(2)) : share;

/** Converts a share of the price to dollars. */
export const toAmount = (share: NumberInput, price: NumberInput): number | undefined =>
  typeof share === 'number' && typeof price === 'number' ? Math.round(price * share) / 100 : undefined;
