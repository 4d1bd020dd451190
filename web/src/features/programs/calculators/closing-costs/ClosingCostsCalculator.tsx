import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { toCents } from '@brokerage/domain/number/toCents';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import {
  type ClosingCosts,
  type ClosingCostsInput,
  calculateClosingCosts,
} from '@brokerage/domain/programs/calculators/closingCosts';
import { LOAN_KINDS, type LoanKind } from '@brokerage/domain/programs/calculators/loanKind';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { CalculatorFrame, type CalculatorProps, MoreFields } from '../CalculatorFrame.tsx';
import { money, percent, rateLimits } from '../inputs/calculatorInput.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import { findTooLittleDown } from '../inputs/findTooLittleDown.ts';
import { LoanKindChoice } from '../inputs/LoanKindChoice.tsx';
import { useFields } from '../inputs/useFields.ts';
import { exampleDown, kindSwitch } from '../mortgage/mortgageEstimate.ts';
import { ResultLines } from '../ResultParts.tsx';
import { cashLines } from './cashLines.ts';
import {
  CASH_BACK,
  CASH_NEEDED,
  CLOSING_EXAMPLE,
  type ClosingNumbers,
  FOLLOWS_PRICE,
} from './closingExample.ts';
import { FeesBySection } from './FeesBySection.tsx';
import { PaymentTimeline, type Stage } from './PaymentTimeline.tsx';

const REMEMBERED = {
  price: 'price',
  down: 'down',
  rate: 'rate',
  insurance: 'insurance',
  tax: 'tax',
} as const;

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

/** Shows all the cash needed to buy a home: closing costs in the sections of a Loan Estimate, and when each part is due. */
export function ClosingCostsCalculator({ method }: CalculatorProps) {
  const { numbers, field, isInvalid, hash, numbersLine, typed, change, derive, chosen, choose } = useFields(
    'closing',
    CLOSING_EXAMPLE,
    limits,
    { remembered: REMEMBERED, followsPrice: FOLLOWS_PRICE, choices: CHOICES },
  );
  const { kind } = chosen;
  /** The down payment set by the chosen loan type. */
  const [derivedDown, setDerivedDown] = useState<number>();
  const deriveDown = (amount: number) => {
    derive('down', amount);
    setDerivedDown(amount);
  };
  const downIssue =
    numbers &&
    (numbers.down > numbers.price ? 'Enter no more than the price' : findTooLittleDown(kind, numbers));
  const input = numbers && !downIssue ? toInput(numbers, kind) : undefined;
  const result = input && calculateClosingCosts(input);
  const lines = input && result && cashLines(input, result);
  /** Keeps what the visitor entered and takes the rest from the new loan type's example. */
  const changeKind = (next: LoanKind) => {
    choose('kind', next);
    const { rate, down } = kindSwitch(typed, kind, next);
    if (rate !== undefined) derive('rate', rate);
    if (down !== undefined) deriveDown(down);
  };
  /** Keeps the down payment's share of the price until the visitor enters a down payment. */
  const changePrice = (price: NumberInput) => {
    change('price', price);
    const isExample = derivedDown !== undefined && typed.down === derivedDown;
    if (isExample && typeof price === 'number') deriveDown(exampleDown(price, kind));
  };
  const last = lines ? lines.at(-1) : undefined;
  return (
    <CalculatorFrame
      numbersLine={numbersLine}
      headline={CASH_NEEDED}
      amount={result ? formatWholeDollars(result.cashNeeded) : undefined}
      verdict={
        numbers && numbers.deposit > 0 && last
          ? `${last[0]}: ${formatWholeDollars(last[1])}, after your ${formatWholeDollars(toCents(numbers.deposit))} deposit`
          : undefined
      }
      isVerdictRepeated
      apply={
        result && numbers
          ? {
              label: 'Apply with these numbers',
              to: preApprovalUrl('Purchase', { price: numbers.price, down: numbers.down }),
            }
          : undefined
      }
      next={
        result
          ? [{ label: 'Short on cash? See down payment assistance', to: '/loans/down-payment-assistance' }]
          : []
      }
      hash={hash}
      method={method}
      story={result && numbers && <FeesBySection numbers={numbers} result={result} />}
      after={result && numbers && <PaymentTimeline stages={toStages(numbers, result)} />}
      fields={
        <>
          <LoanKindChoice kind={kind} onChange={changeKind} />
          <FieldGroup legend="The purchase">
            <NumberField {...field('price', 'Home price')} onChange={changePrice} />
            <NumberField
              {...field('down', 'Down payment')}
              {...(downIssue && { error: true, helperText: downIssue })}
            />
            <NumberField {...field('rate', 'Interest rate')} />
            <NumberField {...field('points', 'Discount points')} />
            <NumberField {...field('deposit', 'Earnest money deposit')} />
            <NumberField {...field('credit', 'Seller credit')} />
          </FieldGroup>
          <MoreFields
            title="Fees, taxes, insurance and escrow"
            isInvalid={isInvalid(
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
      {lines && <ResultLines title="How it adds up" lines={lines} />}
      {numbers && (
        <Typography variant="body2" sx={{ mt: 2, textWrap: 'pretty' }}>
          Assumes {formatDollars(numbers.tax)} a year in property tax, {formatDollars(numbers.insurance)} in
          insurance, {pluralize(numbers.days, 'day')} of prepaid interest and{' '}
          {pluralize(numbers.escrow, 'month')} in escrow. Those and each fee are typical amounts until you
          change them.
        </Typography>
      )}
      {result && result.financedFee > 0 && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          The loan also pays for the {FINANCED[kind]} of {formatWholeDollars(result.financedFee)}.
        </Typography>
      )}
    </CalculatorFrame>
  );
}

/** What the loan pays for, by loan type. */
const FINANCED: Record<LoanKind, string> = {
  conventional: '',
  fha: 'FHA’s upfront premium',
  va: 'VA funding fee',
  usda: 'USDA guarantee fee',
};

const CHOICES = { kind: LOAN_KINDS } as const;

const toInput = (numbers: ClosingNumbers, kind: LoanKind): ClosingCostsInput => ({
  kind,
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

/** Returns what is due at each stage. A deposit can exceed the cash still needed at closing. */
function toStages({ deposit, services }: ClosingNumbers, { cashNeeded, cashToClose }: ClosingCosts): Stage[] {
  const atClosing = cashNeeded - toCents(deposit) - toCents(services);
  return [
    {
      when: 'With your offer',
      text: 'Earnest money deposit, held in escrow. It counts toward what you owe.',
      cents: toCents(deposit),
    },
    {
      when: 'Once you choose a lender',
      text: 'Appraisal and credit report. Before that, a lender may charge you only for the credit report.',
      cents: toCents(services),
    },
    atClosing < 0
      ? { when: CASH_BACK, text: 'What you’ve already paid beyond what you owe.', cents: -atClosing }
      : {
          when: 'At closing',
          text: `One wire or cashier’s check to the closing agent, who pays everyone else.${
            deposit > 0 && services > 0
              ? ` That’s your Cash to Close of ${formatWholeDollars(cashToClose)}, less the ${formatWholeDollars(toCents(services))} you paid earlier.`
              : ''
          }`,
          cents: atClosing,
        },
  ];
}
