import type { AuditVerification, VerifyCursor } from '@brokerage/domain/audit/auditCallables';
import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, type Mock, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { type Page, readPage, subscribeDocument, subscribeReady } from '../../lib/live-data/documents.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { AuditPage } from './AuditPage.tsx';
import { auditQuery } from './auditQuery.ts';

const people = [
  { user_id: 'helen', name: 'Helen Whitaker' },
  { user_id: 'peter', name: 'Peter Novak' },
];
const ready = (items: object[]) => ({ status: 'ready', data: { items, unreadable: 0 }, stale: false });

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('../../lib/live-data/useTenant.ts', () => ({
  useTenant: () => ({ status: 'loading', unreachable: false }),
}));
vi.mock('../../lib/live-data/useTeamMembers.ts', () => ({ useTeamMembers: () => team() }));
vi.mock('../../lib/live-data/useBranches.ts', () => ({ useBranches: () => none }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
  doc: (_firestore: unknown, path: string) => path,
  documentId: () => 'id',
  where: (_field: unknown, _operator: string, ids: string[]) => ids,
  limit: (most: number) => most,
  query: (path: string, ids: string[], most: number) => ({ path, ids, most }),
}));
vi.mock('./auditQuery.ts', async (original) => ({
  ...(await original<typeof import('./auditQuery.ts')>()),
  auditQuery: vi.fn(),
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof import('../../lib/live-data/documents.ts')>()),
  readPage: vi.fn(),
  subscribeDocument: vi.fn(),
}));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));
const theTeam = ready(people);
const none = ready([]);
const team = () => theTeam;

const record = (seq: number, change: Partial<AuditRecord> = {}): AuditRecord => ({
  id: `member-peter-0000000${seq}`,
  tenant_id: 'larkfield',
  at: new Date('2026-11-13T21:30:00Z'),
  actor_user_id: 'helen',
  actor_name: 'Helen Whitaker',
  action: 'member_deactivated',
  entity_type: 'member',
  entity_id: 'peter',
  before: { status: 'active' },
  after: { status: 'deactivated', hand_over_to: null },
  seq,
  prev_hash: null,
  hash: '',
  ...change,
});
/** Queries for names, and what they find. */
interface NameQuery {
  path: string;
  ids: string[];
  most: number;
}
/** Answers the log's query with these records, and the queries for names from what is stored. */
function logIs(records: AuditRecord[], stored: Record<string, { id: string }[]> = {}) {
  const asked: NameQuery[] = [];
  vi.mocked(readPage).mockImplementation((query) => {
    const named = query as unknown as NameQuery | undefined;
    if (!named?.path) return Promise.resolve(page(records) as never);
    asked.push(named);
    const found = (stored[named.path] ?? []).filter(({ id }) => named.ids.includes(id));
    return Promise.resolve({ items: found, unreadable: 0, last: undefined } as never);
  });
  return asked;
}
const page = (items: AuditRecord[], unreadable = 0): Page<AuditRecord> => ({
  items,
  unreadable,
  last: { id: items.at(-1)?.id } as never,
});

beforeEach(() => {
  vi.mocked(readPage)
    .mockReset()
    .mockResolvedValue(page([record(1)]));
  vi.mocked(callFunction).mockReset();
  vi.mocked(auditQuery).mockReset();
});

function open(address = '', role = 'super_admin') {
  const session = {
    status: 'signed-in',
    user: { uid: 'helen', email: 'x@larkfield.example' } as never,
    member: { tenant_id: 'larkfield', role, status: 'active' } as never,
    isAdministrator: true,
    signOut: vi.fn(),
  } as const;
  const router = createMemoryRouter([{ path: routePaths.audit, element: <AuditPage /> }], {
    initialEntries: [`${routePaths.audit}${address}`],
  });
  render(
    <SessionContext value={session}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>,
  );
  return { user: userEvent.setup(), router };
}
const button = (name: string) => screen.getByRole('button', { name });
const lastFilter = () => vi.mocked(auditQuery).mock.lastCall?.[2];

test('by day: when (UTC in the title), who, what, and what changed', async () => {
  open();
  const day = await screen.findByRole('region', { name: 'Friday, November 13, 2026' });
  expect(
    within(day)
      .getByText('4:30 PM ET', { normalizer: (text) => text.replaceAll('\u202f', ' ') })
      .closest('time'),
  ).toHaveAttribute('title', '2026-11-13 21:30:00 UTC');
  const [entry] = within(day).getAllByRole('listitem');
  expect(entry).toHaveTextContent('Helen Whitaker');
  expect(entry).toHaveTextContent('Deactivated a teammate: Peter Novak');
  expect(entry).toHaveTextContent('Statuswas Active → , is now Deactivated');
  expect(entry).toHaveTextContent('Work reassigned toGeneral team');
  expect(vi.mocked(auditQuery).mock.lastCall?.slice(0, 2)).toEqual(['firestore', 'larkfield']);
});

test('a record opens in a side sheet under its own address, and closing it returns to the row', async () => {
  const { user, router } = open('?kind=entity:member');
  const row = await screen.findByRole('link', { name: /^4:30.PM ET: Deactivated a teammate$/ });
  vi.mocked(subscribeDocument).mockReturnValue(subscribeReady<AuditRecord | undefined>(record(1)));
  await user.click(row);
  expect(router.state.location.search).toBe('?kind=entity%3Amember&record=member-peter-00000001');
  const sheet = screen.getByRole('dialog', { name: 'Record member-peter-00000001' });
  expect(sheet).toHaveTextContent('Helen Whitaker');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('?kind=entity:member');
  expect(row).toHaveFocus();
});

test('acts on oneself name nobody twice; unknown acts are shown as they are', async () => {
  const own = { actor_user_id: 'peter', action: 'sessions_ended', before: null, after: null };
  const strange = { entity_type: 'kite', entity_id: 'f1', action: 'flyer_burned' };
  vi.mocked(readPage).mockResolvedValue(page([record(2, own), record(1, strange)]));
  open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Signed out everywhere$/);
  expect(second).toHaveTextContent('flyer_burned: kite f1');
});

test('person, kind and days go into the query and the address', async () => {
  const { user, router } = open('?person=peter&kind=nonsense');
  await screen.findAllByRole('listitem');
  expect(lastFilter()).toEqual({ person: 'peter', entity: '', kind: '', from: '', to: '' });
  expect(screen.getByLabelText('Person')).toHaveDisplayValue('Peter Novak');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Invited a teammate');
  await user.type(screen.getByLabelText('From'), '2026-11-10');
  await user.type(screen.getByLabelText('To'), '2026-11-09');
  expect(lastFilter()).toEqual({
    person: 'peter',
    entity: '',
    kind: 'action:member_invited',
    from: '2026-11-10',
    to: '2026-11-09',
  });
  expect(router.state.location.search).toContain('kind=action%3Amember_invited');
  expect(screen.getByText('Choose a “To” date on or after the “From” date.')).toBeVisible();
});

const about = (entity_type: string, entity_id: string, action: string) =>
  record(1, { id: `${entity_type}-${entity_id}-00000001`, entity_type, entity_id, action });
const FLYERS = 'tenants/larkfield/flyer_instances';
const LOG = [
  about('flyer', 'f1', 'instance_approved'),
  about('flyer', 'gone', 'instance_archived'),
  about('template', 't1', 'template_published'),
  about('link', 'abCD23efGH45', 'link_created'),
];
const STORED = {
  [FLYERS]: [
    { id: 'f1', title: 'Open house on Elm Street' },
    { id: 'f2', title: 'Rate sheet' },
  ],
  'tenants/larkfield/templates': [{ id: 't1', name: 'Just listed' }],
  'tenants/larkfield/shared_links': [{ id: 'abCD23efGH45', label: 'Spring', flyer_instance_id: 'f2' }],
};

test('flyers, templates and links have their names and lead to their pages; a removed one says so', async () => {
  const asked = logIs(LOG, STORED);
  open();
  await screen.findByText('Just listed');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Open house on Elm Street')).toHaveAttribute('href', '/officer-portal/pdf/edit/f1');
  expect(link('Just listed')).toHaveAttribute('href', '/officer-portal/pdf/manage/t1');
  expect(link('abCD23efGH45 (Spring, Rate sheet)')).toHaveAttribute(
    'href',
    '/officer-portal/pdf/analytics?of=company&find=abCD23efGH45',
  );
  expect(screen.getByText(/Flyer gone \(removed\)/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Flyer gone (removed)' })).toBeNull();
  expect(asked.every(({ ids, most }) => ids.length <= 30 && most === 30)).toBe(true);
  expect(asked).toHaveLength(3);
});

test('an administrator who may not open a page gets the name without a link', async () => {
  logIs([...LOG, record(1)], STORED);
  open('', 'compliance');
  expect(await screen.findByRole('link', { name: 'Just listed' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/manage/t1',
  );
  expect(screen.queryByRole('link', { name: 'Peter Novak' })).toBeNull();
});

test('ids in what changed have names too, and lead there', async () => {
  const after = { title: 'Elm', template_id: 't1', template_version_id: 't1-v2' };
  const copied = { title: 'Copy', duplicated_from: 'f2' };
  const asked = logIs(
    [
      record(1, { id: 'flyer-x-00000001', entity_type: 'flyer', entity_id: 'f1', after }),
      record(2, { id: 'flyer-y-00000001', entity_type: 'flyer', entity_id: 'f1', after: copied }),
    ],
    STORED,
  );
  open();
  expect(await screen.findByRole('link', { name: 'Just listed' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/manage/t1',
  );
  expect(screen.getByRole('link', { name: 'Rate sheet' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/f2',
  );
  expect(screen.getByText('Version 2')).toBeVisible();
  expect(screen.queryByText(/\bt1\b/)).toBeNull();
  expect(asked.map(({ ids }) => ids)).toEqual([['f1', 'f2'], ['t1']]);
});

test('the history of one thing: by the address, from each record, and back', async () => {
  logIs(LOG, STORED);
  const { user, router } = open();
  await screen.findByText('Just listed');
  await user.click(screen.getByRole('link', { name: 'History of Open house on Elm Street' }));
  expect(router.state.location.search).toBe('?entity=flyer%3Af1');
  expect(lastFilter()).toMatchObject({ entity: 'flyer:f1', person: '' });
  const bar = await screen.findByRole('region', { name: 'Filter' });
  expect(bar).toHaveTextContent('History of flyer Open house on Elm Street');
  await user.click(within(bar).getByRole('button', { name: 'Show All Records' }));
  expect(lastFilter()).toMatchObject({ entity: '' });
  expect(screen.queryByRole('region', { name: 'Filter' })).toBeNull();
});

test('nothing yet, and nothing that matches', async () => {
  vi.mocked(readPage).mockResolvedValue(page([]));
  const { user } = open('?person=peter');
  expect(await screen.findByText('No records found')).toBeVisible();
  await user.click(button('Show everything'));
  expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible();
});

test('older ones are asked for where the page ended; a failure keeps what is there', async () => {
  const full = page(Array.from({ length: 50 }, (_, index) => record(1, { id: `member-p${index}-00000001` })));
  vi.mocked(readPage).mockResolvedValueOnce(full).mockRejectedValueOnce(new Error('unavailable'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/Couldn’t load older records/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await user.click(button('Load more'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(51));
  expect(vi.mocked(auditQuery).mock.lastCall?.[3]).toBe(full.last);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('loading, failure with Retry, records that can’t be read', async () => {
  vi.mocked(readPage).mockRejectedValueOnce({ code: 'permission-denied' });
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading the audit log' })).toBeVisible();
  expect(await screen.findByText(/don’t have access/)).toBeVisible();
  vi.mocked(readPage).mockResolvedValue(page([record(1)], 2));
  await user.click(button('Retry'));
  expect(await screen.findByText(/2 records couldn’t be shown/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an officer gets Access Denied, and nothing is read', () => {
  open('', 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(readPage).not.toHaveBeenCalled();
});

const anchored = { anchors_checked: 1, anchored_from: '2026-11-18', anchored_through: '2026-11-18' };
const sealing = {
  sealed_through: '2026-11-18',
  unsealed_days: 0,
  covered_through: '2026-11-19T15:00:00.000Z',
  cursor: null,
  ...anchored,
};

test('Verify: sound, but not sealed of late', async () => {
  vi.mocked(callFunction).mockResolvedValue({
    checked: 8,
    seals_checked: 1,
    first_broken: null,
    ...sealing,
    unsealed_days: 2,
  });
  const { user } = open();
  await user.click(button('Verify'));
  expect(await screen.findByText(/2 finished days with records aren’t sealed yet/)).toHaveTextContent(
    'the last seal is for Nov 18, 2026 (UTC)',
  );
  expect(screen.getByText('The audit log is intact').closest('.MuiAlert-root')).toHaveClass(
    'MuiAlert-colorSuccess',
  );
});

test('Verify: sound', async () => {
  vi.mocked(callFunction).mockResolvedValue({
    checked: 8,
    seals_checked: 1,
    first_broken: null,
    ...sealing,
  });
  const { user } = open();
  await user.click(button('Verify'));
  expect(await screen.findByText(/8 records and 1 sealed day were checked/)).toBeVisible();
  expect(callFunction).toHaveBeenCalledWith('verify-audit-log', {});
});

test.each([
  [
    anchored,
    '1 sealed day matches its anchor outside the database, Nov 18, 2026 through Nov 18, 2026 (UTC).',
  ],
  [{ ...anchored, anchored_through: '2026-11-17' }, 'Later seals are not anchored yet.'],
  [
    { anchors_checked: 0, anchored_from: null, anchored_through: null },
    'No sealed day is anchored outside the database yet',
  ],
])('Verify: says what is anchored outside the database: %j', async (anchors, text) => {
  vi.mocked(callFunction).mockResolvedValue({
    checked: 8,
    seals_checked: 1,
    first_broken: null,
    ...sealing,
    ...anchors,
  });
  const { user } = open();
  await user.click(button('Verify'));
  await screen.findByText(/8 records and 1 sealed day were checked/);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('Verify: says through when anchors cover the log', async () => {
  vi.mocked(callFunction).mockResolvedValue({ checked: 8, seals_checked: 1, first_broken: null, ...sealing });
  const { user } = open();
  await user.click(button('Verify'));
  const text = (await screen.findByText(/8 records and 1 sealed day/)).textContent.replaceAll('\u202f', ' ');
  expect(text).toMatch(/Anchors cover everything recorded before Nov 19, 2026, \d+:00 [AP]M/);
  expect(text).toContain('until then, removing them could go unnoticed');
});

test('Verify: says that nothing is anchored yet', async () => {
  vi.mocked(callFunction).mockResolvedValue({
    ...sealing,
    checked: 2,
    seals_checked: 0,
    first_broken: null,
    covered_through: null,
  });
  const { user } = open();
  await user.click(button('Verify'));
  expect(await screen.findByText(/Nothing is anchored outside the database yet/)).toBeVisible();
});

const cursorAt = (checked: number): VerifyCursor => ({
  phase: 'records',
  after: `member-p${checked}-00000001`,
  total: 12_000,
  checked,
  seals_checked: 0,
  first_broken: null,
});
const page5000 = { ...sealing, checked: 5000, seals_checked: 0, first_broken: null, cursor: cursorAt(5000) };

test('Verify: a long log is checked from call to call, with its progress, and can be stopped and continued', async () => {
  const { user } = open();
  let answer: (page: AuditVerification) => void = () => undefined;
  vi.mocked(callFunction)
    .mockResolvedValueOnce(page5000)
    .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as never)));
  await user.click(button('Verify'));
  expect(await screen.findByText('Checked 5,000 of 12,000 records.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Verifying the audit log' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  expect(callFunction).toHaveBeenLastCalledWith('verify-audit-log', { cursor: cursorAt(5000) });
  await user.click(button('Stop'));
  answer({ ...page5000, cursor: cursorAt(10_000) });
  expect(
    await screen.findByText(/Verification stopped. Checked so far: 10,000 of 12,000 records/),
  ).toBeVisible();
  vi.mocked(callFunction).mockResolvedValueOnce({
    ...sealing,
    checked: 12_000,
    seals_checked: 3,
    first_broken: null,
  });
  await user.click(button('Continue'));
  expect(callFunction).toHaveBeenLastCalledWith('verify-audit-log', { cursor: cursorAt(10_000) });
  expect(await screen.findByText(/12,000 records and 3 sealed days were checked/)).toBeVisible();
});

test('Verify: Stop waits for the running call, and the focus stays in place', async () => {
  const { user } = open();
  let answer: (page: AuditVerification) => void = () => undefined;
  const nextPage = () => new Promise<AuditVerification>((resolve) => (answer = resolve));
  const callOnce = vi.mocked(callFunction) as Mock<() => Promise<AuditVerification>>;
  callOnce.mockResolvedValueOnce(page5000).mockImplementationOnce(nextPage);
  await user.click(button('Verify'));
  const status = screen.getByRole('group', { name: 'Verification' });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(button('Stopping…')).toBeDisabled();
  expect(status).toHaveFocus();
  answer({ ...page5000, cursor: cursorAt(10_000) });
  expect(await screen.findByText(/Verification stopped/)).toBeVisible();
  await waitFor(() => expect(status).toHaveFocus());

  callOnce.mockImplementationOnce(nextPage);
  await user.click(button('Continue'));
  expect(status).toHaveFocus();
  expect(button('Stop')).toBeEnabled();
  answer({ ...page5000, checked: 12_000, cursor: null });
  expect(await screen.findByText('The audit log is intact')).toBeVisible();
  expect(status).toHaveFocus();
});

test('Verify: never says that more records are checked than there are', async () => {
  const { user } = open();
  vi.mocked(callFunction)
    .mockResolvedValueOnce({ ...page5000, cursor: cursorAt(12_007) })
    .mockRejectedValueOnce(
      new FirebaseError('functions/resource-exhausted', sessionErrors['too-many-calls'].sentence),
    );
  await user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Checked so far: 12,000 of 12,000 records.');
});

test('Verify: a call that fails half-way goes on where it was', async () => {
  const { user } = open();
  vi.mocked(callFunction)
    .mockResolvedValueOnce(page5000)
    .mockRejectedValueOnce(
      new FirebaseError('functions/resource-exhausted', sessionErrors['too-many-calls'].sentence),
    );
  await user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sessionErrors['too-many-calls'].sentence);
  vi.mocked(callFunction).mockResolvedValueOnce({
    ...sealing,
    checked: 12_000,
    seals_checked: 3,
    first_broken: null,
  });
  await user.click(button('Continue'));
  expect(callFunction).toHaveBeenLastCalledWith('verify-audit-log', { cursor: cursorAt(5000) });
  expect(await screen.findByText('The audit log is intact')).toBeVisible();
});

test('Verify: a wholly removed log is told as such', async () => {
  vi.mocked(callFunction).mockResolvedValue({
    checked: 0,
    seals_checked: 0,
    ...sealing,
    first_broken: {
      record_id: '2026-11-10',
      entity_type: 'seal',
      entity_id: '2026-11-10',
      at: null,
      reason: 'log_missing',
    },
  });
  const { user } = open();
  await user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The whole log and its seals are missing');
});

const broken = {
  record_id: 'seal',
  entity_type: 'seal',
  entity_id: 'seal',
  at: null,
  reason: 'changed',
};

test('Verify: a broken record is named and reachable', async () => {
  vi.mocked(callFunction).mockResolvedValue({
    checked: 8,
    seals_checked: 10,
    ...sealing,
    first_broken: {
      record_id: 'member-peter-00000002',
      entity_type: 'member',
      entity_id: 'peter',
      at: null,
      reason: 'missing',
    },
  });
  const { user, router } = open('?kind=entity:member');
  await user.click(button('Verify'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('First problem: record 2 about Peter Novak. The record is missing.');
  expect(within(alert).getByRole('button', { name: 'Show the record' })).toBeVisible();
  expect(router.state.location.search).toBe('?kind=entity:member');
});

test('Verify: a broken day leads to its records', async () => {
  const day = { record_id: '2026-11-18', entity_id: '2026-11-18', reason: 'day_changed' as const };
  vi.mocked(callFunction).mockResolvedValue({
    checked: 8,
    seals_checked: 10,
    ...sealing,
    first_broken: { ...broken, ...day },
  });
  const { user } = open();
  await user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent('the day Nov 18, 2026 (UTC)');
  await user.click(button('Show this day’s records'));
  await waitFor(() => expect(lastFilter()).toMatchObject({ from: '2026-11-17', to: '2026-11-18' }));
});

test.each([
  ['marketing_admin', false],
  ['compliance', true],
])('%s may seal: %s', async (role, may) => {
  open('', role);
  await screen.findAllByRole('listitem');
  expect(screen.queryAllByRole('button', { name: 'Seal Now' })).toHaveLength(may ? 1 : 0);
});

test('Seal Now: what was sealed, nothing to seal, a refusal', async () => {
  const { user } = open();
  vi.mocked(callFunction).mockResolvedValueOnce({ sealed: ['2026-11-19', '2026-11-20'] });
  await user.click(button('Seal Now'));
  expect(await screen.findByText('Sealed 2 more days, through Nov 20, 2026.')).toBeVisible();
  vi.mocked(callFunction).mockResolvedValueOnce({ sealed: [] });
  await user.click(button('Seal Now'));
  expect(await screen.findByText(/is sealed already/)).toBeVisible();
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FirebaseError('functions/permission-denied', sessionErrors['second-factor-required'].sentence),
  );
  await user.click(button('Seal Now'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    sessionErrors['second-factor-required'].sentence,
  );
});
