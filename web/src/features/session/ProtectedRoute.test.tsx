import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { multiFactor } from 'firebase/auth';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstListReady } from '../../lib/first-list/firstList.ts';
import {
  SessionContext,
  type SessionState,
  type SignedIn,
  useSession,
} from '../../lib/session/useSession.ts';
import { queueLoginToast, takeLoginToast } from '../../ui/feedback/loginToast.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { Requires } from '../../ui/layout/portal/Requires.tsx';
import { ProtectedRoute } from './ProtectedRoute.tsx';

vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  multiFactor: vi.fn(),
}));

// Session limits and the session's company have their own tests.
vi.mock('./CompanyOfSession.tsx', () => ({
  CompanyOfSession: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../lib/session/useTokenClaims.ts', () => ({ useTokenClaims: () => undefined }));

const user = { uid: 'u1', email: 'ann@larkfield.example' } as never;
const member = (role: string): SessionState => ({
  status: 'signed-in',
  user,
  member: { role, tenant_id: 'larkfield' } as never,
  isAdministrator: role !== 'officer' && role !== 'some_new_role',
});

const greeting = { title: 'Login Successful', severity: 'success' } as const;
beforeEach(() => void takeLoginToast());

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(state: SessionState, signOut = vi.fn(() => Promise.resolve())) {
  render(
    <SessionContext value={{ ...state, signOut }}>
      <NotifyProvider>
        <MemoryRouter initialEntries={['/officer-portal?tab=security']}>
          <Routes>
            <Route element={<ProtectedRoute />}>
              <Route element={<Requires action="submissions:read" />}>
                <Route path="/officer-portal" element={<p>the desk</p>} />
              </Route>
            </Route>
            <Route path="*" element={<Address />} />
          </Routes>
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>,
  );
  return { signOut };
}

test('throws outside its provider', () => {
  const consoleError = vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<UsesSession />)).toThrow('useSession needs a SessionProvider');
  consoleError.mockClear();
});
function UsesSession() {
  return useSession().status;
}

test('shows a spinner while the session loads, and a message if the server doesn’t respond', () => {
  open({ status: 'loading', user: null, unreachable: false });
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  open({ status: 'loading', user, unreachable: true });
  expect(screen.getByRole('status')).toHaveTextContent('can’t reach the server');
});

test('redirects a visitor to the login page, which keeps the address', () => {
  open({ status: 'signed-out', user: null, end: undefined });
  expect(screen.getByText('at /officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity')).toBeVisible();
});

test('after a deliberate sign-out, redirects to the login page without the address', () => {
  open({ status: 'signed-out', user: null, end: 'left' });
  expect(screen.getByText('at /officer-login')).toBeVisible();
});

test('without a role, shows the account, what to do, and Sign Out', async () => {
  const { signOut } = open({ status: 'no-access', user });
  expect(screen.getByRole('heading', { name: 'No access yet' })).toBeVisible();
  expect(screen.getByText('ann@larkfield.example')).toBeVisible();
  // The web fonts wait for it.
  await firstListReady;
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test.each([
  { status: 'no-access', user },
  { status: 'deactivated', user },
  { status: 'failed', user, retry: () => undefined },
] satisfies SessionState[])(
  '$status: a failed sign-out shows a message and can be retried',
  async (state) => {
    const { signOut } = open(
      state,
      vi.fn(() => Promise.reject(new Error('auth/internal-error'))),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Sign-out failed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(2);
  },
);

test('Retry after the role couldn’t load', async () => {
  const retry = vi.fn();
  open({ status: 'failed', user, retry });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t check your access');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('shows the page to a member with the right', () => {
  open(member('compliance'));
  expect(screen.getByText('the desk')).toBeVisible();
});

test.each(['officer', 'some_new_role'])('%s, without the right: shows Access Denied', (role) => {
  open(member(role));
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have permission to view this page.")).toBeVisible();
  expect(screen.getByText(/ask your administrator to change your role/)).toBeVisible();
  expect(screen.queryByText('the desk')).toBeNull();
});

test('sends an administrator without the right to a super administrator, not to themselves', () => {
  open(member('some_administrator'));
  expect(screen.getByText(/^Your administrator role doesn’t include it\./)).toHaveTextContent(
    /ask a super administrator\.$/,
  );
});

test('shows an administrator without the second factor what the page needs, with a link', () => {
  const enrolledFactors: object[] = [];
  vi.mocked(multiFactor).mockReturnValue({ enrolledFactors } as never);
  const officer = member('officer') as SignedIn;
  open({ ...officer, withheldRole: 'compliance' });
  expect(screen.getByRole('heading', { name: 'This page needs two-factor authentication' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up two-factor authentication' })).toHaveAttribute(
    'href',
    '/officer-portal?tab=security',
  );
});

test('an administrator with it set up signs in again with it', async () => {
  vi.mocked(multiFactor).mockReturnValue({ enrolledFactors: [{ factorId: 'totp' }] } as never);
  const officer = member('officer') as SignedIn;
  const { signOut } = open({ ...officer, withheldRole: 'compliance' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(signOut).toHaveBeenCalledWith('renewal');
});

test('shows a member deactivated meanwhile a message and Sign Out', async () => {
  const { signOut } = open({ status: 'deactivated', user });
  expect(screen.getByRole('heading', { name: 'Your access has ended' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test('greets when the portal opens', () => {
  queueLoginToast(greeting);
  open(member('compliance'));
  expect(screen.getByRole('status')).toHaveTextContent('Login Successful');
});

test('says “Redirecting” only while the portal opens', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  queueLoginToast({ ...greeting, text: 'Redirecting to portal...' });
  open(member('compliance'));
  expect(screen.getByRole('status')).toHaveTextContent('Redirecting to portal...');
  act(() => void vi.advanceTimersByTime(2500));
  expect(screen.queryByText('Redirecting to portal...')).toBeNull();
});

test.each<[string, SessionState]>([
  ['Access Denied', member('officer')],
  ['No access yet', { status: 'no-access', user }],
  ['Your access has ended', { status: 'deactivated', user }],
])('%s closes the greeting', (heading, state) => {
  queueLoginToast(greeting);
  open(state);
  expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  expect(screen.queryByText('Login Successful')).toBeNull();
  expect(takeLoginToast()).toBeUndefined();
});
