import { objectKeys } from '@brokerage/domain/collections/records';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import type { TypedValues } from './calculatorInput.ts';

/** A calculator's choices with their options. A link names a choice only if it isn't the first option. */
export type Choices = Readonly<Record<string, readonly string[]>>;
export type ChosenOptions<C extends Choices> = { [Name in keyof C]: C[Name][number] };

/**
 * Writes a calculator's inputs as a URL fragment. Browsers never send the fragment to a server, so the inputs stay with the visitor and the
 * people they share the link with.
 */
export function writeInputs<Name extends string>(
  typed: Partial<Record<Name, NumberInput>>,
  example: TypedValues<Name>,
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

/** Reads a link's inputs: plain numbers for fields that the calculator has. */
export function readInputs<Name extends string>(
  hash: string,
  example: TypedValues<Name>,
): Partial<TypedValues<Name>> {
  const search = new URLSearchParams(hash.slice(1));
  const found: Partial<TypedValues<Name>> = {};
  for (const name of objectKeys(example)) {
    const text = search.get(name);
    if (text && /^\d{1,9}(\.\d{1,3})?$/.test(text)) found[name] = Number(text);
  }
  return found;
}

/** Reads a link's choices; an unknown or missing option falls back to the first. */
export function readChoices<C extends Choices>(hash: string, choices: C): ChosenOptions<C> {
  const search = new URLSearchParams(hash.slice(1));
  const chosen = Object.entries(choices).map(([name, options]) => {
    const option = search.get(name);
    return [name, option !== null && options.includes(option) ? option : options[0]];
  });
  return Object.fromEntries(chosen) as ChosenOptions<C>;
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
