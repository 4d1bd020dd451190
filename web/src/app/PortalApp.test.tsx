import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { LoginPageProps } from '../features/session/sign-in/LoginPage.tsx';

const portalFirestore = vi.hoisted(() => vi.fn(() => Promise.resolve()));

function LoginPage({ location, replace }: LoginPageProps) {
  return (
    <>
      <p>
        sign in {location.search}
        {location.hash} {location.state?.isPasswordUpdated && 'updated'}
      </p>
      <input aria-label="Email" />
      <button type="button" onClick={() => replace('/officer-login', { isPasswordUpdated: true })}>
        New password
      </button>
      <button type="button" onClick={() => replace('/officer-portal?tab=security')}>
        Enter
      </button>
    </>
  );
}
/** Modules that can't be fetched until the connection is back. */
const offline = vi.hoisted(() => new Set(['sign-in', 'pages']));
const PortalRouter = () => <p>pages at {window.location.pathname + window.location.search}</p>;

vi.mock('../lib/firebase/firebase.ts', () => ({
  portalAuth: () => Promise.resolve(),
  portalFirestore,
}));
vi.mock('../features/session/sign-in/LoginPage.tsx', () => {
  if (offline.has('sign-in')) throw new Error('offline');
  return { LoginPage };
});
vi.mock('../features/session/MemberSessionProvider.tsx', () => ({}));
vi.mock('./PortalRouter.tsx', () => {
  if (offline.has('pages')) throw new Error('offline');
  return { PortalRouter };
});
vi.mock('../features/session/PortalRoot.tsx', () => ({
  PortalRoot: ({ children }: { children: ReactNode }) => children,
}));

const { PortalApp } = await import('./PortalApp.tsx');

const goTo = (path: string) => window.history.replaceState(null, '', path);
async function open(path: string) {
  goTo(path);
  portalFirestore.mockClear();
  render(<PortalApp />);
  await act(() => vi.dynamicImportSettled());
  return { user: userEvent.setup() };
}

afterEach(() => goTo('/'));

// These cases run first, because loaded modules stay loaded.
test.each([
  ['/officer-login', 'sign-in', 'sign in'],
  ['/officer-portal', 'pages', 'pages at /officer-portal'],
])('shows that %s didn’t load, and retries', async (path, part, shown) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = await open(path);
  expect(await screen.findByRole('heading', { name: 'The Officer Portal didn’t load' })).toBeVisible();
  expect(screen.queryByText(shown)).toBeNull();
  offline.delete(part);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(shown)).toBeVisible();
  expect(warned).toHaveBeenCalledOnce();
});

test.each(['/officer-login', '/officer-login/'])(
  'shows the login page at %s without the router',
  async (path) => {
    await open(path);
    expect(screen.getByText('sign in')).toBeVisible();
    expect(screen.queryByText(/^pages at/)).toBeNull();
  },
);

test('opens any other address with the router', async () => {
  await open('/officer-portal/realtors?q=a');
  expect(screen.getByText('pages at /officer-portal/realtors?q=a')).toBeVisible();
});

test('the router starts where the sign-in redirects', async () => {
  const { user } = await open('/officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity');
  expect(screen.getByText('sign in ?next=%2Fofficer-portal%3Ftab%3Dsecurity')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter' }));
  expect(await screen.findByText('pages at /officer-portal?tab=security')).toBeVisible();
});

test('keeps the page’s state in the history entry, and follows a changed fragment', async () => {
  const { user } = await open('/officer-login?mode=resetPassword&oobCode=abc');
  await user.click(screen.getByRole('button', { name: 'New password' }));
  expect(screen.getByText('sign in updated')).toBeVisible();
  expect(window.location.search).toBe('');
  goTo('/officer-login#type=recovery');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByText('sign in #type=recovery')).toBeVisible();
});

test('loads the portal once someone types into the sign-in', async () => {
  const { user } = await open('/officer-login');
  expect(portalFirestore).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Email'), 'ann');
  expect(portalFirestore).toHaveBeenCalledOnce();
});
