import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDollars } from '../../lib/format/formatDollars.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { groupByYear } from './groupByYear.ts';

/** How the balance falls: a picture, its words, and the table by year or by month. */
export function AmortizationSchedule({ result }: { result: HousingPayment }) {
  const [monthly, setMonthly] = useState(false);
  const years = groupByYear(result.table);
  const rows = monthly
    ? result.table.map((row) => ({ ...row, at: row.month }))
    : years.map((row) => ({ ...row, at: row.year }));
  const half = result.table.find(({ balance }) => balance <= result.loan / 2);
  const interest = formatDollars(result.totalInterest / 100);
  return (
    <Box sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h3">How the loan is paid off</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        A loan of {formatDollars(result.loan / 100)} costs {interest} in interest over {years.length} years.
        You've paid back half of it after month {half?.month}.
      </Typography>
      <Box
        component="svg"
        viewBox="0 0 600 200"
        role="img"
        aria-label={`The balance falls from ${formatDollars(result.loan / 100)} to $0 in ${years.length} years, slowly at first; the table below has each year.`}
        sx={{ display: 'block', width: '100%', height: 'auto', my: 3, color: 'primary.main' }}
      >
        {years.map(({ year, balance }, index) => {
          const width = 600 / years.length;
          const height = (balance / result.loan) * 190;
          return (
            <rect
              key={year}
              x={index * width + 1}
              y={190 - height}
              width={Math.max(1, width - 2)}
              height={height}
              rx="1"
              fill="currentColor"
            />
          );
        })}
        <path d="M0 191h600" stroke="var(--brass-dark)" strokeWidth="2" />
      </Box>
      <ActionButton variant="outlined" aria-pressed={monthly} onClick={() => setMonthly(!monthly)}>
        Show by month
      </ActionButton>
      <TableContainer tabIndex={0} role="region" aria-label="Payments" sx={{ mt: 2, maxHeight: 420 }}>
        <Table stickyHeader size="small" aria-label={monthly ? 'Payments by month' : 'Payments by year'}>
          <TableHead>
            <TableRow>
              <TableCell>{monthly ? 'Month' : 'Year'}</TableCell>
              <TableCell align="right">Principal</TableCell>
              <TableCell align="right">Interest</TableCell>
              <TableCell align="right">Balance</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ at, principal, interest: paid, balance }) => (
              <TableRow key={at}>
                <TableCell component="th" scope="row">
                  {at}
                </TableCell>
                {[principal, paid, balance].map((cents, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns in a fixed order
                  <TableCell key={column} align="right">
                    {formatDollars(cents / 100)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
