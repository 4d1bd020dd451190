const RUNS = 40;
const WARM_UP = 5;

/** Median milliseconds of the work, one at a time, after a warm-up. */
export async function median(work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const begun = performance.now();
    await work(run);
    if (run >= WARM_UP) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
