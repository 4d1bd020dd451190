import { pluralize } from '../../../lib/format/pluralize.ts';

/** A period in words, from months: "21 years", below two years "18 months". */
export const inYears = (months: number): string =>
  months < 24 ? pluralize(months, 'month') : pluralize(Math.round(months / 12), 'year');
