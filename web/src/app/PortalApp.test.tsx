import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('../lib/firebase/firebase.ts', () => ({ portalAuth: vi.fn(() => Promise.resolve({})) }));
vi.mock('../features/session/PortalRoot.tsx', () => ({
  PortalRoot: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../features/session/sign-in/LoginPage.tsx', () => ({
  LoginPage: ({ location, replace }: import('../features/session/sign-in/LoginPage.tsx').LoginPageProps) => (
    <>
      <p>
        sign in {location.search}
        {location.hash} {location.state?.isPasswordUpdated && 'updated'}
      </p>
      <button type="button" onClick={() => replace('/officer-login', { isPasswordUpdated: true })}>
        New password
      </button>
      <button type="button" onClick={() => replace('/officer-portal?tab=security')}>
        Enter
      </button>
    </>
  ),
}));
vi.mock('./PortalRouter.tsx', () => ({
  PortalRouter: () => <p>pages at {window.location.pathname + window.location.search}</p>,
  preloadDashboard: () => Promise.resolve(),
}));

const { PortalApp } = await import('./PortalApp.tsx');

const goTo = (path: string) => window.history.replaceState(null, '', path);
async function open(path: string) {
  goTo(path);
  render(<PortalApp />);
  await act(() => vi.dynamicImportSettled());
  return { user: userEvent.setup() };
}

afterEach(() => goTo('/'));

test.each(['/officer-login', '/officer-login/'])('%s is the login page, without the router', async (path) => {
  await open(path);
  expect(screen.getByText('sign in')).toBeVisible();
  expect(screen.queryByText(/^pages at/)).toBeNull();
});

test('any other address is the router’s', async () => {
  await open('/officer-portal/realtors?q=a');
  expect(screen.getByText('pages at /officer-portal/realtors?q=a')).toBeVisible();
});

test('the router begins where the sign-in leaves', async () => {
  const { user } = await open('/officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity');
  expect(screen.getByText('sign in ?next=%2Fofficer-portal%3Ftab%3Dsecurity')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('pages at /officer-portal?tab=security')).toBeVisible();
});

test('what the page says of itself is in the history entry, and a changed fragment is followed', async () => {
  const { user } = await open('/officer-login?mode=resetPassword&oobCode=abc');
  await user.click(screen.getByRole('button', { name: 'New password' }));
  expect(screen.getByText('sign in updated')).toBeVisible();
  expect(window.location.search).toBe('');
  goTo('/officer-login#type=recovery');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('sign in #type=recovery')).toBeVisible();
});
