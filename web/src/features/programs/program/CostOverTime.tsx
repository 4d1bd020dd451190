import { formatDollars } from '@brokerage/domain/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import { groupByYear } from '@brokerage/domain/programs/calculators/groupByYear';
import type { ExampleId } from '@brokerage/domain/programs/loanExamples';
import { helocExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import { FigureRow, FiguresTable } from '../FiguresTable.tsx';
import { YearChart } from '../YearChart.tsx';

interface YearCost {
  year: number;
  principal: number;
  /** Interest, and mortgage insurance where there is any. */
  rest: number;
  /** At the end of the year. */
  balance: number;
}

const inDollars = (cents: number) => formatDollars(Math.round(cents / 100));

function loanYears(id: ExampleId): YearCost[] {
  const { table, monthlyInsurance } = loanExample(id);
  return groupByYear(table).map(({ year, principal, interest, balance }) => ({
    year,
    principal,
    rest: interest + monthlyInsurance * 12,
    balance,
  }));
}

function helocYears(): YearCost[] {
  const { drawn, apr, drawYears, repayYears, drawPayment } = helocExample;
  const draw = Array.from({ length: drawYears }, (_, index) => ({
    year: index + 1,
    principal: 0,
    rest: drawPayment * 12,
    balance: drawn,
  }));
  const repay = groupByYear(amortize({ principal: drawn, annualRate: apr, term: repayYears * 12 }));
  return [
    ...draw,
    ...repay.map(({ year, principal, interest, balance }) => ({
      year: year + drawYears,
      principal,
      rest: interest,
      balance,
    })),
  ];
}

/** What the page's example costs each year, as a chart and as a table. */
export function CostOverTime({ example }: { example: ExampleId | 'heloc' }) {
  const years = example === 'heloc' ? helocYears() : loanYears(example);
  const hasInsurance = example !== 'heloc' && loanExample(example).monthlyInsurance > 0;
  const restLabel = hasInsurance ? 'Interest and insurance' : 'Interest';
  const total = years.reduce((sum, { rest }) => sum + rest, 0);
  return (
    <>
      <YearChart
        summary={`What the example costs each year for ${years.length} years. ${restLabel} comes to ${inDollars(total)} in all; the table below has each year.`}
        kind="areas"
        stepped={example === 'heloc'}
        years={years.map(({ year }) => year)}
        series={[
          { label: 'Principal', values: years.map(({ principal }) => principal / 100) },
          { label: restLabel, values: years.map(({ rest }) => rest / 100) },
        ]}
        mark={
          example === 'heloc' ? { year: helocExample.drawYears, text: 'You start paying it back' } : undefined
        }
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Cost by year"
        heads={['Year', 'Principal', restLabel, 'Balance']}
      >
        {years.map(({ year, principal, rest, balance }) => (
          <FigureRow
            key={year}
            name={year}
            cells={[inDollars(principal), inDollars(rest), inDollars(balance)]}
          />
        ))}
      </FiguresTable>
    </>
  );
}
