import type { CDPSession } from '@playwright/test';

/** Lighthouse's slow connection, which testers call Fast 3G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to the server. */
export const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower than this machine a phone is. */
export const CPU_SLOWDOWN = 4;

/** Runs `open`, which returns when its mark was left (milliseconds), and returns the time that it measured. */
export type Measure = (devtools: CDPSession, open: () => Promise<number>) => Promise<number>;

/** Measures on Fast 3G, with this machine's CPU. */
export const networkTime: Measure = async (devtools, open) => {
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

/**
 * Measures the time that the main thread was computing until `open` left its mark, without the time it waited
 * for the processor.
 */
export const cpuTime =
  (markName: string): Measure =>
  async (devtools, open) => {
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
    const ready = events.find(({ name }) => name === markName);
    if (!ready) throw new Error('The trace does not say when the page was ready');
    return events
      .filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))
      .filter(({ pid, tid, ts }) => pid === ready.pid && tid === ready.tid && ts <= ready.ts)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  };
