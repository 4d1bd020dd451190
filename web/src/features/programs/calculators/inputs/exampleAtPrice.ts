import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { TypedValues } from './calculatorInput.ts';

/**
 * Scales an example to a home at another price: the named amounts keep their share of it, in whole dollars. Returns nothing without a
 * price.
 */
export function exampleAtPrice<Name extends string>(
  example: Readonly<TypedValues<Name>>,
  price: NumberInput,
  names: readonly Name[],
): Partial<TypedValues<Name>> {
  const { price: usual } = example as { price?: NumberInput };
  const found: Partial<TypedValues<Name>> = {};
  if (typeof price !== 'number' || typeof usual !== 'number') return found;
  for (const name of names) {
    const amount = example[name];
    if (typeof amount === 'number') found[name] = Math.round((price * amount) / usual);
  }
  return found;
}
