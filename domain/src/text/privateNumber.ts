import * as z from 'zod';
import { toDigits } from '../phone/digits.ts';
import { withoutZeroWidth } from './zeroWidth.ts';

/** Between the groups of a number as people type it, also with spaces around a hyphen or dash. */
const GAP = String.raw`[-. \u00a0\u2010-\u2015]{1,3}`;
// Three groups: phone numbers (3-3-4), ZIP+4 (5-4) and dates have others. A dollar sign or a thousands separator makes it an amount.
const SSN = new RegExp(String.raw`(?<![\d$]|\d[-.,])\d{3}${GAP}\d{2}${GAP}\d{4}(?!\d|[-.,]\d)`);
// Nine digits in a row can be any number, so their name has to precede them.
const NAMED_SSN = /\b(?:ssn|social(?: security)?|itin)\b\D{0,30}\d{9}(?!\d)/i;
const CARD = new RegExp(
  String.raw`(?<!\d)(?:[2-6]\d{3}((?:${GAP})?)\d{4}\1\d{4}\1\d{4}|3[47]\d{2}(?:${GAP})?\d{6}(?:${GAP})?\d{5})(?!\d)`,
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
export function findPrivateNumber(text: string): string | undefined {
  const plain = withoutZeroWidth(text).normalize('NFKC');
  if (SSN.test(plain) || NAMED_SSN.test(plain))
    return 'Please take out the number that looks like a Social Security number';
  const hasCard = [...plain.matchAll(CARD)].some(([card]) => hasCheckDigit(toDigits(card)));
  return hasCard ? 'Please take out the number that looks like a card number' : undefined;
}

/** Adds the check for private numbers to the schema of a text. */
export const withoutPrivateNumbers = <T extends z.ZodType<string | undefined>>(schema: T): T =>
  schema.check(
    z.superRefine((text, context) => {
      const message = text === undefined ? undefined : findPrivateNumber(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    }),
  );
