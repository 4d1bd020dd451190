import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import {
  calculateRefinance,
  type RefinanceResult,
} from '@brokerage/domain/programs/calculators/refinanceBreakEven';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import { DifferenceBars } from '../../chart/DifferenceBars.tsx';
import { FigureRow, FiguresTable } from '../../chart/FiguresTable.tsx';
import { GainBars } from '../../refinance/GainBars.tsx';
import {
  gainParts,
  netSavingsAfter,
  refinanceComparison,
  refinanceVerdict,
  toNetSavings,
  YEARS_IN_HOME,
  type YearsInHome,
} from '../../refinance/refinanceComparison.ts';
import { YearsInHomeChoice } from '../../refinance/YearsInHomeChoice.tsx';
import { CalculatorFrame, type CalculatorProps } from '../CalculatorFrame.tsx';
import { ChartSection } from '../ChartSection.tsx';
import { money, rateLimits, termLimits } from '../inputs/calculatorInput.ts';
import { FieldColumns } from '../inputs/FieldGroup.tsx';
import { useFields } from '../inputs/useFields.ts';
import { ResultLines } from '../ResultParts.tsx';
import { addStep, type SensitivityRow, SensitivityTable } from '../SensitivityTable.tsx';
import {
  REFINANCE_CHOICES,
  REFINANCE_EXAMPLE,
  REFINANCE_REMEMBERED,
  toRefinanceInput,
} from './refinanceInputs.ts';

const limits = {
  balance: money('Enter what you owe', 1),
  rate: rateLimits,
  left: termLimits,
  newRate: rateLimits,
  newTerm: termLimits,
  costs: money('Enter the closing costs, or 0'),
};

/** Calculates whether a refinance pays off, and when. */
export function RefinanceCalculator({ method }: CalculatorProps) {
  const { numbers, field, chosen, choose, hash, numbersLine } = useFields(
    'refinance',
    REFINANCE_EXAMPLE,
    limits,
    {
      remembered: REFINANCE_REMEMBERED,
      choices: REFINANCE_CHOICES,
    },
  );
  const result = numbers && refinanceComparison(numbers);
  const answer = numbers && refinanceVerdict(numbers, chosen.stay);
  const breakEven = result && toBreakEven(result);
  return (
    <CalculatorFrame
      numbersLine={numbersLine}
      headline={breakEven?.headline ?? 'You’d break even in'}
      amount={breakEven?.answer}
      isVerdictRepeated
      verdict={answer && `After ${YEARS_IN_HOME[chosen.stay]}, you’d be ${formatAhead(answer.ahead)}.`}
      apply={
        numbers && {
          label: 'Apply with these numbers',
          to: preApprovalUrl('Refinance', { balance: numbers.balance, rate: numbers.rate }),
        }
      }
      hash={hash}
      isMethodBelowResult
      method={method}
      story={
        numbers && (
          <SensitivityTable
            title="What changes the answer"
            lead={`Here’s where you’d be after ${YEARS_IN_HOME[chosen.stay]} if one number changed.`}
            rows={toSensitivityRows(numbers, chosen.stay)}
          />
        )
      }
      after={
        result && (
          <AheadByYear
            inputs={numbers}
            result={result}
            stay={Number(chosen.stay)}
            inAll={result.reasons[1]}
          />
        )
      }
      fields={
        <>
          <FieldColumns
            columns={[
              [
                'Your loan today',
                <>
                  <NumberField {...field('rate', 'Current rate')} />
                  <NumberField {...field('left', 'Years left')} />
                  <NumberField {...field('balance', 'Current loan balance')} />
                </>,
              ],
              [
                'The new loan',
                <>
                  <NumberField {...field('newRate', 'New rate')} />
                  <NumberField {...field('newTerm', 'New term (years)')} />
                  <NumberField {...field('costs', 'Closing costs')} />
                </>,
              ],
            ]}
          />
          <Box sx={{ mb: 2.5 }}>
            <YearsInHomeChoice stay={chosen.stay} onChange={(stay) => choose('stay', stay)} />
          </Box>
        </>
      }
    >
      {result && answer && (
        <>
          <Box sx={{ mt: 2.5 }}>
            <GainBars
              years={YEARS_IN_HOME[chosen.stay]}
              {...gainParts(Number(chosen.stay), numbers)}
              isInvalid={false}
            />
          </Box>
          <ResultLines
            title="Principal and interest each month"
            lines={[
              ['Payment today', result.currentPayment],
              ['New payment', result.newPayment],
              [
                result.saved < 0 ? 'Monthly increase' : 'Monthly savings',
                formatDollars(Math.abs(result.saved)),
              ],
            ]}
          />
          {breakEven && !breakEven.isPlain && result.reasons[0] && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              {result.reasons[0]}
            </Typography>
          )}
        </>
      )}
    </CalculatorFrame>
  );
}

/** Formats cents as "$9,673 ahead". */
const formatAhead = (ahead: number): string =>
  `${formatWholeDollars(Math.abs(ahead))} ${ahead < 0 ? 'behind' : 'ahead'}`;

/** Returns when a refinance pays off, as a sentence split before the answer; `isPlain` if the answer needs no caveat. */
function toBreakEven({
  headline,
  sooner,
  aheadFrom,
  aheadUntil,
  saved,
}: ReturnType<typeof refinanceComparison>) {
  if (sooner !== undefined) return { headline: 'You’d be done', answer: `${sooner} sooner`, isPlain: false };
  if (aheadFrom === null) return { headline: 'You’d break even', answer: headline, isPlain: false };
  if (headline === 'Right away') return { headline: 'You’d be ahead', answer: headline, isPlain: false };
  return {
    headline: 'You’d break even in',
    answer: headline,
    isPlain: aheadUntil === null && saved > 0,
  };
}

/** Returns how much better or worse the refinance turns out, and when it pays off, when one input changes. */
function toSensitivityRows(numbers: typeof REFINANCE_EXAMPLE, stay: YearsInHome): SensitivityRow[] {
  const { newRate, costs, left, newTerm } = numbers;
  const less = Math.min(costs, 2000);
  const { ahead: now } = netSavingsAfter(Number(stay), numbers);
  const changes: readonly (readonly [label: string, change: Partial<typeof REFINANCE_EXAMPLE>])[] = [
    ['Your numbers', {}],
    ...(newRate >= 0.25
      ? [[`If your new rate is ${addStep(newRate, -0.25)}%`, { newRate: addStep(newRate, -0.25) }] as const]
      : []),
    [`If your new rate is ${addStep(newRate, 0.25)}%`, { newRate: addStep(newRate, 0.25) }],
    ...(less > 0
      ? [[`If closing costs are ${formatDollars(costs - less)}`, { costs: costs - less }] as const]
      : []),
    ...(left === newTerm
      ? []
      : [[`If your new term is ${pluralize(left, 'year')}`, { newTerm: left }] as const]),
  ];
  return changes.map(([label, change]) => {
    const inputs = { ...numbers, ...change };
    const value = netSavingsAfter(Number(stay), inputs).ahead;
    const outcome = formatAhead(value);
    // The card already shows the rest of the current answer.
    if (Object.keys(change).length === 0) return { label, value, outcome, isBaseline: true };
    const months = calculateRefinance(toRefinanceInput(inputs)).aheadFrom;
    const more = value - now;
    return {
      label,
      value,
      outcome,
      change: `${more < 0 ? '−' : '+'}${formatWholeDollars(Math.abs(more))}`,
      note: months === null ? 'Never breaks even' : `Breaks even after ${pluralize(months, 'month')}`,
    };
  });
}

interface AheadByYearProps {
  inputs: typeof REFINANCE_EXAMPLE;
  result: Pick<RefinanceResult, 'paidByYear' | 'aheadFrom'>;
  /** Years. */
  stay: number;
  /** The new loan's savings or cost over its full term. */
  inAll: string | undefined;
}

/**
 * Charts the gain or loss from refinancing at the end of each year, as calculated by `toNetSavings`. Covers ten years, or more until the
 * refinance pays off and the stay is over.
 */
function AheadByYear({ inputs, result: { paidByYear, aheadFrom }, stay, inAll }: AheadByYearProps) {
  const after = toNetSavings(inputs);
  const years = paidByYear.map((paid) => ({ ...paid, ...after(paid.year) }));
  const aheadYear = aheadFrom === null ? undefined : Math.ceil(aheadFrom / 12);
  // Nothing has been paid or saved in year 0.
  const drawn = years.slice(1, Math.max(10, (aheadYear ?? 0) + 2, stay) + 1);
  const last = drawn.at(-1);
  const left = drawn.find(({ year }) => year === stay);
  if (!last) return null;
  return (
    <ChartSection
      title="How far ahead you’d be, by the year you sell or refinance"
      text={['Counts payments, closing costs and what you’d still owe.', inAll].join(' ').trim()}
    >
      <DifferenceBars
        summary={`After ${last.year} years, you’d be ${formatAhead(last.ahead)} with the new loan; the table below has each year.`}
        legend={['Ahead', 'Behind']}
        years={drawn.map(({ year }) => year)}
        series={[
          { label: 'Refinance', values: drawn.map(({ current, ahead }) => (current - ahead) / 100) },
          { label: 'Keep your loan', values: drawn.map(({ current }) => current / 100) },
        ]}
        selected={left && { year: stay, text: `Year ${stay}: ${formatAhead(left.ahead)}` }}
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Paid and ahead by year"
        headers={['Year', 'Paid on your loan', 'Paid on the new loan', 'Ahead']}
      >
        {years.map(({ year, current, next, ahead }) => (
          <FigureRow
            key={year}
            name={year}
            cells={[current, next, ahead].map((cents) => formatWholeDollars(cents))}
          />
        ))}
      </FiguresTable>
    </ChartSection>
  );
}
