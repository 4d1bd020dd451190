import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { type Member, memberSchema } from '@brokerage/domain/member/member';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import type { Documents, Live } from '../../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { failed } from '../../../testing/failed.ts';
import { memberSession } from '../../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { ProfileChangesPage } from './ProfileChangesPage.tsx';
import { usePendingMembers } from './usePendingMembers.ts';

vi.mock('./usePendingMembers.ts', () => ({ usePendingMembers: vi.fn() }));
vi.mock('../useApprovedFlyerCount.ts', () => ({ useApprovedFlyerCount: () => '3' }));
vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const waiting = (value: string) => ({ value, requested_at: new Date(2026, 10, 20, 12) });
const member = (uid: string, name: string, change: object = {}): Member =>
  memberSchema.parse({
    user_id: uid,
    tenant_id: 'larkfield',
    role: 'officer',
    name,
    email: `${uid}@larkfield.example`,
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
    ...change,
  });
const naomi = member('naomi', 'Naomi Sato', { role: 'compliance' });
const daniel = member('daniel', 'Daniel Okafor', { pending_changes: { email: waiting('d@new.example') } });
const ready = (...items: Member[]): Live<Documents<Member>> => ({
  status: 'ready',
  data: { items, unreadable: 0 },
  stale: false,
});

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
});

function open(live: Live<Documents<Member>>, role = 'compliance') {
  const team = vi.mocked(usePendingMembers).mockReset().mockReturnValue(live);
  const session = memberSession({ ...naomi, role }, { uid: 'naomi' });
  const page = () => (
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter>
          <ProfileChangesPage />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(page());
  return {
    user: userEvent.setup(),
    /** Changes the live query's result. */
    update: (next: Live<Documents<Member>>) => {
      team.mockReturnValue(next);
      rerender(page());
    },
  };
}

test('confirms a change only after a dialog that shows what becomes public', async () => {
  const { user } = open(ready(naomi, daniel));
  await user.click(screen.getByRole('button', { name: 'Confirm: Email of Daniel Okafor' }));
  const dialog = screen.getByRole('dialog', { name: 'Confirm this change?' });
  expect(dialog).toHaveTextContent(
    'Daniel Okafor’s public profile and new flyers will show email d@new.example.',
  );
  expect(dialog).toHaveTextContent(
    '3 approved flyers keep the old details until they’re duplicated and approved again.',
  );
  expect(callFunction).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm change' }));
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('review-profile-change', {
    uid: 'daniel',
    field: 'email',
    value: 'd@new.example',
    is_confirmed: true,
  });
  expect(await screen.findByText('Change confirmed')).toBeVisible();
});

test('declines the displayed change with a reason', async () => {
  const { user } = open(ready(naomi, daniel));
  expect(screen.getByText('daniel@larkfield.example')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decline: Email of Daniel Okafor' }));
  await user.click(screen.getByRole('button', { name: 'Decline change' }));
  expect(screen.getByLabelText(/^Reason/)).toHaveAccessibleDescription('Enter a reason');
  expect(callFunction).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Reason/), 'Not a company address.');
  await user.click(screen.getByRole('button', { name: 'Decline change' }));
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('review-profile-change', {
    uid: 'daniel',
    field: 'email',
    value: 'd@new.example',
    is_confirmed: false,
    reason: 'Not a company address.',
  });
  expect(await screen.findByText('Change declined')).toBeVisible();
});

test('a dialog keeps its change when the member changes it again or withdraws it', async () => {
  const { user, update } = open(ready(naomi, daniel));
  await user.click(screen.getByRole('button', { name: 'Decline: Email of Daniel Okafor' }));
  await user.type(screen.getByLabelText(/^Reason/), 'Not a company address.');
  const replaced = {
    ...daniel,
    email: 'd@other.example',
    pending_changes: { email: waiting('d@2.example') },
  };
  update(ready(naomi, replaced));
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Not a company address.');
  expect(screen.getByRole('dialog')).toHaveTextContent('email stays daniel@larkfield.example');
  update(ready(naomi));
  await user.click(screen.getByRole('button', { name: 'Decline change' }));
  expect(callFunction).toHaveBeenCalledExactlyOnceWith(
    'review-profile-change',
    expect.objectContaining({ value: 'd@new.example', reason: 'Not a company address.' }),
  );
});

test('shows the server’s message for a rejection', async () => {
  const { user } = open(ready(daniel));
  vi.mocked(callFunction).mockRejectedValue(
    new FirebaseError('functions/failed-precondition', memberErrors['no-pending-change'].sentence),
  );
  await user.click(screen.getByRole('button', { name: 'Confirm: Email of Daniel Okafor' }));
  await user.click(screen.getByRole('button', { name: 'Confirm change' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(memberErrors['no-pending-change'].sentence),
  );
  expect(screen.getByRole('button', { name: 'Confirm change' })).toBeEnabled();
});

test('your own change has no buttons, and a deactivated member’s isn’t listed', () => {
  const own = { ...naomi, pending_changes: { nmls_id: waiting('7') } };
  const left = member('peter', 'Peter Novak', {
    status: 'deactivated',
    pending_changes: { nmls_id: waiting('8') },
  });
  open(ready(own, left));
  expect(screen.getByText(memberErrors['own-profile-change'].sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Confirm|Decline/ })).toBeNull();
  expect(screen.queryByText(/Peter Novak/)).toBeNull();
});

test('older records have nothing to confirm; shows loading, and failure with Retry', async () => {
  const retry = vi.fn();
  open(ready(naomi));
  expect(screen.getByText('Nothing to confirm')).toBeVisible();
  const { user } = open(failed('unavailable', retry));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading profile changes' })).toBeVisible();
});

test('an officer: shows Access Denied, without a request', () => {
  open(ready(daniel), 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(usePendingMembers).not.toHaveBeenCalled();
});
