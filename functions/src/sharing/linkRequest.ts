import { SHORT_CODE } from '@brokerage/domain/share/shortCode';
import { logger } from 'firebase-functions/v2';
import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from 'firebase-functions/v2/https';
import { db } from '../db.ts';
import type { Response } from '../flyers/sendPdf.ts';
import { describe } from '../http/defineCallable.ts';
import { publicTenant } from '../publicTenant.ts';
import { type LinkLookup, lookUpLink } from './lookUpLink.ts';

const OPTIONS: HttpsOptions = {
  ...{ region: 'us-east1', maxInstances: 20, memory: '512MiB', concurrency: 40, timeoutSeconds: 30 },
  invoker: 'public',
};

/** The status of a page or file behind a link: gone for good is not the same as never there. */
export const STATUS_OF = {
  live: 200,
  expired: 410,
  forwarded: 404,
  'not-found': 404,
} as const satisfies Record<LinkLookup['state'], number>;

/** It has failed a moment ago: nothing is tried again for that many seconds, however often it is asked for. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  readonly seconds: number;
  constructor(seconds: number) {
    super('failed a moment ago');
    this.seconds = seconds;
  }
}

/** The link by its code, of the tenant of the website; what can't be a code is not looked for. */
function lookUp(code: string | undefined, now: Date): LinkLookup | Promise<LinkLookup> {
  if (code === undefined || !SHORT_CODE.test(code)) return { state: 'not-found' };
  return db.runReadOnly((transaction) => lookUpLink(transaction, publicTenant(), code, now));
}

/**
 * A function behind an address with a short code in it, which `pattern` captures: GET and HEAD alone, the link looked up
 * at every request, nothing kept in caches or search engines, and failures logged without the address. `NotNow` is 503.
 */
export function defineLinkRequest(
  name: string,
  pattern: RegExp,
  answer: (request: Request, response: Response, lookup: LinkLookup, now: Date) => Promise<void>,
): HttpsFunction {
  return onRequest(OPTIONS, async (request, response) => {
    response.set({
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    const now = new Date();
    try {
      await answer(request, response, await lookUp(pattern.exec(request.path)?.[1], now), now);
    } catch (error) {
      if (error instanceof NotNow) {
        response.status(503).set('Retry-After', String(error.seconds)).end();
        return;
      }
      logger.error('request failed', { function: name, error: describe(error) });
      response.status(500).end();
    }
  });
}
