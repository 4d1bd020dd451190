import type { formatExtension } from '@brokerage/domain/flyer/flyerFormats';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';

/** What a flyer's file is named after. */
export type TitledFlyer = Parameters<typeof publishedTitle>[0];

/** Returns the name of a flyer's file: its title for outsiders, as officers send it on, without what file systems refuse. */
export function pdfFileName(
  flyer: TitledFlyer,
  extension: ReturnType<typeof formatExtension> = 'pdf',
): string {
  const name = publishedTitle(flyer)
    .replace(/[^\p{L}\p{M}\p{N} ,.&()'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100);
  return `${name || 'flyer'}.${extension}`;
}
