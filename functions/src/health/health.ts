import { DomainError } from '@brokerage/domain/errors/DomainError';
import { getStorage } from 'firebase-admin/storage';
import { db } from '../data/db.ts';
import { toCaller } from '../http/caller.ts';
import { defineHttpFunction, HTTP_OPTIONS } from '../http/defineHttpFunction.ts';
import { sendError } from '../http/errorResponses.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { createHealthCheck } from './checkHealth.ts';
import { probeTaskQueue } from './probeTaskQueue.ts';

/** firebase.json sets the same for requests through Hosting. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';
const REQUESTS_PER_MINUTE = 120;
const assertWithin = instanceRateLimit(REQUESTS_PER_MINUTE);

/** How an instance checks each part. */
export const checkHealth = createHealthCheck({
  database: () => db.tenants().limit(1).select().get(),
  // Whether the file is there doesn't matter: without access or a bucket, this throws.
  storage: () => getStorage().bucket().file('healthz').exists(),
  tasks: () => probeTaskQueue(),
});

/**
 * health: GET /healthz, or /health if a proxy intercepts paths that end in z, returns whether database, storage and task queue answer: 200,
 * or 503 when one doesn't. It reports nothing else.
 */
export const health = defineHttpFunction(
  { ...HTTP_OPTIONS, maxInstances: 2, invoker: 'public' },
  async (request, response) => {
    response.set('X-Robots-Tag', 'noindex');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    // A query string would get its own cache entry, and all visitors of a CDN share the limit below.
    if (request.url.includes('?')) {
      response.status(404).end();
      return;
    }
    try {
      const now = new Date();
      assertWithin(toCaller(request).ip, now);
      const found = await checkHealth(now);
      response
        .set('Cache-Control', CACHE_CONTROL)
        .status(found.status === 'ok' ? 200 : 503)
        .json(found);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.set('Cache-Control', 'no-store');
      sendError(request, response, error);
    }
  },
);
