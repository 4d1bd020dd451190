import { escaped } from './mailMarkup.ts';

/** Where the texts of a signature may break, and where not: mail programs know few styles that say so. */

/** example.com of www.example.com/me */
export const toDomain = (text: string): string => (text.split(/[/?#]/)[0] ?? text).replace(/^www\./i, '');

/** Keeps a text on one line. */
export const together = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Keeps a title of usual length on one line. */
export const withFewTogether = (text: string): string => (text.length <= 28 ? together(text) : text);

/** Keeps a street of usual length on one line. */
export const withStreetTogether = (text: string): string => text.replace(/^[^,]{1,28}(?=,)/, together);

/** Keeps the last two words together, so that no line has one alone. */
export const withEndTogether = (text: string): string => text.replace(/ (?=\S{1,12}$)/, '\u00a0');

/** A license number never stands on two lines, and keeps its hyphen for whoever searches for it. */
export const withNumbersTogether = (text: string): string =>
  escaped(text).replace(/\b[A-Z\d]+-[A-Z\d]*\d\b/g, '<span style="white-space:nowrap">$&</span>');

/** May break after the @. */
export const breakable = (text: string): string => escaped(text).replace('@', '@<wbr>');
