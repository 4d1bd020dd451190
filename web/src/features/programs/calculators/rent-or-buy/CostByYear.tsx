import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import type { RentOrBuy } from '@brokerage/domain/programs/calculators/rentOrBuy';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { FigureRow, FiguresTable } from '../../chart/FiguresTable.tsx';
import { YearChart } from '../../chart/YearChart.tsx';
import { ChartSection } from '../ChartSection.tsx';

interface CostByYearProps {
  years: RentOrBuy['years'];
  /** Years. */
  stay: number;
  /** The year from which buying costs less for good; undefined if there is none. */
  breakEven: number | undefined;
}

/** The total cost of renting and buying by move-out year, as a chart and a table. */
export function CostByYear({ years, stay, breakEven }: CostByYearProps) {
  const last = years.at(-1);
  const left = years.find(({ year }) => year === stay);
  if (!last) return null;
  return (
    <ChartSection
      title="Who comes out ahead, by the year you leave"
      text="Buying includes the cash you’d have left after selling."
    >
      <YearChart
        summary={`If you leave after ${last.year} years, renting has cost ${formatWholeDollars(last.renting)} and buying ${formatWholeDollars(last.buying)}; the table below has each year.`}
        kind="difference"
        difference={['Buying costs less', 'Renting costs less']}
        years={years.map(({ year }) => year)}
        series={[
          { label: 'Buying', values: years.map(({ buying }) => buying / 100) },
          { label: 'Renting', values: years.map(({ renting }) => renting / 100) },
        ]}
        mark={
          left && {
            year: stay,
            text: `Your stay: ${pluralize(stay, 'year')}`,
          }
        }
        turn={
          breakEven !== undefined && breakEven !== stay
            ? { year: breakEven, text: `Break-even: year ${breakEven}` }
            : undefined
        }
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Cost by year"
        heads={['Year', 'Buying', 'Renting']}
      >
        {years.map(({ year, buying, renting }) => (
          <FigureRow
            key={year}
            name={year}
            cells={[formatWholeDollars(buying), formatWholeDollars(renting)]}
          />
        ))}
      </FiguresTable>
    </ChartSection>
  );
}
