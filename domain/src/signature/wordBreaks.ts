import { keepTownTogether } from '../flyer/layout/text/keepTownTogether.ts';
import { escapeLine } from './mailMarkup.ts';

/** Controls where the texts of a signature may break, because mail programs support few styles for that. */

/** Returns example.com for www.example.com/me. */
export const toDomain = (text: string): string => (text.split(/[/?#]/)[0] ?? text).replace(/^www\./i, '');

/** Keeps a text on one line. */
export const keepTogether = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Keeps a title of normal length on one line. */
export const keepShortTextTogether = (text: string): string =>
  text.length <= 28 ? keepTogether(text) : text;

/** Keeps a street of normal length on one line. */
export const keepStreetTogether = (text: string): string => text.replace(/^[^,]{1,28}(?=,)/, keepTogether);

/** How many characters of town, state and ZIP code fit next to a picture on the narrowest phone. */
const MAX_TOWN = 26;

/** Keeps town, state and ZIP code on one line, of a long town only the last two. */
export const keepPlaceTogether = (address: string): string => {
  const town = address.split(',').slice(-2).join(',').trim();
  return town.length <= MAX_TOWN
    ? keepTownTogether(address)
    : address.replace(/ (?=\d{5}(?:-\d{4})?$)/, '\u00a0');
};

/** Keeps the last two words together, so that no line has a single word. */
export const keepEndTogether = (text: string): string => text.replace(/ (?=\S{1,12}$)/, '\u00a0');

/** Keeps a license number or Equal Housing Opportunity on one line, with its hyphens and spaces unchanged, so that a search finds it. */
export const keepLegalTogether = (text: string): string =>
  escapeLine(text).replace(
    /\b(?:DRE|NMLS) #\d+|\b[A-Z\d]+-[A-Z\d]*\d\b|^Equal Housing Opportunity$/g,
    '<span style="white-space:nowrap">$&</span>',
  );

/** Allows a line break before the @: an @ at the end of a line looks like a mistake, and the domain below it like a website. */
export const breakable = (text: string): string => escapeLine(text).replace('@', '<wbr>@');

const HARD_GAP = '\u00a0\u00a0\u00a0';
/** Gap between two facts on a line. A dot or a bar would remain where the line breaks; a space isn't visible there. */
export const GAP = `${HARD_GAP} `;

/** Adds the gap inside the block: after it, the gap would start the next line. */
const withGap = (part: string): string =>
  part.includes('display:inline-block') ? part.replace(/<\/a>$/, `${HARD_GAP}</a> `) : part + GAP;

/** Joins facts on a line, with a gap between them. */
export function joinFacts(parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '');
  return filled.map((part, index) => (index === filled.length - 1 ? part : withGap(part))).join('');
}

/** Maximum number of license sentences on a line each. More than that run on, because the signature would get too tall. */
const MAX_LINES = 3;

/**
 * Joins the sentences; each license starts a new line, because Outlook for Windows supports no maximum width and would put all of them on
 * one line.
 */
export function toLegalLines(sentences: readonly string[]): string {
  const [number = '', lookup = '', ...others] = sentences;
  const licenses = others.slice(0, -1);
  if (licenses.length === 0 || licenses.length > MAX_LINES) return sentences.join(' ');
  return [`${number} ${lookup}`, ...licenses.slice(0, -1), others.slice(-2).join(' ')].join(' <br>');
}
