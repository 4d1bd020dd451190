import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureChromium } from '../chromium.ts';
import { interruption } from '../lib/interruption.ts';
import { waitForQuiet } from './waitForQuiet.ts';

/** What every page has to reach: scores out of 100, and how far its parts may move while it loads. */
const LIMIT = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  cls: 0.02,
} as const;

export const SIGN_IN = '/officer-login';
/** Pages that search engines must not index. */
const UNLISTED = [SIGN_IN, '/call'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
const toCategories = (address: string): readonly Category[] =>
  UNLISTED.includes(address) ? CATEGORIES.filter((each) => each !== 'seo') : CATEGORIES;

const MAX_RUNS = 3;
const MAX_RETRIES = 4;

/** What Lighthouse found: scores out of 100, milliseconds, layout shift, and kB of script until the network was quiet. */
interface PageReport {
  scores: Partial<Record<Category, number>>;
  lcp: number;
  tbt: number;
  cls: number;
  scripts: number;
  runs: number;
  /** Lighthouse's measure of this machine at that moment; an idle desktop has above 1000. */
  machine: number;
  /** The audits that lost points in a category that is below its limit. */
  faults: string[];
}

/**
 * Runs Lighthouse on each address with the mobile preset, which simulates a slow phone on a slow network. A page below a limit is
 * loaded twice more and the run of median performance counts, because one run says little on a busy machine. Every page is loaded at
 * least `minRuns` times.
 */
export async function lighthouseReports(
  origin: string,
  addresses: readonly string[],
  minRuns: number,
): Promise<Record<string, PageReport>> {
  const reports: Record<string, PageReport> = {};
  await waitForQuiet();
  for (const address of addresses) {
    interruption().throwIfAborted();
    const page = { url: new URL(address, origin).href, categories: toCategories(address) };
    const report = await measurePage(page, minRuns);
    reports[address] = report;
    const { scores, lcp, tbt } = report;
    console.log(`${address} ${Object.values(scores).join('/')} LCP ${lcp} ms TBT ${tbt} ms`);
  }
  return reports;
}

interface ReportedPage {
  url: string;
  categories: readonly Category[];
}

async function measurePage(page: ReportedPage, minRuns: number): Promise<PageReport> {
  const runs: PageReport[] = [];
  do {
    runs.push(await runOrAgain(page));
  } while (runs.length < minRuns || (runs.length < MAX_RUNS && isBelow(runs[0])));
  const [middle] = runs
    .toSorted((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0))
    .slice(Math.floor(runs.length / 2));
  if (!middle) throw new Error(`Lighthouse has no report of ${page.url}`);
  return { ...middle, runs: runs.length };
}

/** Returns whether a page misses any limit. */
const isBelow = (report: PageReport | undefined): boolean =>
  !report || report.cls > LIMIT.cls || CATEGORIES.some((each) => (report.scores[each] ?? 100) < LIMIT[each]);

/** Runs Lighthouse, and again if it fails itself: some of Chrome's recordings hold no page, at times two in a row. */
async function runOrAgain(page: ReportedPage, retries = MAX_RETRIES): Promise<PageReport> {
  try {
    return await run(page);
  } catch (error) {
    if (retries === 0) throw error;
    console.log(`${error instanceof Error ? error.message : String(error)}\nOnce more ...`);
    return await runOrAgain(page, retries - 1);
  }
}

/** Runs Lighthouse in a new browser: in one that has measured many pages, recordings without a page become frequent. */
async function run({ url, categories }: ReportedPage): Promise<PageReport> {
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    handleSIGINT: false,
  });
  try {
    return await measure({ url, categories }, chrome.port);
  } finally {
    chrome.kill();
  }
}

async function measure({ url, categories }: ReportedPage, port: number): Promise<PageReport> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse did not run on ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${lhr.runtimeError.message}`);
  const scores: PageReport['scores'] = Object.fromEntries(
    categories.map((each) => [each, Math.round((lhr.categories[each]?.score ?? 0) * 100)]),
  );
  const measured = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores,
    lcp: Math.round(measured('largest-contentful-paint')),
    tbt: Math.round(measured('total-blocking-time')),
    cls: Number(measured('cumulative-layout-shift').toFixed(3)),
    scripts: scriptBytes(lhr) / 1000,
    runs: 1,
    machine: Math.round(lhr.environment.benchmarkIndex),
    faults: categories
      .filter((each) => (scores[each] ?? 0) < LIMIT[each])
      .flatMap((each) => faultsIn(lhr, each)),
  };
}

const faultsIn = (lhr: Result, category: Category): string[] =>
  (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, lhr.audits[id]?.displayValue].filter(Boolean).join(' '));

/** Returns the bytes of script sent until the network was quiet, without any interaction. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize?: number }[] }
    | undefined;
  return (details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}

/** Returns the reports as rows. */
export const lighthouseTable = (reports: Readonly<Record<string, PageReport>>) =>
  Object.fromEntries(
    Object.entries(reports).map(([address, { scores, lcp, tbt, cls, scripts, runs, machine }]) => [
      address,
      {
        performance: scores.performance,
        accessibility: scores.accessibility,
        'best practices': scores['best-practices'],
        SEO: scores.seo,
        'LCP ms': lcp,
        'TBT ms': tbt,
        CLS: cls,
        'script kB': Math.round(scripts),
        runs,
        machine,
      },
    ]),
  );
