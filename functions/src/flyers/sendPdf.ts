import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import { byteRange } from './byteRange.ts';
import { pdfDisposition } from './pdfDisposition.ts';

export type Response = Parameters<HttpsFunction>[1];

/** A rendered flyer; `sha256` is that of its bytes, in hex. */
export interface PdfFile {
  bytes: Buffer;
  sha256: string;
}

/** Sends a PDF whole or in part (206, 416), to be shown or, with `isDownload`, to be kept; HEAD gets the headers. */
export function sendPdf(
  { method, headers }: Request,
  response: Response,
  { bytes, sha256 }: PdfFile,
  { title, isDownload = false }: { title: string; isDownload?: boolean },
): void {
  const etag = `"${sha256}"`;
  const inline = pdfDisposition(title);
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': isDownload ? inline.replace(/^inline/, 'attachment') : inline,
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  const condition = headers['if-range'];
  const asked = condition === undefined || condition === etag ? headers.range : undefined;
  const range = method === 'GET' ? byteRange(asked, bytes.length) : undefined;
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
