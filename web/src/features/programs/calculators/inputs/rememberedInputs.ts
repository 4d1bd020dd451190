import { objectKeys } from '@brokerage/domain/collections/records';
import { downAt } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import {
  type NumberName,
  rememberNumbers,
  type VisitorNumbers,
} from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { isWithinLimits, type Limits, type TypedValues } from './calculatorInput.ts';

/** Maps the fields that are remembered across pages to the names they're saved under. */
export type Remembered<Name extends string> = { readonly [Field in Name]?: NumberName };

/** Returns the visitor's own number for a field, or undefined. A percentage down payment is applied to the price. */
const ownNumber = (numbers: VisitorNumbers, name: NumberName, price: NumberInput): number | undefined =>
  name === 'down' ? downAt(numbers, typeof price === 'number' ? price : undefined) : numbers[name];

/** The visitor's numbers that prefill a calculator. */
interface RememberedFields<Name extends string> {
  remembered: Remembered<Name>;
  /** Fields prefilled only if the visitor has entered another number too. */
  onlyWith: Remembered<Name>;
  limits: Readonly<Record<Name, Limits>>;
}

/** Returns the visitor's numbers that prefill a calculator; the other fields start with the example. */
export function startFrom<Name extends string>(
  numbers: VisitorNumbers,
  { remembered, onlyWith, limits }: RememberedFields<Name>,
  example: TypedValues<Name>,
): Partial<TypedValues<Name>> {
  const { price: priceLimits } = limits as { price?: Limits };
  const { price: examplePrice } = example as { price?: NumberInput };
  const isPriceValid =
    numbers.price !== undefined && priceLimits && isWithinLimits(numbers.price, priceLimits);
  const price = isPriceValid ? numbers.price : examplePrice;
  const start: Partial<TypedValues<Name>> = {};
  for (const field of objectKeys(remembered)) {
    const name = remembered[field];
    const own = name && ownNumber(numbers, name, price);
    const needed = onlyWith[field];
    const waits = needed !== undefined && numbers[needed] === undefined;
    if (own !== undefined && !waits && isWithinLimits(own, limits[field])) start[field] = own;
  }
  return start;
}

/** Returns the visitor's numbers currently used in a calculator's fields. */
export function findUsed<Name extends string>(
  numbers: VisitorNumbers,
  remembered: Remembered<Name>,
  typed: TypedValues<Name>,
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

/** Saves what someone types into a field; clears the saved number if the input isn't a number. */
export function rememberInput<Name extends string>(
  remembered: Remembered<Name>,
  field: Name,
  value: NumberInput,
): void {
  const name = remembered[field];
  if (name) rememberNumbers({ [name]: typeof value === 'number' ? value : undefined });
}
