import * as z from 'zod';
import { toDigits } from '../phone/digits.ts';
import { withoutZeroWidth } from './zeroWidth.ts';

/** Between the groups of a number as people type it, also with spaces around a hyphen or dash. */
const GAP = String.raw`[-. \u00a0\u2010-\u2015]{1,3}`;
// Three groups with the same separator: phone numbers (3-3-4), ZIP+4 (5-4) and dates have others. A plus sign makes it a foreign phone
// number, a dollar sign or a thousands separator an amount. No SSN has a group of zeros, or begins with 000 or 666.
const SSN = new RegExp(
  String.raw`(?<![\d$+]|\d[-.,])(?!000|666)\d{3}(${GAP})(?!00)\d{2}\1(?!0000)\d{4}(?!\d|[-.,]\d)`,
);
// Nine digits in a row can be any number, so their name has to precede them in the same sentence.
const NAMED_SSN = /\b(?:ssn|itin|social security)(?![a-z])[^\d.;!?\n]{0,30}\d{9}(?!\d)/i;
// No card number begins with 20 or 21, so a list of years isn't one.
const CARD = new RegExp(
  String.raw`(?<!\d)(?:(?:2[2-7]|[3-6]\d)\d{2}((?:${GAP})?)\d{4}\1\d{4}\1\d{4}|3[47]\d{2}(?:${GAP})?\d{6}(?:${GAP})?\d{5})(?!\d)`,
  'g',
);

/** Returns whether the check digit of a card number is right (ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (1 + (index % 2));
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns what to say about a number in a text that nobody should send us: a Social Security or card number. */
export function findSensitiveNumber(text: string): string | undefined {
  const plain = withoutZeroWidth(text).normalize('NFKC');
  if (SSN.test(plain) || NAMED_SSN.test(plain))
    return 'Please take out the number that looks like a Social Security number';
  const hasCard = [...plain.matchAll(CARD)].some(([card]) => hasCheckDigit(toDigits(card)));
  return hasCard ? 'Please take out the number that looks like a card number' : undefined;
}

/** Adds the check for sensitive numbers to the schema of a text. */
export const withoutSensitiveNumbers = <T extends z.ZodType<string | undefined>>(schema: T): T =>
  schema.check(
    z.superRefine((text, context) => {
      const message = text === undefined ? undefined : findSensitiveNumber(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  );
