import { pluralize } from '@brokerage/domain/text/pluralize';

/** Formats a number of months exactly: "7 years 8 months". */
export function formatYearsAndMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && pluralize(years, 'year'), rest > 0 && pluralize(rest, 'month')]
    .filter(Boolean)
    .join(' ');
}

/** Formats a number of months for a sentence: "21 years", "4½ years" (rounded to half years below ten), "18 months" (below two years). */
export function formatYears(months: number): string {
  if (months < 24) return pluralize(months, 'month');
  const halves = Math.round(months / 6);
  return months < 120 && halves % 2 === 1
    ? `${(halves - 1) / 2}½ years`
    : pluralize(Math.round(months / 12), 'year');
}
