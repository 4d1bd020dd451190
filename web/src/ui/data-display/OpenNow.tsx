import Box from '@mui/material/Box';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { OfficeStatusProps } from './OfficeStatusLine.tsx';

/**
 * Shows whether an office is open now and when it opens next. Only in the browser: a prerendered page can't know, and the holiday calendar
 * loads after the page. Each branch has its own time zone.
 */
export function OpenNow(props: OfficeStatusProps) {
  const [Line, setLine] = useState<ComponentType<OfficeStatusProps>>();
  useEffect(() => {
    import('./OfficeStatusLine.tsx').then(
      ({ OfficeStatusLine }) => {
        startTransition(() => setLine(() => OfficeStatusLine));
      },
      () => console.warn('Could not load the business hours'),
    );
  }, []);
  return (
    <Box
      component="span"
      // Reserves the space before the result is known, so that nothing below it moves.
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        // Next to the badge, the time may take two lines on a phone.
        minHeight: { xs: 40, sm: 28 },
        mt: 0.5,
      }}
    >
      {Line && <Line {...props} />}
    </Box>
  );
}
