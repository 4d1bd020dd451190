import type { Page } from './page.ts';

/**
 * Tries each way in order, from roomy to tight, and returns the first result without an issue, or undefined if there is none. Discards the
 * drawings and issues of failed attempts.
 */
export function firstThatFits<W, T>(
  { ops, issues }: Page,
  ways: readonly W[],
  attempt: (way: W) => T | undefined | false,
): T | undefined {
  const before = { ops: ops.length, issues: issues.length };
  for (const way of ways) {
    const result = attempt(way);
    if (result && issues.length === before.issues) return result;
    ops.length = before.ops;
    issues.length = before.issues;
  }
  return undefined;
}
