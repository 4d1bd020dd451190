import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { publishedTitle } from '@brokerage/domain/flyer/publicTitle';
import { LINK_RETRY } from '../../flyers/pdf/pdfJobs.ts';
import { renderFlyerPdfForLink } from '../../flyers/pdf/renderPdf.ts';
import { type PdfFile, sendPdf } from '../../flyers/pdf/sendPdf.ts';
import { defineLinkRequest, LINK_STATUS_CODES, RetryLater } from './linkRequest.ts';
import { snapshotPdf } from './snapshotPdf.ts';

async function loadPdf(flyer: Flyer): Promise<PdfFile | undefined> {
  const made = await snapshotPdf(flyer);
  if (made) return made;
  try {
    await renderFlyerPdfForLink(flyer);
  } catch (error) {
    if (error instanceof DomainError) throw new RetryLater(LINK_RETRY.retryAfter / 1000);
    throw error;
  }
  return snapshotPdf(flyer);
}

/**
 * shared-pdf: GET /shared-pdf/{shortCode}.pdf gives the sealed PDF of a live link, `?download=1` as a file to keep. 404,
 * 410, and 503 where it can't be made now, come without a word. Through Hosting the path begins with /shared-pdf, straight to the function it does not.
 */
export const sharedPdf = defineLinkRequest(
  'shared-pdf',
  /^(?:\/shared-pdf)?\/([^/]+)\.pdf$/,
  async (request, response, lookup) => {
    // The shared page shows it in a frame, and nobody else may.
    response.set('Content-Security-Policy', "frame-ancestors 'self'");
    const file = lookup.state === 'live' ? await loadPdf(lookup.flyer) : undefined;
    if (lookup.state !== 'live' || !file) {
      response.status(lookup.state === 'live' ? 404 : LINK_STATUS_CODES[lookup.state]).end();
      return;
    }
    sendPdf(request, response, file, {
      title: publishedTitle(lookup.flyer),
      isDownload: request.query.download === '1',
    });
  },
);
