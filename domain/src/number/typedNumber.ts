/** Input notation of a kind of number. */
export interface NumberNotation {
  /** Maximum number of digits after the decimal point. */
  decimals: number;
  /** Unit of the number: dollars may be grouped and abbreviated (450,000; 450k); the others are plain digits. */
  unit: 'dollars' | 'percent' | 'years' | 'plain';
  /** An amount per month, which may include the unit: $8,500/mo. */
  perMonth?: true;
}

/** Input notations of the product's numbers. A rate is often given in eighths: 6.875. */
export const NOTATIONS = {
  money: { unit: 'dollars', decimals: 2 },
  monthlyMoney: { unit: 'dollars', decimals: 2, perMonth: true },
  rate: { unit: 'percent', decimals: 3 },
  years: { unit: 'years', decimals: 1 },
  whole: { unit: 'plain', decimals: 0 },
} as const satisfies Record<string, NumberNotation>;

export type TypedNumber =
  | { kind: 'empty' }
  /** `digits`: plain digits, with a decimal point if there are decimals. */
  | { kind: 'number'; value: number; digits: string }
  /** Not an unambiguous number. The message says what to type instead. */
  | { kind: 'unclear'; message: string };

const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/;
// Groups of three digits with the same separator. A period doesn't separate groups: 450.000 may also mean 450.
const GROUPED = /^\d{1,3}(?:([, '’])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
const SHORTENED = /^(.*?) ?(k|thousand|m|million)$/i;
// In the US, mortgages included, M is a million.
const ZEROS: Record<string, number> = { k: 3, thousand: 3, m: 6, million: 6 };
const PER_MONTH = /(?: ?(?:\/|per|a|each|every) ?mo(?:nth)?\.?| ?monthly)$/i;
const PER_YEAR = /year|yr|annual|p\.?a\.?$/i;
const CURRENCY = /^(?:\$|usd) ?| ?(?:\$|usd|dollars?)$/gi;
const YEARS = / ?(?:years?|yrs?\.?)$/i;
const MONTHS = /^(\d{1,3}) ?(?:months?|mos?\.?)$/i;
/** Longer numbers lose digits. */
const MAX_DIGITS = 15;
const IN_WORDS: Record<number, string> = { 2: 'two', 3: 'three' };

/** Reads a number as typed or pasted. Never guesses: an ambiguous number is unclear. */
export function readTypedNumber(text: string, notation: NumberNotation): TypedNumber {
  const typed = text.replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ').trim();
  if (typed === '') return { kind: 'empty' };
  const digits = toNumeral(typed, notation);
  if (digits === undefined) return { kind: 'unclear', message: hintFor(typed, notation) };
  const [whole = '', fraction = ''] = digits.split('.');
  if (fraction.length > notation.decimals) {
    // In much of the world, three digits after a period are thousands.
    const isGroup = notation.unit === 'dollars' && fraction.length === 3;
    return {
      kind: 'unclear',
      message: isGroup ? hintFor(typed, notation) : tooManyDecimals(notation.decimals),
    };
  }
  if (whole.length + fraction.length > MAX_DIGITS) return { kind: 'unclear', message: 'Enter fewer digits' };
  return { kind: 'number', value: Number(digits), digits };
}

/** Returns the message for a number with more decimals than allowed. */
export function tooManyDecimals(decimals: number): string {
  if (decimals === 0) return 'Enter a whole number';
  return decimals === 1
    ? 'Use at most one decimal'
    : `Use at most ${IN_WORDS[decimals] ?? decimals} decimals`;
}

function toNumeral(typed: string, { unit, perMonth }: NumberNotation): string | undefined {
  if (unit === 'plain') return toPlainNumber(typed);
  if (unit === 'years') return toYears(typed);
  if (unit === 'percent') return toPlainNumber(typed.replace(/ ?%$/, ''));
  const amount = (perMonth ? typed.replace(PER_MONTH, '') : typed).replace(CURRENCY, '');
  const [, short, word] = SHORTENED.exec(amount) ?? [];
  if (short === undefined || word === undefined) return toGrouped(amount);
  const digits = toGrouped(short);
  return digits && shift(digits, ZEROS[word.toLowerCase()] ?? 0);
}

const toPlainNumber = (text: string) => (PLAIN.test(text) ? tidy(text) : undefined);

/** Whole and half years may be given in months. */
function toYears(typed: string): string | undefined {
  const months = Number(MONTHS.exec(typed)?.[1]);
  if (Number.isNaN(months)) return toPlainNumber(typed.replace(YEARS, ''));
  return months % 6 === 0 ? String(months / 12) : undefined;
}

const toGrouped = (text: string) =>
  GROUPED.test(text) ? tidy(text.replace(/[, '’]/g, '')) : toPlainNumber(text);

/** Removes leading zeros, and adds a digit on both sides of a decimal point. */
function tidy(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
}

/** Moves the decimal point to the right: multiplies by a power of ten, without rounding. */
function shift(digits: string, places: number): string {
  const [whole = '', fraction = ''] = digits.split('.');
  const rest = fraction.slice(places).replace(/0+$/, '');
  return tidy(`${whole}${fraction.slice(0, places).padEnd(places, '0')}${rest && `.${rest}`}`);
}

function hintFor(typed: string, { unit, perMonth }: NumberNotation): string {
  if (unit === 'percent') return 'Enter a rate such as 6.25 or 6.875';
  if (unit === 'plain') return 'Enter digits only';
  if (unit === 'years') return 'Enter a number of years, such as 5 or 2.5';
  if (perMonth && PER_YEAR.test(typed)) return 'Enter the amount per month, such as 8,500';
  if (typed.includes('%')) return 'Enter an amount in dollars, not a percentage';
  return 'Enter dollars such as 450,000 or 450,000.50; 450k works, too';
}
