import Box from '@mui/material/Box';
import { GuideFigure } from './GuideFigure.tsx';

/** What to do in the first year, by month. */
const NOTES: Readonly<Record<number, string>> = {
  1: 'Change the locks in week 1. Test smoke and carbon monoxide alarms.',
  2: 'First payment. Set up autopay once it has gone through.',
  3: 'Look up your state’s property tax relief, and when to file for it.',
  9: 'Compare homeowner’s insurance before the policy renews.',
  12: 'Read the escrow statement. Note when your balance will reach 80% of the home’s original value.',
};

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A wall calendar of the first year, with what to do written in its months. On a phone only the months that have a note. */
export function FirstYearCalendar() {
  return (
    <GuideFigure caption="Your first twelve months">
      <Box component="ol" sx={year}>
        {MONTHS.map((month) => {
          const note = NOTES[month];
          return note ? (
            <Box component="li" key={month} sx={{ ...cell, ...noted }}>
              <strong>Month {month}</strong>
              <Box sx={{ mt: { md: 0.75 } }}>{note}</Box>
            </Box>
          ) : (
            <Box component="li" key={month} aria-hidden="true" sx={{ ...cell, ...empty }}>
              {month}
            </Box>
          );
        })}
      </Box>
    </GuideFigure>
  );
}

const year = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: '4px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
} as const;

const cell = { px: 2, py: 1.5, borderRadius: '4px', fontSize: '1rem', lineHeight: 1.5 } as const;

const noted = {
  bgcolor: 'primary.soft',
  display: { xs: 'grid', md: 'block' },
  gridTemplateColumns: '5.5em minmax(0, 1fr)',
} as const;

const empty = {
  display: { xs: 'none', md: 'block' },
  bgcolor: 'background.default',
  color: 'text.secondary',
} as const;
