import { objectKeys } from '@brokerage/domain/collections/records';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { checkInputs, type Limits, type TypedValues } from './calculatorInput.ts';
import type { Choices } from './inputsInAddress.ts';
import { type InputOptions, type NoChoices, useCalculatorInputs } from './useCalculatorInputs.ts';

interface FieldOptions<Name extends string, C extends Choices, Optional extends string>
  extends Omit<InputOptions<Name, C>, 'limits'> {
  /** Fields that may be blank. An invalid value here doesn't remove the result. */
  optional?: readonly Optional[];
}

/**
 * Manages a calculator's fields: returns their values, the numbers once all required fields are valid, and the props of a field component.
 * An optional field is among the numbers only while it's valid.
 */
export function useFields<
  Name extends string,
  C extends Choices = NoChoices,
  Optional extends NoInfer<Name> = never,
>(
  prefix: string,
  example: TypedValues<Name>,
  limits: Record<Name, Limits>,
  { optional = [], ...options }: FieldOptions<NoInfer<Name>, C, Optional> = {},
) {
  const { typed, change, derive, chosen, choose, hash, numbersLine } = useCalculatorInputs<Name, C>(example, {
    ...options,
    limits,
  });
  const { issues, valid } = checkInputs(typed, limits);
  for (const name of optional) if (typed[name] === undefined) delete issues[name];
  const mayBeBlank: readonly string[] = optional;
  const isComplete = objectKeys(limits).every(
    (name) => mayBeBlank.includes(name) || valid[name] !== undefined,
  );
  type Numbers = Record<Exclude<Name, Optional>, number> & Partial<Record<Optional, number>>;
  const numbers = isComplete ? (valid as typeof valid & Numbers) : undefined;
  const field = (name: Name, label: string, hint?: string) => ({
    id: `${prefix}-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => change(name, value),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? hint,
    notation: limits[name].notation,
    // `useFirstInvalidField` ignores these fields.
    'data-optional': mayBeBlank.includes(name) || undefined,
  });
  /** Returns whether any of these fields is invalid. */
  const isInvalid = (...names: Name[]) => names.some((name) => issues[name] !== undefined);
  return { typed, change, derive, chosen, choose, numbers, field, isInvalid, hash, numbersLine };
}
