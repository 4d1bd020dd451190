import {
  type FlyerFormat,
  FORMAT_NAMES,
  formatExtension,
} from '@brokerage/domain/flyer/compose/flyerFormats';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';

/** What a flyer's file is named after. */
export type TitledFlyer = Parameters<typeof publishedTitle>[0];

/**
 * Returns the name of a flyer's file in a format: its title for outsiders, as officers send it on, without what file systems refuse; and
 * what tells a print shop which file is which.
 */
export function pdfFileName(flyer: TitledFlyer, format: FlyerFormat = 'letter'): string {
  const name = publishedTitle(flyer)
    .replace(/[^\p{L}\p{M}\p{N} ,.&()'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100);
  return `${name || 'flyer'}${FORMAT_NAMES[format].fileEnding}.${formatExtension(format)}`;
}
