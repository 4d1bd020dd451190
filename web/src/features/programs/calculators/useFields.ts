import type { NumberInput } from '../../../ui/forms/useTypedNumber.ts';
import { checked, type Limits, type Typed } from './calculatorInput.ts';
import { useCalculatorInputs } from './useCalculatorInputs.ts';

/** The fields of a calculator: what is in them, as numbers once all are right, and what a field component needs. */
export function useFields<Name extends string>(
  prefix: string,
  example: Typed<Name>,
  limits: Record<Name, Limits>,
) {
  const { typed, change, hash } = useCalculatorInputs(example);
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
  return { typed, change, numbers, field, isWrong, hash };
}
