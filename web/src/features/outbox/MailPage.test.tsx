import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { MailPage } from './MailPage.tsx';

vi.mock('../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));

const mail = (changes: Partial<ListedMail>): ListedMail => ({
  id: 'mail',
  kind: 'invitation',
  to: ['j***@example.com'],
  state: 'sent',
  attempts: 1,
  created_at: '2026-11-24T14:00:00.000Z',
  sent_at: '2026-11-24T14:00:02.000Z',
  next_attempt_at: null,
  failure: null,
  can_retry: false,
  ...changes,
});
const FAILED = mail({
  id: 'failed',
  kind: 'new_application',
  to: ['a***@example.com', 'b***@example.com'],
  state: 'failed',
  attempts: 10,
  sent_at: null,
  failure: 'connection',
  can_retry: true,
});
const WAITING = mail({
  id: 'waiting',
  kind: 'flyer_review',
  state: 'queued',
  sent_at: null,
  failure: 'connection',
  next_attempt_at: '2026-11-24T14:04:00.000Z',
});

const calls = vi.mocked(callFunction);
beforeEach(() => {
  calls.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
const answer = (mails: ListedMail[], has_more = false, has_late = false) =>
  calls.mockResolvedValueOnce({ mails, has_more, has_late });

function open({ role = 'super_admin', at = '/officer-portal/mail' } = {}) {
  const session = {
    status: 'signed-in',
    user: { uid: 'helen', email: 'x@larkfield.example' } as never,
    member: { tenant_id: 'larkfield', role, status: 'active' } as never,
  };
  const router = createMemoryRouter([{ path: '*', element: <MailPage /> }], { initialEntries: [at] });
  render(
    <SessionContext value={session as never}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>,
  );
}
const row = (name: RegExp) => screen.getByRole('row', { name });

test.each([
  ['every email', '', [WAITING]],
  ['a status without any', '?state=bounced', []],
])('warns above %s when email has waited too long', async (_, search, mails) => {
  answer(mails, false, true);
  open({ at: `/officer-portal/mail${search}` });
  expect(await screen.findByText(/^Some emails have waited more than 10 minutes\./)).toBeVisible();
});

test.each([
  ['invitation', 'Its link expired before it could be sent. Send a new invitation from People.'],
  [
    'call_confirmed',
    'It couldn’t be sent within a week. The call is probably over. If it isn’t, call the borrower to tell them the time.',
  ],
] as const)('shows for %s that it’s too late, and what to do', async (kind, sentence) => {
  answer([mail({ kind, state: 'failed', sent_at: null, failure: 'link_expired' })]);
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('lists each mail with its state, tries and history', async () => {
  answer([FAILED, WAITING, mail({}), mail({ id: 'back', kind: 'account_security', state: 'bounced' })]);
  open();
  expect(await screen.findByRole('row', { name: /New application/ })).toHaveTextContent(
    /a\*\*\*@example\.com and 1 more.*Failed.*Couldn’t reach the mail server\..*10/,
  );
  expect(row(/Flyer review/), 'another day').toHaveTextContent('Next try Nov 24, 2026, 9:04 AM ET');
  expect(row(/Invitation/)).toHaveTextContent('Nov 24, 2026, 9:00 AM ET');
  expect(row(/Account security/)).toHaveTextContent('Bounced');
  expect(within(row(/Invitation/)).queryByRole('button', { name: /Retry/ })).toBeNull();
});

test('omits the date of a next try today', async () => {
  answer([{ ...WAITING, next_attempt_at: new Date().toISOString() }]);
  open();
  expect(await screen.findByRole('row', { name: /Flyer review/ })).toHaveTextContent(
    /Next try at \d{1,2}:\d{2} [AP]M ET/,
  );
});

test('retries a failed mail and shows the result', async () => {
  answer([FAILED]);
  open();
  const button = await screen.findByRole('button', {
    name: 'Retry New application to a***@example.com and 1 more',
  });
  calls.mockResolvedValueOnce({
    mail: {
      ...FAILED,
      state: 'sent',
      attempts: 1,
      failure: null,
      can_retry: false,
      sent_at: FAILED.created_at,
    },
  } as never);
  await userEvent.click(button);
  expect(await screen.findByText('Email sent')).toBeVisible();
  expect(calls).toHaveBeenLastCalledWith('retry-mail', { id: 'failed' });
  expect(row(/New application/)).toHaveTextContent('Sent');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
});

test.each([
  ['queued', 'Not sent yet. We’ll keep trying'],
  ['failed', 'The email failed again'],
] as const)('shows that a retried mail is %s', async (state, title) => {
  answer([FAILED]);
  open();
  calls.mockResolvedValueOnce({ mail: { ...FAILED, state } });
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await screen.findByText(title)).toBeVisible();
});

test('shows why a retry was rejected', async () => {
  answer([FAILED]);
  open();
  calls.mockRejectedValueOnce(new FunctionsError('internal', 'internal'));
  await userEvent.click(await screen.findByRole('button', { name: /Retry/ }));
  expect(await screen.findByText('Couldn’t retry the email')).toBeVisible();
  expect(screen.getByRole('button', { name: /Retry/ })).toBeEnabled();
});

test('loads further pages', async () => {
  answer([mail({ id: 'one' })], true);
  open();
  expect(await screen.findByText('Showing the newest email')).toBeVisible();
  answer([FAILED]);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('row', { name: /New application/ })).toBeVisible();
  expect(calls).toHaveBeenLastCalledWith('list-mail', { after: 'one' });
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('filters by state from the address and by choice, and reloads on Refresh', async () => {
  answer([FAILED]);
  open({ at: '/officer-portal/mail?state=failed' });
  expect(await screen.findByRole('row', { name: /New application/ })).toBeVisible();
  expect(calls).toHaveBeenLastCalledWith('list-mail', { state: 'failed' });
  answer([]);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Bounced');
  expect(await screen.findByText('Every email has reached its mail server.')).toBeVisible();
  expect(calls).toHaveBeenLastCalledWith('list-mail', { state: 'bounced' });
  answer([]);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'All');
  expect(await screen.findByText('No emails yet')).toBeVisible();
  answer([mail({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('row', { name: /Invitation/ })).toBeVisible();
});

test('shows that the list couldn’t load, and retries', async () => {
  calls.mockRejectedValueOnce(new FunctionsError('unavailable', 'down'));
  open();
  expect(await screen.findByText('Couldn’t load your emails')).toBeVisible();
  answer([mail({})]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Invitation/ })).toBeVisible();
});

test.each(['marketing_admin', 'compliance', 'officer'])('is forbidden to the role %s', async (role) => {
  open({ role });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Access Denied'));
  expect(calls).not.toHaveBeenCalled();
});
