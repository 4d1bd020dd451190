import { requireEnv } from '../../requireEnv.ts';

/** The empty page of the site as it is deployed now, and the headers that Hosting gives to it. */
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

let known: { shell: SiteShell; until: number } | undefined;

async function fetchShell(): Promise<SiteShell> {
  const response = await fetch(`${requireEnv('SITE_ORIGIN')}/shell`, {
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

/** The site's empty page; the one before when the site does not answer, undefined when there is none. */
export async function siteShell(): Promise<SiteShell | undefined> {
  const now = Date.now();
  if (known && known.until > now) return known.shell;
  try {
    const shell = await fetchShell();
    known = { shell, until: now + FRESH_MS };
    return shell;
  } catch {
    return known?.shell;
  }
}
