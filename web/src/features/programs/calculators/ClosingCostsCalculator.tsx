import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import { type ClosingCosts, closingCosts } from '@brokerage/domain/programs/calculators/closingCosts';
import { NOTATIONS } from '@brokerage/domain/typedNumber';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../ui/forms/fields/NumberField.tsx';
import { CalculatorFrame, type CalculatorProps, FieldGroup, MoreFields } from './CalculatorFrame.tsx';
import { money, percent, rateLimits, toCents } from './calculatorInput.ts';
import { CLOSING_EXAMPLE } from './closingExample.ts';
import { ResultLines, ResultParts } from './ResultParts.tsx';
import { useFields } from './useFields.ts';
import { type Charge, PaidAtClosing, PaidBeforeClosing, type Stage } from './WhoIsPaid.tsx';

const fee = money('Enter an amount, or 0');
const limits = {
  price: money('Enter the home price', 1),
  down: money('Enter a down payment, or 0'),
  rate: rateLimits,
  lender: fee,
  points: percent('Enter points from 0 to 10', 10),
  services: fee,
  title: fee,
  recording: fee,
  transfer: percent('Enter a share from 0 to 10%', 10),
  insurance: fee,
  tax: fee,
  days: { notation: NOTATIONS.whole, min: 0, max: 31, message: 'Enter days from 0 to 31' },
  escrow: { notation: NOTATIONS.whole, min: 0, max: 14, message: 'Enter months from 0 to 14' },
  credit: fee,
  deposit: fee,
};

/** What is due at closing, in the groups of a Loan Estimate. */
export function ClosingCostsCalculator({ method }: CalculatorProps) {
  const { numbers, field, isWrong, hash } = useFields('closing', CLOSING_EXAMPLE, limits);
  const isTooMuch = numbers !== undefined && numbers.down > numbers.price;
  const result =
    numbers &&
    !isTooMuch &&
    closingCosts({
      price: toCents(numbers.price),
      downPayment: toCents(numbers.down),
      annualRate: numbers.rate,
      lenderFees: toCents(numbers.lender),
      points: numbers.points,
      services: toCents(numbers.services),
      title: toCents(numbers.title),
      recording: toCents(numbers.recording),
      transferTax: numbers.transfer,
      insurance: toCents(numbers.insurance),
      propertyTax: toCents(numbers.tax),
      interestDays: numbers.days,
      escrowMonths: numbers.escrow,
      sellerCredit: toCents(numbers.credit),
      deposit: toCents(numbers.deposit),
    });
  return (
    <CalculatorFrame
      headline="Cash to close"
      amount={result ? formatWholeDollars(result.cashToClose) : undefined}
      apply={
        result && numbers
          ? {
              label: 'Apply with these numbers',
              to: preApprovalUrl('Purchase', { price: numbers.price, down: numbers.down }),
            }
          : undefined
      }
      hash={hash}
      method={method}
      story={result && numbers && <PaidBeforeClosing stages={beforeClosing(numbers)} />}
      after={
        result &&
        numbers && (
          <PaidAtClosing
            charges={atClosing(numbers, result)}
            due={result.isCovered ? undefined : dueAtClosing(numbers, result)}
            paidBefore={toCents(numbers.services)}
          />
        )
      }
      fields={
        <>
          <FieldGroup legend="The purchase">
            <NumberField {...field('price', 'Home price')} />
            <NumberField
              {...field('down', 'Down payment')}
              {...(isTooMuch && { error: true, helperText: 'Enter no more than the price' })}
            />
            <NumberField {...field('rate', 'Interest rate')} />
            <NumberField {...field('points', 'Discount points')} />
            <NumberField {...field('deposit', 'Earnest money deposit')} />
            <NumberField {...field('credit', 'Seller credit')} />
          </FieldGroup>
          <MoreFields
            title="Fees, taxes, insurance and escrow"
            isWrong={isWrong(
              'lender',
              'services',
              'title',
              'recording',
              'transfer',
              'insurance',
              'tax',
              'days',
              'escrow',
            )}
          >
            <FieldGroup legend="Fees">
              <NumberField {...field('lender', 'Lender and broker fees')} />
              <NumberField {...field('services', 'Appraisal and credit report')} />
              <NumberField {...field('title', 'Title and settlement')} />
              <NumberField {...field('recording', 'Recording fees')} />
              <NumberField {...field('transfer', 'Your transfer tax', '% of the home price')} />
            </FieldGroup>
            <FieldGroup legend="Paid ahead">
              <NumberField {...field('insurance', 'Homeowner’s insurance per year')} />
              <NumberField {...field('tax', 'Property tax per year')} />
              <NumberField {...field('days', 'Days of interest')} />
              <NumberField {...field('escrow', 'Months in escrow')} />
            </FieldGroup>
          </MoreFields>
        </>
      }
    >
      {result && numbers && (
        <>
          <ResultParts
            total={{
              name: 'Closing costs',
              cents: result.total,
              note: result.loan > 0 ? `${result.shareOfLoan.toFixed(1)}% of the loan` : undefined,
            }}
            parts={[
              {
                label: SECTIONS.A,
                note: lenderFees(numbers),
                cents: result.origination,
                ink: 'principal',
              },
              {
                label: SECTIONS.B,
                note: 'Appraisal and credit report',
                cents: toCents(numbers.services),
                ink: 'interest',
              },
              {
                label: SECTIONS.C,
                note: 'Title and settlement',
                cents: toCents(numbers.title),
                ink: 'homeInsurance',
              },
              {
                label: SECTIONS.E,
                note: 'Recording fees and transfer tax',
                cents: result.government,
                ink: 'mortgageInsurance',
              },
              {
                label: SECTIONS.F,
                note: 'A year of homeowner’s insurance, and interest to the end of the month',
                cents: result.prepaids,
                ink: 'propertyTax',
              },
              {
                label: SECTIONS.G,
                note: 'Kept for your next tax and insurance bills',
                cents: result.escrow,
                ink: 'fees',
              },
            ]}
          />
          <ResultLines
            title="From closing costs to cash to close"
            lines={[
              ['Closing costs', result.total],
              ['Plus your down payment', toCents(numbers.down)],
              ...(numbers.deposit > 0
                ? [['Less your earnest money deposit', -toCents(numbers.deposit)] as const]
                : []),
              ...(numbers.credit > 0
                ? [['Less the seller’s credit', -toCents(numbers.credit)] as const]
                : []),
            ]}
            sum={['Cash to close', result.cashToClose]}
          />
        </>
      )}
    </CalculatorFrame>
  );
}

/** The sections of a Loan Estimate by their own letters and names (12 CFR 1026.37(f) and (g)); D is the sum of A to C. */
const SECTIONS = {
  A: 'A. Origination charges',
  B: 'B. Services you cannot shop for',
  C: 'C. Services you can shop for',
  E: 'E. Taxes and other government fees',
  F: 'F. Prepaids',
  G: 'G. Initial escrow payment at closing',
} as const;

type Numbers = Record<keyof typeof CLOSING_EXAMPLE, number>;

/** Returns what is taken off the down payment. */
const listCredits = ({ deposit, credit }: Numbers): string =>
  [
    ...(deposit > 0 ? [`${formatDollars(deposit)} deposit`] : []),
    ...(credit > 0 ? [`${formatDollars(credit)} seller credit`] : []),
  ].join(' and ');

/** One name on one line for most, who pay no points. */
const lenderFees = ({ points }: Numbers): string =>
  points > 0 ? 'Lender and broker fees, and points' : 'Lender and broker fees';

/** Returns what is left of the cash to close once the appraiser and the credit bureaus are paid. */
const dueAtClosing = ({ services }: Numbers, { cashToClose }: ClosingCosts): number =>
  Math.max(0, cashToClose - toCents(services));

/** Returns what is due before closing, in the order in which it is paid. */
const beforeClosing = ({ deposit, services }: Numbers): Stage[] => [
  {
    when: 'With your offer',
    charges: [['Earnest money deposit', 'Held in escrow, then counts toward what you owe', toCents(deposit)]],
  },
  {
    when: 'After you tell a lender you want to go ahead',
    charges: [
      [
        'B. Appraisal and credit report',
        'Before that, a lender may charge you only for the credit report',
        toCents(services),
      ],
    ],
  },
];

/** Returns what is due at closing; what was paid before is taken off the last. */
function atClosing(numbers: Numbers, { origination, government, prepaids, escrow }: ClosingCosts): Charge[] {
  const { title, insurance, down, deposit, credit } = numbers;
  return [
    [`A. ${lenderFees(numbers)}`, 'To the lender and the broker', origination],
    ['C. Title and settlement', 'To the title company and the closing agent or attorney', toCents(title)],
    ['E. Recording fees and transfer tax', 'To your county, town or state', government],
    ['F. First year of homeowner’s insurance', 'To your insurance company', toCents(insurance)],
    ['F. Interest to the end of the month', 'To the lender', prepaids - toCents(insurance)],
    ['G. Initial escrow payment', 'To the lender, for your next tax and insurance bills', escrow],
    // What you've paid and what the seller gives may be more than you put down.
    [
      down < deposit + credit ? 'Down payment, already paid' : 'Down payment',
      deposit + credit > 0 ? `To the seller, less your ${listCredits(numbers)}` : 'To the seller',
      toCents(down - deposit - credit),
    ],
  ];
}
