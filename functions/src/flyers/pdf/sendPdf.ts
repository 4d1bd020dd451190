import { cutText } from '@brokerage/domain/text/cutText';
import { create } from 'content-disposition';
import type { Request } from 'firebase-functions/v2/https';
import type { Response } from '../../http/defineHttpFunction.ts';
import { byteRange } from './byteRange.ts';

/** A rendered flyer; `sha256` is the hash of its bytes, in hex. */
export interface PdfFile {
  bytes: Buffer;
  sha256: string;
}

/** Characters that at least one operating system refuses in file names. */
const UNSAFE_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\/:*?<>|]+/gu;

/** Returns the Content-Disposition of a PDF named after its flyer, with an ASCII name for old clients. */
export function pdfDisposition(
  title: string,
  type: 'inline' | 'attachment',
  extension: 'pdf' | 'png' = 'pdf',
): string {
  const name =
    cutText(
      title
        .toWellFormed()
        .replace(UNSAFE_IN_NAMES, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^[.\s]+/, ''),
      120,
    )
      .replace(/\uFFFD/g, '')
      // A title may end with a period, like a sentence.
      .replace(/[.\s]+$/, '') || 'flyer';
  const ascii =
    name
      .normalize('NFKD')
      // Some browsers decode a percent sign in the plain name.
      .replace(/[^\x20-\x7e]|%/g, '')
      // NFKC may have turned full-width characters into plain quotes and slashes.
      .replace(UNSAFE_IN_NAMES, ' ')
      .trim() || 'flyer';
  return create(`${name}.${extension}`, { type, fallback: `${ascii}.${extension}` });
}

/** Sends a PDF whole or in part (206, 416), for display or, with `isDownload`, for download; HEAD gets only the headers. */
export function sendPdf(
  { method, headers }: Request,
  response: Response,
  { bytes, sha256 }: PdfFile,
  {
    title,
    isDownload = false,
    extension = 'pdf',
  }: { title: string; isDownload?: boolean; extension?: 'pdf' | 'png' },
): void {
  const etag = `"${sha256}"`;
  response.set({
    'Content-Type': extension === 'png' ? 'image/png' : 'application/pdf',
    'Content-Disposition': pdfDisposition(title, isDownload ? 'attachment' : 'inline', extension),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  const condition = headers['if-range'];
  const rangeHeader = condition === undefined || condition === etag ? headers.range : undefined;
  const range = method === 'GET' ? byteRange(rangeHeader, bytes.length) : undefined;
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${bytes.length}`).removeHeader('Content-Type');
    response.end();
    return;
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes;
  if (range) {
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  }
  response.set('Content-Length', String(part.length));
  response.end(method === 'HEAD' ? undefined : part);
}
