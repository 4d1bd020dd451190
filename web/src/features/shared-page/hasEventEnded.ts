import { toTimeSpan } from '@brokerage/domain/flyer/texts/timeSpan';
import { toLocalTime } from '@brokerage/domain/schedule/localTime';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

type FlyerEvent = NonNullable<SharedFlyer['event']>;

/** Returns whether an event is over on the clock of that time zone. Without an end that can be read, it lasts all day. */
export function hasEventEnded(
  { date, time }: Pick<FlyerEvent, 'date' | 'time'>,
  at: Date,
  timeZone: string,
): boolean {
  const now = toLocalTime(at, timeZone);
  const end = toTimeSpan(time)?.to ?? 24 * 60;
  return now.date > date || (now.date === date && now.minutes >= end);
}
