import type { SystemStatus } from '@brokerage/domain/system/systemStatus';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { SystemPage } from './SystemPage.tsx';

vi.mock('../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));

const BUILD = '1.0.0+3f2a9c1d04be';
const FINE: SystemStatus = {
  build: BUILD,
  checked_at: '2026-11-25T14:00:00.000Z',
  health: { database: 'ok', storage: 'ok', tasks: 'ok' },
  audit: {
    sealed_through: '2026-11-24',
    is_seal_late: false,
    verification: { status: 'done', at: '2026-11-25T13:00:00.000Z', is_clean: true, warnings: 0 },
  },
  backup: { state: 'recorded', at: '2026-11-25T05:00:00.000Z' },
  queues: { mail_waiting: 2, mail_late: 0, mail_failed: 0, reminders_late: 0, summaries_waiting: 5 },
  migrations: [],
};

const calls = vi.mocked(callFunction);
const online = vi.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  calls.mockReset();
  online.mockReturnValue(true);
  document.head.innerHTML = `<meta name="build" content="${BUILD}">`;
});

function open(role = 'super_admin') {
  const session = {
    status: 'signed-in',
    user: { uid: 'helen', email: 'x@larkfield.example' },
    member: { tenant_id: 'larkfield', role, status: 'active' },
  };
  const router = createMemoryRouter([{ path: '*', element: <SystemPage /> }], {
    initialEntries: ['/officer-portal/system'],
  });
  render(
    <SessionContext value={session as never}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>,
  );
  return userEvent.setup();
}
const section = (name: string) => within(screen.getByRole('region', { name }));

test('shows that everything is fine, with versions, dates and counts', async () => {
  calls.mockResolvedValueOnce(FINE);
  open();
  expect(await screen.findByText(/Everything looks good\. Checked Nov 25, 2026, 9:00 AM ET/)).toBeVisible();
  expect(section('Versions').getAllByText(BUILD)).toHaveLength(2);
  expect(section('Audit log and backups').getByText('Intact, Nov 25, 2026, 8:00 AM ET')).toBeVisible();
  expect(section('Audit log and backups').getByText('Nov 25, 2026, 12:00 AM ET')).toBeVisible();
  expect(section('Queues').getByText('5')).toBeVisible();
  expect(screen.queryByText('Needs attention')).toBeNull();
});

test('shows problems with what to do, and links', async () => {
  calls.mockResolvedValueOnce({
    ...FINE,
    build: '1.1.0+aaaaaaaaaaaa',
    health: { ...FINE.health, tasks: 'unavailable' },
    audit: {
      sealed_through: '2026-11-20',
      is_seal_late: true,
      verification: { status: 'done', at: FINE.checked_at, is_clean: false, warnings: 1 },
    },
    backup: { state: 'none', at: null },
    queues: { mail_waiting: 1000, mail_late: 7, mail_failed: 3, reminders_late: 4, summaries_waiting: 0 },
    migrations: ['014-example'],
  });
  open();
  expect(await screen.findByText(/9 things need attention\./)).toBeVisible();
  expect(screen.getAllByText('Needs attention')).toHaveLength(9);
  expect(screen.getByText(/from different versions/)).toBeVisible();
  expect(screen.getByText('No backup recorded')).toBeVisible();
  expect(screen.getByText(/^Nothing is backed up yet/)).toBeVisible();
  expect(screen.getByText('1000+')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open failed emails' })).toHaveAttribute(
    'href',
    '/officer-portal/mail?state=failed',
  );
  expect(screen.getByText(/^Yesterday isn’t sealed yet/)).toBeVisible();
  // The seal that is late, and the verification.
  const links = screen.getAllByRole('link', { name: 'Open the audit log' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/officer-portal/audit'));
});

test.each([
  [
    'an old backup',
    { backup: { state: 'recorded', at: '2026-11-22T05:00:00.000Z' } },
    /more than two days old/,
  ],
  ['an unknown one', { backup: { state: 'unknown', at: null } }, /isn’t allowed to see its backups/],
  ['no verification', { audit: { ...FINE.audit, verification: null } }, /select Verify to check/],
  [
    'one that failed',
    {
      audit: {
        ...FINE.audit,
        verification: { status: 'failed', at: FINE.checked_at, is_clean: null, warnings: 0 },
      },
    },
    /verify again/,
  ],
] as const)('names %s', async (_words, changes, problem) => {
  calls.mockResolvedValueOnce({ ...FINE, ...changes });
  open();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByText(/1 thing needs attention\./)).toBeVisible();
});

test('shows a log with warnings as intact', async () => {
  const verification = { status: 'done', at: FINE.checked_at, is_clean: true, warnings: 2 } as const;
  calls.mockResolvedValueOnce({ ...FINE, audit: { ...FINE.audit, verification } });
  open();
  expect(await screen.findByText(/^Intact, with 2 warnings, Nov 25, 2026/)).toBeVisible();
  expect(screen.getByText(/^Nothing was changed or removed/)).toBeVisible();
  expect(screen.getByText(/1 thing needs attention\./)).toBeVisible();
});

test('reloads on Refresh and after a failure', async () => {
  calls.mockRejectedValueOnce(new FunctionsError('unavailable', 'down'));
  const user = open();
  expect(await screen.findByText('Couldn’t load the system status')).toBeVisible();
  calls.mockResolvedValueOnce(FINE);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Everything looks good/)).toBeVisible();
  calls.mockResolvedValueOnce({ ...FINE, migrations: ['014-example'] });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('014-example')).toBeVisible();
  expect(calls).toHaveBeenCalledTimes(3);
});

test('shows loading and no connection', async () => {
  calls.mockReturnValue(new Promise(() => undefined));
  open();
  expect(screen.getByRole('status', { name: 'Loading the system status' })).toBeVisible();
  online.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('You’re offline')).toBeVisible();
});

test.each(['marketing_admin', 'compliance', 'officer'])('is forbidden to the role %s', async (role) => {
  open(role);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied'));
  expect(calls).not.toHaveBeenCalled();
});
