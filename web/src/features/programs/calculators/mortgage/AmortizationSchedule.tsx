import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { groupByYear } from '@brokerage/domain/programs/calculators/groupByYear';
import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Fragment, useState } from 'react';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { AmortizationChart } from '../../chart/AmortizationChart.tsx';
import { FigureRow, FiguresTable } from '../../chart/FiguresTable.tsx';
import { toCurve } from '../../chart/yearCurve.ts';
import { ChartSection } from '../ChartSection.tsx';
import { formatYears } from '../formatYears.ts';

/** Years are in whole dollars so that the balance fits on a phone; months are to the cent. */
const cells = (
  { principal, interest, balance }: Record<'principal' | 'interest' | 'balance', number>,
  format: (cents: number) => string,
  premium?: number,
) => [principal, interest, ...(premium === undefined ? [] : [premium]), balance].map(format);

const formatToCent = (cents: number) => formatDollars(cents / 100);

interface AmortizationScheduleProps {
  result: HousingPayment;
  /** The name of the monthly premium or fee, if any: "FHA premium". */
  premiumName: string;
}

/** Shows how the loan is paid off: a chart of the years, a text summary, and a table whose years expand into months. */
export function AmortizationSchedule({ result, premiumName }: AmortizationScheduleProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const years = groupByYear(result.table);
  const hasPremiums = result.premiums.length > 0;
  const findPremium = (year: number) => result.premiums[year - 1] ?? 0;
  const premiums = result.premiums.reduce((sum, each) => sum + each * 12, 0);
  const half = result.table.find(({ balance }) => balance <= result.loan / 2)?.month ?? 0;
  const interest = formatWholeDollars(result.totalInterest);
  const loan = formatWholeDollars(result.loan);
  const turn = result.table.find(({ principal, interest: paid }) => principal > paid)?.month ?? 0;
  const turnYear = Math.ceil(turn / 12);
  const toggle = (year: number) =>
    setOpen(new Set([...open].includes(year) ? [...open].filter((each) => each !== year) : [...open, year]));
  return (
    <ChartSection
      title="Where your payments go"
      text={[
        ...(turnYear > 1
          ? [`From year ${turnYear}, more of your payment goes to principal than to interest.`]
          : []),
        `You’ll have paid back half of the loan after about ${formatYears(half)}.`,
        `Over ${pluralize(years.length, 'year')}, a loan of ${loan} costs ${interest} in interest${hasPremiums ? ` and ${formatWholeDollars(premiums)} in monthly ${premiumName}s` : ''}.`,
      ].join(' ')}
    >
      <AmortizationChart
        summary={`Principal and interest of a loan of ${loan} over ${years.length} years; interest comes to ${interest}. The table below has each year.`}
        years={years.map(({ year }) => year)}
        series={[
          { label: 'Principal', values: years.map(({ principal }) => principal / 100) },
          { label: 'Interest', values: years.map(({ interest: paid }) => paid / 100) },
          ...(hasPremiums
            ? [{ label: premiumName, values: years.map(({ year }) => (findPremium(year) * 12) / 100) }]
            : []),
        ]}
        curve={toCurve(result.table, result.premiums)}
        event={turnYear > 1 ? { at: turn / 12, text: `Year ${turnYear}: more goes to principal` } : undefined}
      />
      <FiguresTable
        title="Show the payment schedule"
        label="Payments by year"
        headers={['Year', 'Principal', 'Interest', ...(hasPremiums ? [premiumName] : []), 'Balance']}
      >
        {years.map((row) => {
          const isOpen = open.has(row.year);
          return (
            <Fragment key={row.year}>
              <FigureRow
                name={
                  <PlainButton
                    type="button"
                    aria-expanded={isOpen}
                    aria-label={`Year ${row.year}`}
                    onClick={() => toggle(row.year)}
                    sx={{ justifyContent: 'flex-start', gap: 1, minHeight: 32, typography: 'inherit' }}
                  >
                    <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
                    {row.year}
                  </PlainButton>
                }
                cells={cells(row, formatWholeDollars, hasPremiums ? findPremium(row.year) * 12 : undefined)}
              />
              {isOpen &&
                result.table
                  .slice((row.year - 1) * 12, row.year * 12)
                  .map((month) => (
                    <FigureRow
                      key={month.month}
                      name={`Month ${month.month}`}
                      cells={cells(month, formatToCent, hasPremiums ? findPremium(row.year) : undefined)}
                      isPart
                    />
                  ))}
            </Fragment>
          );
        })}
      </FiguresTable>
    </ChartSection>
  );
}
