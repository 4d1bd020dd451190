import type { Page } from './page.ts';

/**
 * Tries one way after the other, from the roomiest to the tightest, and returns the first result without an issue; undefined where none
 * has one. What the others drew and reported is taken back.
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
