import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns the `sessions_valid_after` that ends all current sessions. Tokens have the time of sign-in in whole seconds, so a sign-in within
 * this second counts as earlier.
 */
export const toSessionsValidAfter = (now: Date): number => Math.floor(now.getTime() / 1000) + 1;

/** Waits until `validAfter` (seconds since 1970) has passed, so that the next sign-in counts; at most a second. */
export const waitForNewSessions = (validAfter: number): Promise<void> =>
  sleep(Math.max(0, validAfter * 1000 - Date.now()));
