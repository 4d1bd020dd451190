import { facts } from '@brokerage/domain/programs/facts';
import Box from '@mui/material/Box';

/** "Typically 5-10 years" as two numbers. */
const yearsOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const [shortDraw = 0, longDraw = shortDraw] = yearsOf(facts.helocDraw.value);
const [shortRepay = 0, longRepay = shortRepay] = yearsOf(facts.helocRepayment.value);

const plans = [
  { name: 'A short plan', draw: shortDraw, repay: shortRepay },
  { name: 'A long plan', draw: longDraw, repay: longRepay },
] as const;
const MOST = longDraw + longRepay;
const ticks = Array.from({ length: MOST / 5 + 1 }, (_, index) => index * 5);
const toShare = (years: number) => `${(years / MOST) * 100}%`;

/** How long a home equity line draws and repays, from the shortest to the longest plan that is typical, on one scale of years. */
export function PlanTimeline() {
  return (
    <Box component="figure" aria-label="Draw and repayment periods in years" sx={{ m: 0 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 2.5 }}>
        {plans.map(({ name, draw, repay }) => (
          <Box component="li" key={name} sx={rowStyles}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            <Box sx={{ position: 'relative', display: 'flex', gap: '2px' }}>
              <Box sx={{ ...bar, width: toShare(draw), bgcolor: 'secondary.light', color: 'text.primary' }}>
                <b>Draw</b> {draw} years
              </Box>
              <Box
                sx={{ ...bar, width: toShare(repay), bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                <b>Repay</b> {repay} years
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      <Box aria-hidden="true" sx={{ ...rowStyles, mt: 1 }}>
        <span />
        <Box sx={axis}>
          {ticks.map((year) => (
            <Box key={year} component="span" sx={{ left: toShare(year) }}>
              {year}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="figcaption"
        aria-hidden="true"
        sx={{ ...rowStyles, typography: 'caption', color: 'text.secondary' }}
      >
        <span />
        <Box component="span" sx={{ textAlign: 'center' }}>
          Years
        </Box>
      </Box>
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  columnGap: 4,
  rowGap: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
  alignItems: 'center',
} as const;

const bar = {
  px: { xs: 0.5, sm: 1.5 },
  py: 1,
  typography: { xs: 'body2', md: 'body1' },
  // “5 years” fits a sixth of a window of 320 px.
  fontSize: { xs: 'clamp(0.75rem, 3.6vw, 0.875rem)', md: '1em' },
  lineHeight: { xs: 1.35, md: 1.5 },
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  // Beside its years where the shortest period has room.
  '& b': { display: { xs: 'block', md: 'inline' }, mr: 1 },
} as const;

const axis = {
  position: 'relative',
  height: 30,
  mx: 0,
  borderTop: 1,
  borderColor: 'neutral.main',
  typography: 'caption',
  color: 'text.secondary',
  '& > span': { position: 'absolute', top: 8, transform: 'translateX(-50%)' },
  '& > span::before': {
    content: '""',
    position: 'absolute',
    top: -8,
    left: '50%',
    height: 6,
    borderLeft: 1,
    borderColor: 'neutral.main',
  },
  // The ends stay within the drawing.
  '& > span:first-of-type': { transform: 'none' },
  '& > span:first-of-type::before': { left: 0 },
  '& > span:last-of-type': { transform: 'translateX(-100%)' },
  '& > span:last-of-type::before': { left: '100%' },
} as const;
