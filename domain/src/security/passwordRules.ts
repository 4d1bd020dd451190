import * as z from 'zod';

/** Limits of a company's minimum password length, and its initial value. */
export const PASSWORD_MIN_LENGTH = {
  floor: 6,
  newCompany: 10,
  max: 30,
} as const;

/** A company's own minimum length, in characters. */
export const passwordMinLengthSchema = z
  .number()
  .int('Whole numbers only')
  .min(PASSWORD_MIN_LENGTH.floor, `At least ${PASSWORD_MIN_LENGTH.floor} characters`)
  .max(PASSWORD_MIN_LENGTH.max, `No more than ${PASSWORD_MIN_LENGTH.max} characters`);

/** Messages at the field of a new password. */
export const passwordTooShort = (minLength: number) => `Password must be at least ${minLength} characters`;
export const PASSWORD_TOO_COMMON = 'This password is too common. Choose another.';
export const PASSWORD_BREAKS_POLICY = 'This password doesn’t meet the company’s rules. Choose a longer one.';
