import { defineCallableWithoutAppCheck } from '../http/defineCallable.ts';
import { instanceRateLimit } from '../http/instanceRateLimit.ts';
import { logger } from '../logging/logger.ts';
import { createErrorSampler } from './createErrorSampler.ts';

/** A page sends at most five reports, so this lets a household reload a broken page. */
const REPORTS_PER_MINUTE = 30;
const assertWithinRateLimit = instanceRateLimit(REPORTS_PER_MINUTE);
const toSampleWeight = createErrorSampler();

/** report-client-error: logs an error from a visitor's browser. Stores nothing about the caller, and always returns the same response. */
export const reportClientError = defineCallableWithoutAppCheck(
  'report-client-error',
  (report, { ip, tenantId: tenant }, now) => {
    assertWithinRateLimit(ip, now);
    const weight = toSampleWeight(report, now);
    // Logs the page's build in addition to this function's own.
    const { build: page_build, ...rest } = report;
    if (weight > 0) logger.warn('browser error', { tenant, ...rest, page_build, weight });
    return Promise.resolve({});
  },
);
