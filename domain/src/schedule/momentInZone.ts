import { zonedFormat } from './zonedFormat.ts';

const date = zonedFormat('en-US', { dateStyle: 'medium' });
const moment = zonedFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** Returns a date in the company's time zone, such as `Nov 20, 2026`. */
export const dateInZone = (at: Date, timeZone: string): string => date(timeZone).format(at);
/**
 * Returns a time in the company's time zone, such as `Nov 20, 2026, 4:30 PM ET`. The zone is always named, because people read it in other
 * time zones.
 */
export const momentInZone = (at: Date, timeZone: string): string => moment(timeZone).format(at);
