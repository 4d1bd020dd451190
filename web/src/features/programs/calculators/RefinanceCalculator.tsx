import { formatDollars, formatWholeDollars } from '@brokerage/domain/formatDollars';
import {
  type RefinanceResult,
  refinanceBreakEven,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import Typography from '@mui/material/Typography';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../ui/forms/fields/NumberField.tsx';
import { FigureRow, FiguresTable } from '../FiguresTable.tsx';
import { savedPerMonth } from '../savedPerMonth.ts';
import { YearChart } from '../YearChart.tsx';
import { CalculatorFrame, FieldGroup, ResultLines } from './CalculatorFrame.tsx';
import { money, rateLimits, termLimits } from './calculatorInput.ts';
import { REFINANCE_EXAMPLE, toRefinanceInput } from './refinanceInputs.ts';
import { useFields } from './useFields.ts';
import { type Move, moved, WhatMovesIt } from './WhatMovesIt.tsx';

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
      story={
        numbers &&
        result && (
          <>
            <PaidByYear years={result.paidByYear} breakEvenMonth={result.breakEvenMonth} />
            <WhatMovesIt
              title="What changes your break-even"
              lead="Each line changes just one number. The bars show your total savings in interest and closing costs."
              rows={toMoves(numbers)}
            />
          </>
        )
      }
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
          <Typography sx={{ mt: 1, mb: 2, fontWeight: 600 }}>{toVerdict(result)}</Typography>
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
  );
}

/** What the months to break even mean for somebody who hasn't decided. */
function toVerdict({ breakEvenMonth, monthlySaving, lifetimeSaving }: RefinanceResult): string {
  if (breakEvenMonth !== null)
    return lifetimeSaving < 0
      ? 'The lower payment covers the costs after that, but kept to the end, the new loan costs more overall.'
      : 'Keep the new loan longer than that, and you come out ahead.';
  return monthlySaving <= 0
    ? 'The new payment isn’t lower, so it never earns back the closing costs.'
    : 'The savings don’t cover the closing costs before the loan is paid off.';
}

/** Returns the months to break even as typed, and with one number changed at a time. */
function toMoves(numbers: typeof REFINANCE_EXAMPLE): Move[] {
  const { newRate, costs, left, newTerm } = numbers;
  const less = Math.min(costs, 2000);
  const changes: readonly (readonly [label: string, change: Partial<typeof REFINANCE_EXAMPLE>])[] = [
    ['Your numbers', {}],
    ...(newRate >= 0.25
      ? [[`New rate ${moved(newRate, -0.25)}%`, { newRate: moved(newRate, -0.25) }] as const]
      : []),
    [`New rate ${moved(newRate, 0.25)}%`, { newRate: moved(newRate, 0.25) }],
    ...(less > 0 ? [[`Closing costs ${formatDollars(costs - less)}`, { costs: costs - less }] as const] : []),
    ...(left === newTerm
      ? []
      : [[`New term ${pluralize(left, 'year')}, as today`, { newTerm: left }] as const]),
  ];
  return changes.map(([label, change]) => {
    const { breakEvenMonth, lifetimeSaving } = refinanceBreakEven(
      toRefinanceInput({ ...numbers, ...change }),
    );
    const inTotal = `${formatWholeDollars(Math.abs(lifetimeSaving))} ${lifetimeSaving < 0 ? 'more' : 'less'} overall`;
    return {
      label,
      value: lifetimeSaving,
      outcome: breakEvenMonth === null ? 'Never' : pluralize(breakEvenMonth, 'month'),
      note: inTotal,
    };
  });
}

interface PaidByYearProps {
  years: RefinanceResult['paidByYear'];
  breakEvenMonth: number | null;
}

/** What has been paid on either loan by the end of each year. The chart ends soon after the costs are earned back, as that is the question. */
function PaidByYear({ years, breakEvenMonth }: PaidByYearProps) {
  const breakEvenYear = breakEvenMonth === null ? undefined : Math.ceil(breakEvenMonth / 12);
  const drawn = breakEvenYear === undefined ? years : years.slice(0, Math.max(5, breakEvenYear * 2) + 1);
  const last = drawn.at(-1);
  if (!last) return null;
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        How far ahead you’d be, by year
      </Typography>
      <YearChart
        summary={`After ${last.year} years you’ll have paid ${formatWholeDollars(last.current)} if you keep your loan, and ${formatWholeDollars(last.next)} with the new one; the table below has each year.`}
        kind="difference"
        difference={['Ahead with the new loan', 'Behind']}
        years={drawn.map(({ year }) => year)}
        series={[
          { label: 'Refinance', values: drawn.map(({ next }) => next / 100) },
          { label: 'Keep your loan', values: drawn.map(({ current }) => current / 100) },
        ]}
        mark={breakEvenYear ? { year: breakEvenYear, text: 'Costs earned back' } : undefined}
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Paid by year"
        heads={['Year', 'Keep your loan', 'Refinance']}
      >
        {years.map(({ year, current, next }) => (
          <FigureRow key={year} name={year} cells={[formatWholeDollars(current), formatWholeDollars(next)]} />
        ))}
      </FiguresTable>
    </div>
  );
}
