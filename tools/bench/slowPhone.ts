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

/** Runs `open`, which returns when its mark was set (milliseconds), and returns the measured time. */
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
  /** Microseconds. */
  ts: number;
  dur?: number;
  tdur?: number;
}

/** Records the page's tasks and marks while `run` runs. */
export async function trace(devtools: CDPSession, run: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await run();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}

/**
 * Returns how many milliseconds the thread of a mark had computed by then. Time waiting for the processor doesn't count, so other work on
 * this machine hardly matters. `from`: the mark to start at, otherwise the trace's start.
 */
export function mainThreadTime(events: readonly TraceEvent[], until: TraceEvent, from?: TraceEvent): number {
  return events
    .filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name))
    .filter(({ pid, tid, ts }) => pid === until.pid && tid === until.tid && ts <= until.ts)
    .filter(({ ts, dur = 0 }) => !from || ts + dur >= from.ts)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/** Measures the main thread's own time until `open` has set its mark. */
export const cpuTime =
  (markName: string): Measure =>
  async (devtools, open) => {
    const events = await trace(devtools, open);
    const ready = events.find(({ name }) => name === markName);
    if (!ready) throw new Error('The trace does not say when the page was ready');
    return mainThreadTime(events, ready);
  };
