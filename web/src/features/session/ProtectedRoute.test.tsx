import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SessionContext, type SessionState, useSession } from '../../lib/useSession.ts';
import { Requires } from '../../ui/Requires.tsx';
import { ProtectedRoute } from './ProtectedRoute.tsx';

const user = { uid: 'u1', email: 'ann@larkfield.example' } as never;
const member = (role: string): SessionState => ({
  status: 'signed-in',
  user,
  member: { role, tenant_id: 'larkfield' } as never,
  isAdministrator: role !== 'officer',
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(state: SessionState, signOut = vi.fn()) {
  render(
    <SessionContext value={{ ...state, signOut }}>
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
    </SessionContext>,
  );
  return { signOut };
}

test('outside its provider the session is an error', () => {
  const consoleError = vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<UsesSession />)).toThrow('useSession needs a SessionProvider');
  consoleError.mockClear();
});
function UsesSession() {
  return useSession().status;
}

test('while the session is loading, a spinner; when the server does not answer, words', () => {
  open({ status: 'loading', user: null, unreachable: false });
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  open({ status: 'loading', user, unreachable: true });
  expect(screen.getByRole('status')).toHaveTextContent("can't be reached");
});

test('nobody signed in: to the login page, which remembers the way', () => {
  open({ status: 'signed-out', user: null, end: undefined });
  expect(screen.getByText('at /officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity')).toBeVisible();
});

test('signed out on purpose: to the login page, and nothing is remembered', () => {
  open({ status: 'signed-out', user: null, end: 'left' });
  expect(screen.getByText('at /officer-login')).toBeVisible();
});

test('without a role: who one is, what to do, and the way out', async () => {
  const { signOut } = open({ status: 'no-access', user });
  expect(screen.getByRole('heading', { name: 'No access yet' })).toBeVisible();
  expect(screen.getByText('ann@larkfield.example')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

test('the role could not be asked for: Retry', async () => {
  const retry = vi.fn();
  open({ status: 'failed', user, retry });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('with the right: the page', () => {
  open(member('compliance'));
  expect(screen.getByText('the desk')).toBeVisible();
});

test.each(['officer', 'some_new_role'])('%s, without the right: Access Denied', (role) => {
  open(member(role));
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have permission to view this page.")).toBeVisible();
  expect(screen.queryByText('the desk')).toBeNull();
});
