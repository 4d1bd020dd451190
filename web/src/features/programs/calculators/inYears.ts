import { pluralize } from '../../../lib/format/pluralize.ts';

/** A period in words, from months: "21 years", below ten years to the half "4½ years", below two years "18 months". */
export function inYears(months: number): string {
  if (months < 24) return pluralize(months, 'month');
  const halves = Math.round(months / 6);
  return months < 120 && halves % 2 === 1
    ? `${(halves - 1) / 2}½ years`
    : pluralize(Math.round(months / 12), 'year');
}
