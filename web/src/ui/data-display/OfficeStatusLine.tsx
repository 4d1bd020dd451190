import { type OfficeStatus, officeStatus } from '@brokerage/domain/schedule/businessHours';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { OfficeWeek } from '@brokerage/domain/schedule/officeSchedule';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { useNow } from '../../lib/useNow.ts';

const openingFormat = zonedFormat('en-US', {
  weekday: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** Returns `at 9AM ET`, or `Monday at 9AM ET` on another day: formatted like the business hours next to it, and kept on one line. */
function formatOpening(opensAt: Date, now: Date, timeZone: string): string {
  const { weekday, hour, minute, dayPeriod, timeZoneName } = Object.fromEntries(
    openingFormat(timeZone)
      .formatToParts(opensAt)
      .map(({ type, value }) => [type, value]),
  );
  const isToday = dayInZone(opensAt, timeZone) === dayInZone(now, timeZone);
  const time = `${hour}${minute === '00' ? '' : `:${minute}`}${dayPeriod}\u00a0${timeZoneName}`;
  return `${isToday ? '' : `${weekday} `}at ${time}`;
}

export interface OfficeStatusProps {
  /** The branch's time zone; defaults to the company's. */
  timeZone?: string | undefined;
  /** The branch's office hours; default to the company's. */
  week?: OfficeWeek | undefined;
}

/** Shows whether an office is open now, or when it opens next. */
export function OfficeStatusLine({ timeZone: ownTimeZone, week: ownWeek }: OfficeStatusProps) {
  const { schedule } = useCompany();
  const timeZone = ownTimeZone ?? schedule.time_zone;
  const week = ownWeek ?? schedule.week;
  const now = useNow();
  const status: OfficeStatus = useMemo(
    () => officeStatus(now, { ...schedule, week, time_zone: timeZone }),
    [now, schedule, week, timeZone],
  );
  const opens = !status.isOpen && `Opens ${formatOpening(status.opensAt, now, timeZone)}`;
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
        className="office-status"
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
