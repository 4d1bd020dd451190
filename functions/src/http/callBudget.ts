import type { CallableName } from '@brokerage/domain/callables';
import { db } from '../data/db.ts';
import { increment, readCount } from '../data/expiringCounter.ts';
import { functionCallCounter } from './rateLimit.ts';

/** Calls of one function by one person within ten minutes, far more than anyone at work makes. */
const DEFAULT_BUDGET = 120;

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
export const callBudget = (name: CallableName): number => OTHER_BUDGETS[name] ?? DEFAULT_BUDGET;

/**
 * Returns whether a person may call a function once more. Asked before anything else is read, so a flood of calls costs one read each.
 * Simultaneous calls may exceed the budget by a few, because they aren't counted in a transaction.
 */
export async function hasBudgetLeft(uid: string, name: CallableName, now: Date): Promise<boolean> {
  const counted = await db.rateLimit(functionCallCounter(uid, name, now).id).get();
  return readCount(counted) < callBudget(name);
}

/** Counts a call. Only for authorized calls, so that the token of an ended session can't use up the person's budget. */
export async function countCall(uid: string, name: CallableName, now: Date): Promise<void> {
  const counter = functionCallCounter(uid, name, now);
  await db.rateLimit(counter.id).set(increment(counter), { merge: true });
}
