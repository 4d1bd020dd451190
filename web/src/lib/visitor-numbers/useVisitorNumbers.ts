import { useSyncExternalStore } from 'react';
import {
  NOTHING_ENTERED,
  type NumberName,
  onNumbersChange,
  type VisitorNumbers,
  visitorNumbers,
} from './visitorNumbers.ts';

/** Returns the numbers that the visitor entered on any page; empty in the static page, so that hydration renders the same. */
export const useVisitorNumbers = (): VisitorNumbers =>
  useSyncExternalStore(onNumbersChange, visitorNumbers, () => NOTHING_ENTERED);

/** The minimum and maximum of a page's own fields. */
export type Ranges = Readonly<Partial<Record<NumberName, readonly [min: number, max: number]>>>;

/**
 * Returns the visitor's numbers that a page's fields accept. A number outside the limits starts as the example, and isn't labeled as the
 * visitor's. A down payment in dollars is judged by its share of the price, or of `examplePrice` if the visitor's price isn't accepted.
 */
export function numbersWithin(
  numbers: VisitorNumbers,
  { downShare: shares, ...ranges }: Ranges,
  examplePrice = 0,
): VisitorNumbers {
  const isWithin = (value: number | undefined, [min, max]: readonly [number, number]) =>
    value !== undefined && value >= min && value <= max;
  const names = Object.keys(ranges) as (keyof typeof ranges)[];
  const accepted: VisitorNumbers = Object.fromEntries(
    names.flatMap((name) =>
      isWithin(numbers[name], ranges[name] ?? [0, -1]) ? [[name, numbers[name]]] : [],
    ),
  );
  if (!shares || !isWithin(downShareAt(numbers, accepted.price ?? examplePrice), shares)) return accepted;
  const { down, downShare } = numbers;
  return { ...accepted, ...(down === undefined ? { downShare } : { down }) };
}

/**
 * Returns the visitor's down payment as a share of a price, unrounded, so that its dollars match what was entered; undefined without one.
 */
export function downShareAt({ down, downShare }: VisitorNumbers, price: number): number | undefined {
  if (down === undefined || price <= 0) return downShare;
  return (down / price) * 100;
}

/** Returns the visitor's down payment in dollars for a price; undefined without one, or if it covers the full price. */
export function downAt({ down, downShare }: VisitorNumbers, price: number | undefined): number | undefined {
  const dollars =
    downShare === undefined || price === undefined ? down : Math.round((price * downShare) / 100);
  return dollars !== undefined && price !== undefined && dollars >= price ? undefined : dollars;
}
