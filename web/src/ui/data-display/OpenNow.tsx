import { company } from '@brokerage/domain/company/company';
import type { OfficeStatus } from '@brokerage/domain/schedule/businessHours';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 30_000;

function formatOpening(opensAt: Date, timeZone: string): string {
  const opening = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const date = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' });
  const isToday = date.format(opensAt) === date.format(new Date());
  return isToday
    ? `at ${new Intl.DateTimeFormat('en-US', opening).format(opensAt)}`
    : new Intl.DateTimeFormat('en-US', { weekday: 'long', ...opening }).format(opensAt).replace(', ', ' at ');
}

/**
 * Shows whether an office is open at this moment and when it opens next. Known in the browser only: a prerendered page
 * does not say it, and the calendar of holidays is loaded after the page. It goes by the hours that the website was built
 * with, each branch on its own clock.
 */
export function OpenNow({ timeZone = company.hours.timeZone }: { timeZone?: string }) {
  const [status, setStatus] = useState<OfficeStatus>();
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    Promise.all([
      import('@brokerage/domain/schedule/businessHours'),
      import('@brokerage/domain/schedule/defaultOfficeSchedule'),
    ]).then(
      ([{ officeStatus }, { DEFAULT_OFFICE_SCHEDULE }]) => {
        if (isGone) return;
        const schedule = { ...DEFAULT_OFFICE_SCHEDULE, time_zone: timeZone };
        const look = () => setStatus(officeStatus(new Date(), schedule));
        look();
        timer = setInterval(look, LOOK_AGAIN_MS);
      },
      () => console.warn('Could not load the business hours'),
    );
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [timeZone]);
  return (
    <Box
      component="span"
      // The place is kept before the answer is there, so that nothing below it moves.
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: { xs: 56, sm: 28 },
        mt: 0.5,
      }}
    >
      {status && (
        <>
          <Box
            component="span"
            sx={{
              typography: 'body2',
              display: 'inline-flex',
              alignItems: 'center',
              height: 28,
              px: 1.5,
              borderRadius: 1,
              fontWeight: 600,
              bgcolor: status.isOpen ? 'success.soft' : 'neutral.soft',
              color: status.isOpen ? 'success.onSoft' : 'neutral.onSoft',
            }}
          >
            {status.isOpen ? 'Open now' : 'Closed now'}
          </Box>
          {!status.isOpen && (
            <Box component="span" sx={{ typography: 'body2' }}>
              {status.holiday && `Closed for ${status.holiday}. `}
              Opens {formatOpening(status.opensAt, timeZone)}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
