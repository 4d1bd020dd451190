import * as z from 'zod';
import type { LayoutKey } from './layoutKeys.ts';

/**
 * What an approved flyer can be downloaded as: on its own paper, the same with bleed and crop marks for a print shop, as a postcard
 * of 6 by 9 inches, or as a square picture for social media.
 */
export const FLYER_FORMATS = ['letter', 'bleed', 'postcard', 'square'] as const;
export const flyerFormatSchema = z.enum(FLYER_FORMATS);
export type FlyerFormat = z.output<typeof flyerFormatSchema>;

/** How people choose a format, and how an error names it. */
export const FORMAT_NAMES: Record<FlyerFormat, { label: string; inSentence: string; place: string }> = {
  letter: { label: 'PDF, letter size', inSentence: 'PDF, letter size', place: 'its own page' },
  bleed: {
    label: 'PDF with bleed and crop marks',
    inSentence: 'PDF with bleed and crop marks',
    place: 'its own page',
  },
  postcard: { label: 'Postcard PDF, 6 × 9 in', inSentence: 'postcard PDF, 6 × 9 in', place: 'a postcard' },
  square: {
    label: 'Square image for social media',
    inSentence: 'square image for social media',
    place: 'a square image',
  },
};

/** What the layouts have no other format for: a letter is read on its own paper, and a table of rates needs the width of a page. */
const PAGE_ONLY: readonly LayoutKey[] = ['letter', 'rate-sheet'];

/** Returns the formats of a layout. */
export const toFormats = (layout: LayoutKey): readonly FlyerFormat[] =>
  PAGE_ONLY.includes(layout) ? ['letter', 'bleed'] : FLYER_FORMATS;

/** The file's ending. */
export const formatExtension = (format: FlyerFormat): 'pdf' | 'png' => (format === 'square' ? 'png' : 'pdf');
