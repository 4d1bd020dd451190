import {
  type FlyerFormat,
  FORMAT_NAMES,
  formatExtension,
} from '@brokerage/domain/flyer/compose/flyerFormats';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import { readableLine } from '@brokerage/domain/flyer/texts/readableLine';
import { splitAddress } from '@brokerage/domain/flyer/texts/splitAddress';

/** The fields that name a flyer's file. */
export type TitledFlyer = Parameters<typeof publishedTitle>[0];

/**
 * Returns the file name of a flyer in a format: its public title, which recipients see, the street of its home, without characters that
 * file systems reject, and a suffix that tells a print shop which file is which.
 */
export function pdfFileName(flyer: TitledFlyer, format: FlyerFormat = 'letter'): string {
  const title = publishedTitle(flyer);
  const { street } = splitAddress(readableLine(flyer.data.property_address));
  const name = (title.includes(street) ? title : `${title}, ${street}`)
    .replace(/[^\p{L}\p{M}\p{N} ,.&()'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100);
  return `${name || 'flyer'}${FORMAT_NAMES[format].fileEnding}.${formatExtension(format)}`;
}
