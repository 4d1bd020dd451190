import { objectKeys } from '@brokerage/domain/collections/records';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';

/** What a calculator lets people choose, each with its options; a link names a choice only where it isn't the first. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] };

/**
 * A calculator's inputs as the fragment of an address. Browsers never send the fragment to a server, so what people type stays with
 * them and with those they send the link to.
 */
export function writeInputs<Name extends string>(
  typed: Partial<Record<Name, NumberInput>>,
  example: Typed<Name>,
  choices: readonly (readonly [name: string, option: string])[] = [],
): string {
  const search = new URLSearchParams(choices.map(([name, option]) => [name, option]));
  let isExample = choices.length === 0;
  for (const name of objectKeys(example)) {
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
  for (const name of objectKeys(example)) {
    const text = search.get(name);
    if (text && /^\d{1,9}(\.\d{1,3})?$/.test(text)) found[name] = Number(text);
  }
  return found;
}

/** Returns what a link chooses; the first option where it names none that there is. */
export function readChoices<C extends Choices>(hash: string, choices: C): Chosen<C> {
  const search = new URLSearchParams(hash.slice(1));
  const chosen = Object.entries(choices).map(([name, options]) => {
    const option = search.get(name);
    return [name, option !== null && options.includes(option) ? option : options[0]];
  });
  return Object.fromEntries(chosen) as Chosen<C>;
}

/** Returns the choices that a link has to name. */
export const choicesToWrite = (
  chosen: Readonly<Record<string, string>>,
  choices: Choices,
): (readonly [name: string, option: string])[] =>
  Object.entries(choices).flatMap(([name, [first]]) => {
    const option = chosen[name];
    return option === undefined || option === first ? [] : [[name, option] as const];
  });
