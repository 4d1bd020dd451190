import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';
import { type SignedInStorage, sidebarLinks, signIn, withPage } from './portalBrowser.ts';
import {
  CPU_SLOWDOWN,
  cpuTime,
  FAST_3G,
  type Measure,
  mainThreadTime,
  networkTime,
  trace,
} from './slowPhone.ts';

/** Limits of a slow network and a CPU that is `CPU_SLOWDOWN` times slower (milliseconds). */
export const PORTAL_LIMITS = { dashboard: 4_000, pageChange: 300, key: 50 } as const;

const ADMINISTRATOR = 'superadmin@larkfield.example';
const OFFICER = 'officer@larkfield.example';
/** A draft of the officer in the seeded world. */
const DRAFT = '/officer-portal/pdf/edit/flyer-maple-avenue';
const DASHBOARD = '/officer-portal';
/** The first task, above the tabs. */
const FIRST_LIST_ITEM = 'section[aria-labelledby=tasks] li li';
const KEYS = 30;
const KEY_PAUSE_MS = 400;
const RUNS = 3;
const READY = 'portal-ready';
const KEY_DOWN = 'portal-key';
const PAINTED = 'portal-painted';

/** Milliseconds on the slow connection with this machine's CPU, of the main thread, and of both on a slow computer. */
interface SlowTime {
  network: number;
  cpu: number;
  slow: number;
}

const slowTime = (networks: readonly number[], cpus: readonly number[]): SlowTime => {
  const network = Math.round(Math.min(...networks));
  const cpu = Math.round(Math.min(...cpus));
  return { network, cpu, slow: network + (CPU_SLOWDOWN - 1) * cpu };
};

interface PortalTimes {
  /** Until the dashboard shows its first list, for an administrator and an officer; `scripts`: bytes transferred by then. */
  dashboard: SlowTime & { scripts: number };
  officerDashboard: SlowTime & { scripts: number };
  /** Time from a click in the sidebar to the page's heading, and to its content instead of a skeleton. */
  pageChanges: readonly { page: string; heading: SlowTime; content: SlowTime }[];
  /** Time from a key press in the flyer editor to the next frame, on a slow computer. */
  keys: { median: number; worst: number };
}

/** Measures the portal as a signed-in member sees it; the best of several runs counts. */
export async function portalTimes(origin: string): Promise<PortalTimes> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const administrator = await signIn(browser, origin, ADMINISTRATOR);
    const dashboard = await dashboardTime(browser, origin, administrator);
    const pageChanges = await pageChangeTimes(browser, origin, administrator);
    const officer = await signIn(browser, origin, OFFICER);
    const officerDashboard = await dashboardTime(browser, origin, officer);
    return { dashboard, officerDashboard, pageChanges, keys: await keyTimes(browser, origin, officer) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: sets the mark as soon as such an element exists. */
function markElement({ selector, mark }: { selector: string; mark: string }): void {
  const look = () => {
    if (document.querySelector(selector)) performance.mark(mark);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function dashboardTime(browser: Browser, origin: string, storage: SignedInStorage) {
  const visit = (measure: Measure) =>
    withPage(browser, storage, async (page) => {
      await page.addInitScript(markElement, { selector: FIRST_LIST_ITEM, mark: READY });
      const devtools = await page.context().newCDPSession(page);
      let scripts = 0;
      const requests = new Set<string>();
      devtools.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') requests.add(requestId);
      });
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (requests.has(requestId)) scripts += encodedDataLength;
      });
      const time = await measure(devtools, async () => {
        await page.goto(`${origin}${DASHBOARD}`, { waitUntil: 'commit' });
        const mark = await page.waitForFunction(
          (name) => performance.getEntriesByName(name)[0]?.startTime,
          READY,
        );
        return Number(await mark.jsonValue());
      });
      return { time, scripts };
    });
  const networks = [];
  const cpus = [];
  for (let run = 0; run < RUNS; run += 1) {
    networks.push(await visit(networkTime));
    cpus.push(await visit(cpuTime(READY)));
  }
  const times = slowTime(
    networks.map(({ time }) => time),
    cpus.map(({ time }) => time),
  );
  return { ...times, scripts: Math.min(...networks.map(({ scripts }) => scripts)) };
}

/** A loading part that is animated. A flyer's picture outside the viewport waits without animation. */
const MOVING_SKELETON = 'main .MuiSkeleton-pulse';

/** The stages of a page change. */
const STAGES = ['heading', 'content'] as const;
type Stage = (typeof STAGES)[number];

/** Runs in the page: follows a link of the sidebar and returns how many milliseconds the page change took. */
function followLink({
  index,
  stage,
  skeleton,
  mark,
}: {
  index: number;
  stage: Stage;
  skeleton: string;
  mark: string;
}): Promise<number> {
  const link = document.querySelectorAll<HTMLElement>('nav[aria-label=Portal] ul a')[index];
  if (!link) throw new Error(`The sidebar has no link ${index}`);
  // A page opened by a link moves the focus to its heading.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  performance.clearMarks(mark);
  const start = performance.now();
  link.click();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${link.textContent} is not there`)), 60_000);
    const look = () => {
      const focused = document.activeElement;
      const isThere = focused?.tagName === 'H1' && link.getAttribute('aria-current') === 'page';
      if (isThere && (stage === 'heading' || !document.querySelector(skeleton))) {
        performance.mark(mark);
        resolve(performance.now() - start);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function pageChangeTimes(browser: Browser, origin: string, storage: SignedInStorage) {
  return withPage(browser, storage, async (page) => {
    await page.goto(`${origin}${DASHBOARD}`);
    await page.locator(FIRST_LIST_ITEM).first().waitFor();
    const titles = await sidebarLinks(page).allTextContents();
    const devtools = await page.context().newCDPSession(page);
    const visitAll = async (measure: (open: () => Promise<number>) => Promise<number>, stage: Stage) => {
      const times: number[] = [];
      for (const index of titles.keys()) {
        const asked = { index, stage, skeleton: MOVING_SKELETON, mark: READY };
        times.push(await measure(() => page.evaluate(followLink, asked)));
        // Otherwise the next page would wait for what this one still loads.
        await page.waitForFunction((skeleton) => !document.querySelector(skeleton), MOVING_SKELETON);
      }
      return times;
    };
    await visitAll((open) => open(), 'content');
    const runs: Record<Stage, { networks: number[][]; cpus: number[][] }> = {
      heading: { networks: [], cpus: [] },
      content: { networks: [], cpus: [] },
    };
    for (let run = 0; run < RUNS; run += 1) {
      for (const stage of STAGES) {
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', FAST_3G);
        runs[stage].networks.push(await visitAll((open) => open(), stage));
        await devtools.send('Network.disable');
        runs[stage].cpus.push(await visitAll((open) => cpuTime(READY)(devtools, open), stage));
      }
    }
    const toTimes = (stage: Stage, index: number) =>
      slowTime(
        runs[stage].networks.map((times) => times[index] ?? Number.NaN),
        runs[stage].cpus.map((times) => times[index] ?? Number.NaN),
      );
    return titles.map((title, index) => ({
      // Without the number of pending items.
      page: title.replace(/\d.*$/, ''),
      heading: toTimes('heading', index),
      content: toTimes('content', index),
    }));
  });
}

/** Runs in the page: marks each key and the frame after it. */
function markKeys({ down, painted }: { down: string; painted: string }): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => performance.mark(painted);
  addEventListener(
    'keydown',
    () => {
      performance.mark(down);
      requestAnimationFrame(() => port2.postMessage(undefined));
    },
    { capture: true },
  );
}

async function keyTimes(
  browser: Browser,
  origin: string,
  storage: SignedInStorage,
): Promise<PortalTimes['keys']> {
  return withPage(browser, storage, async (page) => {
    await page.goto(`${origin}${DRAFT}`);
    const headline = page.getByLabel('Headline');
    await headline.click();
    await page.evaluate(markKeys, { down: KEY_DOWN, painted: PAINTED });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const events = await trace(devtools, async () => {
      for (let key = 0; key < KEYS; key += 1) {
        await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace');
        // The preview renders when idle. Querying the page during that time would slow it down.
        await page.waitForTimeout(KEY_PAUSE_MS);
      }
    });
    const downs = events.filter(({ name }) => name === KEY_DOWN);
    const paints = events.filter(({ name }) => name === PAINTED);
    const times = paints
      .map((paint, index) => mainThreadTime(events, paint, downs[index]))
      .toSorted((one, other) => one - other);
    if (times.length < KEYS) throw new Error(`Only ${times.length} of ${KEYS} keys were drawn`);
    return {
      median: Math.round(times[KEYS / 2] ?? Number.NaN),
      worst: Math.round(times.at(-1) ?? Number.NaN),
    };
  });
}
