import { contrastRatio, readableOn } from '../color/contrastRatio.ts';
import { firstMix } from '../company/mixColors.ts';
import { TEXT_CONTRAST } from '../company/readableLook.ts';
import { SIGNATURE_DEFAULTS } from './signature.ts';

/** Colors (#rrggbb) as signatures use them. */

export const PAPER = '#ffffff';
/** Of dark mail programs, about. They change the color of text, never that of lines. */
const DARK_PAPER = '#1f1f1f';
/** Programs that darken mail turn pure white into black, on a ground that they leave as it is. */
const NEARLY_WHITE = '#fdfdfd';
const BLACK = '#000000';
/** Two pixels are seen. */
const RULE_CONTRAST = 2;

/** Returns the color, darkened as far as text on white takes. */
export const legible = (color: string): string =>
  firstMix(color, BLACK, 0, (text) => contrastRatio(text, PAPER) >= TEXT_CONTRAST);

/** Returns the color of text on a fill. */
export const textOn = (fill: string): string => (readableOn(fill) === PAPER ? NEARLY_WHITE : '#1a1a1a');

/** Returns the color, darkened as far as the text on it takes: in the middle neither black nor white can be read. */
export const toFill = (color: string): string =>
  firstMix(color, BLACK, 0, (fill) => contrastRatio(textOn(fill), fill) >= TEXT_CONTRAST);

/** Returns the color as a thin line, lightened until it can be told from dark paper. */
export const toRule = (color: string): string =>
  firstMix(color, PAPER, 0, (rule) => contrastRatio(rule, DARK_PAPER) >= RULE_CONTRAST);

/** Returns the color of rules, bands and buttons: the company's, as long as the owner kept the accent that signatures begin with. */
export const toFrame = (accent: string, company: string | undefined): string =>
  isDefaultAccent(accent) ? (company ?? accent) : accent;

/** Returns whether it's the accent that signatures begin with. */
export const isDefaultAccent = (accent: string): boolean => accent === SIGNATURE_DEFAULTS.accent_color;
