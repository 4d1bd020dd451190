import { objectKeys } from '@brokerage/domain/collections/records';
import { NOTATIONS, type NumberNotation, readTypedNumber } from '@brokerage/domain/number/typedNumber';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';

/** Values as typed. Dollars, percent, years. */
export type Typed<Name extends string> = Record<Name, NumberInput>;

export const toCents = (dollars: number) => Math.round(dollars * 100);

/** Field limits, in the unit that is typed. */
export interface Limits {
  notation: NumberNotation;
  min: number;
  max: number;
  /** The error message for a missing or out-of-range value. */
  message: string;
}

export const money = (message: string, min = 0): Limits => ({
  notation: NOTATIONS.money,
  min,
  max: 99_999_999,
  message,
});
export const percent = (message: string, max: number): Limits => ({
  notation: NOTATIONS.rate,
  min: 0,
  max,
  message,
});
export const rateLimits = percent('Enter a rate from 0 to 30%', 30);
export const termLimits: Limits = {
  notation: NOTATIONS.whole,
  min: 1,
  max: 40,
  message: 'Enter whole years from 1 to 40',
};

/** Returns all values as numbers, or the valid ones plus an error message for each field that is empty, unclear or out of range. */
export function checked<Name extends string>(
  typed: Typed<Name>,
  limits: Record<Name, Limits>,
): {
  issues: Partial<Record<Name, string>>;
  right: Partial<Record<Name, number>>;
  numbers?: Record<Name, number>;
} {
  const issues: Partial<Record<Name, string>> = {};
  const right: Partial<Record<Name, number>> = {};
  for (const name of objectKeys(limits)) {
    const issue = findIssue(typed[name], limits[name]);
    if (issue !== undefined) issues[name] = issue;
    else right[name] = typed[name] as number;
  }
  return Object.keys(issues).length > 0
    ? { issues, right }
    : { issues, right, numbers: right as Record<Name, number> };
}

/** Returns whether a field accepts this number: it's within the limits and doesn't have more decimals than the field allows. */
export const isTaken = (value: number, { notation, min, max }: Limits): boolean =>
  value >= min && value <= max && value === Number(value.toFixed(notation.decimals));

function findIssue(value: NumberInput, { notation, min, max, message }: Limits): string | undefined {
  if (typeof value === 'string') {
    const read = readTypedNumber(value, notation);
    return read.kind === 'unclear' ? read.message : message;
  }
  if (value === undefined || value < min) return message;
  if (value <= max) return undefined;
  return notation.unit === 'dollars' ? 'Enter an amount below $100,000,000' : message;
}
