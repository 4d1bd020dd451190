import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { type LoanExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { phoneColumns } from '../phoneColumns.ts';

const sumInterest = ({ table }: LoanExample) => table.reduce((sum, { interest }) => sum + interest, 0);

const ROWS = [
  ['Down payment', ({ down }: LoanExample) => down],
  ['Principal and interest each month', ({ payment }: LoanExample) => payment],
  ['Interest over 30 years', sumInterest],
] as const;

const OPTIONS = [
  { id: 'va', name: 'VA loan', down: 'nothing down' },
  { id: 'conventional', name: 'Conventional loan', down: '20% down' },
] as const;

/** The same home without a down payment and with 20%: what one keeps, and what that costs. */
export function Tradeoff() {
  const options = OPTIONS.map((option) => ({ ...option, example: loanExample(option.id) }));
  const { price } = loanExample('va');
  return (
    <>
      <Box component="table" aria-labelledby="tradeoff" sx={table}>
        <thead>
          <tr>
            <td />
            {options.map(({ id, name, down, example }) => (
              <th key={id} scope="col">
                {name}, {down}
                <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  {formatInterestRate(example.annualRate)} ({example.apr.toFixed(2)}% APR)
                </Box>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, toAmount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {options.map(({ id, example }) => (
                <td key={id}>{formatWholeDollars(toAmount(example))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ mt: 2, maxWidth: '46em', color: 'text.secondary' }}>
        A {formatWholeDollars(price)} home. The VA loan includes the funding fee of a first use. Both examples
        are at the end of this page.{' '}
        <Link href={exampleLink(loanExample('va'), 'va')}>Try your own numbers</Link>
      </Typography>
    </>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'baseline',
    py: 2,
    px: { xs: 1.5, sm: 2 },
    borderTop: 1,
    borderColor: 'divider',
  },
  '& thead > tr > *': { borderTop: 0, py: 1.5, fontWeight: 600 },
  '& tbody th': { pl: 0, fontWeight: 600 },
  '& tbody td': { typography: 'h2', fontVariantNumeric: 'lining-nums' },
  '& thead th:first-of-type, & tbody td:first-of-type': { bgcolor: 'primary.soft' },
  '--columns': 2,
  '@media (max-width: 599.95px)': phoneColumns,
} as const;
