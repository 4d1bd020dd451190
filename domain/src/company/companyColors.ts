import * as z from 'zod';
import { contrastRatio } from '../color/contrastRatio.ts';
import { type CompanyLook, isDefaultLook } from './companyLook.ts';
import { brighten, firstMix, mixColors } from './mixColors.ts';
import { NEUTRALS, TEXT_CONTRAST } from './readableLook.ts';

/** A color and the shades derived from it, as the theme needs them. */
const shadesSchema = z.object({
  main: z.string(),
  light: z.string(),
  dark: z.string(),
  /** Text on `main`; for the accent in light mode, on `light`. */
  contrastText: z.string(),
  /** Tinted surface. */
  soft: z.string(),
  /** Text on `soft`. */
  onSoft: z.string(),
});
const schemeSchema = z.object({ primary: shadesSchema, secondary: shadesSchema });

/** All colors derived from a company's two. Everything else (paper, ink, states) is the same for all companies. */
export const companyColorsSchema = z.object({
  /** `secondary.main` is for text and lines on paper, `secondary.light` is the accent itself. */
  light: schemeSchema,
  /** The portal's dark scheme. */
  dark: schemeSchema,
  /** Lines and muted text on `light.primary.dark`, in the portal's sidebar. */
  navigation: z.object({ line: z.string(), muted: z.string() }),
});
export type CompanyColors = z.output<typeof companyColorsSchema>;

const { white, page, ink } = NEUTRALS;
const BLACK = '#000000';
/** Page, cards and text of the portal's dark scheme; those of a company have the same lightness (nightSurfaces.ts). */
const NIGHT = { page: '#131916', paper: '#202a25', text: '#ece8df', quiet: '#a9afa6' } as const;
/** For links and buttons in the dark scheme, well above the required contrast. */
const NIGHT_CONTRAST = 7;
/** Muted text of the site. */
const STONE = '#565a52';

/** Designed by hand, before companies had colors of their own. */
const DEFAULT_COLORS: CompanyColors = {
  light: {
    primary: {
      main: '#1e4034',
      light: '#47695b',
      dark: '#142c23',
      contrastText: white,
      soft: '#e2ebe4',
      onSoft: '#1e4034',
    },
    secondary: {
      main: '#7e5713',
      light: '#ddb765',
      dark: '#5e400c',
      contrastText: ink,
      soft: '#f4e8cd',
      onSoft: '#5e400c',
    },
  },
  dark: {
    primary: {
      main: '#8fc7ae',
      light: '#b5dcca',
      dark: '#6aa98d',
      contrastText: '#0f2a21',
      soft: '#1f3a30',
      onSoft: '#b5dcca',
    },
    secondary: {
      main: '#ddb765',
      light: '#ddb765',
      dark: '#b8923f',
      contrastText: ink,
      soft: '#3a2f14',
      onSoft: '#ecd09a',
    },
  },
  navigation: { line: '#2c463b', muted: '#b9c8bf' },
};

/** Returns a function that checks whether a color is readable on, or under, each of the others. */
const readableWith =
  (...others: readonly string[]) =>
  (color: string) =>
    others.every((other) => contrastRatio(color, other) >= TEXT_CONTRAST);

function lightScheme({ primary, accent }: CompanyLook): CompanyColors['light'] {
  const soft = firstMix(primary, '#ffffff', 0.88, readableWith(primary, STONE));
  const sand = firstMix(accent, '#ffffff', 0.68, readableWith(ink, primary));
  const bronze = firstMix(accent, BLACK, 0, readableWith(page, soft, sand));
  const onSand = firstMix(bronze, BLACK, 0.27, readableWith(sand));
  // The lightest one on which white text is still readable.
  const moss = firstMix(mixColors(primary, '#ffffff', 0.2), primary, 0, readableWith(white));
  return {
    primary: {
      main: primary,
      light: moss,
      dark: mixColors(primary, BLACK, 0.3),
      contrastText: white,
      soft,
      onSoft: primary,
    },
    secondary: {
      main: bronze,
      light: accent,
      dark: onSand,
      contrastText: ink,
      soft: sand,
      onSoft: onSand,
    },
  };
}

function darkScheme({ primary, accent }: CompanyLook): CompanyColors['dark'] {
  // Tinted only as far as its texts stay readable.
  const soft = firstMix(
    mixColors(NIGHT.page, primary, 0.6),
    NIGHT.page,
    0,
    readableWith(NIGHT.text, NIGHT.quiet),
  );
  const main = firstMix(
    brighten(primary),
    '#ffffff',
    0,
    (color) => readableWith(NIGHT.page, soft)(color) && contrastRatio(color, NIGHT.paper) >= NIGHT_CONTRAST,
  );
  const light = firstMix(main, '#ffffff', 0.34, readableWith(soft));
  const glow = firstMix(accent, '#ffffff', 0, readableWith(NIGHT.paper, NIGHT.page, soft, ink));
  const glowSoft = mixColors(NIGHT.page, accent, 0.2);
  return {
    primary: {
      main,
      light,
      dark: firstMix(mixColors(main, BLACK, 0.22), main, 0, readableWith(NIGHT.page)),
      contrastText: firstMix(primary, BLACK, 0.35, readableWith(main)),
      soft,
      onSoft: light,
    },
    secondary: {
      main: glow,
      light: glow,
      dark: mixColors(glow, BLACK, 0.2),
      contrastText: ink,
      soft: glowSoft,
      onSoft: firstMix(glow, '#ffffff', 0.36, readableWith(glowSoft)),
    },
  };
}

/** Returns the two colors that the others were derived from. */
export const toCompanyLook = ({ light }: CompanyColors): Omit<CompanyLook, 'family'> => ({
  primary: light.primary.main,
  accent: light.secondary.light,
});

/** Returns all colors derived from a company's two, each with the contrast that its use needs (WCAG 2.2, 1.4.3). */
export function toCompanyColors(look: CompanyLook): CompanyColors {
  if (isDefaultLook(look)) return DEFAULT_COLORS;
  const light = lightScheme(look);
  const surface = light.primary.dark;
  return {
    light,
    dark: darkScheme(look),
    navigation: {
      line: mixColors(surface, '#ffffff', 0.11),
      muted: firstMix(look.primary, '#ffffff', 0.7, readableWith(surface)),
    },
  };
}
