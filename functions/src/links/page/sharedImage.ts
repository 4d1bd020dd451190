import { siteAddress } from '@brokerage/domain/company/siteHost';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { loadCachedTenant } from '../../company/loadCachedTenant.ts';
import { defineLinkRequest, LINK_STATUS_CODES, RetryLater } from './defineLinkRequest.ts';
import { flyerImage } from './flyerImage.ts';
import { loadDrawing } from './sharedDrawing.ts';

/** By flyer and snapshot revision, 150 kB each. */
const known = new LRUCache<string, Buffer>({ max: 20 });
/** Requests that may wait for an instance's painter; others have to retry later. */
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 10;

/** One at a time: each uses the processor for a moment, and memory for the whole card. */
const inTurn = pLimit(1);

async function loadImage(flyer: Flyer): Promise<Buffer | undefined> {
  const name = `${flyer.tenant_id}/${flyer.id}/${flyer.snapshot?.revision}`;
  const kept = known.get(name);
  if (kept) return kept;
  if (inTurn.activeCount + inTurn.pendingCount >= MAX_WAITING) throw new RetryLater(RETRY_AFTER_SECONDS);
  return inTurn(async () => {
    const madeMeanwhile = known.get(name);
    if (madeMeanwhile) return madeMeanwhile;
    const drawing = await loadDrawing(flyer);
    if (!drawing) return undefined;
    const image = await flyerImage(drawing);
    known.set(name, image);
    return image;
  });
}

/**
 * shared-image: GET /shared-image/{shortCode}.jpg returns the approved flyer of a live link as the picture for link previews. A flyer that
 * can't be drawn gets the site's own card; 404, 410 and 503 have no body. Nothing is counted. Through Hosting the path begins with
 * /shared-image, in direct calls it doesn't.
 */
export const sharedImage = defineLinkRequest(
  'shared-image',
  /^(?:\/shared-image)?\/([^/]+)\.jpg$/,
  async (request, response, lookup, { now }) => {
    if (lookup.state !== 'live') {
      response.status(LINK_STATUS_CODES[lookup.state]).end();
      return;
    }
    const image = await loadImage(lookup.flyer);
    if (!image) {
      const company = await loadCachedTenant(lookup.link.tenant_id, now);
      response.redirect(302, siteAddress(company, '/social-card.png'));
      return;
    }
    response.set({ 'Content-Type': 'image/jpeg', 'Content-Length': String(image.length) });
    response.end(request.method === 'HEAD' ? undefined : image);
  },
);
