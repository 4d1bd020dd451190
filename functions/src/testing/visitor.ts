import type { SiteVisitor } from '../http/caller.ts';
import { BROWSER } from './browser.ts';
import { PUBLIC_TENANT } from './publicTenant.ts';

/** Returns a browser visitor of the public company's website; needs the emulators, which define its host. */
export function visitor(changes: Partial<SiteVisitor> = {}): SiteVisitor {
  const { HOSTING_ORIGIN: origin } = process.env;
  if (!origin) throw new Error('HOSTING_ORIGIN is not set: the emulators are not running');
  return {
    ip: '203.0.113.9',
    userAgent: BROWSER,
    host: new URL(origin).host,
    tenantId: PUBLIC_TENANT,
    optedOut: false,
    isPrefetch: false,
    appCheckToken: undefined,
    ...changes,
  };
}
