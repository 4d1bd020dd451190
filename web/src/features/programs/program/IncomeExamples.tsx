import { formatDollars } from '@brokerage/domain/number/formatDollars';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const DEPOSITS = 288_000;
const RENT = 3_300;
const PAYMENT = 3_000;
const SAVINGS = 720_000;
const LOAN_MONTHS = 360;

interface Example {
  title: string;
  rows: readonly (readonly [name: string, value: string])[];
  result: readonly [name: string, value: string];
}

const examples: readonly Example[] = [
  {
    title: 'Bank statements',
    rows: [
      ['Deposits in 12 months', formatDollars(DEPOSITS)],
      ['Share that counts', '50%'],
    ],
    result: ['Monthly income', formatDollars(DEPOSITS / 2 / 12)],
  },
  {
    title: 'Rent on an investment',
    rows: [
      ['Monthly rent', formatDollars(RENT)],
      ['Full monthly payment', formatDollars(PAYMENT)],
    ],
    result: ['Coverage ratio (DSCR)', (RENT / PAYMENT).toFixed(2)],
  },
  {
    title: 'Savings and investments',
    rows: [
      ['Assets that count', formatDollars(SAVINGS)],
      ['Months of the loan', String(LOAN_MONTHS)],
    ],
    result: ['Monthly income', formatDollars(SAVINGS / LOAN_MONTHS)],
  },
];

/** How lenders turn deposits, rent and savings into qualifying income, with one sample calculation each. */
export const IncomeExamples = () => (
  <Box sx={columns}>
    {examples.map(({ title, rows, result }) => (
      <Box component="section" aria-label={title} key={title} sx={column}>
        <Typography variant="h3" sx={{ minHeight: { sm: '2.6em', md: 0 } }}>
          {title}
        </Typography>
        <Box component="dl" sx={list}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{result[0]}</dt>
            <Typography component="dd" variant="h2">
              {result[1]}
            </Typography>
          </div>
        </Box>
      </Box>
    ))}
  </Box>
);

const columns = {
  display: 'grid',
  columnGap: { sm: 4, md: 8 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

const column = { pt: 2.5, borderTop: '3px solid', borderColor: 'secondary.light' } as const;

const list = {
  m: 0,
  mt: 1.5,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > div': {
    display: 'flex',
    // On a tablet too narrow for both on a line.
    flexDirection: { xs: 'row', sm: 'column', md: 'row' },
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 2,
    py: 1.25,
  },
  '& > div + div': { borderTop: 1, borderColor: 'primary.light' },
  '& dt': { color: 'primary.soft' },
  '& dd': { m: 0, fontWeight: 600 },
  // The result on a line of its own.
  '& > div:last-of-type': { display: 'block', pt: 2 },
} as const;
