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

/** The holidays of each year by the date on which they are observed. A request asks for one or two years. */
const years = new Map<number, ReadonlyMap<string, FederalHoliday>>();

function getHolidays(year: number): ReadonlyMap<string, FederalHoliday> {
  const known = years.get(year);
  if (known) return known;
  // The package names all of its holidays, and no others.
  const observed = allForYear(year).map(
    ({ dateString, name }) => [dateString, name as FederalHoliday] as const,
  );
  const holidays = new Map(observed);
  years.set(year, holidays);
  return holidays;
}

/** The last day of the year, on which the next year's first holiday is observed when January 1 is a Saturday. */
const isLastDay = (date: string): boolean => date.endsWith('-12-31');

/** Returns the name of the US federal holiday observed on a date (`2026-11-26`), or undefined on other days. */
export function federalHoliday(date: string): FederalHoliday | undefined {
  const year = Number(date.slice(0, 4));
  return getHolidays(isLastDay(date) ? year + 1 : year).get(date);
}

/** Returns the dates in a year on which a holiday is observed: none or two for New Year's Day in some years. */
export const federalHolidayDates = (holiday: FederalHoliday, year: number): string[] =>
  [...getHolidays(year), ...getHolidays(year + 1)]
    .filter(([date, name]) => name === holiday && date.startsWith(`${year}-`))
    .map(([date]) => date);
