import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { HOUR_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { toLocalTime } from '@brokerage/domain/schedule/localTime';
import { formatShortTimeZone } from '@brokerage/domain/schedule/timeZones';

/** Returns the office's time difference: `3 hours ahead of your time`; '' if there is none or the visitor's time zone is unknown. */
export function formatClockDifference(officeZone: string, at: Date, visitorZone = browserTimeZone()): string {
  try {
    const [office, visitor] = [toClock(at, officeZone), toClock(at, visitorZone)];
    const hours = Math.abs(office - visitor) / HOUR_MS;
    if (hours === 0) return '';
    return `${hours} ${hours === 1 ? 'hour' : 'hours'} ${office > visitor ? 'ahead of' : 'behind'} your time`;
  } catch {
    // A browser may name a time zone that its own Intl doesn't know, such as Etc/Unknown.
    return '';
  }
}

function toClock(at: Date, timeZone: string): number {
  const { date, minutes } = toLocalTime(at, timeZone);
  return Date.parse(date) + minutes * MINUTE_MS;
}

/** Returns the kind of calendar entry for a scheduled call: a new one, or an update if the call was changed before. */
export const toCalendarKind = ({ sequence = 0 }: Pick<ScheduledCall, 'sequence'>): 'add' | 'addNewTime' =>
  sequence > 0 ? 'addNewTime' : 'add';

const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a scheduled call: `Tuesday, Nov 24, between 9 AM and 12 PM PT`, and the difference to the visitor's time zone. */
export function formatCallWindow({
  callback,
  time_zone,
  from,
}: Pick<ScheduledCall, 'callback' | 'time_zone' | 'from'>): string {
  const [weekday, date, hours = ''] = callbackTimeText(callback).split(', ');
  const between = hours.replace(' to ', ' and ');
  const difference = formatClockDifference(time_zone, new Date(from));
  const window = `${weekday}, ${date}, between ${between} ${formatShortTimeZone(time_zone)}`;
  return difference ? `${window} (${difference})` : window;
}
