import { objectKeys } from '@brokerage/domain/collections/records';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { checked, type Limits, type Typed } from './calculatorInput.ts';
import type { Choices } from './inputsInAddress.ts';
import type { Remembered } from './rememberedInputs.ts';
import { NO_CHOICES, useCalculatorInputs } from './useCalculatorInputs.ts';

interface FieldOptions<Name extends string, C extends Choices, Optional extends string> {
  choices?: C;
  /** Example amounts that keep their share of the price until the visitor edits them. */
  followsPrice?: readonly Name[];
  /** Fields that start with what the visitor entered on another page. */
  remembered?: Remembered<Name>;
  /** The remembered fields that also require another entered number. */
  onlyWith?: Remembered<Name>;
  /** Fields that may be blank. An invalid one doesn't hide the result either. */
  optional?: readonly Optional[];
}

/**
 * Returns a calculator's fields: their values, the parsed numbers once all required fields are valid, and the props for each field
 * component. An optional field is included in the numbers only while it's valid.
 */
export function useFields<
  Name extends string,
  C extends Choices = typeof NO_CHOICES,
  Optional extends NoInfer<Name> = never,
>(
  prefix: string,
  example: Typed<Name>,
  limits: Record<Name, Limits>,
  {
    choices = NO_CHOICES as unknown as C,
    followsPrice = [],
    remembered = {} as Remembered<Name>,
    onlyWith = {} as Remembered<Name>,
    optional = [],
  }: FieldOptions<NoInfer<Name>, C, Optional> = {},
) {
  const { typed, change, derive, chosen, choose, hash, whose } = useCalculatorInputs(example, {
    choices,
    followsPrice,
    remembered,
    onlyWith,
    limits,
  });
  const { issues, right } = checked(typed, limits);
  for (const name of optional) if (typed[name] === undefined) delete issues[name];
  const mayBeBlank: readonly string[] = optional;
  const isComplete = objectKeys(limits).every(
    (name) => mayBeBlank.includes(name) || right[name] !== undefined,
  );
  type Numbers = Record<Exclude<Name, Optional>, number> & Partial<Record<Optional, number>>;
  const numbers = isComplete ? (right as typeof right & Numbers) : undefined;
  const field = (name: Name, label: string, hint?: string) => ({
    id: `${prefix}-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => change(name, value),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? hint,
    notation: limits[name].notation,
    // `useWrongField` skips it.
    'data-optional': mayBeBlank.includes(name) || undefined,
  });
  /** Returns whether any of these fields is invalid. */
  const isWrong = (...names: Name[]) => names.some((name) => issues[name] !== undefined);
  return { typed, change, derive, chosen, choose, numbers, field, isWrong, hash, whose };
}
