import { type PDFContext, type PDFRawStream, typedArrayFor } from 'pdf-lib';

/** Packs bytes in the zlib format. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Returns a stream, packed by `deflate`, or by pdf-lib's own JavaScript where none is given. */
export function compressedStream(
  context: PDFContext,
  contents: string | Uint8Array,
  deflate: Deflate | undefined,
  entries: Record<string, number> = {},
): PDFRawStream {
  if (!deflate) return context.flateStream(contents, entries);
  return context.stream(deflate(typedArrayFor(contents)), { ...entries, Filter: 'FlateDecode' });
}
