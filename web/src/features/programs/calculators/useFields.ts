import type { NumberInput } from '../../../ui/forms/useTypedNumber.ts';
import { checked, type Limits, type Typed } from './calculatorInput.ts';
import type { Choices } from './inputsInAddress.ts';
import { NO_CHOICES, useCalculatorInputs } from './useCalculatorInputs.ts';

/** The fields of a calculator: what is in them, as numbers once all are right, and what a field component needs. */
export function useFields<Name extends string, C extends Choices = typeof NO_CHOICES>(
  prefix: string,
  example: Typed<Name>,
  limits: Record<Name, Limits>,
  choices: C = NO_CHOICES as unknown as C,
) {
  const { typed, change, chosen, choose, hash } = useCalculatorInputs(example, choices);
  const { issues, numbers } = checked(typed, limits);
  const field = (name: Name, label: string, hint?: string) => ({
    id: `${prefix}-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => change(name, value),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? hint,
    notation: limits[name].notation,
  });
  /** Whether one of these has to be corrected. */
  const isWrong = (...names: Name[]) => names.some((name) => issues[name] !== undefined);
  return { typed, change, chosen, choose, numbers, field, isWrong, hash };
}
