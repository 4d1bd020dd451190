import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';

/** Returns a time zone with its city, such as `Mountain time (Phoenix)`: some zones share a name. */
export const formatOfficeTimeZone = (timeZone: string): string =>
  `${formatTimeZone(timeZone)} (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')})`;
