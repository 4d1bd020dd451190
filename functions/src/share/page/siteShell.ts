import { LRUCache } from 'lru-cache';

/** The empty page of a company's site as it is deployed now, and the headers that Hosting gives to it. */
export interface SiteShell {
  html: string;
  headers: Record<string, string>;
}

/** Milliseconds. After a deployment the old page's scripts are gone, so it is not kept for long. */
const FRESH_MS = 10_000;
const TIMEOUT_MS = 3_000;
/** Set in firebase.json, for answers of functions by the emulator, too; brought along here wherever Hosting does not add them. */
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'referrer-policy',
  'permissions-policy',
];

/** Sites of which an instance keeps the page. */
const MAX_KNOWN = 50;
const known = new LRUCache<string, { shell: SiteShell; until: number }>({ max: MAX_KNOWN });

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

/** The empty page of the site at an origin; the one before when the site does not answer, undefined when there is none. */
export async function siteShell(origin: string): Promise<SiteShell | undefined> {
  const now = Date.now();
  const kept = known.get(origin);
  if (kept && kept.until > now) return kept.shell;
  try {
    const shell = await fetchShell(origin);
    known.set(origin, { shell, until: now + FRESH_MS });
    return shell;
  } catch {
    return kept?.shell;
  }
}
