import type { TypographyVariantsOptions } from '@mui/material/styles';

/** The company's heading font, under the name that every page uses for it: see fonts.css. */
const headingFamily = "Heading, 'Heading fallback', 'Times New Roman', serif";
const sans = "'Public Sans Variable', 'Public Sans fallback', Arial, sans-serif";

const rem = (px: number) => `${px / 16}rem`;
const step = (size: number, line: number) => ({ fontSize: rem(size), lineHeight: line / size });
/** Grows with the window from a phone (360 px) to a desktop (1200 px). */
const fluid = (from: number, to: number, lineHeight: number) => ({
  fontSize: `clamp(${rem(from)}, ${rem(from - (360 * (to - from)) / 840)} + ${((to - from) / 8.4).toFixed(3)}vw, ${rem(to)})`,
  lineHeight,
});

/** The five sizes of each density: larger for reading on the public site, smaller for working in the portal. */
const scales = {
  site: {
    small: step(14, 22),
    body: step(17, 28),
    title: step(22, 30),
    heading: fluid(28, 38, 1.2),
    display: fluid(36, 56, 1.1),
  },
  portal: {
    small: step(13, 18),
    body: step(15, 22),
    title: step(18, 24),
    heading: step(22, 28),
    display: step(28, 36),
  },
};

export type Density = keyof typeof scales;

/**
 * h1 display, h2 heading, h3 title (heading font); h4-h6 body font in bold; subtitle1 a page's lead (title size); body1 text; body2 and
 * caption small; overline small capitals above a heading.
 */
export function typography(density: Density): TypographyVariantsOptions {
  const { small, body, title, heading, display } = scales[density];
  const headingText = { fontFamily: headingFamily, fontWeight: 600, textWrap: 'balance' } as const;
  const boldText = { ...body, fontFamily: sans, fontWeight: 700, letterSpacing: 0 };
  return {
    fontFamily: sans,
    fontWeightMedium: 600,
    h1: { ...display, ...headingText, letterSpacing: '-0.018em' },
    h2: { ...heading, ...headingText, letterSpacing: '-0.012em' },
    h3: { ...title, ...headingText, letterSpacing: '-0.006em' },
    h4: boldText,
    h5: boldText,
    h6: boldText,
    subtitle1: { ...title, fontWeight: 400, letterSpacing: '-0.004em' },
    subtitle2: { ...body, fontWeight: 600, letterSpacing: 0 },
    body1: { ...body, letterSpacing: 0 },
    body2: { ...small, letterSpacing: 0 },
    button: { ...body, fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    caption: { ...small, letterSpacing: 0 },
    overline: { ...small, fontWeight: 700, letterSpacing: '0.09em', textTransform: 'uppercase' },
  };
}
