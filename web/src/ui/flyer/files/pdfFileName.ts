import {
  type FlyerFormat,
  FORMAT_NAMES,
  formatExtension,
} from '@brokerage/domain/flyer/compose/flyerFormats';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';

/** The fields that name a flyer's file. */
export type TitledFlyer = Parameters<typeof publishedTitle>[0];

/**
 * Returns the file name of a flyer in a format: its public title, because officers send the file out, without characters that file systems
 * reject, plus a suffix for the print shop files.
 */
export function pdfFileName(flyer: TitledFlyer, format: FlyerFormat = 'letter'): string {
  const name = publishedTitle(flyer)
    .replace(/[^\p{L}\p{M}\p{N} ,.&()'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100);
  return `${name || 'flyer'}${FORMAT_NAMES[format].fileEnding}.${formatExtension(format)}`;
}
