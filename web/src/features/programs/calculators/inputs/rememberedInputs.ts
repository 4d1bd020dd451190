import { objectKeys } from '@brokerage/domain/collections/records';
import { downAt } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import {
  type NumberName,
  rememberNumbers,
  type VisitorNumbers,
} from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { isTaken, type Limits, type Typed } from './calculatorInput.ts';

/** Maps a calculator's fields to the visitor numbers that carry over between pages. */
export type Remembered<Name extends string> = Readonly<Partial<Record<Name, NumberName>>>;

/** Returns the visitor's own number for a field, if any. A down payment entered in percent is converted using the price. */
const ownNumber = (numbers: VisitorNumbers, name: NumberName, price: NumberInput): number | undefined =>
  name === 'down' ? downAt(numbers, typeof price === 'number' ? price : undefined) : numbers[name];

/** Settings for which visitor numbers a calculator starts with. */
interface RememberedFields<Name extends string> {
  remembered: Remembered<Name>;
  /** Fields that are filled in only if the visitor has also entered another number. */
  onlyWith: Remembered<Name>;
  limits: Readonly<Record<Name, Limits>>;
}

/** Returns the visitor's numbers that a calculator's fields accept; other fields start with the example. */
export function startFrom<Name extends string>(
  numbers: VisitorNumbers,
  { remembered, onlyWith, limits }: RememberedFields<Name>,
  example: Typed<Name>,
): Partial<Typed<Name>> {
  const { price: priceLimits } = limits as { price?: Limits };
  const { price: examplePrice } = example as { price?: NumberInput };
  const isPriceTaken = numbers.price !== undefined && priceLimits && isTaken(numbers.price, priceLimits);
  const price = isPriceTaken ? numbers.price : examplePrice;
  const start: Partial<Typed<Name>> = {};
  for (const field of objectKeys(remembered)) {
    const name = remembered[field];
    const own = name && ownNumber(numbers, name, price);
    const needed = onlyWith[field];
    const waits = needed !== undefined && numbers[needed] === undefined;
    if (own !== undefined && !waits && isTaken(own, limits[field])) start[field] = own;
  }
  return start;
}

/** Returns the visitor's numbers that are currently in a calculator's fields. */
export function findUsed<Name extends string>(
  numbers: VisitorNumbers,
  remembered: Remembered<Name>,
  typed: Typed<Name>,
): VisitorNumbers {
  const { price } = typed as { price?: NumberInput };
  const used: Partial<Record<NumberName, number>> = {};
  for (const field of objectKeys(remembered)) {
    const name = remembered[field];
    const own = name && ownNumber(numbers, name, price);
    if (!name || own === undefined || own !== typed[field]) continue;
    const { downShare } = numbers;
    if (name === 'down' && downShare !== undefined) used.downShare = downShare;
    else used[name] = own;
  }
  return used;
}

/** Remembers what the visitor types into a field; removes it when it isn't a number. */
export function rememberInput<Name extends string>(
  remembered: Remembered<Name>,
  field: Name,
  value: NumberInput,
): void {
  const name = remembered[field];
  if (name) rememberNumbers({ [name]: typeof value === 'number' ? value : undefined });
}
