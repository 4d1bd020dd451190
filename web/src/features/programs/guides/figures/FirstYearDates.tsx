import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GuideFigure } from './GuideFigure.tsx';

/** What to do in the first year, and when. */
const DATES: readonly (readonly [when: string, what: string, why: string])[] = [
  ['Week 1', 'Change the locks', 'Test the smoke and carbon monoxide alarms, too.'],
  ['Month 2', 'First payment due', 'Set up autopay once it has gone through.'],
  ['Month 3', 'Look up tax relief', 'Find out what your state offers, and when to file for it.'],
  ['Month 9', 'Compare policies', 'Get other quotes before your homeowner’s insurance renews.'],
  ['Month 12', 'Check your escrow', 'The yearly statement shows what your payment will be.'],
];

/** A timeline of the first year: horizontal on desktops, vertical on smaller screens. */
export function FirstYearDates() {
  return (
    <GuideFigure caption="Your first twelve months">
      <Box component="ol" sx={line}>
        {DATES.map(([when, what, why]) => (
          <Box component="li" key={when} sx={stop}>
            <Typography variant="body2" component="p" sx={{ color: 'secondary.main', fontWeight: 600 }}>
              {when}
            </Typography>
            <Typography variant="h3" component="p">
              {what}
            </Typography>
            <Typography sx={{ mt: 0.5, maxWidth: '30em', textWrap: 'pretty' }}>{why}</Typography>
          </Box>
        ))}
      </Box>
    </GuideFigure>
  );
}

const line = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
} as const;

/** A dot for each date and a line to the next. */
const stop = {
  position: 'relative',
  pl: { xs: 3.5, lg: 0 },
  pr: { lg: 3 },
  pt: { lg: 3.5 },
  pb: { xs: 2.5, lg: 0 },
  '&:last-of-type': { pb: 0, pr: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: { xs: 4, lg: 0 },
    width: 14,
    height: 14,
    borderRadius: '50%',
    bgcolor: 'secondary.main',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 6, lg: 22 },
    right: { lg: 8 },
    top: { xs: 26, lg: 6 },
    bottom: { xs: 4, lg: 'auto' },
    width: { xs: 2, lg: 'auto' },
    height: { lg: 2 },
    bgcolor: 'secondary.light',
  },
} as const;
