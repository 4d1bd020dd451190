import type { ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { callbackTimeText } from '@brokerage/domain/schedule/callbackTimes';
import { HOUR_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { toLocalTime } from '@brokerage/domain/schedule/localTime';
import { formatShortTimeZone } from '@brokerage/domain/schedule/timeZones';

/**
 * Returns the difference between an office's clock and the visitor's: `3 hours ahead of your time`, with the number kept on the line of its
 * unit; '' if there is none or the visitor's time zone is unknown.
 */
export function formatClockDifference(officeZone: string, at: Date, visitorZone = browserTimeZone()): string {
  try {
    const [office, visitor] = [toClock(at, officeZone), toClock(at, visitorZone)];
    const hours = Math.abs(office - visitor) / HOUR_MS;
    if (hours === 0) return '';
    return `${hours}\u00a0${hours === 1 ? 'hour' : 'hours'} ${office > visitor ? 'ahead of' : 'behind'} your time`;
  } catch {
    // A browser may report a time zone that its own Intl doesn't support, such as Etc/Unknown.
    return '';
  }
}

function toClock(at: Date, timeZone: string): number {
  const { date, minutes } = toLocalTime(at, timeZone);
  return Date.parse(date) + minutes * MINUTE_MS;
}

/** Returns the calendar action for a scheduled call: add its time, or its new time if the call was changed before. */
export const toCalendarKind = ({ sequence = 0 }: Pick<ScheduledCall, 'sequence'>): 'add' | 'addNewTime' =>
  sequence > 0 ? 'addNewTime' : 'add';

const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats a scheduled call as in `Tuesday, Nov 24, between 9 AM and 12 PM PT`, plus the difference from the visitor's clock. */
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
