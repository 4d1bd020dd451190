import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';

/**
 * Returns an example scaled to another price: the named amounts keep their share of it, in whole dollars. Returns nothing without a valid
 * price.
 */
export function exampleAtPrice<Name extends string>(
  example: Readonly<Typed<Name>>,
  price: NumberInput,
  names: readonly Name[],
): Partial<Typed<Name>> {
  const { price: usual } = example as { price?: NumberInput };
  const found: Partial<Typed<Name>> = {};
  if (typeof price !== 'number' || typeof usual !== 'number') return found;
  for (const name of names) {
    const amount = example[name];
    if (typeof amount === 'number') found[name] = Math.round((price * amount) / usual);
  }
  return found;
}
