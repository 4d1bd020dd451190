import { gunzipSync, gzipSync } from 'node:zlib';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type FlyerDrawing, flyerDrawingSchema } from '@brokerage/domain/link/flyerDrawing';
import type { Request } from 'firebase-functions/v2/https';
import { LRUCache } from 'lru-cache';
import { isRenderable, loadPdfInput } from '../../flyers/pdf/pdfInput.ts';
import { PictureError, snapshotScene, withPictures } from '../../flyers/pdf/snapshotScene.ts';
import type { Response } from '../../http/defineHttpFunction.ts';
import {
  defineLinkRequest,
  LINK_STATUS_CODES,
  type RespondWithPass,
  RetryLater,
} from './defineLinkRequest.ts';
import { loadViewedFlyer, readPagePass } from './pagePass.ts';
import { snapshotPdfJob } from './snapshotPdf.ts';

/** Compressed, by flyer and snapshot revision: 10 kB plus the pictures, 220 kB at most. */
const drawingCache = new LRUCache<string, Buffer>({ max: 20 });
/** Time of the last missing picture, in milliseconds: without this, anybody's request would lay out the flyer again. */
const failures = new LRUCache<string, number>({ max: 200 });
const RETRY_AFTER_SECONDS = 60;

/**
 * Returns the flyer's drawing as compressed JSON; undefined if there is none: the flyer has no snapshot, or its PDF came from an older
 * renderer, whose design exists only in that file. The drawing shows only what the PDF shows.
 * @throws RetryLater when a picture is lost
 */
async function packDrawing(flyer: Flyer): Promise<Buffer | undefined> {
  if (!isRenderable(flyer)) return undefined;
  const { tenant_id: tenantId, id: flyerId, snapshot } = flyer;
  const name = `${tenantId}/${flyerId}/${snapshot.revision}`;
  const kept = drawingCache.get(name);
  if (kept) return kept;
  if (Date.now() - (failures.get(name) ?? 0) < RETRY_AFTER_SECONDS * 1000)
    throw new RetryLater(RETRY_AFTER_SECONDS);
  const [{ input, digest }, job] = await Promise.all([loadPdfInput(flyer), snapshotPdfJob(flyer)]);
  if (job && job.input_digest !== digest) return undefined;
  const { scene, pictures } = await snapshotScene(input, { tenantId, flyerId }).catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    failures.set(name, Date.now());
    throw new RetryLater(RETRY_AFTER_SECONDS);
  });
  const drawing = gzipSync(JSON.stringify(flyerDrawingSchema.parse(withPictures(scene, pictures))));
  drawingCache.set(name, drawing);
  return drawing;
}

/**
 * Loads the flyer's drawing; undefined if there is none.
 * @throws RetryLater when a picture is lost
 */
export async function loadDrawing(flyer: Flyer): Promise<FlyerDrawing | undefined> {
  const packed = await packDrawing(flyer);
  return packed && (JSON.parse(gunzipSync(packed).toString('utf8')) as FlyerDrawing);
}

function sendDrawing(request: Request, response: Response, packed: Buffer): void {
  const takesPacked = request.acceptsEncodings('gzip') !== false;
  const body = takesPacked ? packed : gunzipSync(packed);
  if (takesPacked) response.set('Content-Encoding', 'gzip');
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends the drawing of the snapshot that an opened page shows, if the flyer is still approved. */
const sendOpenedDrawing: RespondWithPass = async (request, response, { tenantId, code, pass }, now) => {
  const page = await readPagePass({ tenantId, code, now }, pass);
  const flyer = page && (await loadViewedFlyer(tenantId, page));
  const packed = flyer && (await packDrawing(flyer));
  if (!packed) return false;
  sendDrawing(request, response, packed);
  return true;
};

/**
 * shared-drawing: GET /shared-drawing/{shortCode}.json returns the approved flyer of a live link as `flyerDrawingSchema`. With `~{pass}`
 * after the code, which the opened page has for five minutes, only the flyer is looked up again, not the link. 404, 410 and 503 have no
 * body; nothing is counted. Through Hosting the path begins with /shared-drawing, in direct calls it doesn't.
 */
export const sharedDrawing = defineLinkRequest(
  'shared-drawing',
  /^(?:\/shared-drawing)?\/([^/~]+)(?:~([^/]+))?\.json$/,
  async (request, response, lookup) => {
    const packed = lookup.state === 'live' ? await packDrawing(lookup.flyer) : undefined;
    if (packed) sendDrawing(request, response, packed);
    else response.status(lookup.state === 'live' ? 404 : LINK_STATUS_CODES[lookup.state]).end();
  },
  { respondWithPass: sendOpenedDrawing },
);
