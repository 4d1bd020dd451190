import { submissionSchema } from '@brokerage/domain/submission/submission';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeReady } from '../../lib/live-data/useLiveData.ts';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { subscribeSavedViews } from './filters/savedViews.ts';
import { useSubmissions } from './list/useSubmissions.ts';
import { MyLeadsPage } from './MyLeadsPage.tsx';

vi.mock('./list/useSubmissions.ts', () => ({ useSubmissions: vi.fn() }));
vi.mock('../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../lib/firebaseContext.tsx')>()),
  useFirestore: () => 'firestore',
}));
vi.mock('./filters/useEarlierStatuses.ts', () => ({ useEarlierStatuses: vi.fn(() => []) }));
vi.mock('./filters/savedViews.ts', async (original) => ({
  ...(await original<typeof import('./filters/savedViews.ts')>()),
  subscribeSavedViews: vi.fn(),
}));

const LEAD = submissionSchema.parse({
  id: 'a',
  first_name: 'Maya',
  last_name: 'Ortiz',
  email: 'maya@mail.example',
  mobile: '(973) 555-0110',
  purpose: 'Purchase',
  status: 'new',
  created_at: new Date('2026-03-05T12:00:00Z'),
  est_value_or_price: 425_000,
  reference_number: 'R-1',
  lo_assigned_id: 'ana',
});
const ready = (items: readonly (typeof LEAD)[]) =>
  ({ status: 'ready', data: { items, unreadable: 0 }, stale: false }) as never;

beforeEach(() => {
  vi.mocked(subscribeSavedViews).mockReturnValue(subscribeReady({ items: [], unreadable: 0 }) as never);
  vi.mocked(useSubmissions)
    .mockReset()
    .mockReturnValue(ready([LEAD]));
});

function open(member: { role: string; officer_id: string | null }) {
  const session = memberSession(member, { uid: 'ana' });
  renderInPortal(
    <Routes>
      <Route path="/officer-portal/leads" element={<MyLeadsPage />} />
      <Route path="/officer-portal" element={<p>All submissions</p>} />
    </Routes>,
    { session, address: '/officer-portal/leads' },
  );
  return userEvent.setup();
}
const OFFICER = { role: 'officer', officer_id: 'ana' };

test('an officer sees only their assigned ones, and nothing else is queried', () => {
  open(OFFICER);
  expect(screen.getByRole('heading', { level: 1, name: 'My Leads' })).toBeVisible();
  expect(screen.getByText(/Ortiz/)).toBeVisible();
  const scopes = vi.mocked(useSubmissions).mock.calls.map(([scope]) => scope);
  expect(new Set(scopes.map(({ officerId }) => officerId))).toEqual(new Set(['ana']));
});

test('shows an empty state without leads', () => {
  vi.mocked(useSubmissions).mockReturnValue(ready([]));
  open(OFFICER);
  expect(screen.getByText('No leads yet')).toBeVisible();
});

test('explains to an officer without a directory entry why there are no leads', () => {
  open({ role: 'officer', officer_id: null });
  expect(screen.getByText('You’re not in the directory yet')).toBeVisible();
  expect(useSubmissions).not.toHaveBeenCalled();
});

test('a failure can be retried', async () => {
  const retry = vi.fn();
  vi.mocked(useSubmissions).mockReturnValue({ status: 'failed', error: new Error('down'), retry } as never);
  const user = open(OFFICER);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('links an administrator to all submissions', () => {
  open({ role: 'super_admin', officer_id: null });
  expect(screen.getByText('All submissions')).toBeVisible();
  expect(useSubmissions).not.toHaveBeenCalled();
});
