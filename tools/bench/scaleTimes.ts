import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { countDocumentReads } from '../../tests/e2e/documentReads.ts';
import { recordedQueries } from '../../tests/e2e/recordedQueries.ts';
import { ensureChromium } from '../chromium.ts';
import { median } from '../lib/quantile.ts';
import { signIn, withPage } from './portalBrowser.ts';
import type { Person, ScaleWorld } from './scaleWorld.ts';

/** How long a page of the full company may take, as a multiple of the seeded world's. */
export const SCREEN_LIMIT = 1.3;
const RUNS = 5;
/** A page counts as loaded after this many milliseconds without another document. */
const QUIET_MS = 500;

const OFFICER_PAGES = {
  Dashboard: '',
  'My Leads': '/leads',
  'PDF Templates': '/pdf/templates',
  'Create Flyer': '/pdf/create?template=open-house',
  'My Flyers': '/pdf/flyers',
  'Flyer editor': '/pdf/edit/{draft}',
  'Link Analytics': '/pdf/analytics',
  'Realtor Management': '/realtors',
  'Profile Settings': '/profile',
  'Email Signature': '/signature',
} as const;

const PAGES: Record<Person, Readonly<Record<string, string>>> = {
  officer: OFFICER_PAGES,
  administrator: {
    ...OFFICER_PAGES,
    'Dashboard, Submissions': '?tab=submissions',
    'Submissions, new': '?tab=submissions&status=new',
    'Submissions, overdue': '?tab=submissions&overdue=yes',
    'Submissions, closed': '?tab=submissions&status=closed',
    'Submissions, General team': '?tab=submissions&officer=general',
    'Submissions, most filters':
      '?tab=submissions&status=open&branch=clifton-nj&purpose=Purchase&source=website&from=2026-01-05',
    'Approval Queue': '/pdf/approvals',
    'Template Manager': '/pdf/manage',
    'Template editor': '/pdf/manage/open-house',
    People: '/people',
    'Profile Changes': '/profile-changes',
    'Company Settings': '/company',
    'Audit Log': '/audit',
  },
};

interface Load {
  reads: number;
  ms: number;
}

/** Medians of the loads of a page in one world. */
interface Loads extends Load {
  /** Milliseconds that the emulator needs just for the page's queries. It has no indexes and scans the collection. */
  queriesMs: number;
}

/** A page in both worlds. */
interface ScreenTimes {
  seeded: Loads;
  full: Loads;
  /** How much longer the full company takes. */
  ratio: number;
  /** The same without the emulator's longer scan, which a database with indexes doesn't need. */
  ratioWithIndexes: number;
}

/** Runs in the page: resolves when nothing is loading anymore and no document has arrived for a while. */
function waitUntilLoaded(quietMs: number): Promise<Load> {
  const isLoading = () =>
    !document.querySelector('main h1') ||
    document.querySelector('[role=status][aria-label^=Loading], main .MuiSkeleton-pulse') !== null;
  let loadedAt = 0;
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${location.pathname} does not finish loading`)), 60_000);
    const look = () => {
      const now = performance.now();
      if (isLoading()) loadedAt = 0;
      else loadedAt ||= now;
      const ms = Math.max(loadedAt, window.lastDocumentAt);
      if (loadedAt > 0 && now - ms > quietMs) resolve({ reads: window.documentReads, ms });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function load(page: Page, address: string): Promise<Load> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(waitUntilLoaded, QUIET_MS);
}

/** A database query, as its address below `/v1/` and its body. */
interface Question {
  address: string;
  body: string;
}

/** Opens a page and returns its database queries: lists, counts and sums. */
async function recordQuestions(page: Page, address: string): Promise<Question[]> {
  const questions: Question[] = [];
  const note = (request: Request) => {
    const body = request.postData();
    const [, sums] = /\/v1\/(.+:runAggregationQuery)$/.exec(request.url()) ?? [];
    if (sums !== undefined && body !== null) questions.push({ address: sums, body });
    if (!request.url().includes('/Listen/channel')) return;
    for (const { parent, query } of recordedQueries(request)) {
      questions.push({ address: `${parent}:runQuery`, body: JSON.stringify({ structuredQuery: query }) });
    }
  };
  page.on('request', note);
  await load(page, address);
  page.off('request', note);
  return questions;
}

/** Returns how long the emulator takes to answer these queries at once, bypassing the security rules. */
async function responseTime(questions: readonly Question[]): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(
    questions.map(async ({ address, body }) => {
      const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body,
      });
      if (!response.ok)
        throw new Error(`A query of a page answers ${response.status}: ${await response.text()}`);
      await response.text();
    }),
  );
  return performance.now() - startedAt;
}

/** Opens each page in both worlds alternately, so that other work on this machine slows both equally. */
async function pageTimes(browser: Browser, origin: string, worlds: readonly ScaleWorld[], person: Person) {
  const storages = [];
  for (const { emails } of worlds) storages.push(await signIn(browser, origin, emails[person]));
  const [seeded = {}, full = {}] = storages;
  return withPage(browser, seeded, (first) =>
    withPage(browser, full, async (second) => {
      const tabs = [first, second];
      for (const tab of tabs) await countDocumentReads(tab);
      const rows: Record<string, ScreenTimes> = {};
      for (const [name, path] of Object.entries(PAGES[person])) {
        const loads = tabs.map((): { page: Load[]; queries: number[] } => ({ page: [], queries: [] }));
        const addresses = worlds.map(
          ({ draft }) => `${origin}/officer-portal${path.replace('{draft}', draft)}`,
        );
        // Opened once before the measured runs, which then have the page's script.
        const questions: Question[][] = [];
        for (const [index, tab] of tabs.entries()) {
          questions.push(await recordQuestions(tab, addresses[index] ?? ''));
        }
        for (let run = 0; run < RUNS; run += 1) {
          for (const [index, tab] of tabs.entries()) {
            loads[index]?.page.push(await load(tab, addresses[index] ?? ''));
            loads[index]?.queries.push(await responseTime(questions[index] ?? []));
          }
        }
        const [inSeeded, inFull] = loads.map((all) => ({
          reads: median(all.page.map(({ reads }) => reads)),
          ms: median(all.page.map(({ ms }) => ms)),
          queriesMs: median(all.queries),
        }));
        if (!inSeeded || !inFull) continue;
        const row = {
          seeded: inSeeded,
          full: inFull,
          ratio: inFull.ms / inSeeded.ms,
          ratioWithIndexes: (inFull.ms - Math.max(0, inFull.queriesMs - inSeeded.queriesMs)) / inSeeded.ms,
        };
        rows[`${name}, ${person}`] = row;
        // Shows progress: all pages together take minutes.
        console.log(`${name}, ${person}: ${row.ratio.toFixed(2)}, ${row.ratioWithIndexes.toFixed(2)}`);
      }
      return rows;
    }),
  );
}

/** Measures every page of the portal in the seeded world and in the full company. */
export async function scaleTimes(origin: string, worlds: readonly ScaleWorld[]) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const officer = await pageTimes(browser, origin, worlds, 'officer');
    const administrator = await pageTimes(browser, origin, worlds, 'administrator');
    return { ...officer, ...administrator };
  } finally {
    await browser.close();
  }
}
