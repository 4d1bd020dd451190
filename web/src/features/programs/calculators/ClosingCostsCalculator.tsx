import { formatWholeDollars } from '@brokerage/domain/formatDollars';
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
              <NumberField {...field('services', 'Appraisal, credit report')} />
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
              { label: lenderFees(numbers), cents: result.origination, ink: 'principal' },
              { label: 'Title, appraisal, credit report', cents: result.services, ink: 'interest' },
              { label: 'Recording fees, transfer tax', cents: result.government, ink: 'mortgageInsurance' },
              { label: 'Insurance and prepaid interest', cents: result.prepaids, ink: 'propertyTax' },
              { label: 'First escrow payment', cents: result.escrow, ink: 'fees' },
            ]}
          />
          <ResultLines
            lines={[
              ['Plus your down payment', toCents(numbers.down)],
              ...(numbers.credit + numbers.deposit > 0
                ? [['Less credit and deposit', -toCents(numbers.credit + numbers.deposit)] as const]
                : []),
            ]}
          />
        </>
      )}
    </CalculatorFrame>
  );
}

type Numbers = Record<keyof typeof CLOSING_EXAMPLE, number>;

/** One name on one line for most, who pay no points. */
const lenderFees = ({ points }: Numbers): string =>
  points > 0 ? 'Lender and broker fees, points' : 'Lender and broker fees';

/** Returns what is left of the cash to close once the appraiser and the credit bureaus are paid. */
const dueAtClosing = ({ services }: Numbers, { cashToClose }: ClosingCosts): number =>
  Math.max(0, cashToClose - toCents(services));

/** Returns what is due before closing, in the order in which it is paid. */
const beforeClosing = ({ deposit, services }: Numbers): Stage[] => [
  {
    when: 'With your offer',
    staysWithoutCharge: true,
    charges: [['Earnest money deposit', 'Held in escrow, then counts toward what you owe', toCents(deposit)]],
  },
  {
    when: 'After you tell a lender you want to go ahead',
    note: 'Until then, a lender may charge you only for the credit report. Your cash to close includes this charge.',
    charges: [
      ['Appraisal, credit report', 'Paid to the appraiser and the credit bureaus', toCents(services)],
    ],
  },
];

/** Returns what is due at closing; what was paid before is taken off the last. */
function atClosing(numbers: Numbers, { origination, government, prepaids, escrow }: ClosingCosts): Charge[] {
  const { title, insurance, down, deposit, credit } = numbers;
  return [
    [lenderFees(numbers), 'Paid to the lender and the broker', origination],
    ['Title and settlement', 'Paid to the title company and the closing agent or attorney', toCents(title)],
    ['Recording fees, transfer tax', 'Paid to your county, town or state', government],
    ['First year of homeowner’s insurance', 'Paid to your insurance company', toCents(insurance)],
    ['Prepaid interest (through the end of the month)', 'Paid to the lender', prepaids - toCents(insurance)],
    ['First escrow payment', 'Kept by the lender for your next tax and insurance bills', escrow],
    [
      deposit + credit > 0 ? 'Down payment, less deposit and credit' : 'Down payment',
      'Paid to the seller',
      toCents(down - deposit - credit),
    ],
  ];
}
