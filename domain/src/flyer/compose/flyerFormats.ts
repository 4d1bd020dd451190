import * as z from 'zod';
import type { LayoutKey } from '../record/layoutKeys.ts';

/**
 * The formats an approved flyer can be downloaded in: its own paper size, the same with bleed and crop marks for a print shop, a
 * 6 × 9 in postcard, that with bleed and crop marks, or a square image for social media.
 */
export const FLYER_FORMATS = ['letter', 'bleed', 'postcard', 'postcard-bleed', 'square'] as const;
export const flyerFormatSchema = z.enum(FLYER_FORMATS);
export type FlyerFormat = z.output<typeof flyerFormatSchema>;

/** Names of the formats for the menu and errors. `fileEnding` distinguishes a flyer's files with the same extension. */
export const FORMAT_NAMES: Record<FlyerFormat, { label: string; place: string; fileEnding: string }> = {
  letter: {
    label: 'PDF, letter size',
    place: 'its own page',
    fileEnding: '',
  },
  bleed: {
    label: 'PDF with bleed and crop marks',
    place: 'its own page',
    fileEnding: ' (bleed)',
  },
  postcard: {
    label: 'Postcard PDF, 6 × 9 in',
    place: 'a postcard',
    fileEnding: ' (postcard)',
  },
  'postcard-bleed': {
    label: 'Postcard PDF with bleed and crop marks',
    place: 'a postcard',
    fileEnding: ' (postcard, bleed)',
  },
  square: {
    label: 'Square image for social media',
    place: 'a square image',
    fileEnding: '',
  },
};

/** Layouts without some formats; others have all. A letter is for one person, and a rate table doesn't fit the width of a postcard. */
const FEWER_FORMATS: Partial<Record<LayoutKey, readonly FlyerFormat[]>> = {
  letter: ['letter', 'bleed'],
  'rate-sheet': ['letter', 'bleed', 'square'],
};

/** Returns the formats of a layout. */
export const toFormats = (layout: LayoutKey): readonly FlyerFormat[] =>
  FEWER_FORMATS[layout] ?? FLYER_FORMATS;

/** Layouts on paper other than letter size. */
const OWN_PAPERS: Partial<Record<LayoutKey, string>> = { greeting: 'PDF, 5.5 × 8.5 in' };

/** Returns a format's name in the menu of a layout, with the size of the layout's own paper. */
export const toFormatLabel = (format: FlyerFormat, layout: LayoutKey): string =>
  (format === 'letter' ? OWN_PAPERS[layout] : undefined) ?? FORMAT_NAMES[format].label;

/** Returns the file extension. */
export const formatExtension = (format: FlyerFormat): 'pdf' | 'png' => (format === 'square' ? 'png' : 'pdf');
