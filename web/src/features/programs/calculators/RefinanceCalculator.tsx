import { formatDollars } from '@brokerage/domain/formatDollars';
import {
  type RefinanceResult,
  refinanceBreakEven,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../ui/forms/fields/NumberField.tsx';
import { FigureRow, FiguresTable } from '../FiguresTable.tsx';
import { savedPerMonth } from '../savedPerMonth.ts';
import { YearChart } from '../YearChart.tsx';
import { CalculatorFrame, FieldGroup, ResultLines } from './CalculatorFrame.tsx';
import { money, rateLimits, termLimits } from './calculatorInput.ts';
import { REFINANCE_EXAMPLE, toRefinanceInput } from './refinanceInputs.ts';
import { useFields } from './useFields.ts';

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
  const { numbers, field, hash } = useFields('refinance', REFINANCE_EXAMPLE, limits);
  const result = numbers && refinanceBreakEven(toRefinanceInput(numbers));
  const months = result?.breakEvenMonth;
  const saved = result ? savedPerMonth(result) : 0;
  return (
    <>
      <CalculatorFrame
        headline="Time to break even"
        amount={result && (months ? `${months} ${months === 1 ? 'month' : 'months'}` : 'Never')}
        apply={
          numbers && {
            label: 'Apply with these numbers',
            to: preApprovalUrl('Refinance', { balance: numbers.balance, rate: numbers.rate }),
          }
        }
        hash={hash}
        fields={
          <>
            <FieldGroup legend="The loan you have">
              <NumberField {...field('balance', 'What you owe today')} />
              <NumberField {...field('rate', 'Your rate today')} />
              <NumberField {...field('left', 'Years left')} />
            </FieldGroup>
            <FieldGroup legend="The new loan">
              <NumberField {...field('newRate', 'New rate')} />
              <NumberField {...field('newTerm', 'New term in years')} />
              <NumberField {...field('costs', 'Closing costs')} />
            </FieldGroup>
          </>
        }
      >
        {result && (
          <>
            <ResultLines
              lines={[
                ['Payment today', result.currentPayment],
                ['New payment', result.newPayment],
                [saved < 0 ? 'More per month' : 'Less per month', Math.abs(saved) * 100],
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
      {result && <PaidByYear years={result.paidByYear} breakEvenMonth={result.breakEvenMonth} />}
    </>
  );
}

interface PaidByYearProps {
  years: RefinanceResult['paidByYear'];
  breakEvenMonth: number | null;
}

/** What has been paid on either loan by the end of each year. The chart ends soon after the costs are earned back: later, the lines lie together. */
function PaidByYear({ years, breakEvenMonth }: PaidByYearProps) {
  const breakEvenYear = breakEvenMonth === null ? undefined : Math.ceil(breakEvenMonth / 12);
  const drawn = breakEvenYear === undefined ? years : years.slice(0, Math.max(5, breakEvenYear * 2) + 1);
  const last = drawn.at(-1);
  if (!last) return null;
  const inDollars = (cents: number) => formatDollars(Math.round(cents / 100));
  return (
    <Box sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        What you’ll have paid by each year
      </Typography>
      <YearChart
        summary={`After ${last.year} years you’ll have paid ${inDollars(last.current)} if you keep your loan, and ${inDollars(last.next)} with the new one; the table below has each year.`}
        kind="lines"
        years={drawn.map(({ year }) => year)}
        series={[
          { label: 'Keep your loan', values: drawn.map(({ current }) => current / 100) },
          { label: 'Refinance', values: drawn.map(({ next }) => next / 100) },
        ]}
        mark={breakEvenYear ? { year: breakEvenYear, text: 'Costs earned back' } : undefined}
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Paid by year"
        heads={['Year', 'Keep your loan', 'Refinance']}
      >
        {years.map(({ year, current, next }) => (
          <FigureRow key={year} name={year} cells={[inDollars(current), inDollars(next)]} />
        ))}
      </FiguresTable>
    </Box>
  );
}
