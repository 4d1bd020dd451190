import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../../lib/session/useSession.ts';
import { SessionAge } from './SessionAge.tsx';
// Load it before the test, so that the lazy import resolves immediately.
import './SessionAgeWarning.tsx';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const { claims } = vi.hoisted(() => ({ claims: { authTime: 0, hasSecondFactor: false } }));
vi.mock('../../lib/session/useTokenClaims.ts', () => ({ useTokenClaims: () => claims }));
vi.mock('../../lib/firebaseContext.tsx', () => ({ useAuth: () => ({}) }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:00:00Z') });
  claims.authTime = Date.now() / 1000;
});
afterEach(() => vi.useRealTimers());

function open() {
  const signOut = vi.fn(() => Promise.resolve());
  const session = {
    status: 'signed-in',
    user: { uid: 'ann', email: 'ann@larkfield.example' } as never,
    member: { role: 'officer' } as never,
    isAdministrator: false,
    signOut,
  } as const;
  const tree = () => (
    <SessionContext value={session}>
      <SessionAge />
    </SessionContext>
  );
  const { rerender } = render(tree());
  return { signOut, renew: () => rerender(tree()) };
}
const pass = (ms: number) =>
  act(async () => {
    vi.advanceTimersByTime(ms);
    await vi.dynamicImportSettled();
  });

test('warns ten minutes before twelve hours are over, then signs out once', async () => {
  const { signOut } = open();
  await pass(12 * HOUR - 11 * MINUTE);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await pass(MINUTE);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName('Your session ends soon');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/signed out at 1:00.PM.ET/);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
  await pass(11 * MINUTE);
  expect(signOut).toHaveBeenCalledExactlyOnceWith('aged');
});

test('a fresh sign-in starts another twelve hours', async () => {
  const { signOut, renew } = open();
  await pass(12 * HOUR - 5 * MINUTE);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm password' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Stay signed in');
  claims.authTime = Date.now() / 1000;
  renew();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await pass(HOUR);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test('a computer that slept past the end is signed out when it wakes', () => {
  const { signOut } = open();
  vi.setSystemTime(Date.now() + 13 * HOUR);
  fireEvent(document, new Event('visibilitychange'));
  expect(signOut).toHaveBeenCalledWith('aged');
});
