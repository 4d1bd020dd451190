import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { BUILD_DRAW, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import stages from '../../../../illustrations/drawn/buildStages.svg?no-inline';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { finePrint } from '../../content/finePrint.ts';
import { UnbrokenHyphens } from '../../page/UnbrokenHyphens.tsx';
import { wholePayment } from './wholePayment.ts';

/** Four equal draws over a year's construction, three months apart. */
const DRAWS = [
  { share: BUILD_DRAW, when: 'Months 1-3' },
  { share: 2 * BUILD_DRAW, when: 'Months 4-6' },
  { share: 3 * BUILD_DRAW, when: 'Months 7-9' },
  { share: 4 * BUILD_DRAW, when: 'Months 10-12' },
] as const;
const MONTHS_EACH = 3;

/** Returns the total interest in cents during a one-year construction with the example's draws. */
export function buildInterest(): number {
  const { principal, annualRate } = loanExample('construction');
  const shares = DRAWS.reduce((sum, { share }) => sum + share, 0);
  return Math.round((principal * annualRate * shares * MONTHS_EACH) / 100 / 12);
}

/** Shows the example's payment over time: interest on the amount drawn so far, then the mortgage payment. */
export function DrawPayments() {
  const loan = loanExample('construction');
  const { principal, annualRate, payment, apr, term } = loan;
  const bars = [
    ...DRAWS.map(({ share, when }) => ({
      when,
      text: `Interest on ${formatWholeDollars(principal * share)}`,
      monthly: (principal * share * annualRate) / 100 / 12,
      isAfter: false,
    })),
    {
      when: `Then ${term / 12} years`,
      text: `${formatWholeDollars(wholePayment(loan).total)} with taxes and insurance`,
      monthly: payment,
      isAfter: true,
    },
  ];
  return (
    <>
      <Box component="ol" sx={listStyles}>
        {bars.map(({ when, text, monthly, isAfter }, index) => (
          <Box component="li" key={when} sx={barStyles}>
            <Box
              aria-hidden="true"
              sx={{
                display: { xs: 'contents', sm: 'flex' },
                flexDirection: 'column',
                justifyContent: 'end',
                gridArea: 'bar',
              }}
            >
              <Box component="svg" sx={houseStyles}>
                <use href={`${stages}#stage-${index}`} />
              </Box>
              <Box
                sx={{
                  gridArea: 'bar',
                  position: 'relative',
                  color: isAfter ? loanColors.principal : loanColors.interest,
                  borderTop: { sm: '2px solid' },
                  // A tint below the line, as in the charts; a bar on phones.
                  '&::before': {
                    content: '""',
                    position: 'absolute',
                    inset: 0,
                    borderRadius: 'inherit',
                    bgcolor: 'currentColor',
                    opacity: { xs: 1, sm: 0.4 },
                  },
                  borderRadius: { xs: '0 3px 3px 0', sm: 0 },
                  width: { xs: `${(monthly / payment) * 100}%`, sm: '100%' },
                  height: { xs: 14, sm: (monthly / payment) * 180 },
                }}
              />
            </Box>
            <Box sx={{ gridArea: 'words', pt: { sm: 1.5 } }}>
              <Typography variant="subtitle2" component="p" sx={{ color: 'text.secondary' }}>
                <UnbrokenHyphens text={when} />
              </Typography>
              <Typography variant="h3" component="p">
                {formatWholeDollars(monthly)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'balance' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
        Interest during a 12-month build: about <strong>{formatWholeDollars(buildInterest())}</strong>, on top
        of your rent or current mortgage.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, ...finePrint, color: 'text.secondary' }}>
        The example loan of {formatWholeDollars(principal)} at {formatInterestRate(annualRate)} (
        {apr.toFixed(2)}% APR), paid out in four equal draws. The last payment is principal and interest. Your
        lender and builder agree on your own schedule.
      </Typography>
    </>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: { sm: 1.5, md: 3 },
  rowGap: 2.5,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(5, 1fr)' },
} as const;

const barStyles = {
  display: 'grid',
  gridTemplateAreas: { xs: '"house words" "bar bar"', sm: '"bar" "words"' },
  gridTemplateColumns: { xs: '120px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 1, sm: 0 },
  alignItems: { xs: 'end', sm: 'stretch' },
  // All bars share a baseline, however long their text is.
  gridRow: { sm: 'span 2' },
  gridTemplateRows: { sm: 'subgrid' },
} as const;

/** On top of its bar, or next to the text on phones. */
const houseStyles = {
  gridArea: 'house',
  display: 'block',
  width: '100%',
  aspectRatio: '160 / 126',
} as const;
