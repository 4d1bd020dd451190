import { formatWholeDollars } from '@brokerage/domain/formatDollars';
import type { RentOrBuy } from '@brokerage/domain/programs/calculators/rentOrBuy';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FigureRow, FiguresTable } from '../FiguresTable.tsx';
import { YearChart } from '../YearChart.tsx';
import { besideChart } from './besideChart.ts';

interface CostByYearProps {
  years: RentOrBuy['years'];
  /** Years. */
  stay: number;
}

/** What renting and buying have cost by the year one leaves, as a chart and a table. */
export function CostByYear({ years, stay }: CostByYearProps) {
  const last = years.at(-1);
  if (!last) return null;
  return (
    <Box sx={besideChart}>
      <div>
        <Typography variant="h3" component="h2">
          Who comes out ahead, by the year you leave
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '38em', color: 'text.secondary' }}>
          Buying counts what the sale would leave you.
        </Typography>
      </div>
      <div>
        <YearChart
          summary={`If you leave after ${last.year} years, renting has cost ${formatWholeDollars(last.renting)} and buying ${formatWholeDollars(last.buying)}; the table below has each year.`}
          kind="difference"
          difference={['Buying costs less', 'Renting costs less']}
          years={years.map(({ year }) => year)}
          series={[
            { label: 'Buying', values: years.map(({ buying }) => buying / 100) },
            { label: 'Renting', values: years.map(({ renting }) => renting / 100) },
          ]}
          mark={{ year: stay, text: 'Your stay' }}
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
      </div>
    </Box>
  );
}
