import { ACTIVITY_REPORT_EVERY_S } from '@brokerage/domain/security/sessionLimits';
import { safeLocalStorage } from '../../lib/safeStorage.ts';

/* The time of the last activity report to the server in a session, shared by all windows of this browser: `{session} {ms}`. */
const KEY = 'portal_activity_reported';
const REPORT_EVERY_MS = ACTIVITY_REPORT_EVERY_S * 1000;

/** If storage is blocked, at least this window counts. */
let here = '';

function lastReport(session: string): number | undefined {
  const [of, at] = (safeLocalStorage.getItem(KEY) ?? here).split(' ');
  return of === session && Number(at) > 0 ? Number(at) : undefined;
}

/** Remembers that activity in the session was reported, or needn't be until five minutes after `at`. */
export function setReported(session: string, at: number): void {
  here = `${session} ${at}`;
  safeLocalStorage.setItem(KEY, here);
}

/** Returns whether to report activity now. A sign-in within the last minutes counts as a report. `authTime`: in seconds. */
export function isReportDue(session: string, authTime: number, now: number): boolean {
  const last = lastReport(session);
  // A wrong clock, or one that was set back, causes one report too many instead of too few.
  const isRecent = (at: number) => Math.abs(now - at) < REPORT_EVERY_MS;
  if (last !== undefined) return !isRecent(last);
  return !isRecent(authTime * 1000);
}
