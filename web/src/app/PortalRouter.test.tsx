import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { routePaths } from '../lib/routes/routePaths.ts';

const portalFirestore = vi.hoisted(() => vi.fn(() => Promise.resolve()));

vi.mock('../lib/firebase/firebase.ts', () => ({ portalFirestore }));
vi.mock('../features/session/ProtectedRoute.tsx', async () => ({
  ProtectedRoute: (await import('react-router-dom')).Outlet,
}));
vi.mock('../features/command-palette/CommandPaletteProvider.tsx', async () => ({
  CommandPaletteProvider: (await import('react-router-dom')).Outlet,
}));
vi.mock('../ui/layout/portal/PortalShell.tsx', async () => {
  const { Link, Outlet } = await import('react-router-dom');
  const PortalShell = () => (
    <>
      <Link to={routePaths.mail}>Emails</Link>
      <Link to={routePaths.system}>System</Link>
      <Link to={routePaths.audit}>Audit log</Link>
      <Outlet />
    </>
  );
  return { PortalShell };
});
vi.mock('./PortalDashboard.tsx', () => ({ PortalDashboard: () => <h1>Dashboard</h1> }));
vi.mock('../features/outbox/MailPage.tsx', () => ({ MailPage: () => <h1>Emails sent</h1> }));
vi.mock('../features/system/SystemPage.tsx', () => ({
  SystemPage: () => {
    throw new Error('broken');
  },
}));
vi.mock('../features/audit/AuditPage.tsx', () => {
  throw new Error('offline');
});

const { PortalRouter } = await import('./PortalRouter.tsx');

const heading = (name: string) => screen.findByRole('heading', { name });

function open() {
  render(<PortalRouter />);
  const user = userEvent.setup();
  return (name: string) => user.click(screen.getByRole('link', { name }));
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  window.history.replaceState(null, '', routePaths.officerPortal);
});

test('a page that can’t load or render shows a message next to the working navigation', async () => {
  const follow = open();
  for (const name of ['Audit log', 'System']) {
    await follow(name);
    expect(await heading('This page didn’t load')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await follow('Emails');
    expect(await heading('Emails sent')).toBeVisible();
  }
  vi.mocked(console.error).mockClear();
});
