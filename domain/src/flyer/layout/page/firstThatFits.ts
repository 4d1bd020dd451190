import type { Page } from './page.ts';

/**
 * Tries each way in order, from roomy to tight, and returns the first result without an issue, or undefined if there is none. Takes back
 * what failed attempts drew and reported.
 */
export function firstThatFits<W, T>(
  page: Page,
  ways: readonly W[],
  attempt: (way: W) => T | undefined | false,
): T | undefined {
  for (const way of ways) {
    const result = page.attempt(() => attempt(way));
    if (result) return result;
  }
  return undefined;
}
