import { LRUCache } from 'lru-cache';

/** The empty page of a company's currently deployed site, and the headers that Hosting sends with it. */
export interface SiteShell {
  html: string;
  headers: Record<string, string>;
}

/** Milliseconds. After a deployment the old page's scripts are gone, so it is cached only briefly. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 3_000;
/**
 * firebase.json sets these, but Hosting doesn't add them to function responses everywhere (the emulator does), so they are copied from the
 * shell.
 */
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'referrer-policy',
  'permissions-policy',
];

/** Number of sites whose page an instance caches. */
const MAX_KNOWN = 50;

async function fetchShell(origin: string): Promise<SiteShell> {
  const response = await fetch(`${origin}/shell`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status}`);
  const headers = HEADERS.map((name) => [name, response.headers.get(name)] as const);
  const html = await response.text();
  return {
    html,
    headers: Object.fromEntries(headers.filter(([, value]) => value)) as Record<string, string>,
  };
}

const shells = new LRUCache<string, SiteShell>({
  max: MAX_KNOWN,
  ttl: FRESH_MS,
  fetchMethod: fetchShell,
  noDeleteOnFetchRejection: true,
  allowStaleOnFetchRejection: true,
});

/**
 * Returns the empty page of the site at an origin, read once for all concurrent callers; the previous one if the site doesn't answer,
 * undefined if there is none.
 */
export const siteShell = (origin: string): Promise<SiteShell | undefined> =>
  shells.fetch(origin).catch(() => undefined);
