import { contrastRatio, readableOn } from '../color/contrastRatio.ts';
import type { CompanyLook } from '../company/companyLook.ts';
import { firstMix, mixColors } from '../company/mixColors.ts';
import { TEXT_CONTRAST } from '../company/readableLook.ts';
import { SIGNATURE_DEFAULTS, type SignatureSettings } from './signature.ts';

/** Colors (#rrggbb) as signatures use them. */

export const PAPER = '#ffffff';
/** Of dark mail programs, about. They change the color of text, never that of lines. */
const DARK_PAPER = '#1f1f1f';
/** Programs that darken mail turn pure white into black, on a ground that they leave as it is. */
const NEARLY_WHITE = '#fdfdfd';
const BLACK = '#000000';
const QUIET = '#595959';
/** Two pixels are seen. */
const RULE_CONTRAST = { paper: 3, darkPaper: 2 };
/** Mixing share for muted text and slightly raised areas on a band. */
const SHADE = 0.16;
/** Of the band's color in the outline of a button on it. */
const OUTLINE = 0.3;

/** A company's two colors, as far as it has them. */
export type SignatureLook = Pick<CompanyLook, 'primary'> & Partial<Pick<CompanyLook, 'accent'>>;

/** The colors of a signature's parts on one ground. */
export interface SignaturePalette {
  text: string;
  /** Of what is required, but looked for by few. */
  quiet: string;
  /** Of links, but for phone and email. */
  link: string;
  email: string;
  company: string;
  rule: string;
  /** Of the discs below the white signs of social networks. */
  disc: string;
  /** File name of the house drawn for a company without a mark. */
  house: 'home' | 'home-sign';
  buttons: { solid: { fill: string; color: string }; outline: { line: string; color: string } };
}

const isReadable = (text: string, ground: string) => contrastRatio(text, ground) >= TEXT_CONTRAST;

/** Returns the color, darkened as far as text on the ground takes. */
const legible = (color: string, ground = PAPER): string =>
  firstMix(color, BLACK, 0, (text) => isReadable(text, ground));

/** Returns the color of text on a fill. */
const textOn = (fill: string): string => (readableOn(fill) === PAPER ? NEARLY_WHITE : '#1a1a1a');

/** Returns the color, darkened as far as the text on it takes: in the middle neither black nor white can be read. */
const toFill = (color: string): string => firstMix(color, BLACK, 0, (fill) => isReadable(textOn(fill), fill));

/** Returns the color as a thin line, darkened until visible on white, then lightened until visible on dark paper. */
const toRule = (color: string): string => {
  const onPaper = firstMix(color, BLACK, 0, (rule) => contrastRatio(rule, PAPER) >= RULE_CONTRAST.paper);
  return firstMix(onPaper, PAPER, 0, (rule) => contrastRatio(rule, DARK_PAPER) >= RULE_CONTRAST.darkPaper);
};

/** Returns whether it's the accent that signatures begin with. */
export const isDefaultAccent = (accent: string): boolean => accent === SIGNATURE_DEFAULTS.accent_color;

/** Returns the color of links, bands and buttons: the company's, as long as the owner kept the accent that signatures begin with. */
export const toFrame = (accent: string, company: string | undefined): string =>
  isDefaultAccent(accent) ? (company ?? accent) : accent;

type ColorSettings = Pick<SignatureSettings, 'accent_color' | 'primary_color'>;

/** Returns the ground of the band. */
export const toBand = ({ accent_color }: ColorSettings, look: SignatureLook | undefined): string =>
  toFill(toFrame(accent_color, look?.primary));

/** Returns the colors on white paper. Rules take the company's second color, unless the owner chose a color of their own. */
export function paperPalette(settings: ColorSettings, look: SignatureLook | undefined): SignaturePalette {
  const frame = toFrame(settings.accent_color, look?.primary);
  const isCompanys = look ? frame === look.primary : isDefaultAccent(settings.accent_color);
  const fill = toFill(frame);
  const text = legible(settings.primary_color);
  return {
    text,
    quiet: QUIET,
    link: legible(frame),
    // A company's color would make it louder than the name.
    email: isCompanys ? text : legible(frame),
    company: legible(fill),
    rule: toRule(isCompanys ? (look?.accent ?? fill) : fill),
    disc: legible(fill),
    house: 'home',
    buttons: {
      solid: { fill, color: textOn(fill) },
      outline: { line: toRule(fill), color: legible(fill) },
    },
  };
}

/** Returns the colors on a band: words in the owner's color where it can be read there, else in white, or nearly black where the band is light. */
export function bandPalette(settings: ColorSettings, look: SignatureLook | undefined): SignaturePalette {
  const band = toBand(settings, look);
  const plain = textOn(band);
  const isDark = plain === NEARLY_WHITE;
  const text = isReadable(settings.primary_color, band) ? settings.primary_color : plain;
  const soft = mixColors(text, band, SHADE);
  const lifted = mixColors(band, plain, SHADE);
  // A band in the middle of the scale has no room towards its text's color.
  const shade = isReadable(plain, lifted) ? lifted : mixColors(band, isDark ? BLACK : PAPER, SHADE);
  return {
    text,
    quiet: isReadable(soft, band) ? soft : text,
    link: text,
    email: text,
    company: text,
    rule: shade,
    disc: isDark ? shade : legible(band),
    house: isDark ? 'home-sign' : 'home',
    buttons: {
      solid: { fill: plain, color: isDark ? legible(band, plain) : NEARLY_WHITE },
      outline: { line: mixColors(plain, band, OUTLINE), color: text },
    },
  };
}
