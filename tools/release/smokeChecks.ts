import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 20_000;
const WAIT_MS = 5 * 60_000;
const WAIT_STEP_MS = 5_000;

async function ask(url: string, status = 200, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  if (response.status !== status) {
    throw new Error(`${new URL(url).pathname} answers ${response.status} instead of ${status}`);
  }
  return response;
}

function assertContains(text: string | null, piece: string, where: string): void {
  if (!text?.includes(piece)) throw new Error(`${where} lacks ${piece}`);
}

/** Read-only checks of a site, by name. Each throws an error that says what is wrong. */
export const SMOKE_CHECKS: Readonly<Record<string, (site: string) => Promise<void>>> = {
  'every part answers': async (site) => {
    const { status } = (await (await ask(`${site}/health`)).json()) as { status?: string };
    if (status !== 'ok') throw new Error(`/health says ${status}`);
  },
  'the home page is there, with its scripts': async (site) => {
    const html = await (await ask(`${site}/`)).text();
    assertContains(html, '<meta name="build"', '/');
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
    if (!script) throw new Error('/ names no script');
    assertContains((await ask(site + script)).headers.get('content-type'), 'javascript', script);
  },
  'security headers are sent': async (site) => {
    const { headers } = await ask(`${site}/`);
    assertContains(headers.get('content-security-policy'), "frame-ancestors 'none'", 'The policy');
    assertContains(
      headers.get('content-security-policy'),
      "require-trusted-types-for 'script'",
      'The policy',
    );
    assertContains(headers.get('strict-transport-security'), 'max-age=', 'HSTS');
    assertContains(headers.get('x-content-type-options'), 'nosniff', 'X-Content-Type-Options');
  },
  'the questionnaire and the sign-in page are there': async (site) => {
    assertContains(await (await ask(`${site}/pre-approval`)).text(), '<form', '/pre-approval');
    const signIn = await ask(`${site}/officer-login`);
    assertContains(signIn.headers.get('cache-control'), 'no-store', '/officer-login');
  },
  'the directory comes from the database': async (site) => {
    const found = (await (await ask(`${site}/directory.json`)).json()) as { company?: { name?: string } };
    if (!found.company?.name) throw new Error('/directory.json names no company');
  },
  'an unknown page and an unknown link are 404': async (site) => {
    await ask(`${site}/no-such-page`, 404);
    await ask(`${site}/shared/zzZZ99zzZZ99`, 404);
  },
  'nobody reads flyers without a session': async (site) => {
    await ask(`${site}/flyer-pdf/anything`, 401);
  },
};

async function readBuild(site: string): Promise<string | undefined> {
  try {
    return /<meta name="build" content="([^"]*)"/.exec(await (await ask(`${site}/`)).text())?.[1];
  } catch {
    return undefined;
  }
}

/** Waits until the site serves a build. @throws Error that names the build it serves instead */
export async function waitForBuild(site: string, build: string, timeoutMs = WAIT_MS): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const served = await readBuild(site);
    if (served === build) return;
    if (Date.now() >= end) throw new Error(`${site} serves ${served ?? 'no build'} instead of ${build}`);
    await wait(Math.min(WAIT_STEP_MS, timeoutMs));
  }
}
