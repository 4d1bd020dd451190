import type { NumberInput } from '../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';

/**
 * A calculator's inputs as the fragment of an address. Browsers never send the fragment to a server, so what people type stays with
 * them and with those they send the link to.
 */
export function writeInputs<Name extends string>(
  typed: Partial<Record<Name, NumberInput>>,
  example: Typed<Name>,
): string {
  const search = new URLSearchParams();
  let isExample = true;
  for (const name of Object.keys(example) as Name[]) {
    const value = typed[name];
    if (value !== example[name]) isExample = false;
    if (typeof value === 'number') search.set(name, String(value));
  }
  return isExample ? '' : `#${search}`;
}

/** The inputs that a link carries, as far as the calculator has fields for them and they are plain numbers. */
export function readInputs<Name extends string>(hash: string, example: Typed<Name>): Partial<Typed<Name>> {
  const search = new URLSearchParams(hash.slice(1));
  const found: Partial<Typed<Name>> = {};
  for (const name of Object.keys(example) as Name[]) {
    const text = search.get(name);
    if (text && /^\d{1,9}(\.\d{1,3})?$/.test(text)) found[name] = Number(text);
  }
  return found;
}
