import { quantile } from '../lib/quantile.ts';

const RUNS = 40;
const WARM_UP = 5;

type Work = (run: number) => Promise<unknown>;

/**
 * Median milliseconds of each piece of work, after a warm-up. They take turns, so that a load of the machine that comes and
 * goes falls on all of them.
 * @param settle waits for what a turn has started and does not wait for itself; not timed
 */
export async function medians<K extends string>(
  works: Record<K, Work>,
  settle: Work,
): Promise<Record<K, number>> {
  const times = new Map<string, number[]>();
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    for (const [name, work] of Object.entries<Work>(works)) {
      const begun = performance.now();
      await work(run);
      const taken = performance.now() - begun;
      if (run >= WARM_UP) times.set(name, [...(times.get(name) ?? []), taken]);
    }
    await settle(run);
  }
  const middle = (all: number[]) =>
    quantile(
      all.sort((a, b) => a - b),
      0.5,
    );
  return Object.fromEntries([...times].map(([name, all]) => [name, middle(all)])) as Record<K, number>;
}

/** Median milliseconds of one piece of work, after a warm-up. */
export async function median(work: Work): Promise<number> {
  return (await medians({ work }, () => Promise.resolve())).work;
}
