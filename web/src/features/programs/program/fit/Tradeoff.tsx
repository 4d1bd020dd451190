import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { LOW_DOWN, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { pmiLoan } from '../examples/pmiLoan.ts';
import { phoneColumns } from '../phoneColumns.ts';

/** Percent of the price that a veteran who could save something decides between. */
const DOWN = [LOW_DOWN, loanExample('conventional').downPercent] as const;

/** The same home without a down payment, with a small one, and with one that spares PMI: what one keeps, and what that costs. */
export function Tradeoff() {
  const va = loanExample('va');
  const vaInterest = va.table.reduce((sum, { interest }) => sum + interest, 0);
  const loans = [
    {
      name: 'VA, nothing down',
      down: va.down,
      payment: va.payment,
      apr: va.apr,
      cost: vaInterest + va.principal - va.base,
    },
    ...DOWN.map((downPercent) => {
      const { down, payment, pmi, apr, interest, totalPmi } = pmiLoan(downPercent);
      return {
        name: `Conventional, ${downPercent}% down`,
        down,
        payment: payment + pmi,
        apr,
        cost: interest + totalPmi,
      };
    }),
  ];
  const rows = [
    ['Cash down', loans.map(({ down }) => formatWholeDollars(down))],
    ['Principal, interest and PMI each month', loans.map(({ payment }) => formatWholeDollars(payment))],
    ['APR', loans.map(({ apr }) => `${apr.toFixed(2)}%`)],
    ['Interest plus the fee or PMI over 30 years', loans.map(({ cost }) => formatWholeDollars(cost))],
  ] as const;
  return (
    <>
      <Box component="table" aria-labelledby="tradeoff" sx={table}>
        <thead>
          <tr>
            <td />
            {loans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, values]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={loans[index]?.name}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={{ mt: 2.5, maxWidth: '46em' }}>
        A {formatWholeDollars(va.price)} home with a {va.term / 12}-year loan: VA at{' '}
        {formatInterestRate(va.annualRate)}, conventional at{' '}
        {formatInterestRate(loanExample('conventional').annualRate)}. PMI ends on its own when you owe 78% of
        the price; with 20% down, there is none.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '46em', color: 'text.secondary' }}>
        The VA loan includes the funding fee for a first use.{' '}
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
  '& tbody td': { typography: { xs: 'h3', md: 'h2' }, fontVariantNumeric: 'lining-nums' },
  '& thead td': { width: '28%' },
  '& thead th:first-of-type, & tbody td:first-of-type': { bgcolor: 'primary.soft' },
  '--columns': 3,
  '@media (max-width: 599.95px)': {
    ...phoneColumns,
    '& tr > th, & tr > td': { px: 1, borderTop: 0 },
    // “Conventional,” fits into a third of 320 px.
    '& thead > tr > th': { px: 0.5, fontSize: '0.8125rem' },
  },
} as const;
