import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import { formatList } from '@brokerage/domain/text/formatList';

// The site's texts have no serial comma, as British lists do.

/** Returns ` in New Jersey and California`; blank for a company that names no states. */
export const toStatesPhrase = ({ states }: Pick<PublicCompany, 'states'>): string =>
  states.length > 0 ? ` in ${formatList(states)}` : '';

/** Returns ` since 1992`; blank for a company that doesn't say. */
export const sinceYear = ({ since }: PublicCompany): string => (since === null ? '' : ` since ${since}`);

/** Returns the company's hours with their time zone: `Mon-Fri 9AM-6PM, Eastern time`. */
export const hoursWithZone = ({ hours, schedule }: Pick<PublicCompany, 'hours' | 'schedule'>): string =>
  `${hours}, ${formatTimeZone(schedule.time_zone)}`;
