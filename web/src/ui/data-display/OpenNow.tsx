import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useState } from 'react';
import type { OfficeStatusProps } from './OfficeStatusLine.tsx';

/**
 * Shows whether an office is open at this moment and when it opens next. Known in the browser only: a prerendered page
 * does not say it, and the calendar of holidays is loaded after the page. Each branch goes by its own clock.
 */
export function OpenNow(props: OfficeStatusProps) {
  const [Line, setLine] = useState<ComponentType<OfficeStatusProps>>();
  useEffect(() => {
    import('./OfficeStatusLine.tsx').then(
      ({ OfficeStatusLine }) => {
        setLine(() => OfficeStatusLine);
      },
      () => console.warn('Could not load the business hours'),
    );
  }, []);
  return (
    <Box
      component="span"
      // The place is kept before the answer is there, so that nothing below it moves.
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        // Beside the badge, the time may take two lines on a phone.
        minHeight: { xs: 40, sm: 28 },
        mt: 0.5,
      }}
    >
      {Line && <Line {...props} />}
    </Box>
  );
}
