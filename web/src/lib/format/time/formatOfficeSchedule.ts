import { FEDERAL_HOLIDAYS } from '@brokerage/domain/schedule/federalHolidays';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import {
  type DayHours,
  type OfficeSchedule,
  WEEKDAYS,
  type Weekday,
} from '@brokerage/domain/schedule/officeSchedule';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { formatList } from '@brokerage/domain/text/formatList';

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });

/** Formats a time of day such as `09:00` as `9:00 AM`; `24:00` is midnight. */
export const formatWallTime = (time: string): string =>
  time === '24:00' ? 'Midnight' : clock.format(new Date(`1970-01-01T${time}:00Z`));

const short = (weekday: Weekday) => capitalize(weekday.slice(0, 3));

const formatHours = (hours: DayHours | null): string =>
  hours ? `${formatWallTime(hours.opens)} to ${formatWallTime(hours.closes)}` : 'closed';

/** Returns `Mon-Fri 9:00 AM to 6:00 PM, Sat-Sun closed`. */
function formatWeek(week: OfficeSchedule['week']): string {
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const weekday of WEEKDAYS) {
    const hours = formatHours(week[weekday]);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, hours });
  }
  return runs
    .map(({ from, to, hours }) => `${from === to ? short(from) : `${short(from)}-${short(to)}`} ${hours}`)
    .join(', ');
}

function formatHolidays(holidays: OfficeSchedule['holidays']): string {
  const open = FEDERAL_HOLIDAYS.filter((holiday) => !holidays.includes(holiday));
  if (open.length === 0) return 'closed on all federal holidays';
  if (holidays.length === 0) return 'open on federal holidays';
  return `closed on federal holidays except ${formatList(open)}`;
}

/** Formats a schedule as one line for change records. */
export function formatOfficeSchedule({ time_zone, week, holidays, closed_days }: OfficeSchedule): string {
  const days = closed_days.map(({ date, name }) => `${formatDay(date)} (${name})`);
  return [
    formatWeek(week),
    formatTimeZone(time_zone),
    formatHolidays(holidays),
    ...(days.length > 0 ? [`also closed on ${formatList(days)}`] : []),
  ].join('; ');
}
