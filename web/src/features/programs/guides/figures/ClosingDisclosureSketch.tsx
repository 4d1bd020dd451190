import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FIRST_HOME } from '../../../../lib/visitor-numbers/firstHome.ts';
import { homeCosts } from '../../purchase/homeCosts.ts';
import { SAMPLE_OFFER } from '../texts/sampleOffer.ts';
import { GuideFigure } from './GuideFigure.tsx';
import { NumberMark } from './NumberMark.tsx';

const { down, monthly, cash } = homeCosts(FIRST_HOME.price, FIRST_HOME.downPercent);
const closingCosts = cash.total - down;
const toClose = cash.total - SAMPLE_OFFER.deposit - SAMPLE_OFFER.sellerCredit;

/** Page 1 of the form, in its own order and wording (12 CFR 1026.38; CFPB form H-25), with the five numbers to check. */
const BLOCKS = [
  {
    name: 'Loan Terms',
    lines: [
      ['Loan Amount', formatDollars(FIRST_HOME.price - down), 1],
      ['Interest Rate', `${formatInterestRate(FIRST_HOME.annualRate)}`, 2],
      ['Monthly Principal & Interest', formatDollars(monthly.parts[0]?.dollars ?? 0), 3],
    ],
  },
  {
    name: 'Projected Payments',
    lines: [['Estimated Total Monthly Payment', formatDollars(monthly.total), 4]],
  },
  {
    name: 'Costs at Closing',
    lines: [
      ['Closing Costs', formatDollars(closingCosts), null],
      ['Cash to Close', formatDollars(toClose), 5],
    ],
  },
] as const;

const CHECKS = [
  'Should match your last Loan Estimate.',
  'The rate you locked. “Can this amount increase after closing?” should say NO for a fixed rate.',
  'Should match the Loan Estimate if amount and rate do.',
  'This is your full monthly payment.',
  'The amount to wire. Page 3 shows what changed since the Loan Estimate.',
] as const;

/** The first page of a Closing Disclosure, annotated with what to check. */
export function ClosingDisclosureSketch() {
  return (
    <GuideFigure
      caption="Page 1 of the Closing Disclosure: five numbers to check first"
      note={`A sample, not an offer: a ${formatDollars(FIRST_HOME.price)} home with ${FIRST_HOME.downPercent}% down, ${FIRST_HOME.years} years fixed at ${formatInterestRate(FIRST_HOME.annualRate)} (${FIRST_HOME.apr.toFixed(2)}% APR), ${FIRST_HOME.years * 12} payments. Cash to close is after a ${formatDollars(SAMPLE_OFFER.deposit)} deposit and a ${formatDollars(SAMPLE_OFFER.sellerCredit)} seller credit.`}
    >
      <Box sx={columns}>
        <Box sx={sheet}>
          <Box sx={{ typography: 'h3' }}>Closing Disclosure</Box>
          {BLOCKS.map(({ name, lines }) => (
            <Box key={name} sx={{ display: { md: 'contents' } }}>
              <Box sx={band}>{name}</Box>
              {lines.map(([label, value, mark]) => (
                <Box key={label} sx={line}>
                  <span>{label}</span>
                  <Box component="span" sx={amount}>
                    {value}
                  </Box>
                  <Box sx={{ flex: 'none', width: 28 }}>{mark && <NumberMark number={mark} />}</Box>
                </Box>
              ))}
            </Box>
          ))}
        </Box>
        <Typography variant="subtitle2" component="p" sx={beside}>
          What to check
        </Typography>
        <Box component="ol" sx={checks}>
          {CHECKS.map((check, index) => (
            <Box component="li" key={check} sx={{ gridRow: { md: ROWS[index] } }}>
              <NumberMark number={index + 1} />
              {check}
            </Box>
          ))}
        </Box>
      </Box>
    </GuideFigure>
  );
}

/** The row of each checked number on the sheet. The sheet's title is row 1, and each block's name takes one row. */
const ROWS = [3, 4, 5, 7, 10] as const;

/** The sheet with its notes in matching rows; the notes go below if there's no room. */
const columns = {
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 2.5, md: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 6fr)' },
  gridTemplateRows: { md: 'repeat(10, auto)' },
} as const;

const rows = { display: 'grid', gridRow: { md: '1 / -1' }, gridTemplateRows: { md: 'subgrid' } } as const;

const sheet = {
  ...rows,
  gridColumn: 1,
  rowGap: { xs: 2, md: 0 },
  px: { xs: 1.5, sm: 3 },
  py: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

const amount = { ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' } as const;

const band = {
  mt: { md: 2 },
  px: 1.5,
  py: 0.5,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 600,
} as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
  py: 1,
  pl: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The heading above the notes, level with the first block's name. */
const beside = {
  display: { xs: 'none', md: 'block' },
  gridArea: { md: '2 / 2' },
  alignSelf: 'end',
  py: 0.5,
} as const;

const checks = {
  listStyle: 'none',
  m: 0,
  p: 0,
  // Matches the sheet's padding and border, which its first and last rows include.
  py: { md: '25px' },
  ...rows,
  gridColumn: { md: 2 },
  rowGap: { xs: 2, md: 0 },
  '& > li': {
    display: 'flex',
    gap: 1.5,
    alignItems: { xs: 'baseline', md: 'center' },
    lineHeight: { md: 1.5 },
    py: { md: 0.5 },
  },
} as const;
