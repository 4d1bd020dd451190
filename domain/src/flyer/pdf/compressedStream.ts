import { type PDFContext, type PDFRawStream, typedArrayFor } from 'pdf-lib';

/** Compresses bytes to the zlib format. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Returns a stream compressed by `deflate`, or by pdf-lib's own JavaScript if not given. */
export function compressedStream(
  context: PDFContext,
  contents: string | Uint8Array,
  deflate: Deflate | undefined,
  entries: Record<string, number> = {},
): PDFRawStream {
  if (!deflate) return context.flateStream(contents, entries);
  return context.stream(deflate(typedArrayFor(contents)), { ...entries, Filter: 'FlateDecode' });
}
