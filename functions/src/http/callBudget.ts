import type { CallableName } from '@brokerage/domain/callables';
import { db } from '../data/db.ts';
import { functionCallWindow, increment, readCount } from './rateLimit.ts';

/** Calls of one function by one person within ten minutes, far more than anyone at work makes. */
const CALLS_PER_WINDOW = 120;

/** Functions that cost more than the rest, or are rarely needed. */
const OTHER_BUDGETS: Partial<Record<CallableName, number>> = {
  'create-recovery-codes': 20,
  'end-all-sessions': 20,
  'export-application': 60,
  'export-applications': 20,
  'export-directory': 20,
  'render-pdf': 60,
  'seal-audit-log': 30,
  'start-recheck': 20,
  'verify-audit-log': 60,
};

/** Returns how often a person may call a function within the window. */
export const callBudget = (name: CallableName): number => OTHER_BUDGETS[name] ?? CALLS_PER_WINDOW;

/**
 * Counts the call and returns whether it is within the person's budget. Counts without a transaction, so simultaneous calls may exceed the
 * budget by a few.
 */
export async function countCall(uid: string, name: CallableName, now: Date): Promise<boolean> {
  const window = functionCallWindow(uid, name, now);
  const counter = db.rateLimit(window.id);
  const count = readCount(await counter.get());
  // Rejected calls aren't counted, so a flood of calls costs one read each.
  if (count >= callBudget(name)) return false;
  await counter.set(increment(window), { merge: true });
  return true;
}
