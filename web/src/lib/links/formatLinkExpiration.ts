import { companyDate, companyMoment } from '../format/time/companyTime.ts';
import { endsWithDay, linkLastDay } from './formatLinkEnd.ts';

/** Returns when a link ends, without a verb: `Nov 30, 2026, end of day`, or if it ends during a day `Nov 30, 2026, 4:30 PM ET`. */
export const formatLinkExpiration = (end: Date): string =>
  endsWithDay(end) ? `${companyDate(linkLastDay(end))}, end of day` : companyMoment(end);
