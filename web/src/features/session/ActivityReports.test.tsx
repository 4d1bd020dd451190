import { act, render } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { ActivityReports } from './ActivityReports.tsx';
import { clearActivity, recordActivity } from './activity.ts';

const MINUTE = 60_000;
/** Gives each test its own uid, because the module remembers each user's last report. */
let person = 0;
const { claims } = vi.hoisted(() => ({ claims: { authTime: 0, hasSecondFactor: false } }));
vi.mock('../../lib/session/useTokenClaims.ts', () => ({ useTokenClaims: () => claims }));
vi.mock('../../lib/firebase/callHttps.ts', () => ({}));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

beforeEach(() => {
  person += 1;
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9) });
  claims.authTime = Date.now() / 1000;
  localStorage.clear();
  clearActivity();
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
});
afterEach(() => vi.useRealTimers());

function open() {
  const signOut = vi.fn(() => Promise.resolve());
  const session = {
    status: 'signed-in',
    user: { uid: `ann-${person}` } as never,
    member: { role: 'officer' } as never,
    isAdministrator: false,
    signOut,
  } as const;
  const { unmount } = render(
    <SessionContext value={session}>
      <ActivityReports />
    </SessionContext>,
  );
  return { signOut, unmount };
}
/** Simulates user activity this long after the last one. */
const workAfter = (ms: number) =>
  act(async () => {
    vi.setSystemTime(Date.now() + ms);
    recordActivity();
    // The report loads the Functions SDK first.
    await vi.dynamicImportSettled();
  });
const reports = () => vi.mocked(callFunction).mock.calls.length;

test('reports activity at most every five minutes, and not right after sign-in', async () => {
  open();
  await workAfter(MINUTE);
  expect(reports()).toBe(0);
  await workAfter(4 * MINUTE);
  expect(vi.mocked(callFunction).mock.calls).toEqual([['record-activity', {}]]);
  await workAfter(4 * MINUTE);
  expect(reports()).toBe(1);
  await workAfter(MINUTE);
  expect(reports()).toBe(2);
});

test('skips what another window reported; a new sign-in is another session', async () => {
  const { unmount } = open();
  await workAfter(6 * MINUTE);
  unmount();
  open();
  await workAfter(MINUTE);
  expect(reports()).toBe(1);
  claims.authTime -= 3600;
  open();
  await workAfter(6_000);
  expect(reports()).toBeGreaterThan(1);
});

test('retries a failed report half a minute later', async () => {
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/unavailable', 'unavailable'));
  const { signOut } = open();
  await workAfter(6 * MINUTE);
  await workAfter(20_000);
  expect(reports()).toBe(1);
  await workAfter(15_000);
  expect(reports()).toBe(2);
  expect(signOut).not.toHaveBeenCalled();
});

test('ends the session when the server has ended it', async () => {
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FirebaseError('functions/unauthenticated', 'Your session ended because you were inactive.'),
  );
  const { signOut } = open();
  await workAfter(6 * MINUTE);
  expect(signOut).toHaveBeenCalledExactlyOnceWith('expired');
});

test('keeps the reason of a session that ends during a report', async () => {
  const answer = Promise.withResolvers<never>();
  vi.mocked(callFunction).mockReturnValueOnce(answer.promise);
  const { signOut, unmount } = open();
  await workAfter(6 * MINUTE);
  expect(reports()).toBe(1);
  unmount();
  answer.reject(new FirebaseError('functions/unauthenticated', 'Sign in first.'));
  await expect(answer.promise).rejects.toThrow('Sign in first.');
  await Promise.resolve();
  expect(signOut).not.toHaveBeenCalled();
});

test('reports nothing after the session has ended, even if a report was due', async () => {
  const { unmount } = open();
  vi.setSystemTime(Date.now() + 6 * MINUTE);
  recordActivity();
  unmount();
  await vi.dynamicImportSettled();
  expect(reports()).toBe(0);
});
