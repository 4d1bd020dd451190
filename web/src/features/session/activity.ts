import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { IDLE_LIMIT_S } from '@brokerage/domain/security/sessionLimits';
import { safeLocalStorage } from '../../lib/safeStorage.ts';

/* The time of the last activity in the portal, on the wall clock and shared by all windows of this browser through its local storage: a
   computer that slept, a window that crashed and a browser that was closed are idle, too. Timers and messages between windows
   (react-idle-timer) miss all three. */

const KEY = 'portal_last_active';

/** Signed out after this long without activity. */
const IDLE_LIMIT_MS = IDLE_LIMIT_S * 1000;
/** The warning appears this long before. */
export const WARNING_MS = 2 * MINUTE_MS;
/** Often enough for the limit, rarely enough to spare the disk. */
const WRITE_EVERY_MS = 5_000;

/** If storage is blocked, at least this window counts. */
let here: number | undefined;

function lastActive(): number | undefined {
  const stored = Number(safeLocalStorage.getItem(KEY));
  return stored > 0 ? stored : here;
}

/** Milliseconds until the limit; negative after it. A new session starts with the full time. */
export function timeLeft(now = Date.now()): number {
  const last = lastActive();
  if (last === undefined) {
    recordActivity(now);
    return IDLE_LIMIT_MS;
  }
  // A clock that was set back must not make the session last longer.
  return IDLE_LIMIT_MS - Math.max(0, now - last);
}

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back on activity in this window, every few seconds at most. Returns a function that stops it. */
export function onActivity(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records that something was done now. */
export function recordActivity(now = Date.now()): void {
  const last = lastActive();
  if (last !== undefined && now >= last && now - last < WRITE_EVERY_MS) return;
  here = now;
  safeLocalStorage.setItem(KEY, String(now));
  for (const listener of listeners) listener();
}

/** Clears the last activity, so that the next user starts with the full time. */
export function clearActivity(): void {
  here = undefined;
  safeLocalStorage.removeItem(KEY);
}
