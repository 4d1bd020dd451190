import { objectKeys } from '@brokerage/domain/collections/records';
import { NOTATIONS, type NumberNotation, readTypedNumber } from '@brokerage/domain/number/typedNumber';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';

/** Values as typed, in dollars, percent or years. */
export type TypedValues<Name extends string> = Record<Name, NumberInput>;

/** A field's limits, in the unit of the input. */
export interface Limits {
  notation: NumberNotation;
  min: number;
  max: number;
  /** The error message when the value is missing or out of range. */
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

/**
 * Returns all values as numbers; or, if a field is empty, unreadable or out of range, the valid ones and a message for each invalid field.
 */
export function checkInputs<Name extends string>(
  typed: TypedValues<Name>,
  limits: Record<Name, Limits>,
): {
  issues: Partial<Record<Name, string>>;
  valid: Partial<Record<Name, number>>;
  numbers?: Record<Name, number>;
} {
  const issues: Partial<Record<Name, string>> = {};
  const valid: Partial<Record<Name, number>> = {};
  for (const name of objectKeys(limits)) {
    const issue = findIssue(typed[name], limits[name]);
    if (issue !== undefined) issues[name] = issue;
    else valid[name] = typed[name] as number;
  }
  return Object.keys(issues).length > 0
    ? { issues, valid }
    : { issues, valid, numbers: valid as Record<Name, number> };
}

/** Returns whether a field accepts a number: it's within the limits and has no more decimals than the input allows. */
export const isWithinLimits = (value: number, { notation, min, max }: Limits): boolean =>
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
