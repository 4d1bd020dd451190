import { contrastRatio, readableOn } from '../color/contrastRatio.ts';
import type { CompanyLook } from '../company/companyLook.ts';
import { firstMix, mixColors } from '../company/mixColors.ts';
import { TEXT_CONTRAST } from '../company/readableLook.ts';
import { SIGNATURE_DEFAULTS, type SignatureSettings } from './signature.ts';

/** Colors (#rrggbb) of signatures. */

export const PAPER = '#ffffff';
/** Approximate background of dark mail programs. They change the color of text, but not of lines. */
const DARK_PAPER = '#1f1f1f';
/** Programs that darken mail turn pure white into black, but keep the background. */
const NEARLY_WHITE = '#fdfdfd';
const BLACK = '#000000';
const QUIET = '#595959';
/** Minimum contrast of a two-pixel line. */
const RULE_CONTRAST = { paper: 3, darkPaper: 2 };
/** Mixing share for muted text and slightly raised areas on a band. */
const SHADE = 0.16;
/** Share of the band's color in the outline of a button on it. */
const OUTLINE = 0.3;

/** A company's two colors, if it has them. */
export type SignatureLook = Pick<CompanyLook, 'primary'> & Partial<Pick<CompanyLook, 'accent'>>;

/** The colors of a signature's parts on one background. */
export interface SignaturePalette {
  text: string;
  /** For required text that few people look for. */
  quiet: string;
  /** For links, except the contacts. */
  link: string;
  /** For phone, email and website, which share a line: in several colors, only one of them would look like a link. */
  contact: string;
  company: string;
  rule: string;
  /** For the discs below the white icons of social networks. */
  disc: string;
  /** File name of the house drawn for a company without a mark. */
  house: 'home' | 'home-sign';
  buttons: { solid: { fill: string; color: string }; outline: { line: string; color: string } };
}

const isReadable = (text: string, ground: string) => contrastRatio(text, ground) >= TEXT_CONTRAST;

/** Returns the color, darkened until text on the background is readable. */
const legible = (color: string, ground = PAPER): string =>
  firstMix(color, BLACK, 0, (text) => isReadable(text, ground));

/** Returns the color of text on a fill. */
const textOn = (fill: string): string => (readableOn(fill) === PAPER ? NEARLY_WHITE : '#1a1a1a');

/** Returns the color, darkened until the text on it is readable: on midtones, neither black nor white is. */
const toFill = (color: string): string => firstMix(color, BLACK, 0, (fill) => isReadable(textOn(fill), fill));

/** Returns the color as a thin line, darkened until visible on white, then lightened until visible on dark paper. */
const toRule = (color: string): string => {
  const onPaper = firstMix(color, BLACK, 0, (rule) => contrastRatio(rule, PAPER) >= RULE_CONTRAST.paper);
  return firstMix(onPaper, PAPER, 0, (rule) => contrastRatio(rule, DARK_PAPER) >= RULE_CONTRAST.darkPaper);
};

/** Returns whether it's the default accent of signatures. */
export const isDefaultAccent = (accent: string): boolean => accent === SIGNATURE_DEFAULTS.accent_color;

/** Returns the color of links, bands and buttons: the company's, if the owner kept the default accent. */
export const toFrame = (accent: string, company: string | undefined): string =>
  isDefaultAccent(accent) ? (company ?? accent) : accent;

type ColorSettings = Pick<SignatureSettings, 'accent_color' | 'primary_color'>;

/** Returns the background color of the band. */
export const toBand = ({ accent_color }: ColorSettings, look: SignatureLook | undefined): string =>
  toFill(toFrame(accent_color, look?.primary));

/** Returns the colors on white paper. Rules use the company's second color, unless the owner chose a color of their own. */
export function paperPalette(settings: ColorSettings, look: SignatureLook | undefined): SignaturePalette {
  const frame = toFrame(settings.accent_color, look?.primary);
  const isCompanys = look ? frame === look.primary : isDefaultAccent(settings.accent_color);
  const fill = toFill(frame);
  const text = legible(settings.primary_color);
  return {
    text,
    quiet: QUIET,
    link: legible(frame),
    // A company's color would make them more prominent than the name.
    contact: isCompanys ? text : legible(frame),
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

/**
 * Returns the colors on a band: words in the owner's color if it is readable there, otherwise in white, or nearly black on a light band.
 */
export function bandPalette(settings: ColorSettings, look: SignatureLook | undefined): SignaturePalette {
  const band = toBand(settings, look);
  const plain = textOn(band);
  const isDark = plain === NEARLY_WHITE;
  const text = isReadable(settings.primary_color, band) ? settings.primary_color : plain;
  const soft = mixColors(text, band, SHADE);
  const lifted = mixColors(band, plain, SHADE);
  // A midtone band has no room toward its text's color.
  const shade = isReadable(plain, lifted) ? lifted : mixColors(band, isDark ? BLACK : PAPER, SHADE);
  return {
    text,
    quiet: isReadable(soft, band) ? soft : text,
    link: text,
    contact: text,
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
