import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { OfficeWeek } from '@brokerage/domain/schedule/officeSchedule';
import { capitalize } from '@brokerage/domain/text/capitalize';
import type { SchemaNode } from './structuredData.ts';

/** Splits "1200 Route 46 West, Clifton, NJ 07013" into its parts; an address in another format stays whole. */
function postalAddress(text: string): SchemaNode | string {
  const [, streetAddress, addressLocality, addressRegion, postalCode] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5})$/.exec(text) ?? [];
  if (!postalCode) return text;
  const parts = { streetAddress, addressLocality, addressRegion, postalCode };
  return { '@type': 'PostalAddress', ...parts, addressCountry: 'US' };
}

/** Returns the hours of each weekday. */
const openingHours = (week: OfficeWeek): SchemaNode[] =>
  Object.entries(week).flatMap(([weekday, hours]) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: capitalize(weekday),
            opens: hours.opens,
            // A day of schema.org ends a minute before midnight.
            closes: hours.closes.replace('24:00', '23:59'),
          },
        ]
      : [],
  );

/** Returns the structured data properties that the company and its branches share. Omits blank addresses. */
export const placeFacts = (company: PublicCompany, address: string, week = company.schedule.week) => ({
  telephone: company.phone,
  ...(address && { address: postalAddress(address) }),
  openingHoursSpecification: openingHours(week),
});
