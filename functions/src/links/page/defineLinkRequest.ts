import { DomainError } from '@brokerage/domain/errors/DomainError';
import { publicErrors } from '@brokerage/domain/errors/publicErrors';
import { SHORT_CODE } from '@brokerage/domain/link/shortCode';
import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import { db } from '../../data/db.ts';
import { toCaller } from '../../http/caller.ts';
import { defineHttpFunction, HTTP_OPTIONS, type Response } from '../../http/defineHttpFunction.ts';
import { loadSiteTenantId } from '../../http/siteTenant.ts';
import { createVisitorLimit } from '../../http/visitorLimit.ts';
import { describeError, logger } from '../../logging/logger.ts';
import { type LinkLookup, lookUpLink } from './lookUpLink.ts';
import { plainErrorPage } from './plainPage.ts';

const OPTIONS = { ...HTTP_OPTIONS, concurrency: 40, invoker: 'public' } as const;

/**
 * The HTTP status of a page or file behind a link: 410 for expired links, and for flyers that were recalled or have expired; 404 for
 * unknown ones.
 */
export const LINK_STATUS_CODES = {
  live: 200,
  expired: 410,
  'flyer-ended': 410,
  landing: 404,
  forwarded: 404,
  moved: 404,
  'not-found': 404,
} as const satisfies Record<LinkLookup['state'], number>;

/** Thrown when rendering failed moments ago; answered with 503 and Retry-After. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  readonly seconds: number;
  constructor(seconds: number) {
    super('failed a moment ago');
    this.seconds = seconds;
  }
}

/**
 * Requests per visitor network, function and instance per minute. A page view calls each function once or twice; an office behind one
 * address or a bot that fetches previews stays far below.
 */
const REQUESTS_PER_MINUTE = 600;
const RETRY_AFTER_SECONDS = 60;

/** Answers with an error's status; a browser that requested a page gets one that explains the error. */
function sendErrorPage(
  request: Request,
  response: Response,
  code: 'too-many-requests' | 'unknown-site',
): void {
  if (code === 'too-many-requests') response.status(429).set('Retry-After', String(RETRY_AFTER_SECONDS));
  else response.status(404);
  if (request.accepts(['json', 'html']) !== 'html') {
    response.end();
    return;
  }
  response.set('Content-Type', 'text/html; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : plainErrorPage(publicErrors[code]));
}

/** Returns the error to show a visitor; undefined for one that is only logged. */
const toShownError = (error: unknown): 'too-many-requests' | 'unknown-site' | undefined =>
  error instanceof DomainError && (error.code === 'too-many-requests' || error.code === 'unknown-site')
    ? error.code
    : undefined;

/** Answers a request with a pass and returns true, or returns false to have the link looked up. */
export type RespondWithPass = (
  request: Request,
  response: Response,
  address: { tenantId: string; code: string; pass: string },
  now: Date,
) => Promise<boolean>;

/** Looks up a link of the website's company by its code; skips the lookup for an invalid code. */
function lookUp(tenantId: string, code: string | undefined, now: Date): LinkLookup | Promise<LinkLookup> {
  if (code === undefined || !SHORT_CODE.test(code)) return { state: 'not-found' };
  return db.runReadOnly((transaction) => lookUpLink(transaction, tenantId, code, now));
}

/**
 * Defines a function for addresses with a short code on a company's website; `pattern` captures the code, and a pass if there is one. It
 * accepts only GET and HEAD, looks up the link at every request that `answerWithPass` leaves, keeps nothing in caches or search engines,
 * and logs failures without the address. `RetryLater` becomes 503. A network over its limit gets 429 without a read of the database.
 */
export function defineLinkRequest(
  name: string,
  pattern: RegExp,
  respond: (
    request: Request,
    response: Response,
    lookup: LinkLookup,
    site: { tenantId: string; now: Date },
  ) => Promise<void>,
  {
    respondWithPass,
    requestsPerMinute = REQUESTS_PER_MINUTE,
  }: { respondWithPass?: RespondWithPass; requestsPerMinute?: number } = {},
): HttpsFunction {
  const isWithin = createVisitorLimit(requestsPerMinute);
  return defineHttpFunction(OPTIONS, async (request, response) => {
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
    if (!isWithin(request, now)) {
      sendErrorPage(request, response, 'too-many-requests');
      return;
    }
    try {
      const [, code, pass] = pattern.exec(request.path) ?? [];
      const tenantId = await loadSiteTenantId(toCaller(request), now);
      if (respondWithPass && code !== undefined && pass !== undefined && SHORT_CODE.test(code)) {
        const address = { tenantId, code, pass };
        if (await respondWithPass(request, response, address, now)) return;
      }
      await respond(request, response, await lookUp(tenantId, code, now), { tenantId, now });
    } catch (error) {
      if (error instanceof RetryLater) {
        response.status(503).set('Retry-After', String(error.seconds)).end();
        return;
      }
      const shown = toShownError(error);
      if (shown) {
        sendErrorPage(request, response, shown);
        return;
      }
      logger.error('request failed', { function: name, error: describeError(error) });
      response.status(500).end();
    }
  });
}
