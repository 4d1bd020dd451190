import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import { groupByYear } from '@brokerage/domain/programs/calculators/groupByYear';
import { helocExample } from '@brokerage/domain/programs/loanExamples';
import { AmortizationChart } from '../../chart/AmortizationChart.tsx';
import { FigureRow, FiguresTable } from '../../chart/FiguresTable.tsx';
import { type CurvePoint, toCurve } from '../../chart/yearCurve.ts';

const { drawn, apr, drawYears, repayYears, drawPayment } = helocExample;
const repayTable = () => amortize({ principal: drawn, annualRate: apr, term: repayYears * 12 });

type Year = ReturnType<typeof groupByYear>[number];

function helocYears(): Year[] {
  const draw: Year[] = Array.from({ length: drawYears }, (_, index) => ({
    year: index + 1,
    principal: 0,
    interest: drawPayment * 12,
    balance: drawn,
  }));
  return [...draw, ...groupByYear(repayTable()).map((each) => ({ ...each, year: each.year + drawYears }))];
}

/** Converts a yearly amount to a monthly one. */
const toMonth = (year: number) => year / 12;

/** Returns the monthly payments over time: interest only during the draw period, then repayment. */
function helocCurve(): CurvePoint[] {
  const amounts = [0, drawPayment / 100];
  return [
    { at: 0, amounts },
    { at: drawYears, amounts },
    ...toCurve(repayTable()).map((point) => ({
      at: point.at + drawYears,
      amounts: point.amounts.map(toMonth),
    })),
  ];
}

/** Shows the cost of the example's home equity line, as a chart by month and a table by year. */
export function HelocCost() {
  const years = helocYears();
  const total = years.reduce((sum, { interest }) => sum + interest, 0);
  return (
    <>
      <AmortizationChart
        summary={`What the example costs each month for ${years.length} years. Interest comes to ${formatWholeDollars(total)} in all; the table below has each year.`}
        measure="Paid per month"
        curve={helocCurve()}
        years={years.map(({ year }) => year)}
        series={[
          { label: 'Principal', values: years.map(({ principal }) => toMonth(principal / 100)) },
          { label: 'Interest', values: years.map(({ interest }) => toMonth(interest / 100)) },
        ]}
        event={{ at: drawYears, text: 'Repayment starts' }}
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Cost by year"
        headers={['Year', 'Principal', 'Interest', 'Balance']}
      >
        {years.map(({ year, principal, interest, balance }) => (
          <FigureRow key={year} name={year} cells={[principal, interest, balance].map(formatWholeDollars)} />
        ))}
      </FiguresTable>
    </>
  );
}
