import { refinanceBreakEven } from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { MoneyField } from '../../ui/forms/MoneyField.tsx';
import { NumberField, type NumberInput } from '../../ui/forms/NumberField.tsx';
import { CalculatorFrame, ResultLines } from './CalculatorFrame.tsx';
import { checked, money, rateLimits, type Typed, termLimits, toCents } from './calculatorInput.ts';

const EXAMPLE = { balance: 350_000, rate: 7.25, left: 27, newRate: 6.25, newTerm: 30, costs: 7_000 };
type Field = keyof typeof EXAMPLE;

const limits = {
  balance: money('Enter what you owe', 1),
  rate: rateLimits,
  left: termLimits,
  newRate: rateLimits,
  newTerm: termLimits,
  costs: money('Enter the closing costs, or 0'),
};

/** When the payments saved have paid the closing costs of a refinance. */
export function RefinanceCalculator() {
  const [typed, setTyped] = useState<Typed<Field>>(EXAMPLE);
  const { issues, numbers } = checked(typed, limits);
  const result =
    numbers &&
    refinanceBreakEven({
      balance: toCents(numbers.balance),
      currentRate: numbers.rate,
      remainingTerm: numbers.left * 12,
      newRate: numbers.newRate,
      newTerm: numbers.newTerm * 12,
      closingCosts: toCents(numbers.costs),
    });
  const field = (name: Field, label: string) => ({
    id: `refinance-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => setTyped((before) => ({ ...before, [name]: value })),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? ' ',
  });
  const months = result?.breakEvenMonth;
  return (
    <CalculatorFrame
      headline="Time to break even"
      amount={result && (months ? `${months} ${months === 1 ? 'month' : 'months'}` : 'Never')}
      apply={
        numbers && {
          label: 'Apply with these numbers',
          to: preApprovalUrl('Refinance', { balance: numbers.balance, rate: numbers.rate }),
        }
      }
      fields={
        <>
          <MoneyField {...field('balance', 'What you owe today')} />
          <NumberField {...field('rate', 'Your rate today')} notation={limits.rate.notation} />
          <NumberField {...field('left', 'Years left')} notation={limits.left.notation} />
          <NumberField {...field('newRate', 'New rate')} notation={limits.newRate.notation} />
          <NumberField {...field('newTerm', 'New term in years')} notation={limits.newTerm.notation} />
          <MoneyField {...field('costs', 'Closing costs')} />
        </>
      }
    >
      {result && (
        <>
          <ResultLines
            lines={[
              ['Payment today', result.currentPayment],
              ['New payment', result.newPayment],
              [
                result.monthlySaving < 0 ? 'More per month' : 'Less per month',
                Math.abs(result.monthlySaving),
              ],
              [
                result.lifetimeSaving < 0
                  ? 'More in total interest and costs'
                  : 'Less in total interest and costs',
                Math.abs(result.lifetimeSaving),
              ],
            ]}
          />
          <Typography variant="body2" sx={{ mt: 2 }}>
            Principal and interest only.{' '}
            {result.monthlySaving > 0 && result.lifetimeSaving < 0
              ? 'Your payment goes down, but the new loan costs more overall because it runs longer.'
              : 'Assumes you pay the costs at closing instead of adding them to the loan.'}
          </Typography>
        </>
      )}
    </CalculatorFrame>
  );
}
