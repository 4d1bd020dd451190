import { objectKeys } from '@brokerage/domain/collections/records';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { Typed } from './calculatorInput.ts';

/** A calculator's choices and their options; a link includes a choice only if it isn't the first option. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] };

/**
 * Serializes a calculator's inputs as a URL fragment. Browsers never send the fragment to a server, so inputs stay private to visitors and
 * whoever they send the link to.
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

/** Parses the inputs in a link. Ignores unknown fields and values that aren't plain numbers. */
export function readInputs<Name extends string>(hash: string, example: Typed<Name>): Partial<Typed<Name>> {
  const search = new URLSearchParams(hash.slice(1));
  const found: Partial<Typed<Name>> = {};
  for (const name of objectKeys(example)) {
    const text = search.get(name);
    if (text && /^\d{1,9}(\.\d{1,3})?$/.test(text)) found[name] = Number(text);
  }
  return found;
}

/** Returns the choices in a link, or the first option if the link has none or an unknown one. */
export function readChoices<C extends Choices>(hash: string, choices: C): Chosen<C> {
  const search = new URLSearchParams(hash.slice(1));
  const chosen = Object.entries(choices).map(([name, options]) => {
    const option = search.get(name);
    return [name, option !== null && options.includes(option) ? option : options[0]];
  });
  return Object.fromEntries(chosen) as Chosen<C>;
}

/** Returns the choices that a link has to include. */
export const choicesToWrite = (
  chosen: Readonly<Record<string, string>>,
  choices: Choices,
): (readonly [name: string, option: string])[] =>
  Object.entries(choices).flatMap(([name, [first]]) => {
    const option = chosen[name];
    return option === undefined || option === first ? [] : [[name, option] as const];
  });
