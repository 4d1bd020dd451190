import type { Advert, CheckRule, Hit } from './advert.ts';
import { matches } from './advert.ts';
import type { AdvertField } from './advertField.ts';
import { SOURCES } from './checkSources.ts';
import {
  APR,
  DOWN_PAYMENT,
  findDownPayments,
  findFinanceCharges,
  findPayments,
  findPeriods,
  findRates,
  isHomeEquityLine,
  listed,
  missingDisclosures,
} from './loanTerms.ts';

const CLOSED_END = /\b(?:mortgages?|purchase|refinanc\w{1,5}|conventional|fha|va|usda|jumbo|fixed)\b/;

/**
 * Returns the rule for a trigger term and the disclosures that it requires: reported once per field, or once per flyer if it only warns. A
 * home equity line has its own rule.
 */
const trigger = (
  rule: Omit<CheckRule, 'find'>,
  find: (field: AdvertField) => readonly Hit[],
  isAsked: (disclosure: string) => boolean = () => true,
): CheckRule => ({
  ...rule,
  *find(advert) {
    const missing = missingDisclosures(advert).filter(isAsked);
    if (missing.length === 0) return;
    const isLineOnly = isHomeEquityLine(advert.text) && !CLOSED_END.test(advert.text);
    for (const field of advert.fields) {
      if (isLineOnly || isHomeEquityLine(field.text)) continue;
      const [hit] = find(field);
      if (!hit) continue;
      yield { ...hit, message: `${rule.message} Missing: ${listed(missing)}.` };
      if (rule.severity === 'warn') return;
    }
  },
});

const tokens = (key: string): string =>
  key
    .split('_')
    .filter((token) => token !== 'rate' && token !== 'apr')
    .join('_');

/** Returns the number field that holds the APR of a number field's rate. */
function findCompanion(advert: Advert, rate: AdvertField): AdvertField | undefined {
  const numbers = advert.fields.filter(({ type }) => type === 'number');
  const aprs = numbers.filter((field) => findRates(field).aprs.length > 0);
  const only = aprs.length === 1 && numbers.filter((field) => findRates(field).rates.length > 0).length === 1;
  return aprs.find(({ key }) => tokens(key) === tokens(rate.key)) ?? (only ? aprs[0] : undefined);
}

const rateWithoutApr: CheckRule = {
  id: 'rate-without-apr',
  version: 2,
  severity: 'block',
  source: SOURCES.apr,
  message: 'An interest rate must have its annual percentage rate (APR) beside it.',
  *find(advert) {
    const anyApr = advert.fields.some((field) => findRates(field).aprs.length > 0);
    for (const field of advert.fields) {
      const { rates, aprs } = findRates(field);
      const [rate] = rates;
      if (!rate || aprs.length > 0) continue;
      const isNumber = field.type === 'number';
      if (isNumber ? !findCompanion(advert, field) : !anyApr) yield rate;
    }
  },
};

const aprLessProminent: CheckRule = {
  id: 'apr-less-prominent',
  version: 2,
  severity: 'block',
  source: SOURCES.apr,
  message: 'The rate stands out more than its APR. Put the APR right beside the rate, in the same field.',
  *find(advert) {
    const holders = advert.fields.filter((field) => findRates(field).aprs.length > 0);
    if (holders.length === 0) return;
    const onlySmall = holders.every(({ isSmallPrint }) => isSmallPrint);
    for (const field of advert.fields) {
      const { rates, aprs } = findRates(field);
      const [rate] = rates;
      if (!rate || aprs.length > 0 || field.type === 'number' || field.isSmallPrint) continue;
      yield { ...rate, severity: field.isDisplay || onlySmall ? 'block' : 'warn' };
    }
  },
};

const aprBelowRate: CheckRule = {
  id: 'apr-below-rate',
  version: 2,
  severity: 'warn',
  source: SOURCES.apr,
  message: 'The APR is lower than the rate. It’s usually higher, so check that they aren’t mixed up.',
  *find(advert) {
    for (const field of advert.fields.filter(({ type }) => type === 'number')) {
      const rate = findRates(field).rates[0];
      const companion = rate && findCompanion(advert, field);
      const apr = companion && findRates(companion).aprs[0];
      if (rate && apr && apr.value < rate.value) yield apr;
    }
  },
};

const DATED =
  /\bas of\b|\beffective\b|\bcurrent(?:ly)?\b|\block(?:ed|s)?\b|\b(?:closing|committing) loans\b|\bon the date\b/;

const specificRate: CheckRule = {
  id: 'rate-without-date',
  version: 2,
  severity: 'warn',
  source: SOURCES.specificRate,
  message:
    'A specific rate needs its date, a lock, or a statement that loans are being closed or committed at that rate now.',
  limitedTo: {
    states: ['NJ'],
    elsewhere: {
      severity: 'warn',
      source: SOURCES.available,
      message: 'Show the date of a specific rate, so no one thinks you still offer it.',
    },
  },
  *find({ fields, text }) {
    if (DATED.test(text) || fields.some(({ type, key }) => type === 'date' && /effective|as_of/.test(key)))
      return;
    for (const field of fields) {
      const [rate] = findRates(field).rates;
      if (rate) {
        yield rate;
        return;
      }
    }
  },
};

const HELOC_TERMS =
  /\b(?:draw|repayment) period\b|\b\d{1,2}[- ]year (?:draw|repayment)\b|\bannual fee\b|\bclosing costs?\b|\binterest[- ]only\b|\bminimum payments?\b|\b(?:opening|application|origination) fees?\b/g;
const HELOC_FEES =
  /\bfees?\b[^.!?\n]{0,40}(?:\$\s?\d|\d\s?%|range)|(?:\$\s?\d[\d,]{0,9}|\d\s?%)[^.!?\n]{0,30}\bfees?\b|\bno fees\b/;
const HELOC_MAXIMUM =
  /\b(?:maximum|max|highest|cap|capped|ceiling|never exceed|not exceed|not go above)\b[^!?\n]{0,40}(?:apr\b|annual percentage rate|\d\s?%)|\b(?:apr|annual percentage rate)\b[^!?\n]{0,50}\b(?:maximum|never exceed|not exceed|capped|cap)\b/;

const homeEquityTerms: CheckRule = {
  id: 'heloc-terms',
  version: 2,
  severity: 'block',
  source: SOURCES.heloc,
  message: 'Home equity line terms, including "no annual fee", need the line’s fees, APR and maximum APR.',
  *find(advert) {
    const { fields, text } = advert;
    if (!isHomeEquityLine(text)) return;
    const missing = [
      ...(HELOC_FEES.test(text) ? [] : ['the fees to open the line, or an estimate of them']),
      ...(fields.some((field) => findRates(field).aprs.length > 0) ? [] : [APR]),
      ...(HELOC_MAXIMUM.test(text) ? [] : ['the maximum APR, where the rate is variable']),
    ];
    if (missing.length === 0) return;
    for (const field of fields) {
      const [hit] = [
        ...matches(field, HELOC_TERMS),
        ...findRates(field).rates,
        ...findRates(field).aprs,
        ...findPayments(field),
      ];
      if (hit) {
        const { key } = field;
        yield {
          field: key,
          excerpt: hit.excerpt,
          message: `${homeEquityTerms.message} Missing: ${listed(missing)}.`,
        };
      }
    }
  },
};

/** Checks of what credit advertisements must and must not say: Regulations Z and N, and the New Jersey rules (`SOURCES`). */
export const lendingRules: readonly CheckRule[] = [
  rateWithoutApr,
  aprLessProminent,
  aprBelowRate,
  specificRate,
  trigger(
    {
      id: 'payment-trigger',
      version: 1,
      severity: 'block',
      source: SOURCES.payment,
      message: 'A payment amount or number of payments triggers added disclosures.',
    },
    findPayments,
  ),
  trigger(
    {
      id: 'finance-charge-trigger',
      version: 1,
      severity: 'block',
      source: SOURCES.financeCharge,
      message: 'A finance charge triggers added disclosures.',
    },
    findFinanceCharges,
  ),
  trigger(
    {
      id: 'period-trigger',
      version: 1,
      severity: 'warn',
      source: SOURCES.period,
      message: 'A loan term triggers added disclosures.',
    },
    findPeriods,
    (disclosure) => disclosure !== DOWN_PAYMENT,
  ),
  trigger(
    {
      id: 'down-payment-trigger',
      version: 1,
      severity: 'warn',
      source: SOURCES.downPayment,
      message: 'The amount or percentage of a down payment triggers added disclosures.',
    },
    findDownPayments,
    (disclosure) => disclosure !== DOWN_PAYMENT,
  ),
  homeEquityTerms,
];
