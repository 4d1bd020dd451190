import { formatDollars } from '@brokerage/domain/formatDollars';
import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { NOTATIONS } from '@brokerage/domain/typedNumber';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TrendChart } from '../../ui/charts/TrendChart.tsx';
import { MoneyField } from '../../ui/forms/MoneyField.tsx';
import { NumberField, type NumberInput } from '../../ui/forms/NumberField.tsx';
import { CalculatorFrame, ResultLines } from './CalculatorFrame.tsx';
import { groupByYear } from './groupByYear.ts';
import { type DownUnit, MORTGAGE_EXAMPLE, type MortgageField, mortgageEstimate } from './mortgageEstimate.ts';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** `$400K`, for an axis. */
const formatThousands = (dollars: number): string =>
  dollars >= 1000 ? `$${compact.format(dollars)}` : formatDollars(dollars);

/** How the balance falls: a chart, its words, and the table by year or by month. */
function AmortizationSchedule({ result }: { result: HousingPayment }) {
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
        You'll have paid back half of it after month {half?.month}.
      </Typography>
      <Box sx={{ my: 3 }}>
        <TrendChart
          kind="area"
          summary={`The balance falls from ${formatDollars(result.loan / 100)} to $0 in ${years.length} years, slowly at first; the table below has each year.`}
          points={[{ year: 0, balance: result.loan }, ...years].map(({ year, balance }) => ({
            label: String(year),
            value: balance / 100,
          }))}
          valueLabel="Balance"
          formatValue={formatDollars}
          formatTick={formatThousands}
          axisLabel="Years paid"
          height={240}
        />
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

/** Monthly payment with taxes and insurance, and how the loan is paid off. */
export function MortgageCalculator() {
  const [typed, setTyped] = useState(MORTGAGE_EXAMPLE);
  const [unit, setUnit] = useState<DownUnit>('dollars');
  const { issues, price, down, result } = mortgageEstimate(typed, unit);
  const field = (name: MortgageField, label: string, hint = '') => ({
    id: `mortgage-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => setTyped((before) => ({ ...before, [name]: value })),
    error: issues[name] !== undefined,
    // Always a line, so that nothing moves when a message comes.
    helperText: issues[name] ?? (hint || ' '),
  });
  const changeUnit = (next: DownUnit | null) => {
    if (!next || next === unit) return;
    // The amount stays what it was; only how it is written changes.
    if (price && down !== undefined) {
      setTyped({ ...typed, down: next === 'percent' ? Math.round((down / price) * 100_000) / 1000 : down });
    }
    setUnit(next);
  };
  const percent = { notation: NOTATIONS.rate };
  return (
    <>
      <CalculatorFrame
        headline="Estimated monthly payment"
        amount={result && formatDollars(result.total / 100)}
        apply={
          result && price && down !== undefined
            ? { label: 'Apply with these numbers', to: preApprovalUrl('Purchase', { price, down }) }
            : undefined
        }
        fields={
          <>
            <MoneyField {...field('price', 'Home price')} />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {unit === 'dollars' ? (
                  <MoneyField {...field('down', 'Down payment')} />
                ) : (
                  <NumberField {...field('down', 'Down payment in percent')} {...percent} />
                )}
              </Box>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={unit}
                onChange={(_event, next: DownUnit | null) => changeUnit(next)}
                aria-label="Down payment in"
                // Beside the field, below its label.
                sx={{ mt: '28px', alignSelf: 'flex-start' }}
              >
                <ToggleButton value="dollars" aria-label="Dollars" sx={{ width: 44, height: 44 }}>
                  $
                </ToggleButton>
                <ToggleButton value="percent" aria-label="Percent" sx={{ width: 44, height: 44 }}>
                  %
                </ToggleButton>
              </ToggleButtonGroup>
            </Box>
            <NumberField {...field('rate', 'Interest rate (per year)')} {...percent} />
            <NumberField {...field('term', 'Years')} notation={NOTATIONS.whole} />
            <MoneyField {...field('tax', 'Property tax per year')} />
            <MoneyField {...field('insurance', 'Homeowner’s insurance per year')} />
            <NumberField
              {...field('pmi', 'PMI per year', 'Applies if you put less than 20% down')}
              {...percent}
            />
            <MoneyField {...field('dues', 'HOA dues per month')} />
          </>
        }
      >
        {result && (
          <ResultLines
            lines={[
              ['Principal and interest', result.principalAndInterest],
              ['Property tax', result.propertyTax],
              ['Insurance', result.insurance],
              [result.pmiMonths ? `PMI, for ${result.pmiMonths} months` : 'PMI', result.pmi],
              ['Dues', result.dues],
              ['Loan', result.loan],
            ]}
          />
        )}
      </CalculatorFrame>
      {result && <AmortizationSchedule result={result} />}
    </>
  );
}
