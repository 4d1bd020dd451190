import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { ensureChromium } from '../chromium.ts';

/** Lighthouse's slow connection, which testers call Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server. */
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than this machine a phone is. */
const CPU_SLOWDOWN = 4;
/** By when the first step of the questionnaire should take a tap on Next (milliseconds). */
export const FIRST_TAP_BOUND = 2_500;
const RUNS = 3;
const MARK = 'first-tap';

interface FirstTap {
  /** On Fast 3G, with this machine's CPU. */
  network: number;
  /** Work of the page's main thread until then, on this machine. */
  cpu: number;
  /** On Fast 3G, with a CPU that is `CPU_SLOWDOWN` times slower. */
  phone: number;
}

/**
 * Returns when the questionnaire's first step takes answers and a tap on Next. The slow CPU is computed from the thread's own
 * time instead of being emulated: so other work on this machine hardly counts.
 */
export async function firstTap(origin: string): Promise<FirstTap> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const networks: number[] = [];
    const cpus: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      networks.push(await visit(browser, origin, networkTime));
      cpus.push(await visit(browser, origin, cpuTime));
    }
    const network = middle(networks);
    const cpu = middle(cpus);
    return { network, cpu, phone: network + (CPU_SLOWDOWN - 1) * cpu };
  } finally {
    await browser.close();
  }
}

const middle = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN);

type Measure = (devtools: CDPSession, open: () => Promise<number>) => Promise<number>;

async function visit(browser: Browser, origin: string, measure: Measure): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((mark) => {
      const look = () => {
        const next = document.querySelector('#preapproval [type=submit]');
        if (next && !next.closest('[inert]')) performance.mark(mark);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, MARK);
    const open = async () => {
      await page.goto(`${origin}/pre-approval`, { waitUntil: 'commit' });
      const mark = await page.waitForFunction(
        (name) => performance.getEntriesByName(name)[0]?.startTime,
        MARK,
        { timeout: 120_000 },
      );
      return Number(await mark.jsonValue());
    };
    return await measure(await context.newCDPSession(page), open);
  } finally {
    await context.close();
  }
}

const networkTime: Measure = async (devtools, open) => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FAST_3G);
  return open();
};

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** Sums the time that the main thread was computing, without the time it waited for the processor. */
const cpuTime: Measure = async (devtools, open) => {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await open();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  const ready = events.find(({ name }) => name === MARK);
  if (!ready) throw new Error('The trace does not say when the form was ready');
  return events
    .filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))
    .filter(({ pid, tid, ts }) => pid === ready.pid && tid === ready.tid && ts <= ready.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
};
