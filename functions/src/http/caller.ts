import type { Request } from 'firebase-functions/v2/https';

/** What we know of the caller from the connection. */
export interface Caller {
  ip: string;
  /** At most 500 characters. */
  userAgent: string;
  /** Host of the website whose page calls; it selects the company. */
  host: string;
  /** Whether the browser sends Global Privacy Control. */
  optedOut: boolean;
  /** Whether the browser only prefetches a page that may never be shown. */
  isPrefetch: boolean;
  /** The page's App Check token; already verified where it is enforced. */
  appCheckToken: string | undefined;
}

/** A caller from a company's website. */
export interface SiteVisitor extends Caller {
  /** The company whose website it is. */
  tenantId: string;
}

/** Returns the header `name` if it was sent exactly once. */
const findHeader = (headers: NodeJS.Dict<string | string[]>, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Returns the host of the website that a request came from: as Hosting passes it on, otherwise from the browser's Origin header, otherwise
 * the requested host. Callers can name any host, which gets them no more than a visit to that website does.
 */
function toSiteHost(headers: NodeJS.Dict<string | string[]>): string {
  const origin = findHeader(headers, 'origin');
  const host =
    findHeader(headers, 'x-forwarded-host') ??
    (origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined) ??
    findHeader(headers, 'host') ??
    '';
  return host.toLowerCase();
}

/** Sec-Purpose is the standard header (Fetch, section 3.9); older browsers sent the others. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Returns who calls. Google's front end appends the address that it saw to X-Forwarded-For; everything before it came from the caller and
 * may be forged. So the last entry counts or, without one (emulator), the connection's address.
 */
export function toCaller(request: Pick<Request, 'headers' | 'socket'>): Caller {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const appCheck = request.headers['x-firebase-appcheck'];
  return {
    ip: forwarded.at(-1) ?? request.socket?.remoteAddress ?? 'unknown',
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
    host: toSiteHost(request.headers),
    optedOut: request.headers['sec-gpc'] === '1',
    isPrefetch: PREFETCH_HEADERS.some((name) =>
      /prefetch|prerender|preview/i.test(String(request.headers[name])),
    ),
    appCheckToken: typeof appCheck === 'string' ? appCheck : undefined,
  };
}
