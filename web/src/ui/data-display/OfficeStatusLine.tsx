import { type OfficeStatus, officeStatus } from '@brokerage/domain/schedule/businessHours';
import type { OfficeWeek } from '@brokerage/domain/schedule/officeSchedule';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { useNow } from '../../lib/useNow.ts';

function formatOpening(opensAt: Date, timeZone: string): string {
  const opening = { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const;
  const date = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' });
  const isToday = date.format(opensAt) === date.format(new Date());
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(opensAt);
  const time = new Intl.DateTimeFormat('en-US', opening).format(opensAt);
  // Formatted like the business hours next to it, and on one line: "9AM ET".
  return `${isToday ? '' : `${weekday} `}at ${time.replace(/:00|\s(?=[AP]M)/g, '').replace(/\s/, '\u00a0')}`;
}

export interface OfficeStatusProps {
  /** A branch's own clock; the company's where it is left out. */
  timeZone?: string | undefined;
  /** A branch's own hours; the company's where it has none. */
  week?: OfficeWeek | undefined;
}

/** Whether an office is open at this moment, and when it opens next. */
export function OfficeStatusLine({ timeZone: ownTimeZone, week: ownWeek }: OfficeStatusProps) {
  const { schedule } = useCompany();
  const timeZone = ownTimeZone ?? schedule.time_zone;
  const week = ownWeek ?? schedule.week;
  const now = useNow();
  const status: OfficeStatus = useMemo(
    () => officeStatus(now, { ...schedule, week, time_zone: timeZone }),
    [now, schedule, week, timeZone],
  );
  const opens = !status.isOpen && `Opens ${formatOpening(status.opensAt, timeZone)}`;
  if (!status.isOpen && status.holiday) {
    return (
      <Box component="span" sx={{ typography: 'body2' }}>
        Closed for {status.holiday}. {opens}
      </Box>
    );
  }
  return (
    <>
      <Box
        component="span"
        sx={{
          typography: 'body2',
          display: 'inline-flex',
          flex: 'none',
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
      {opens && (
        <Box component="span" sx={{ typography: 'body2' }}>
          {opens}
        </Box>
      )}
    </>
  );
}
