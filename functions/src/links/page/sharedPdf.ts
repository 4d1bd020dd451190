import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { publishedTitle } from '@brokerage/domain/flyer/texts/publicTitle';
import type { Request } from 'firebase-functions/v2/https';
import { LINK_RETRY_MS } from '../../flyers/pdf/pdfJobs.ts';
import { renderFlyerPdfForLink } from '../../flyers/pdf/renderPdf.ts';
import { type PdfFile, sendPdf } from '../../flyers/pdf/sendPdf.ts';
import type { Response } from '../../http/defineHttpFunction.ts';
import {
  defineLinkRequest,
  LINK_STATUS_CODES,
  type RespondWithPass,
  RetryLater,
} from './defineLinkRequest.ts';
import { loadViewedFlyer, readPagePass } from './pagePass.ts';
import { NO_INDEX, plainPage } from './plainPage.ts';
import { openedSnapshotPdf, snapshotPdf } from './snapshotPdf.ts';

/** Seconds until a browser retries a PDF that another request is rendering. */
const RUNNING_RETRY_SECONDS = 2;
const RUNNING_PAGE = plainPage({
  head: `${NO_INDEX}<title>Preparing the PDF</title>`,
  body: '<p role="status">We’re preparing this PDF. It will open here in a moment.</p>',
});

/** Answers 503 with a page that reloads itself, so that no request waits for the one that renders. */
function sendStillRendering(request: Request, response: Response): void {
  const seconds = String(RUNNING_RETRY_SECONDS);
  response.status(503).set({
    'Retry-After': seconds,
    Refresh: seconds,
    'Content-Type': 'text/html; charset=utf-8',
  });
  response.end(request.method === 'HEAD' ? undefined : RUNNING_PAGE);
}

async function loadPdf(flyer: Flyer): Promise<PdfFile | 'running' | undefined> {
  const made = await snapshotPdf(flyer);
  if (made) return made;
  try {
    if ((await renderFlyerPdfForLink(flyer)) === 'running') return 'running';
  } catch (error) {
    if (error instanceof DomainError) throw new RetryLater(LINK_RETRY_MS / 1000);
    throw error;
  }
  return snapshotPdf(flyer);
}

/** Only the shared page may embed it in a frame. */
const IN_SITE_FRAMES = { 'Content-Security-Policy': "frame-ancestors 'self'" };

/** Sends the PDF of the snapshot that an opened page shows, if it already exists and the flyer is still approved. */
const sendOpenedPdf: RespondWithPass = async (request, response, { tenantId, code, pass }, now) => {
  const page = await readPagePass({ tenantId, code, now }, pass);
  if (!page || !(await loadViewedFlyer(tenantId, page))) return false;
  const file = await openedSnapshotPdf(tenantId, page.flyerId, page.revision);
  if (!file) return false;
  response.set(IN_SITE_FRAMES);
  sendPdf(request, response, file, { title: page.title, isDownload: request.query.download === '1' });
  return true;
};

/**
 * shared-pdf: GET /shared-pdf/{shortCode}.pdf returns the approved flyer's PDF for a live link, with `?download=1` as a download. With
 * `~{pass}` after the code, which the opened page has for five minutes, only the flyer is looked up again, not the link. 404, 410, and 503
 * if it can't be rendered now, have no body; 503 while another request renders it has a page that retries. Through Hosting the path begins
 * with /shared-pdf, in direct calls it doesn't.
 */
export const sharedPdf = defineLinkRequest(
  'shared-pdf',
  /^(?:\/shared-pdf)?\/([^/~]+)(?:~([^/]+))?\.pdf$/,
  async (request, response, lookup) => {
    response.set(IN_SITE_FRAMES);
    const file = lookup.state === 'live' ? await loadPdf(lookup.flyer) : undefined;
    if (file === 'running') {
      sendStillRendering(request, response);
      return;
    }
    if (lookup.state !== 'live' || !file) {
      response.status(lookup.state === 'live' ? 404 : LINK_STATUS_CODES[lookup.state]).end();
      return;
    }
    sendPdf(request, response, file, {
      title: publishedTitle(lookup.flyer),
      isDownload: request.query.download === '1',
    });
  },
  { respondWithPass: sendOpenedPdf },
);
