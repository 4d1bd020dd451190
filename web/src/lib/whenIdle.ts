const MAX_MS = 5000;
/** For browsers without requestIdleCallback. */
const DELAY_MS = 2000;

/** Runs work when the page is idle, and after five seconds at the latest. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: MAX_MS });
  else setTimeout(work, DELAY_MS);
}
