import type { formatExtension } from '@brokerage/domain/flyer/flyerFormats';

/** The name of a flyer's file: its title without what file systems refuse. */
export function pdfFileName(title: string, extension: ReturnType<typeof formatExtension> = 'pdf'): string {
  const name = title
    .replace(/[^\p{L}\p{M}\p{N} ,.&()'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, 100);
  return `${name || 'flyer'}.${extension}`;
}
