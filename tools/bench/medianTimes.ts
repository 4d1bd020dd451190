import { objectKeys, toRecord } from '@brokerage/domain/collections/records';
import { median } from '../lib/quantile.ts';

const RUNS = 40;
const WARM_UP = 5;

type Work = (run: number) => Promise<unknown>;

/**
 * Measures the median milliseconds of each piece of work, after a warm-up. They take turns, so that other work on this machine
 * slows all of them alike.
 * @param settle waits for what a turn has started but doesn't await; not timed
 */
export async function medianTimes<K extends string>(
  works: Record<K, Work>,
  settle: Work,
): Promise<Record<K, number>> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    for (const [name, work] of Object.entries<Work>(works)) {
      const startedAt = performance.now();
      await work(run);
      const taken = performance.now() - startedAt;
      if (run >= WARM_UP) times.set(name, [...(times.get(name) ?? []), taken]);
    }
    await settle(run);
  }
  return toRecord(objectKeys(works), (name) => median(times.get(name) ?? []));
}

/** Measures the median milliseconds of one piece of work, after a warm-up. */
export async function medianTime(work: Work): Promise<number> {
  return (await medianTimes({ work }, () => Promise.resolve())).work;
}
