import { formatDollars } from '@brokerage/domain/formatDollars';
import { affordability, RATIOS } from '@brokerage/domain/programs/calculators/affordability';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { MoneyField } from '../../ui/forms/MoneyField.tsx';
import { NumberField, type NumberInput } from '../../ui/forms/NumberField.tsx';
import { CalculatorFrame, ResultLines } from './CalculatorFrame.tsx';
import { checked, money, percent, rateLimits, type Typed, termLimits, toCents } from './calculatorInput.ts';

const EXAMPLE = { income: 10_000, debts: 600, down: 80_000, rate: 6.25, term: 30, escrow: 2.2, dues: 0 };
type Field = keyof typeof EXAMPLE;

const limits = {
  income: money('Enter your monthly income', 1),
  debts: money('Enter your monthly debts, or 0'),
  down: money('Enter a down payment, or 0'),
  rate: rateLimits,
  term: termLimits,
  escrow: percent('Enter a rate from 0 to 10%', 10),
  dues: money('Enter the monthly dues, or 0'),
};

/** The price that income and debts allow by the two customary ratios. */
export function AffordabilityCalculator() {
  const [typed, setTyped] = useState<Typed<Field>>(EXAMPLE);
  const { issues, numbers } = checked(typed, limits);
  const result =
    numbers &&
    affordability({
      income: toCents(numbers.income),
      debts: toCents(numbers.debts),
      downPayment: toCents(numbers.down),
      annualRate: numbers.rate,
      term: numbers.term * 12,
      taxAndInsuranceRate: numbers.escrow,
      dues: toCents(numbers.dues),
    });
  const field = (name: Field, label: string) => ({
    id: `afford-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => setTyped((before) => ({ ...before, [name]: value })),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? ' ',
  });
  // To the thousand below: it is an estimate, and says so by its figure.
  const price = result ? Math.floor(result.price / 100_000) * 1000 : 0;
  return (
    <CalculatorFrame
      headline="Home price up to about"
      amount={result && formatDollars(price)}
      apply={
        price > 0
          ? {
              label: 'Apply with this price',
              to: preApprovalUrl('Purchase', { price, down: Math.min(numbers?.down ?? 0, price) }),
            }
          : undefined
      }
      fields={
        <>
          <MoneyField {...field('income', 'Gross monthly income')} />
          <MoneyField {...field('debts', 'Monthly debt payments')} />
          <MoneyField {...field('down', 'Savings for the down payment')} />
          <NumberField {...field('rate', 'Interest rate (per year)')} notation={limits.rate.notation} />
          <NumberField {...field('term', 'Years')} notation={limits.term.notation} />
          <NumberField
            {...field('escrow', 'Taxes and insurance, % of price per year')}
            notation={limits.escrow.notation}
          />
          <MoneyField {...field('dues', 'HOA dues per month')} />
        </>
      }
    >
      {result && (
        <>
          <ResultLines
            lines={[
              ['Monthly housing costs', result.housing],
              ['Loan', result.loan],
              [`Housing share of income (at most ${RATIOS.housing}%)`, `${result.frontRatio.toFixed(1)}%`],
              [`Debt-to-income (at most ${RATIOS.total}%)`, `${result.backRatio.toFixed(1)}%`],
            ]}
          />
          <Typography variant="body2" sx={{ mt: 2 }}>
            {price === 0
              ? 'With these numbers, your debts leave no room for a house payment. A loan officer can help you find options.'
              : result.limitedBy === 'debts'
                ? 'Your debts set the limit. Paying one off raises it.'
                : 'The share of your income that can go to housing sets the limit.'}{' '}
            This doesn’t include PMI, and a lender may decide differently.
          </Typography>
        </>
      )}
    </CalculatorFrame>
  );
}
