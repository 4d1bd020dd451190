import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { pmiLoan } from '../examples/pmiLoan.ts';
import { phoneColumns } from '../phoneColumns.ts';

/** What a veteran who could save something decides between. */
const LOW_DOWN = 5;

/** The same home without a down payment and with a small one: what one keeps, and what that costs. */
export function Tradeoff() {
  const va = loanExample('va');
  const [low, standard] = [pmiLoan(LOW_DOWN), pmiLoan(20)];
  const vaInterest = va.table.reduce((sum, { interest }) => sum + interest, 0);
  const rows = [
    ['Cash down', formatWholeDollars(va.down), formatWholeDollars(low.down)],
    [
      'Principal, interest and PMI each month',
      formatWholeDollars(va.payment),
      formatWholeDollars(low.payment + low.pmi),
    ],
    ['APR', `${va.apr.toFixed(2)}%`, `${low.apr.toFixed(2)}%`],
    [
      'Interest plus the fee or PMI over 30 years',
      formatWholeDollars(vaInterest + va.principal - va.base),
      formatWholeDollars(low.interest + low.totalPmi),
    ],
  ] as const;
  return (
    <>
      <Box component="table" aria-labelledby="tradeoff" sx={table}>
        <thead>
          <tr>
            <td />
            <th scope="col">VA loan, nothing down</th>
            <th scope="col">Conventional loan, {LOW_DOWN}% down</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one for each column
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 2.5, maxWidth: '46em' }}>
        With 20% down, a conventional loan has no PMI: {formatWholeDollars(standard.down)} down,{' '}
        {formatWholeDollars(standard.payment)} a month, {standard.apr.toFixed(2)}% APR and{' '}
        {formatWholeDollars(standard.interest)} in interest.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '46em', color: 'text.secondary' }}>
        A {formatWholeDollars(va.price)} home over 30 years. The VA loan includes the funding fee of a first
        use. PMI ends on its own when you owe 78% of the price.{' '}
        <Link href={exampleLink(va, 'va')}>Try your own numbers</Link>
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
