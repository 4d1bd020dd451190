import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import type { RentOrBuy } from '@brokerage/domain/programs/calculators/rentOrBuy';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { DifferenceBars } from '../../chart/DifferenceBars.tsx';
import { FigureRow, FiguresTable } from '../../chart/FiguresTable.tsx';
import { ChartSection } from '../ChartSection.tsx';

interface CostByYearProps {
  years: RentOrBuy['years'];
  /** Years. */
  stay: number;
  /** The year from which buying costs less; undefined if it never does permanently. */
  breakEven: number | undefined;
}

/** Shows the cost of renting and buying by the year of moving out, as a chart and a table. */
export function CostByYear({ years, stay, breakEven }: CostByYearProps) {
  const last = years.at(-1);
  const left = years.find(({ year }) => year === stay);
  if (!last) return null;
  return (
    <ChartSection
      title="Who comes out ahead, by the year you leave"
      text="Buying includes the cash you’d have left after selling."
    >
      <DifferenceBars
        summary={`If you leave after ${last.year} years, renting has cost ${formatWholeDollars(last.renting)} and buying ${formatWholeDollars(last.buying)}; the table below has each year.`}
        legend={['Buying costs less', 'Renting costs less']}
        years={years.map(({ year }) => year)}
        series={[
          { label: 'Buying', values: years.map(({ buying }) => buying / 100) },
          { label: 'Renting', values: years.map(({ renting }) => renting / 100) },
        ]}
        selected={
          left && {
            year: stay,
            text: `Your stay: ${pluralize(stay, 'year')}`,
          }
        }
        turningPoint={
          breakEven !== undefined && breakEven !== stay
            ? { year: breakEven, text: `Break-even: year ${breakEven}` }
            : undefined
        }
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Cost by year"
        headers={['Year', 'Buying', 'Renting']}
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
