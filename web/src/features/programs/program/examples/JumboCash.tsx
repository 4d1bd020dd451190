import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { exampleLink } from '../../calculators/calculatorLinks.ts';
import { programContent } from '../../content/programContent.ts';
import { BlockEntries } from '../ProgramBlocks.tsx';
import { wholePayment } from './wholePayment.ts';

/** Months of payments held in reserve, for the calculation; lenders differ. */
const RESERVE_MONTHS = 6;

/** What jumbo lenders require, next to the amounts for the example home. Reserves count the full payment, with taxes and insurance. */
export function JumboCash() {
  const loan = loanExample('jumbo');
  const { price, down, downPercent, principal, annualRate, apr, term } = loan;
  // In whole dollars, as shown, so that the months add up.
  const payment = Math.round(wholePayment(loan).total / 100) * 100;
  const [block] = programContent.jumbo.blocks;
  const reserve = payment * RESERVE_MONTHS;
  return (
    <Box sx={layout}>
      {block && <BlockEntries block={block} isDark />}
      <Box component="section" aria-labelledby="jumbo-cash" sx={sheet}>
        <Typography id="jumbo-cash" variant="subtitle2" component="h3" sx={{ textWrap: 'balance' }}>
          Cash you’d need for a {formatWholeDollars(price)} home
        </Typography>
        <Box component="dl" sx={lines}>
          <div>
            <dt>Down payment, {downPercent}%</dt>
            <dd>{formatWholeDollars(down)}</dd>
          </div>
          <div>
            <dt>
              {RESERVE_MONTHS} months of payments in reserve, {formatWholeDollars(payment)} each
            </dt>
            <dd>{formatWholeDollars(reserve)}</dd>
          </div>
          <div>
            <dt>Total before closing costs</dt>
            <dd>{formatWholeDollars(down + reserve)}</dd>
          </div>
        </Box>
        <Typography sx={{ mt: 2 }}>
          <strong>{formatWholeDollars(payment)} a month</strong> with principal, interest, property tax and
          homeowner’s insurance
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          A {term / 12}-year loan of {formatWholeDollars(principal)} at {formatInterestRate(annualRate)} (
          {apr.toFixed(2)}% APR), with taxes and insurance estimated. Each lender sets its own number of
          months.{' '}
          <Link href={exampleLink(loan)} sx={{ whiteSpace: 'nowrap' }}>
            Try your own numbers
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}

const layout = {
  display: 'grid',
  columnGap: 8,
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;

const sheet = {
  p: { xs: 3, md: 4 },
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderTop: '3px solid',
  borderColor: 'secondary.light',
  '--focus-ring': 'var(--evergreen)',
} as const;

const lines = {
  m: 0,
  mt: 1.5,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'last baseline',
    gap: 2,
    py: 1.25,
    borderBottom: '1px solid',
    borderColor: 'divider',
  },
  '& dt': { textWrap: 'balance', fontVariantNumeric: 'lining-nums' },
  '& dd': { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& > div:nth-of-type(3)': { borderTop: '2px solid', borderTopColor: 'text.primary' },
  '& > div:nth-of-type(3) dd': { typography: 'h2', color: 'primary.main' },
} as const;
