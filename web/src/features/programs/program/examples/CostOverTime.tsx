import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import { groupByYear } from '@brokerage/domain/programs/calculators/groupByYear';
import type { ExampleId } from '@brokerage/domain/programs/loanExamples';
import { helocExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import { FigureRow, FiguresTable } from '../../chart/FiguresTable.tsx';
import { YearChart } from '../../chart/YearChart.tsx';
import { type CurvePoint, toCurve } from '../../chart/yearCurve.ts';

interface YearCost {
  year: number;
  principal: number;
  interest: number;
  /** Mortgage insurance, where there is any. */
  insurance: number;
  /** At the end of the year. */
  balance: number;
}

function loanYears(id: ExampleId): YearCost[] {
  const { table, insuranceByYear } = loanExample(id);
  return groupByYear(table).map(({ year, principal, interest, balance }) => ({
    year,
    principal,
    interest,
    insurance: (insuranceByYear[year - 1] ?? 0) * 12,
    balance,
  }));
}

function loanCurve(id: ExampleId) {
  const { table, insuranceByYear } = loanExample(id);
  return toCurve(table, insuranceByYear);
}

const { drawn, apr, drawYears, repayYears, drawPayment } = helocExample;
const repayTable = () => amortize({ principal: drawn, annualRate: apr, term: repayYears * 12 });

function helocYears(): YearCost[] {
  const draw = Array.from({ length: drawYears }, (_, index) => ({
    year: index + 1,
    principal: 0,
    interest: drawPayment * 12,
    insurance: 0,
    balance: drawn,
  }));
  return [
    ...draw,
    ...groupByYear(repayTable()).map((each) => ({ ...each, year: each.year + drawYears, insurance: 0 })),
  ];
}

/** Interest alone while one may draw, then payments that pay it back. */
function helocCurve(): CurvePoint[] {
  const amounts = [0, (drawPayment * 12) / 100];
  return [
    { at: 0, amounts },
    { at: drawYears, amounts },
    ...toCurve(repayTable()).map((point) => ({ ...point, at: point.at + drawYears })),
  ];
}

/** What the page's example costs each year, as a chart and as a table. */
export function CostOverTime({ example }: { example: ExampleId | 'heloc' }) {
  const years = example === 'heloc' ? helocYears() : loanYears(example);
  const hasInsurance = example !== 'heloc' && loanExample(example).monthlyInsurance > 0;
  const restLabel = hasInsurance ? 'Interest and insurance' : 'Interest';
  const total = years.reduce((sum, { interest, insurance }) => sum + interest + insurance, 0);
  return (
    <>
      <YearChart
        summary={`What the example costs each year for ${years.length} years. ${restLabel} comes to ${formatWholeDollars(total)} in all; the table below has each year.`}
        kind="areas"
        curve={example === 'heloc' ? helocCurve() : loanCurve(example)}
        years={years.map(({ year }) => year)}
        series={[
          { label: 'Principal', values: years.map(({ principal }) => principal / 100) },
          { label: 'Interest', values: years.map(({ interest }) => interest / 100) },
          ...(hasInsurance
            ? [{ label: 'Mortgage insurance', values: years.map(({ insurance }) => insurance / 100) }]
            : []),
        ]}
        mark={example === 'heloc' ? { year: helocExample.drawYears, text: 'Repayment starts' } : undefined}
      />
      <FiguresTable
        title="Show the numbers by year"
        label="Cost by year"
        heads={['Year', 'Principal', 'Interest', ...(hasInsurance ? ['Mortgage insurance'] : []), 'Balance']}
      >
        {years.map(({ year, principal, interest, insurance, balance }) => (
          <FigureRow
            key={year}
            name={year}
            cells={[principal, interest, ...(hasInsurance ? [insurance] : []), balance].map(
              formatWholeDollars,
            )}
          />
        ))}
      </FiguresTable>
    </>
  );
}
