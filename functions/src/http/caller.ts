import type { Request } from 'firebase-functions/v2/https';

/** Who calls, as far as the connection tells. */
export interface Caller {
  ip: string;
  /** At most 500 characters. */
  userAgent: string;
  /** Whether the browser sends Global Privacy Control. */
  optedOut: boolean;
  /** Whether the browser only fetches ahead what nobody may ever look at. */
  isPrefetch: boolean;
  /** What App Check has given to the page; already verified where it is enforced. */
  appCheckToken: string | undefined;
}

/** Sec-Purpose is the standard's (Fetch, section 3.9); the others are what browsers sent before. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/**
 * Google's front end appends the address that it saw to X-Forwarded-For; whatever stands before it was sent by
 * the caller and may be forged. So the last entry counts, and where there is none (emulator) the connection's.
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
    optedOut: request.headers['sec-gpc'] === '1',
    isPrefetch: PREFETCH_HEADERS.some((name) =>
      /prefetch|prerender|preview/i.test(String(request.headers[name])),
    ),
    appCheckToken: typeof appCheck === 'string' ? appCheck : undefined,
  };
}
