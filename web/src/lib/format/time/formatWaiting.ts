import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { formatAge } from './formatAge.ts';

/** Formats how long something has been waiting since it was submitted: `Waiting for 4 days`. */
export const formatWaiting = (since: Date, now: Date): string =>
  now.getTime() - since.getTime() < MINUTE_MS ? 'Submitted just now' : `Waiting for ${formatAge(since, now)}`;
