import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toCents } from '@brokerage/domain/number/toCents';
import {
  type Affordability,
  type AffordabilityInput,
  calculateAffordability,
  calculateLenderLimit,
  checkPrice,
  RATIOS,
} from '@brokerage/domain/programs/calculators/affordability';
import { CONVENTIONAL_MIN_DOWN } from '@brokerage/domain/programs/calculators/loanKind';
import { sampleYearlyCost } from '@brokerage/domain/programs/samplePurchase';
import Typography from '@mui/material/Typography';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import { CalculatorFrame, type CalculatorProps, MoreFields } from '../CalculatorFrame.tsx';
import { paymentLink } from '../calculatorLinks.ts';
import { money, percent, rateLimits, termLimits } from '../inputs/calculatorInput.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import { findTooLittleDown, LEAST_DOWN_TEXTS } from '../inputs/findTooLittleDown.ts';
import { useFields } from '../inputs/useFields.ts';
import { MORTGAGE_EXAMPLE } from '../mortgage/mortgageExample.ts';
import { addStep, type SensitivityRow, SensitivityTable } from '../SensitivityTable.tsx';
import { HomeAnswer } from './HomeAnswer.tsx';
import { PriceLimits } from './PriceLimits.tsx';

const EXAMPLE = {
  income: 10_000,
  debts: 600,
  down: 100_000,
  rate: 6.25,
  // Blank, so that visitors aren't told they're over the limit for a home they never entered.
  price: undefined,
  term: 30,
  // Matches the mortgage example's tax and insurance (`YEARLY_COST_PERCENTS`), so both pages give the same payment for a price.
  escrow: 2.16,
  pmi: MORTGAGE_EXAMPLE.pmi,
  dues: 0,
  housing: RATIOS.housing,
  total: RATIOS.total,
};

const REMEMBERED = {
  income: 'income',
  debts: 'debts',
  down: 'down',
  rate: 'rate',
  price: 'price',
  term: 'term',
  dues: 'dues',
} as const;

/** A monthly income in dollars above which the visitor probably entered a yearly one. */
const LOOKS_YEARLY = 40_000;

const share = percent('Enter a share from 0 to 65%', 65);
const limits = {
  income: money('Enter your monthly income', 1),
  debts: money('Enter your monthly debts, or 0'),
  down: money('Enter a down payment, or 0'),
  rate: rateLimits,
  price: money('Enter the home price', 1),
  term: termLimits,
  escrow: percent('Enter a rate from 0 to 10%', 10),
  pmi: percent('Enter a rate from 0 to 5%', 5),
  dues: money('Enter the monthly dues, or 0'),
  housing: share,
  total: share,
};

/** The inputs of the price limit. The price in mind is a separate question and may be blank. */
type Numbers = Record<Exclude<keyof typeof limits, 'price'>, number>;

/** Returns what limits the price. */
const reason = (limitedBy: Affordability['limitedBy'], { housing, total }: Numbers): string =>
  ({
    debts: `That brings your housing and debts to ${total}% of your income. Paying off a debt raises the price.`,
    housing: `That keeps housing at ${housing}% of your income.`,
    pmi: 'At a higher price you’d put less than 20% down, and PMI would take you over your limit.',
    down: `${LEAST_DOWN_TEXTS.conventional}. A larger down payment raises the price.`,
  })[limitedBy];

const toInput = (numbers: Numbers): AffordabilityInput => ({
  income: toCents(numbers.income),
  debts: toCents(numbers.debts),
  downPayment: toCents(numbers.down),
  annualRate: numbers.rate,
  term: numbers.term * 12,
  taxAndInsuranceRate: numbers.escrow,
  pmiRate: numbers.pmi,
  minDown: CONVENTIONAL_MIN_DOWN,
  dues: toCents(numbers.dues),
  ratios: { housing: numbers.housing, total: numbers.total },
});

/** Calculates the affordable price in steps of $1,000, because it's an estimate. */
const affordablePrice = (numbers: Numbers): Affordability =>
  calculateAffordability({ ...toInput(numbers), step: STEP });

const STEP = 100_000;

/** Returns how the price changes when one input changes; leaves out inputs that change nothing. */
function toSensitivityRows(numbers: Numbers): SensitivityRow[] {
  const { income, debts, down, rate, housing } = numbers;
  const { price } = affordablePrice(numbers);
  const paidOff = Math.min(debts, 200);
  const changes: readonly (readonly [label: string, change: Partial<Numbers>, note?: string])[] = [
    ['If you earn $500 more a month', { income: income + 500 }],
    ...(paidOff > 0
      ? [[`If you owe ${formatDollars(paidOff)} less a month`, { debts: debts - paidOff }] as const]
      : []),
    ['If you put $10,000 more down', { down: down + 10_000 }, 'Taxes and insurance rise with the price'],
    ...(rate >= 0.5
      ? [[`With a 0.5% lower rate (${addStep(rate, -0.5)}%)`, { rate: addStep(rate, -0.5) }] as const]
      : []),
    ...(housing > 3
      ? [
          [
            `If you spend ${addStep(housing, -3)}% of income on housing`,
            { housing: addStep(housing, -3) },
          ] as const,
        ]
      : []),
  ];
  const moves = changes.flatMap(([label, change, note]) => {
    const next = affordablePrice({ ...numbers, ...change }).price;
    const value = (next - price) / 100;
    const sign = value < 0 ? '−' : '+';
    // An input that isn't the limiting one changes nothing.
    return value === 0
      ? []
      : [
          {
            label,
            value,
            outcome: formatWholeDollars(next),
            change: `${sign}${formatDollars(Math.abs(value))}`,
            ...(note && { note }),
          },
        ];
  });
  return [
    { label: 'Your numbers', value: 0, outcome: formatWholeDollars(price), isBaseline: true },
    ...moves,
  ];
}

/** Splits the combined tax and insurance share into dollars a year, so that other calculators show the same payment. */
function yearly(price: number, share: number): { tax: number; insurance: number } {
  const both = Math.round((price * share) / 100);
  const insurance = Math.min(both, sampleYearlyCost('insurance', price));
  return { tax: both - insurance, insurance };
}

/** Estimates the price that income and debts allow under the front-end and back-end ratios. */
export function AffordabilityCalculator({ method }: CalculatorProps) {
  const { typed, numbers, field, isInvalid, hash, numbersLine } = useFields('afford', EXAMPLE, limits, {
    remembered: REMEMBERED,
    // The sample income says nothing about a visitor's home, so wait for their own.
    onlyWith: { price: 'income' },
    optional: ['price'],
  });
  const result = numbers && affordablePrice(numbers);
  const lenderMax = numbers && calculateLenderLimit({ ...toInput(numbers), step: STEP });
  const price = (result?.price ?? 0) / 100;
  const downIssue =
    numbers?.price === undefined
      ? undefined
      : findTooLittleDown('conventional', { price: numbers.price, down: numbers.down });
  const inMind = downIssue ? undefined : numbers?.price;
  const yours = numbers && inMind !== undefined ? checkPrice(toCents(inMind), toInput(numbers)) : undefined;
  // Visitors with a home in mind continue with its price.
  const wanted = inMind ?? price;
  const down = Math.min(numbers?.down ?? 0, wanted);
  return (
    <CalculatorFrame
      numbersLine={numbersLine}
      headline="A comfortable home price"
      amount={result && formatDollars(price)}
      verdict={
        result &&
        numbers &&
        (price === 0 && result.limitedBy !== 'down'
          ? 'With these numbers, your debts leave no room for a house payment. A loan officer can help you find options.'
          : reason(result.limitedBy, numbers))
      }
      apply={
        price > 0
          ? {
              label: inMind === undefined ? 'Apply with this price' : 'Apply with your price',
              to: preApprovalUrl('Purchase', { price: wanted, down }),
            }
          : undefined
      }
      next={
        numbers && wanted > down
          ? [paymentLink({ ...numbers, price: wanted, down, ...yearly(wanted, numbers.escrow) })]
          : []
      }
      hash={hash}
      isMethodBelowResult
      method={method}
      story={
        numbers &&
        price > 0 && (
          <SensitivityTable
            title="What changes your price"
            lead="How your comfortable price changes when one number does."
            rows={toSensitivityRows(numbers)}
          />
        )
      }
      fields={
        <>
          <FieldGroup legend="Your money">
            <NumberField
              {...field(
                'income',
                'Monthly income before taxes',
                (numbers?.income ?? 0) >= LOOKS_YEARLY ? 'Is this for a year? Enter one month.' : undefined,
              )}
            />
            <NumberField {...field('debts', 'Monthly debt payments')} />
            <NumberField
              {...field('down', 'Down payment')}
              {...(downIssue && { error: true, helperText: downIssue })}
            />
            <NumberField {...field('rate', 'Interest rate')} />
            <NumberField
              {...field(
                'price',
                'Home price, if you have one in mind',
                typed.price === undefined ? 'We’ll compare it with your limits.' : undefined,
              )}
            />
          </FieldGroup>
          <Typography component="div" aria-live="polite" sx={checkStyles}>
            {yours && <HomeAnswer yours={yours} />}
          </Typography>
          <MoreFields
            title="Loan term, taxes, PMI and limits"
            isInvalid={isInvalid('term', 'escrow', 'pmi', 'dues', 'housing', 'total')}
          >
            <FieldGroup legend="The loan and the home">
              <NumberField {...field('term', 'Loan term (years)')} />
              <NumberField {...field('escrow', 'Tax and insurance per year', '% of the home price')} />
              <NumberField {...field('pmi', 'PMI per year', 'Applies under 20% down')} />
              <NumberField {...field('dues', 'HOA dues per month')} />
            </FieldGroup>
            <FieldGroup legend="How much of your income">
              <NumberField {...field('housing', 'Max for housing')} />
              <NumberField {...field('total', 'Max for all debts')} />
            </FieldGroup>
          </MoreFields>
        </>
      }
    >
      {result && numbers && (
        <>
          {lenderMax && <PriceLimits comfortable={result} lenderMax={lenderMax} yours={yours} />}
          <Typography variant="body2" sx={{ mt: 2 }}>
            This is an estimate from your numbers. A lender may decide differently.
          </Typography>
        </>
      )}
    </CalculatorFrame>
  );
}

/** The answer for the price in mind, below its field. */
const checkStyles = { mt: -1, mb: 2.5, '&:empty': { display: 'none' } } as const;
