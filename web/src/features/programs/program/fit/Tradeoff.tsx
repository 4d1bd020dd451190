import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { type LoanExample, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { FundingFees } from '../examples/FundingFees.tsx';
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
  const { principal, base, price } = loanExample('va');
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
        A {formatWholeDollars(price)} home. The VA loan includes a funding fee of{' '}
        {formatWholeDollars(principal - base)}. Both examples are at the end of this page.{' '}
        <Link href={exampleLink(loanExample('va'), 'va')}>Try your own numbers</Link>
      </Typography>
      <Box sx={{ ...rowStyles, mt: 4, py: 4 }}>
        <div>
          <Typography variant="h3">The funding fee, on the same home</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            You pay it once, at closing or as part of the loan. It helps keep the program going without
            monthly mortgage insurance.
          </Typography>
          <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
            You’re exempt if you get VA disability compensation, if you’re on active duty with a Purple Heart,
            or if you’re a surviving spouse who gets VA survivor benefits.
          </Typography>
        </div>
        <div>
          <FundingFees />
        </div>
      </Box>
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

const rowStyles = {
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 8,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
} as const;
