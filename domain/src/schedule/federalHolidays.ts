import { allForYear } from '@18f/us-federal-holidays';

/** Holidays of each year by the date on which they are observed. A request asks for one or two years. */
const years = new Map<number, ReadonlyMap<string, string>>();

function getHolidays(year: number): ReadonlyMap<string, string> {
  const known = years.get(year);
  if (known) return known;
  // When January 1 is a Saturday, New Year's Day is observed on December 31 of the year before.
  const observed = [...allForYear(year), ...allForYear(year + 1)]
    .map(({ dateString, name }) => [dateString, name] as const)
    .filter(([date]) => date.startsWith(`${year}-`));
  const holidays = new Map(observed);
  years.set(year, holidays);
  return holidays;
}

/** Returns the name of the US federal holiday observed on a date (`2026-11-26`), or undefined on other days. */
export const federalHoliday = (date: string): string | undefined =>
  getHolidays(Number(date.slice(0, 4))).get(date);
