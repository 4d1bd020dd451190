import { allForYear } from '@18f/us-federal-holidays';

/** The names of the federal holidays, in the order of the year. */
export const FEDERAL_HOLIDAYS = [
  "New Year's Day",
  'Birthday of Martin Luther King, Jr.',
  "Washington's Birthday",
  'Memorial Day',
  'Juneteenth National Independence Day',
  'Independence Day',
  'Labor Day',
  'Columbus Day',
  'Veterans Day',
  'Thanksgiving Day',
  'Christmas Day',
] as const;
export type FederalHoliday = (typeof FEDERAL_HOLIDAYS)[number];

/** Holidays of each year by the date on which they are observed. A request asks for one or two years. */
const years = new Map<number, ReadonlyMap<string, FederalHoliday>>();

function getHolidays(year: number): ReadonlyMap<string, FederalHoliday> {
  const known = years.get(year);
  if (known) return known;
  // When January 1 is a Saturday, New Year's Day is observed on December 31 of the year before.
  const observed = [...allForYear(year), ...allForYear(year + 1)]
    // The package names all of its holidays, and no others.
    .map(({ dateString, name }) => [dateString, name as FederalHoliday] as const)
    .filter(([date]) => date.startsWith(`${year}-`));
  const holidays = new Map(observed);
  years.set(year, holidays);
  return holidays;
}

/** Returns the name of the US federal holiday observed on a date (`2026-11-26`), or undefined on other days. */
export const federalHoliday = (date: string): FederalHoliday | undefined =>
  getHolidays(Number(date.slice(0, 4))).get(date);

/** Returns the dates in a year on which a holiday is observed: none or two for New Year's Day in some years. */
export const federalHolidayDates = (holiday: FederalHoliday, year: number): string[] =>
  [...getHolidays(year)].filter(([, name]) => name === holiday).map(([date]) => date);
