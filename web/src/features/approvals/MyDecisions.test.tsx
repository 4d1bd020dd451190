import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { memberSchema } from '@brokerage/domain/member/member';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { readPage } from '../../lib/live-data/documents.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { decisionsQuery } from './decisionsQuery.ts';
import { MyDecisions } from './MyDecisions.tsx';

/** With plain spaces, because queries normalize whitespace. */
const momentText = (at: Date | undefined) => formatMoment(at).replaceAll('\u00a0', ' ');

vi.mock('../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../lib/firebaseContext.tsx')>()),
  useFirestore: () => 'firestore',
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
  documentId: () => 'id',
  where: (_field: unknown, _operator: string, ids: string[]) => ids,
  limit: (max: number) => max,
  query: (path: string, ids: string[]) => ({ path, ids }),
}));
vi.mock('./decisionsQuery.ts', async (original) => ({
  ...(await original<typeof import('./decisionsQuery.ts')>()),
  decisionsQuery: vi.fn(),
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof import('../../lib/live-data/documents.ts')>()),
  readPage: vi.fn(),
}));

const AT = new Date('2026-11-13T21:30:00Z');
const record = (id: string, change: Partial<AuditRecord> = {}): AuditRecord => ({
  id: `flyer-${id}-00000003`,
  tenant_id: 'larkfield',
  at: AT,
  actor_user_id: 'naomi',
  actor_name: 'Naomi Sato',
  action: 'instance_approved',
  entity_type: 'flyer',
  entity_id: id,
  before: { status: 'pending_approval' },
  after: { status: 'approved', revision: 2 },
  seq: 3,
  prev_hash: null,
  hash: '',
  ...change,
});
const REASON = 'The photo is missing.\nRealtor details are wrong.';
const rejected = record('maple', {
  action: 'instance_rejected',
  after: { status: 'rejected', revision: 2, reason: REASON },
});
const approved = record('elm');
const removed = record('gone');
const template = { entity_type: 'template', entity_id: 'just-listed' };
const consented = record('consented', {
  ...template,
  action: 'template_consent_given',
  after: { revision: 1 },
});
const declined = record('declined', {
  ...template,
  action: 'template_consent_declined',
  after: { revision: 2, reason: 'The disclosure is missing.' },
});

/** Stored records, by path; names are read from here. */
const STORED: Record<string, { id: string }[]> = {
  'tenants/larkfield/flyer_instances': [
    { id: 'maple', title: 'Open house at 14 Maple Avenue' } as { id: string },
    { id: 'elm', title: 'Open house at 230 Elm Street' } as { id: string },
  ],
  'tenants/larkfield/templates': [{ id: 'just-listed', name: 'Just Listed' } as { id: string }],
};
const page = (items: AuditRecord[], unreadable = 0) => ({
  items,
  unreadable,
  last: { id: items.at(-1)?.id } as never,
});

/** Answers each read of the log with the next of these; repeats the last one. */
function logIs(...answers: (ReturnType<typeof page> | Error)[]) {
  let reads = 0;
  vi.mocked(readPage).mockImplementation((query) => {
    const names = query as unknown as { path: string; ids: string[] } | undefined;
    if (names) {
      const found = (STORED[names.path] ?? []).filter(({ id }) => names.ids.includes(id));
      return Promise.resolve({ items: found, unreadable: 0, last: undefined } as never);
    }
    const answer = answers[Math.min(reads, answers.length - 1)];
    reads += 1;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never);
  });
}

const failure = (code: string) => Object.assign(new Error(code), { code });
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.mocked(readPage).mockReset();
  vi.mocked(decisionsQuery).mockReset();
});

function open() {
  const member = memberSchema.parse({
    user_id: 'naomi',
    tenant_id: 'larkfield',
    role: 'compliance',
    name: 'Naomi Sato',
    email: 'naomi@larkfield.example',
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
  });
  const session = memberSession(member, { uid: 'naomi', email: 'naomi@larkfield.example' });
  const router = createMemoryRouter([{ path: '/', element: <MyDecisions /> }]);
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });
const items = () => screen.getAllByRole('listitem');

test('shows each decision with chip, name, link, date and reason', async () => {
  logIs(page([rejected, approved, declined, consented]));
  open();
  expect(await screen.findByRole('link', { name: 'Open house at 14 Maple Avenue' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/maple',
  );
  const [first, second, third, fourth] = items() as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByText('Rejected')).toBeVisible();
  expect(within(first).getByText(momentText(AT))).toHaveAttribute('datetime', AT.toISOString());
  expect(within(first).getByText(/^Reason:/).textContent).toBe(`Reason: ${REASON}`);
  expect(within(second).getByText('Approved')).toBeVisible();
  expect(within(second).getByRole('link', { name: 'Open house at 230 Elm Street' })).toBeVisible();
  expect(within(second).queryByText(/^Reason:/)).toBeNull();
  expect(within(third).getByText('Consent declined')).toBeVisible();
  expect(within(third).getByText('Reason: The disclosure is missing.')).toBeVisible();
  expect(within(fourth).getByText('Consent given')).toBeVisible();
  expect(within(fourth).getByRole('link', { name: 'Just Listed' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/manage/just-listed',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Showing 4 decisions');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(decisionsQuery).toHaveBeenCalledWith('firestore', 'larkfield', 'naomi', undefined);
});

test('a deleted flyer has no link', async () => {
  logIs(page([removed]));
  open();
  expect(await screen.findByText('Flyer gone (deleted)')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Showing 1 decision')).toBeVisible();
});

test('Load more continues after the last decision; a failure keeps the list', async () => {
  const full = page(Array.from({ length: 25 }, (_, index) => record(`f${index}`)));
  logIs(full, failure('unavailable'), page([rejected]));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load more decisions.');
  expect(items()).toHaveLength(25);
  await user.click(button('Load more'));
  await waitFor(() => expect(items()).toHaveLength(26));
  expect(vi.mocked(decisionsQuery).mock.lastCall?.[3]).toBe(full.last);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('shows loading, then nothing reviewed yet', async () => {
  logIs(page([]));
  open();
  expect(screen.getByRole('status', { name: 'Loading your decisions' })).toBeVisible();
  expect(await screen.findByText('You haven’t reviewed any flyers yet.')).toBeVisible();
  expect(screen.getByText(/Flyers you approve or reject will appear here/)).toBeVisible();
});

test('a failure has Retry, and unreadable decisions are counted', async () => {
  logIs(failure('unavailable'), failure('permission-denied'), page([approved], 2));
  const user = open();
  expect(await screen.findByText('Couldn’t load your decisions')).toBeVisible();
  expect(screen.getByText('Check your connection and try again.')).toBeVisible();
  await user.click(button('Retry'));
  expect(await screen.findByText(/You don’t have access to this/)).toBeVisible();
  await user.click(button('Retry'));
  expect(await screen.findByText(/2 decisions couldn’t be shown/)).toBeVisible();
  expect(items()).toHaveLength(1);
});

test('shows when it’s offline, and loads after reconnecting', async () => {
  isOnline = false;
  logIs(failure('unavailable'), page([approved]));
  open();
  expect(await screen.findByText('Couldn’t load your decisions')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Your decisions will load when you’re back online.');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('link', { name: 'Open house at 230 Elm Street' })).toBeVisible();
  expect(screen.queryByText(/offline/)).toBeNull();
  isOnline = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/These are the decisions we loaded earlier/)).toBeVisible();
});
