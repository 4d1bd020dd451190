import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { FHA_MIN_DOWN } from '@brokerage/domain/programs/calculators/loanKind';
import { FHA_LOW_SCORE_DOWN, loanExample } from '@brokerage/domain/programs/loanExamples';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { loanColors } from '../../../../ui/charts/loanColors.ts';
import { finePrint } from '../../content/finePrint.ts';

const DOWN = [FHA_MIN_DOWN, FHA_LOW_SCORE_DOWN] as const;
const TICKS = [1, 11, 20, 30] as const;

/** Shows the cost of FHA mortgage insurance in each year and when it ends, by down payment, on one scale of years. */
export function InsuranceSpans() {
  const { price, term } = loanExample('fha');
  const years = Array.from({ length: term / 12 }, (_, index) => index);
  const loans = DOWN.map((down) => {
    const { base, principal, insuranceByYear } = loanExample('fha', { downPercent: down });
    return { down, upfront: principal - base, premiums: insuranceByYear };
  });
  const max = Math.max(...loans.flatMap(({ premiums }) => premiums));
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {loans.map(({ down, upfront, premiums }) => (
          <Box component="li" key={down} sx={row}>
            <div>
              <Typography variant="h3" component="p">
                {down}% down
              </Typography>
              <Typography>
                {premiums.length < years.length
                  ? `Ends after ${premiums.length} years`
                  : 'For the life of the loan'}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                {formatWholeDollars(premiums[0] ?? 0)} a month at first,{' '}
                {formatWholeDollars(premiums.reduce((sum, each) => sum + each * 12, 0))} over{' '}
                {premiums.length < years.length ? `${premiums.length} years` : 'the loan'}, plus{' '}
                {formatWholeDollars(upfront)} upfront
              </Typography>
            </div>
            <Box aria-hidden="true" sx={bars}>
              {years.map((year) => (
                <Box
                  key={year}
                  sx={{
                    height: premiums[year] ? `${(premiums[year] / max) * 100}%` : 2,
                    ...(premiums[year] ? paid : { bgcolor: 'divider' }),
                  }}
                >
                  {year === 0 && <span>{formatWholeDollars(premiums[0] ?? 0)} a month</span>}
                  {year === premiums.length - 1 && (
                    <Box component="span" sx={{ right: 0 }}>
                      {formatWholeDollars(premiums.at(-1) ?? 0)}
                    </Box>
                  )}
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Box aria-hidden="true" sx={{ ...row, py: 0, border: 0 }}>
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' } }} />
        <Box sx={axis}>
          {years.map((year) => (
            <span key={year}>
              {TICKS.some((tick) => tick === year + 1) && <span>{year === 0 ? 'Year 1' : year + 1}</span>}
            </span>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 2, ...finePrint, color: 'text.secondary' }}>
        Each bar is a year’s insurance on a {formatWholeDollars(price)} home. It falls as you pay down the
        loan.
      </Typography>
    </>
  );
}

const row = {
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 6,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
} as const;

const GAP = { xs: '1px', sm: '2px' } as const;

const bars = {
  display: 'flex',
  alignItems: 'end',
  gap: GAP,
  height: 136,
  // For the labels of the highest bars.
  pt: 3,
  '& > div': { position: 'relative', flex: 1, boxSizing: 'border-box', printColorAdjust: 'exact' },
  '& > div > span': {
    position: 'absolute',
    bottom: '100%',
    mb: 0.75,
    typography: 'caption',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums',
  },
} as const;

/** A light bar with a dark edge: thirty solid bars would dominate the page. */
const paid = {
  bgcolor: `color-mix(in srgb, ${loanColors.mortgageInsurance} 16%, transparent)`,
  borderTop: `3px solid ${loanColors.mortgageInsurance}`,
} as const;

const axis = {
  display: 'flex',
  gap: GAP,
  typography: 'caption',
  color: 'text.secondary',
  '& > span': { flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { justifyContent: 'flex-start' },
  '& > span:last-of-type': { justifyContent: 'flex-end' },
} as const;
