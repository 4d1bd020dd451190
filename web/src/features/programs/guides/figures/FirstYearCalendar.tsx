import Box from '@mui/material/Box';
import { GuideFigure } from './GuideFigure.tsx';

/** What to do in the first year, by the month in which it comes. */
const ENTRIES = [
  { month: 1, when: 'Week 1', what: 'Change the locks. Test smoke and carbon monoxide alarms.' },
  { month: 2, when: 'Month 2', what: 'First payment. Set up autopay once it has gone through.' },
  { month: 3, when: 'Month 3', what: 'Look up your state’s property tax relief, and when to file for it.' },
  { month: 9, when: 'Month 9', what: 'Compare homeowner’s insurance before the policy renews.' },
  {
    month: 12,
    when: 'Every year',
    what: 'Read the escrow statement. Look up when your balance reaches 80% of the home’s original value.',
  },
] as const;

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The first year as twelve boxes, with what to do in each of the marked ones. */
export function FirstYearCalendar() {
  return (
    <GuideFigure caption="Your first twelve months">
      <Box aria-hidden="true" sx={year}>
        {MONTHS.map((month) => {
          const isMarked = ENTRIES.some((entry) => entry.month === month);
          return (
            <Box key={month} sx={isMarked ? { ...box, ...marked } : box}>
              {month}
            </Box>
          );
        })}
      </Box>
      <Box component="dl" sx={list}>
        {ENTRIES.map(({ when, what }) => (
          <Box key={when} sx={{ borderTop: 2, borderColor: 'secondary.main', pt: 1 }}>
            <Box component="dt" sx={{ fontWeight: 600, color: 'secondary.main' }}>
              {when}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.5 }}>
              {what}
            </Box>
          </Box>
        ))}
      </Box>
    </GuideFigure>
  );
}

const year = {
  display: 'grid',
  gap: '4px',
  gridTemplateColumns: { xs: 'repeat(6, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
} as const;

const box = {
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: 44, md: 64 },
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontWeight: 600,
} as const;

const marked = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;

const list = {
  m: 0,
  mt: 3,
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
} as const;
