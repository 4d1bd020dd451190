import { monthlyPayment } from './calculators/amortization.ts';
import { type Fact, type FactId, facts, type Trigger } from './facts.ts';

/** A typical loan to disclose a trigger term by (comment 24(d)(2)-2 allows an example). Amounts in cents. */
interface LoanExample {
  price: number;
  downPercent: number;
  annualRate: number;
  term: number;
  /** Finance charges paid at closing, such as origination and prepaid interest. */
  prepaidCharges: number;
  /** Mortgage insurance: financed at closing as percent of the loan, then percent of the loan a year. */
  insurance?: { upfront: number; annual: number };
}

/** The day of the sample rates. They are samples: a brokerage replaces them, with their date, in `EXAMPLES`. */
export const EXAMPLE_DATE = '2026-10-31';

const CONFORMING: LoanExample = {
  price: 500_000_00,
  downPercent: 20,
  annualRate: 6.25,
  term: 360,
  prepaidCharges: 5_200_00,
};
const EXAMPLES = {
  conventional: CONFORMING,
  // Charged for the life of the loan at this down payment (HUD Mortgagee Letter 2023-05).
  fha: { ...CONFORMING, downPercent: 3.5, annualRate: 5.99, insurance: { upfront: 1.75, annual: 0.55 } },
  jumbo: { ...CONFORMING, price: 1_600_000_00, annualRate: 6.5, prepaidCharges: 16_000_00 },
  construction: { ...CONFORMING, annualRate: 7.25 },
} as const satisfies Record<string, LoanExample>;

export type ExampleId = keyof typeof EXAMPLES;

const HELOC = { apr: 8.25, maximum: 18, feesFrom: 0, feesTo: 1_500 } as const;

/**
 * Annual percentage rate of level payments, in percent: the rate at which the payments are worth the amount financed
 * (12 CFR 1026 Appendix J), found by halving.
 */
export function annualPercentageRate(amountFinanced: number, payment: number, term: number): number {
  const worth = (rate: number) =>
    rate === 0 ? payment * term : (payment * (1 - (1 + rate) ** -term)) / rate;
  let low = 0;
  let high = 0.1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return low * 1200;
}

const dollars = (cents: number) =>
  `$${(cents / 100)
    .toFixed(2)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

function closedEndSentences(example: LoanExample): string[] {
  const down = Math.round((example.price * example.downPercent) / 100);
  const base = example.price - down;
  const principal = base + Math.round((base * (example.insurance?.upfront ?? 0)) / 100);
  const level = monthlyPayment({ principal, annualRate: example.annualRate, term: example.term });
  // The insurance is charged on the first balance throughout: a little more than is due, so the APR is not understated.
  const insurance = Math.round((base * (example.insurance?.annual ?? 0)) / 100 / 12);
  const apr = annualPercentageRate(base - example.prepaidCharges, level + insurance, example.term);
  return [
    `Example: a home for ${dollars(example.price)} with ${example.downPercent}% down (${dollars(down)}) and a fixed-rate loan of ${dollars(principal)}${example.insurance ? ` including the ${example.insurance.upfront}% upfront mortgage insurance premium` : ''}.`,
    `It is repaid in ${example.term} monthly payments of ${dollars(level + insurance)}${insurance ? `, of which ${dollars(insurance)} is mortgage insurance` : ''}, at ${example.annualRate}% interest, ${apr.toFixed(2)}% annual percentage rate (APR). The rate does not increase after closing, and there is no balloon payment.`,
    'Property tax and homeowner’s insurance are not included; the actual payment will be greater.',
  ];
}

const OPEN_END = [
  `Example plan: ${HELOC.apr.toFixed(2)}% annual percentage rate (APR), variable: it follows the prime rate and may increase after the line is opened, to at most ${HELOC.maximum.toFixed(2)}% APR.`,
  `Fees to open the line are estimated at $${HELOC.feesFrom} to $${HELOC.feesTo.toLocaleString('en-US')}. Interest-only payments in the draw period do not reduce what you owe, and payments rise when repayment begins.`,
  'Your home secures the line. You could lose it if you do not repay. Homeowner’s insurance is required.',
];

export interface Disclosure {
  trigger: Trigger;
  /** The rule that asks for it. */
  basis: string;
  sentences: readonly string[];
}

/** What has to stand beside these facts; undefined when none of them is a trigger term. */
export function disclosureFor(
  ids: readonly FactId[],
  example: ExampleId = 'conventional',
): Disclosure | undefined {
  const triggers = ids.map((id) => (facts[id] as Fact).trigger);
  if (triggers.includes('open-end'))
    return { trigger: 'open-end', basis: '12 CFR 1026.16(d)', sentences: OPEN_END };
  if (!triggers.includes('closed-end')) return undefined;
  return {
    trigger: 'closed-end',
    basis: '12 CFR 1026.24(d)',
    sentences: closedEndSentences(EXAMPLES[example]),
  };
}
