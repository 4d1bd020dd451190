import { type PublicCompany, toPublicCompany } from '@brokerage/domain/company/publicCompany';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { MAX_LICENSES } from '@brokerage/domain/license/license';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { toCaller } from '../http/caller.ts';
import { defineHttpFunction, HTTP_OPTIONS } from '../http/defineHttpFunction.ts';
import { sendError } from '../http/errorResponses.ts';
import { loadSiteTenantId } from '../http/siteTenant.ts';
import { createVisitorLimit } from '../http/visitorLimit.ts';
import { describeError, logger } from '../logging/logger.ts';
import { publicDirectory } from './publicDirectory.ts';

/** Seconds that Hosting's CDN may cache the response. firebase.json sets the same for requests that go through Hosting. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60';

/** Per visitor network, for requests that reach the function: CDN misses and direct calls. */
const REQUESTS_PER_MINUTE = 600;
const isWithin = createVisitorLimit(REQUESTS_PER_MINUTE);

const PATH = /^(?:\/directory\.json|\/company\.json|\/)?$/;

/**
 * Returns what the public site says about a company.
 * @throws Error when the tenant has no settings
 */
async function loadPublicCompany(tenantId: string): Promise<PublicCompany> {
  const [tenant, found] = await Promise.all([
    loadTenant(tenantId),
    db.licenses(tenantId).where('holder_kind', '==', 'company').limit(MAX_LICENSES).get(),
  ]);
  return toPublicCompany(tenant, {
    licenses: found.docs.map((snapshot) => snapshot.data()),
    today: dayInZone(new Date(), tenant.office_schedule.time_zone),
  });
}

/**
 * directory-json: GET /directory.json returns the company with its public directory, /company.json only the company. Each CDN location
 * reads the database at most once a minute for each host; the limits below stop clients that make up hosts. Requests with a query string
 * are refused, even one that parses as empty, because each would get its own cache entry. The host selects the company, so the CDN caches
 * answers by host.
 */
export const directoryJson = defineHttpFunction(
  { ...HTTP_OPTIONS, cors: true, invoker: 'public' },
  async (request, response) => {
    response.vary('X-Forwarded-Host');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').status(405).end();
      return;
    }
    if (!PATH.test(request.path) || request.url.includes('?')) {
      response.status(404).end();
      return;
    }
    try {
      const now = new Date();
      if (!isWithin(request, now)) throw new DomainError('too-many-requests');
      const tenantId = await loadSiteTenantId(toCaller(request), now);
      const isCompany = request.path === '/company.json';
      const content = await (isCompany ? loadPublicCompany(tenantId) : publicDirectory(tenantId));
      response.set('Cache-Control', CACHE_CONTROL).json(content);
    } catch (error) {
      if (error instanceof DomainError) {
        response.set('Cache-Control', 'no-store');
        sendError(request, response, error);
        return;
      }
      logger.error('request failed', { function: 'directory-json', error: describeError(error) });
      response.set('Cache-Control', 'no-store').status(500).end();
    }
  },
);
