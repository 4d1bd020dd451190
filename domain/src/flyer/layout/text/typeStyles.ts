import { palette } from '../scene/palette.ts';
import type { TextRole } from '../scene/scene.ts';
import type { FontFace } from './fontFaces.ts';

/** How to set a text. Sizes are in points. */
export interface TypeStyle {
  face: FontFace;
  size: number;
  /** The smallest size that the text may shrink to. */
  min: number;
  /** Line height as a multiple of the size. */
  leading: number;
  color: string;
  role: TextRole;
  /** Extra space between characters, in thousandths of the em. */
  tracking?: number;
  /** Space between paragraphs as a multiple of the size. */
  gap?: number;
  align?: 'left' | 'center' | 'right';
  /** Makes lines about equally long, for headings. */
  isBalanced?: boolean;
  /** With `isBalanced`, from the sixth generation on: breaks lines at the ends of phrases if that takes no extra line. */
  hasPhrases?: boolean;
  isUpperCase?: boolean;
  /** Avoids a last line of one short word if other breaks take no extra line. */
  hasFullEnds?: boolean;
  /** With `hasFullEnds`: avoids a last line of a few short words, too. */
  hasLongEnds?: boolean;
  /** For small print and letters, whose last line may be a few short words. */
  hasShortEnds?: boolean;
  /** Keeps the company's own family, regardless of the layout's. */
  isWordmark?: boolean;
}

const base = { color: palette.ink, role: 'P' } as const;

/** The base type styles of a flyer. Designs override color, alignment or size. */
export const type = {
  display: {
    ...base,
    role: 'H1',
    face: 'serifBold',
    size: 44,
    min: 22,
    leading: 1.06,
    tracking: -14,
    isBalanced: true,
    hasPhrases: true,
  },
  title: {
    ...base,
    role: 'H2',
    face: 'serifBold',
    size: 24,
    min: 14,
    leading: 1.14,
    tracking: -8,
    isBalanced: true,
    hasPhrases: true,
  },
  heading: { ...base, role: 'H2', face: 'serifBold', size: 16, min: 10.5, leading: 1.2, tracking: -4 },
  overline: {
    ...base,
    face: 'sansBold',
    size: 9,
    min: 7,
    leading: 1.3,
    tracking: 130,
    color: palette.brass,
    isUpperCase: true,
  },
  lead: { ...base, face: 'serif', size: 14, min: 10.5, leading: 1.4, gap: 0.5 },
  body: { ...base, face: 'sans', size: 11, min: 8.5, leading: 1.45, gap: 0.45 },
  label: { ...base, face: 'sans', size: 8.5, min: 7, leading: 1.3, color: palette.stone },
  value: { ...base, face: 'sansBold', size: 11.5, min: 8, leading: 1.25 },
  legal: { ...base, face: 'sans', size: 7, min: 6, leading: 1.32, color: palette.stone },
} as const satisfies Record<string, TypeStyle>;

/**
 * All type sizes of the sixth generation, in points. Each is about a fifth larger than the one before, and above 12 points a quarter, so
 * that no two look alike by mistake.
 */
export const TYPE_SCALE = [6, 7, 8.5, 10, 12, 15, 19, 24, 30, 38, 48, 60, 76, 96, 120, 152, 190] as const;

/** Returns the next smaller size on the scale, or the same one if it is the smallest. */
export const stepBelow = (size: number): number => TYPE_SCALE.findLast((step) => step < size) ?? size;

/** Returns the nearest size on the scale. `tie` decides between two equally near ones. */
function toStep(size: number, tie: 'larger' | 'smaller'): number {
  const distance = (step: number) => Math.abs(step - size);
  const [first, ...others] = TYPE_SCALE;
  return others.reduce<number>((best, step) => {
    const isNearer = distance(step) < distance(best);
    return isNearer || (tie === 'larger' && distance(step) === distance(best)) ? step : best;
  }, first);
}

/** Returns the style with its sizes moved to the scale. */
export function onScale(style: TypeStyle): TypeStyle {
  const size = toStep(style.size, 'larger');
  const min = style.min === style.size ? size : Math.min(toStep(style.min, 'smaller'), size);
  return { ...style, size, min };
}
