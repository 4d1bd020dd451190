import { refinanceBreakEven } from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { applyFor } from '../../lib/applyFor.ts';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { CalculatorFrame, ResultLines } from './CalculatorFrame.tsx';
import { issuesOf, money, rateLimits, termLimits, toCents } from './calculatorInput.ts';

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
  const [typed, setTyped] = useState<Record<Field, number | undefined>>(EXAMPLE);
  const issues = issuesOf(typed, limits);
  const { balance = 0, rate = 0, left = 0, newRate = 0, newTerm = 0, costs = 0 } = typed;
  const result =
    Object.keys(issues).length > 0
      ? undefined
      : refinanceBreakEven({
          balance: toCents(balance),
          currentRate: rate,
          remainingTerm: left * 12,
          newRate,
          newTerm: newTerm * 12,
          closingCosts: toCents(costs),
        });
  const field = (name: Field, label: string) => ({
    id: `refinance-${name}`,
    label,
    value: typed[name],
    onChange: (value: number | undefined) => setTyped((before) => ({ ...before, [name]: value })),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? ' ',
  });
  const percent = { decimals: 3, maxDigits: 2, suffix: '%' };
  const months = result?.breakEvenMonth;
  return (
    <CalculatorFrame
      headline="The closing costs are paid back after"
      amount={result && (months ? `${months} ${months === 1 ? 'month' : 'months'}` : 'Never')}
      apply={
        result && {
          label: 'Apply with these figures',
          to: applyFor('Refinance', { balance, rate: Math.round(rate * 100) / 100 }),
        }
      }
      fields={
        <>
          <MoneyField {...field('balance', 'You owe today')} />
          <NumberField {...field('rate', 'Your rate today')} {...percent} />
          <NumberField {...field('left', 'Years left')} decimals={0} maxDigits={2} />
          <NumberField {...field('newRate', 'New rate')} {...percent} />
          <NumberField {...field('newTerm', 'New term in years')} decimals={0} maxDigits={2} />
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
              [result.monthlySaving < 0 ? 'More a month' : 'Less a month', Math.abs(result.monthlySaving)],
              [
                result.lifetimeSaving < 0
                  ? 'More interest and costs in all'
                  : 'Less interest and costs in all',
                Math.abs(result.lifetimeSaving),
              ],
            ]}
          />
          <Typography variant="body2" sx={{ mt: 2 }}>
            Principal and interest only.{' '}
            {result.monthlySaving > 0 && result.lifetimeSaving < 0
              ? 'The payment falls, but over the whole term the new loan costs more: it runs longer.'
              : 'Costs are paid at closing, not added to the loan.'}
          </Typography>
        </>
      )}
    </CalculatorFrame>
  );
}
