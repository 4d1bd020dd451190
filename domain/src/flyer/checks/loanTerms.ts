import type { Advert, Hit } from './advert.ts';
import { matches } from './advert.ts';
import type { AdvertField } from './advertField.ts';

const PERCENT = /(?<![\d.,])\d{0,2}(?:\.\d{1,4})?\s?(?:%|percent\b)/g;
const APR_AFTER = /^[\s*(,:-]{0,4}(?:apr\b|annual percentage rate)/;
const APR_BEFORE =
  /(?:\bapr|annual percentage rate)\b(?:\s|[):=(-]|\b(?:of|is|from|to|starting|at|as|low)\b){0,8}$/;
const RATE_BEFORE = /\b(?:rates?|interest|fixed|arm|as low as|starting at|starting from)\b[^.!?\n%]{0,30}$/;
/** "Buy at 5.5%", "approved at 5.5%": only right after these words, because "closed on time at 99%" is no rate. */
const OFFERED_AT =
  /\b(?:buy|borrow|own|lock(?:ed)?(?: in)?|financ\w{1,4}|refinanc\w{1,4}|loans?|mortgages?|(?:pre-?)?approv\w{1,3})(?: now| today| a home| your home)? at\s$/;
/** Percent; a share above it, as in "loans at 97%", is no rate. */
const MAX_OFFERED_RATE = 20;
const RATE_AFTER = /^[\s*]{0,2}(?:interest|fixed|rates?\b|(?:\d{2}|thirty|fifteen)[- ]year)/;
const NO_RATE_BEFORE =
  /\b(?:down|up|by|fell|dropped|rose|cut|save|ltv|loan-to-value|down ?payments?\b[^.!?\n]{0,20})\s?$/;
const NO_RATE_AFTER =
  /^\s?(?:down\b|ltv|loan[- ]to|dti\b|debt|(?:front|back)-end|ratio|off\b|of\b|discount|cash|financ|equity|commission|less|more|higher|lower|money)/;
/** "rates from 5.99", without a sign. */
const BARE_RATE =
  /\brates?\s(?:as low as|starting at|starting from|from|at|of|in the)\s\d{1,2}\.\d{1,3}(?![\d%]|\s?(?:%|percent))/g;

interface Percent extends Hit {
  value: number;
  at: number;
}

interface Rates {
  rates: Percent[];
  aprs: Percent[];
}

// Cached because several rules need the same field's rates.
const known = new WeakMap<AdvertField, Rates>();

/** Returns the percentages of a field that are interest rates, and those that are APRs. */
export function findRates(field: AdvertField): Rates {
  const rates = known.get(field) ?? readRates(field);
  known.set(field, rates);
  return rates;
}

function readRates(field: AdvertField): Rates {
  const rates: Percent[] = [];
  const aprs: Percent[] = [];
  const { text, folded, key } = field;
  for (const { 0: match, index } of text.matchAll(PERCENT)) {
    if (!/\d/.test(match)) continue;
    if (rates.length + aprs.length >= 40) break;
    const before = text.slice(Math.max(0, index - 45), index);
    const after = text.slice(index + match.length, index + match.length + 30);
    const found = {
      field: key,
      at: index,
      value: Number.parseFloat(match),
      excerpt: folded.excerpt(Math.max(0, index - 20), index + match.length + 5),
    };
    if (APR_AFTER.test(after) || APR_BEFORE.test(before)) aprs.push(found);
    else if (NO_RATE_BEFORE.test(before) || NO_RATE_AFTER.test(after)) continue;
    else if (
      RATE_BEFORE.test(before) ||
      (OFFERED_AT.test(before) && found.value < MAX_OFFERED_RATE) ||
      RATE_AFTER.test(after)
    )
      rates.push(found);
  }
  for (const { match, ...hit } of matches(field, BARE_RATE)) {
    rates.push({ ...hit, at: match.index, value: Number.parseFloat(/[\d.]+$/.exec(match[0])?.[0] ?? '') });
  }
  return { rates, aprs };
}

const MONEY = String.raw`\$\s?\d[\d,]{0,12}(?:\.\d{2})?`;
const PAYMENT = new RegExp(
  [
    String.raw`${MONEY}\s?(?:\/\s?(?:mo|month)\b|(?:a|per|each|every)\s(?:month|week)\b|monthly\b|mo\b)`,
    String.raw`\bpayments?\b[^.!?\n$]{0,30}${MONEY}`,
  ].join('|'),
  'g',
);
const NO_PAYMENT =
  /\b(?:hoa|dues|rent|renting|tax|taxes|fees?|insurance|utilities|maintenance|association|income|earn|earns|save|saves|saving|savings|salary)\b/;
const PAYMENT_COUNT = /\b\d{2,3}\s(?:(?:equal|monthly|fixed|level)\s){0,2}(?:payments|installments)\b/g;
const PER_THOUSAND = /\$\s?\d[\d,.]{0,8}\sper\s\$1,?000\b/;
const YEARS = String.raw`(?:\d{2}|ten|fifteen|twenty|thirty|forty)\s?-?\s?(?:years?|yrs?)`;
const PERIOD = new RegExp(
  [
    String.raw`\b${YEARS}\b[- ]{0,2}(?:fixed|mortgages?|loans?|terms?|amortization|conventional|jumbo|fha|va|refinance|rates?|apr)\b`,
    String.raw`\bterms?\b[^.!?\n]{0,20}\b${YEARS}\b`,
    String.raw`\b(?:repay|repaid|repayment|payments?|paid off)\b[^.!?\n]{0,25}\b(?:over|for|in|within)\s${YEARS}\b`,
    String.raw`\b\d{2,3}[- ]month\s(?:terms?|loans?|mortgages?)\b`,
  ].join('|'),
  'g',
);
const ANY_PERIOD = new RegExp(String.raw`\b${YEARS}\b|\b\d{2,3}\smonths\b`);
const DOWN = new RegExp(
  [
    String.raw`(?:${MONEY}|\d{1,2}(?:\.\d{1,3})?\s?(?:%|percent))\s(?:money\s)?down(?:\s?payment)?\b`,
    String.raw`\bdown\s?payments?\b[^.!?\n]{0,25}(?:${MONEY}|\d{1,2}(?:\.\d{1,3})?\s?(?:%|percent))`,
  ].join('|'),
  'g',
);
const NO_DOWN =
  /\b(?:no|zero|without a)\s(?:money\s)?down\b|\b(?:no|zero) down ?payment|100\s?% financ|\bltv\b|loan[- ]to[- ]value/;
const FINANCE_CHARGE_WORDS =
  '(?:finance charges?|origination (?:fees?|charges?)|lender fees?|discount points?|mortgage insurance(?: premiums?)?)';
const FINANCE_CHARGE = new RegExp(
  [
    String.raw`\b${FINANCE_CHARGE_WORDS}\b[^.!?\n$]{0,20}${MONEY}`,
    String.raw`${MONEY}\s(?:in\s|of\s)?${FINANCE_CHARGE_WORDS}\b`,
    String.raw`\b\d(?:\.\d{1,3})?\sdiscount points?\b`,
    String.raw`%[^.!?\n]{0,30}\b\d(?:\.\d{1,3})?\spoints?\b`,
  ].join('|'),
  'g',
);

const isZero = (text: string): boolean => !/[1-9]/.test(text);

/** Amounts of a loan payment: not of rent, dues or savings, nor a down payment. */
export const findPayments = (field: AdvertField): Hit[] => [
  ...matches(field, PAYMENT, ({ 0: match, index }) => {
    const around = field.text.slice(Math.max(0, index - 30), index + match.length + 25);
    return /down\s?$/.test(field.text.slice(0, index).slice(-5)) || NO_PAYMENT.test(around);
  }),
  ...matches(field, PAYMENT_COUNT),
];

/** Returns where a field states the length of a loan. */
export const findPeriods = (field: AdvertField): Hit[] => [...matches(field, PERIOD)];

/** Returns where a field states a down payment; a zero down payment and help with one don’t count. */
export const findDownPayments = (field: AdvertField): Hit[] => [
  ...matches(field, DOWN, ({ 0: match }) => isZero(match) || /\b(?:assist|help|grant|gift)/.test(match)),
];

/** Returns where a field states a fee, points or another finance charge above zero. */
export const findFinanceCharges = (field: AdvertField): Hit[] => [
  ...matches(field, FINANCE_CHARGE, ({ 0: match }) => isZero(match)),
];

const REPAYMENT = 'the terms of repayment (how many payments, and how much each)';
export const APR = 'the APR';
export const DOWN_PAYMENT = 'the down payment';

/** Returns which of the three disclosures of 12 CFR 1026.24(d)(2) an advertisement lacks. */
export function missingDisclosures({ fields, text }: Advert): string[] {
  const has = (find: (field: AdvertField) => readonly unknown[]) =>
    fields.some((one) => find(one).length > 0);
  const isRefinance = /\brefinanc/.test(text) && !/\b(?:purchase|buyers?|open house|listed)\b/.test(text);
  const hasDown = isRefinance || NO_DOWN.test(text) || text.search(DOWN) >= 0;
  const hasCount = ANY_PERIOD.test(text) || text.search(PAYMENT_COUNT) >= 0;
  const hasAmount =
    PER_THOUSAND.test(text) ||
    fields.some((one) => findPayments(one).some(({ excerpt }) => /\$/.test(excerpt)));
  return [
    ...(hasDown ? [] : [DOWN_PAYMENT]),
    ...(hasCount && hasAmount ? [] : [REPAYMENT]),
    ...(has((one) => findRates(one).aprs) ? [] : [APR]),
  ];
}

/** Returns names as "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Returns whether a lowercase text is about a home equity line of credit. */
export const isHomeEquityLine = (text: string): boolean =>
  /\bhelocs?\b|\bhome equity (?:line|plan)|\bequity lines? of credit/.test(text);
