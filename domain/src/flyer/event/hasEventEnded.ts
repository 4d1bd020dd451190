import { toLocalTime } from '../../schedule/localTime.ts';
import { toTimeSpan } from '../texts/timeSpan.ts';

/**
 * Returns whether an event is over on the clock of its time zone (`eventTimeZone`). Without an end that can be read, it lasts all day.
 */
export function hasEventEnded(
  { date, time }: { date: string; time: string },
  at: Date,
  timeZone: string,
): boolean {
  const now = toLocalTime(at, timeZone);
  const end = toTimeSpan(time)?.to ?? 24 * 60;
  return now.date > date || (now.date === date && now.minutes >= end);
}
