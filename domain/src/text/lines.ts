import * as z from 'zod';
import { toDigits } from '../phone/digits.ts';
import { normalizePhone, splitExtension } from '../phone/phone.ts';
import { TEXT_LIMITS } from './textLimits.ts';
import { isReadable, withoutZeroWidth } from './zeroWidth.ts';

// Control characters don't belong in a name or address and would garble mail and exports. Bidirectional marks change how text reads. An
// unpaired surrogate can't be stored.
const CONTROL = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const CONTROL_OR_BREAK = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const UNREADABLE = 'Please remove the unreadable characters';
export const PHONE_MESSAGE = 'Valid phone number required';

/** Characters without width alone are blank, too. */
const blankToNothing = (text: string) => (withoutZeroWidth(text).trim() === '' ? undefined : text);

/** Returns the schema of one line of text, which may be blank. What has no width is taken out. */
export const blankableLine = (max: number, label: string) =>
  z
    .string({ error: `${label} is required` })
    .overwrite(withoutZeroWidth)
    .trim()
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine((text) => !CONTROL_OR_BREAK.test(text), UNREADABLE);

/** Returns the schema of one line of text that must be there. */
export const requiredLine = (max: number, label: string) =>
  blankableLine(max, label).refine(isReadable, `${label} is required`);

/** Returns the schema of one line of text. Blank means "not answered": it is stored as nothing, never as an empty text. */
export const optionalLine = (max: number, label: string) =>
  blankableLine(max, label).transform(blankToNothing).optional();

/** Returns the schema of several lines of text, which may be blank. */
export const blankableFreeText = (max: number, label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine((text) => !CONTROL.test(text), UNREADABLE);

/** Returns the schema of several lines of text that must be there. */
export const requiredFreeText = (max: number, label: string) =>
  blankableFreeText(max, label).refine(isReadable, `${label} is required`);

/** Returns the schema of several lines of text, blank as nothing. */
export const optionalFreeText = (max: number, label: string) =>
  blankableFreeText(max, label).transform(blankToNothing).optional();

/** An e-mail address. */
export const emailLine = z
  .string({ error: 'Invalid email address' })
  .trim()
  .max(TEXT_LIMITS.email, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

const PHONE_SHAPE = /^[+(\d][\d ().x-]*$/i;
const isPhone = (text: string) =>
  text.length >= TEXT_LIMITS.phoneMin &&
  text.length <= TEXT_LIMITS.phoneMax &&
  PHONE_SHAPE.test(text) &&
  toDigits(splitExtension(text)[0]).length >= 10;

/** A telephone number that must be there. */
export const requiredPhone = z
  .string({ error: PHONE_MESSAGE })
  .overwrite(normalizePhone)
  .refine(isPhone, PHONE_MESSAGE);

/** A telephone number, blank as nothing. */
export const optionalPhone = z
  .string()
  .overwrite(normalizePhone)
  .refine((text) => text === '' || isPhone(text), PHONE_MESSAGE)
  .transform(blankToNothing)
  .optional();
