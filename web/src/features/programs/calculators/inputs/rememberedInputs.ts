import { objectKeys } from '@brokerage/domain/collections/records';
import { downAt } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';
import {
  type NumberName,
  rememberNumbers,
  type VisitorNumbers,
} from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';

/** Which of a calculator's fields follow the visitor from page to page, and as what. */
export type Remembered<Name extends string> = Readonly<Partial<Record<Name, NumberName>>>;

/** Returns what a field begins with: the visitor's own number, or nothing. A down payment in percent is of the price. */
const ownNumber = (numbers: VisitorNumbers, name: NumberName, price: NumberInput): number | undefined =>
  name === 'down' ? downAt(numbers, typeof price === 'number' ? price : undefined) : numbers[name];

/** Returns the visitor's numbers for a calculator's fields; those in `onlyWith` wait for another number. */
export function startFrom<Name extends string>(
  numbers: VisitorNumbers,
  remembered: Remembered<Name>,
  example: Typed<Name>,
  onlyWith: Remembered<Name>,
): Partial<Typed<Name>> {
  const { price: examplePrice } = example as { price?: NumberInput };
  const start: Partial<Typed<Name>> = {};
  for (const field of objectKeys(remembered)) {
    const name = remembered[field];
    const own = name && ownNumber(numbers, name, numbers.price ?? examplePrice);
    const needed = onlyWith[field];
    const waits = needed !== undefined && numbers[needed] === undefined;
    if (own !== undefined && !waits) start[field] = own;
  }
  return start;
}

/** Returns the visitor's numbers that a calculator's fields hold. */
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

/** Remembers what somebody types into a field; what isn't a number is remembered no longer. */
export function rememberInput<Name extends string>(
  remembered: Remembered<Name>,
  field: Name,
  value: NumberInput,
): void {
  const name = remembered[field];
  if (name) rememberNumbers({ [name]: typeof value === 'number' ? value : undefined });
}
