import { formatDollars } from '../number/formatDollars.ts';
import type { Fact, Trigger } from './fact.ts';
import { type FactId, facts } from './facts.ts';
import { formatInterestRate } from './formatInterestRate.ts';
import {
  type ExampleChanges,
  type ExampleId,
  helocExample,
  type LoanExample,
  loanExample,
} from './loanExamples.ts';
import { refinanceExample } from './refinanceExample.ts';

const HELOC_FEES = { from: 0, to: 1_500 } as const;

/** The name that an advertisement has to use: 12 CFR 1026.24(c). */
export const APR_LABEL = 'Annual percentage rate (APR)';

const dollars = (cents: number) => formatDollars(cents / 100);

/** The disclosures of a closed-end loan's example in parts: for a sentence or for a table row. */
interface ExampleSentenceParts {
  name: string;
  price: string;
  /** The down payment as a share of the price. */
  share: string;
  /** The same including its amount. */
  down: string;
  loan: string;
  repayment: string;
  rate: string;
  apr: string;
}

const NAMES: Record<ExampleId, string> = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  jumbo: 'Jumbo',
  construction: 'Construction',
};

/** Returns the terms of an example, or of a loan that differs from it, for display. */
export function exampleSentenceParts(id: ExampleId, changes: ExampleChanges = {}): ExampleSentenceParts {
  const example = loanExample(id, changes);
  const { price, downPercent, down, principal, insurance, annualRate, apr } = example;
  const share = down === 0 ? 'no down payment' : `${Math.round(downPercent * 10) / 10}% down`;
  return {
    name: NAMES[id],
    price: dollars(price),
    share,
    down: down === 0 ? share : `${share} (${dollars(down)})`,
    loan: `${dollars(principal)}${insurance ? ` including the ${insurance.upfront}% ${insurance.name}` : ''}`,
    // During construction, the borrower pays interest on what has been paid out (12 CFR 1026, appendix D).
    repayment: `${repaymentText(example)}${id === 'construction' ? ' once the home is built, after interest on each draw' : ''}`,
    rate: formatInterestRate(annualRate),
    apr: `${apr.toFixed(2)}%`,
  };
}

/**
 * The payments over the full term; only the largest and the smallest if mortgage insurance varies them, as the commentary on 12 CFR
 * 1026.24(d)(2) allows.
 */
function repaymentText({ term, payment, level, insurance, insuranceByYear, pmi }: LoanExample): string {
  const text = `${term} monthly payments of ${dollars(payment)}`;
  if (pmi) {
    const first = `${pmi.ends} monthly payments of ${dollars(payment)}`;
    return `${first}, then ${term - pmi.ends} of ${dollars(level)} once PMI of ${dollars(pmi.monthly)} a month ends`;
  }
  const [first, last] = [insuranceByYear[0], insuranceByYear.at(-1)];
  if (first === undefined || last === undefined) return text;
  const charged = insuranceByYear.length;
  const falling = `${insurance?.annualName ?? 'mortgage insurance'} falls with what you owe, from ${dollars(first)} to ${dollars(last)} a month`;
  return charged * 12 < term
    ? `${charged * 12} monthly payments of ${dollars(payment)} in the first year, falling each year to ${dollars(level + last)} in year ${charged} (${falling}), then ${term - charged * 12} of ${dollars(level)}`
    : `${text} in the first year, falling each year to ${dollars(level + last)} in the last (${falling})`;
}

/** Terms that apply to each closed-end example. */
export const COMMON_TERMS =
  'The rate is fixed. It does not increase after closing, and there is no balloon payment. These payments do not include property tax and homeowner’s insurance; the actual payment will be greater.';

/**
 * What 12 CFR 1026.24(d) requires with a closed-end trigger term, and 1026.16(d) with one of a home-equity plan: an example, or a table of
 * its own.
 */
export type Disclosure =
  | {
      trigger: 'closed-end';
      example: ExampleId;
      /** If the page shows a loan other than the example's own. */
      changes?: ExampleChanges;
      table?: never;
    }
  | { trigger: Trigger; table: DisclosureTable; example?: never };

/** A disclosure as labels and values, plus text without a label. For a closed-end loan, `COMMON_TERMS` also apply. */
export interface DisclosureTable {
  title: string;
  rows: readonly (readonly [label: string, value: string])[];
  notes: readonly string[];
}

/** Returns each disclosure once; the same loan for homes of two prices, or with two down payments, counts as two. */
export const uniqueDisclosures = (all: readonly Disclosure[]): Disclosure[] => [
  ...new Map(
    all.map((each): [string, Disclosure] => {
      if (each.table) return [each.table.title, each];
      const { price, downPercent, annualRate, term } = loanExample(each.example, each.changes);
      return [[each.example, price, downPercent, annualRate, term].join(), each];
    }),
  ).values(),
];

const { drawn, drawPayment, drawYears, repayPayment, repayYears, maximumApr } = helocExample;

const helocTable: DisclosureTable = {
  title: `HELOC example: ${dollars(drawn)} drawn on the first day`,
  rows: [
    [APR_LABEL, `${helocExample.apr.toFixed(2)}%, variable`],
    ['Highest APR', `${maximumApr.toFixed(2)}%`],
    [`${drawYears} years to draw`, `${dollars(drawPayment)} a month`],
    [`${repayYears} years to repay`, `${dollars(repayPayment)} a month`],
    ['Fees to open the line', `$${HELOC_FEES.from} to $${HELOC_FEES.to.toLocaleString('en-US')}, estimated`],
  ],
  notes: [
    `The line’s payments assume that its rate stays the same. It follows the prime rate and may increase after the line is opened. Interest-only payments in the draw period do not reduce what you owe, and payments rise when repayment begins.`,
    'Your home secures the line. You could lose it if you do not repay. Homeowner’s insurance is required.',
  ],
};

/** Returns the disclosure that has to appear with these facts; undefined if none of them is a trigger term. */
export function disclosureFor(
  ids: readonly FactId[],
  example: ExampleId = 'conventional',
): Disclosure | undefined {
  const triggers = ids.map((id) => (facts[id] as Fact).trigger);
  if (triggers.includes('open-end')) return { trigger: 'open-end', table: helocTable };
  return triggers.includes('closed-end') ? exampleDisclosure(example) : undefined;
}

/** Returns the disclosure that has to appear with the payment of an example. */
export const exampleDisclosure = (example: ExampleId, changes?: ExampleChanges): Disclosure => ({
  trigger: 'closed-end',
  example,
  ...(changes && { changes }),
});

const { balance, currentRate, remainingTerm, newRate, newTerm, closingCosts, newPayment, apr } =
  refinanceExample;

/** The disclosure that has to appear with the payment and rate of a refinance. */
export const refinanceDisclosure: Disclosure = {
  trigger: 'closed-end',
  table: {
    title: 'Refinance example',
    rows: [
      ['New loan', dollars(balance)],
      ['Loan it replaces', `${formatInterestRate(currentRate)} with ${remainingTerm / 12} years left`],
      ['Payments', `${newTerm} monthly payments of ${dollars(newPayment)}`],
      ['Interest rate', formatInterestRate(newRate)],
      [APR_LABEL, `${apr.toFixed(2)}%`],
      ['Closing costs', `${dollars(closingCosts)}, paid at closing; the APR counts all of it`],
    ],
    notes: [],
  },
};
