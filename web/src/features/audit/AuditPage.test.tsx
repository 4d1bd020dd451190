import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import type {
  AuditVerification,
  VerificationResult,
  VerifyState,
} from '@brokerage/domain/audit/auditVerification';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import type { Member } from '@brokerage/domain/member/member';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { type Page, readPage, subscribeDocument } from '../../lib/live-data/documents.ts';
import type { Subscribe } from '../../lib/live-data/useLiveData.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { memberSession, renderInPortal } from '../../testing/renderInPortal.tsx';
import { AuditPage } from './AuditPage.tsx';
import { auditQuery } from './auditQuery.ts';

const members = [
  { user_id: 'helen', name: 'Helen Whitaker' },
  { user_id: 'peter', name: 'Peter Novak' },
];
const ready = (items: object[]) => ({ status: 'ready', data: { items, unreadable: 0 }, stale: false });

vi.mock('../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../lib/firebaseContext.tsx')>()),
  useFirestore: () => 'firestore',
}));
vi.mock('../../lib/live-data/records/useTeamMembers.ts', () => ({ useTeamMembers: () => team() }));
vi.mock('../../lib/live-data/records/useMembersById.ts', () => ({
  useMembersById: () => {
    const { items } = team().data;
    return {
      byId: new Map((items as readonly Member[]).map((one) => [one.user_id, one])),
      isSettled: true,
    };
  },
}));
vi.mock('../../lib/live-data/records/useBranches.ts', () => ({ useBranches: () => none }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
  doc: (_firestore: unknown, path: string) => path,
  documentId: () => 'id',
  where: (_field: unknown, _operator: string, ids: string[]) => ids,
  limit: (max: number) => max,
  query: (path: string, ids: string[], max: number) => ({ path, ids, max }),
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
const theTeam = ready(members);
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
/** Name queries and their results. */
interface NameQuery {
  path: string;
  ids: string[];
  max: number;
}
/** Answers the log's query with these records, and name queries from the stored records. */
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

type JobEvent = Parameters<Parameters<Subscribe<AuditVerification | undefined>>[0]>[0];
const verification = {
  latest: { status: 'ready', data: undefined, stale: false } as JobEvent,
  tell: undefined as ((event: JobEvent) => void) | undefined,
};
/** Sets the latest verification and notifies its listeners. */
function jobEvent(event: JobEvent): void {
  verification.latest = event;
  act(() => verification.tell?.(event));
}
const jobIs = (data: AuditVerification | undefined, stale = false) =>
  jobEvent({ status: 'ready', data, stale });
/** Responds by path: with the single record, or with the latest verification. */
function listenTo(path: unknown): Subscribe<unknown> {
  return (next) => {
    if (String(path).endsWith('/audit_jobs/verification')) {
      verification.tell = next;
      next(verification.latest);
    } else next({ status: 'ready', data: record(1), stale: false });
    return () => undefined;
  };
}

beforeEach(() => {
  verification.latest = { status: 'ready', data: undefined, stale: false };
  verification.tell = undefined;
  vi.mocked(subscribeDocument).mockReset().mockImplementation(listenTo);
  vi.mocked(readPage)
    .mockReset()
    .mockResolvedValue(page([record(1)]));
  vi.mocked(callFunction).mockReset();
  vi.mocked(auditQuery).mockReset();
});

afterEach(() => vi.useRealTimers());

function open(address = '', role = 'super_admin', beside: ReactNode = null) {
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  const element = (
    <Suspense>
      <AuditPage />
      {beside}
    </Suspense>
  );
  const { router } = renderInPortal([{ path: routePaths.audit, element }], {
    session,
    address: `${routePaths.audit}${address}`,
  });
  return { user: userEvent.setup(), router };
}
const button = (name: string) => screen.getByRole('button', { name });
const lastFilter = () => vi.mocked(auditQuery).mock.lastCall?.[2];

test('lists by day: when (UTC in the title), who, what and what changed', async () => {
  open();
  const day = await screen.findByRole('region', { name: 'Friday, November 13, 2026' });
  expect(
    within(day)
      .getByText('4:30 PM ET', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })
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
  const row = await screen.findByRole('link', { name: /^4:30.PM.ET: Deactivated a teammate$/ });
  await user.click(row);
  expect(router.state.location.search).toBe('?kind=entity%3Amember&record=member-peter-00000001');
  const sheet = screen.getByRole('dialog', { name: 'Record 1 about Peter Novak' });
  expect(sheet).toHaveTextContent('Helen Whitaker');
  expect(sheet).toHaveTextContent('Record ID: member-peter-00000001');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(router.state.location.search).toBe('?kind=entity:member');
  expect(row).toHaveFocus();
});

test('actions on oneself name nobody twice, and unknown actions are shown as stored', async () => {
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
  await user.selectOptions(screen.getByLabelText('Type'), 'Invited a teammate');
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

test('keeps both filters when the second is set while the first is still rendering', async () => {
  const rendered = Promise.withResolvers<undefined>();
  /**
   * Renders as much as possible within `act`. After an event of `user`, the rest renders by itself, which on a busy machine is after `user`
   * has stopped waiting for it: React then reports an update outside of `act`.
   */
  const choose = (label: string, value: string) =>
    act(async () => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      await Promise.resolve();
    });
  /** Simulates records that take long to render. */
  function SlowRecords() {
    const { search } = useLocation();
    return search === '' ? null : use(rendered.promise);
  }
  const { router } = open('', 'super_admin', <SlowRecords />);
  await screen.findAllByRole('listitem');
  await choose('Type', 'action:member_invited');
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('Invited a teammate');
  await choose('Person', 'peter');
  expect(router.state.location.search).toBe('?person=peter&kind=action%3Amember_invited');
  await act(() => {
    rendered.resolve(undefined);
    return rendered.promise;
  });
  expect(lastFilter()).toMatchObject({ person: 'peter', kind: 'action:member_invited' });
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
  'tenants/larkfield/shared_links': [{ id: 'abCD23efGH45', label: 'Spring', flyer: { title: 'Rate sheet' } }],
};

test('flyers, templates and links have names and links; a removed one is labeled', async () => {
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
  expect(asked.every(({ ids, max }) => ids.length <= 30 && max === 30)).toBe(true);
  expect(asked).toHaveLength(3);
});

test('shows no id while loading: records wait for all of their names', async () => {
  const names = Promise.withResolvers<unknown>();
  vi.mocked(readPage).mockImplementation((query) =>
    (query as unknown as NameQuery | undefined)?.path
      ? names.promise.then(() => ({ items: STORED[FLYERS], unreadable: 0, last: undefined }) as never)
      : Promise.resolve(page([about('flyer', 'f1', 'instance_approved')]) as never),
  );
  open('?entity=flyer:f1');
  const bar = await screen.findByRole('region', { name: 'Filter' });
  await waitFor(() => expect(readPage).toHaveBeenCalledTimes(2));
  expect(bar).toHaveTextContent(/^History: flyer Show all records$/);
  expect(screen.getByRole('status', { name: 'Loading the audit log' })).toBeVisible();
  expect(screen.queryByText(/f1/)).toBeNull();
  names.resolve(undefined);
  const [entry] = await screen.findAllByRole('listitem');
  expect(entry).toHaveTextContent('Open house on Elm Street');
  expect(bar).toHaveTextContent('History: flyer Open house on Elm Street');
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

test('ids in changes have names and links, too', async () => {
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
  expect(screen.getByText('Version 2').closest('details')).toHaveTextContent('Details (4)');
  expect(screen.queryByText(/\bt1\b/)).toBeNull();
  expect(asked.map(({ ids }) => ids)).toEqual([['f1', 'f2'], ['t1']]);
});

test('shows one entity’s history from the address or a record, and returns', async () => {
  logIs(LOG, STORED);
  const { user, router } = open();
  await screen.findByText('Just listed');
  await user.click(screen.getByRole('link', { name: 'History of Open house on Elm Street' }));
  expect(router.state.location.search).toBe('?entity=flyer%3Af1');
  expect(lastFilter()).toMatchObject({ entity: 'flyer:f1', person: '' });
  const bar = await screen.findByRole('region', { name: 'Filter' });
  expect(bar).toHaveTextContent('History: flyer Open house on Elm Street');
  await user.click(within(bar).getByRole('button', { name: 'Show all records' }));
  expect(lastFilter()).toMatchObject({ entity: '' });
  expect(screen.queryByRole('region', { name: 'Filter' })).toBeNull();
});

test('shows an empty log, and a filter without matches', async () => {
  vi.mocked(readPage).mockResolvedValue(page([]));
  const { user } = open('?person=peter');
  expect(await screen.findByText('No records found')).toBeVisible();
  await user.click(button('Show everything'));
  expect(await screen.findByText('Nothing has been recorded yet')).toBeVisible();
});

test('loads older records after the last page; a failure keeps the list', async () => {
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

test('shows loading, failure with Retry, and unreadable records', async () => {
  vi.mocked(readPage).mockRejectedValueOnce({ code: 'permission-denied' });
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading the audit log' })).toBeVisible();
  expect(await screen.findByText(/don’t have access/)).toBeVisible();
  vi.mocked(readPage).mockResolvedValue(page([record(1)], 2));
  await user.click(button('Retry'));
  expect(await screen.findByText(/2 records couldn’t be shown/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an officer gets Access Denied, without a read', () => {
  open('', 'officer');
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(readPage).not.toHaveBeenCalled();
});

const anchored = { anchors_checked: 1, anchored_from: '2026-11-18', anchored_through: '2026-11-18' };
const RESULT: VerificationResult = {
  checked: 8,
  seals_checked: 1,
  since: null,
  sealed_through: '2026-11-18',
  unsealed_days: 0,
  covered_through: '2026-11-19T15:00:00.000Z',
  first_broken: null,
  ...anchored,
};
const HELEN = { user_id: 'helen', name: 'Helen Whitaker' };
const PETER = { user_id: 'peter', name: 'Peter Novak' };
const AT = new Date('2026-11-20T21:30:00Z');
const jobWith = (change: Partial<AuditVerification>): AuditVerification => ({
  run_id: 'run',
  tenant_id: 'larkfield',
  status: 'done',
  slice: 1,
  base: null,
  state: null,
  result: null,
  started_by: HELEN,
  started_at: AT,
  is_start_recorded: false,
  updated_at: AT,
  lease_until: new Date(Date.now() + 180_000),
  finished_at: AT,
  last_verified: null,
  whole_verified: null,
  audit_head: null,
  ...change,
});
const done = (result: Partial<VerificationResult> = {}, change: Partial<AuditVerification> = {}) =>
  jobWith({ result: { ...RESULT, ...result }, ...change });
const stateAt = (checked: number, change: Partial<VerifyState> = {}): VerifyState => ({
  phase: 'records',
  after: 'member-peter-00000001',
  base: null,
  total: 12_000,
  checked,
  seals_checked: 0,
  last_seal: null,
  day: null,
  anchors_checked: 0,
  anchored_from: null,
  anchored_through: null,
  covered_through: null,
  first_broken: null,
  ...change,
});
const running = (checked: number, change: Partial<AuditVerification> = {}) =>
  jobWith({ status: 'running', finished_at: null, state: stateAt(checked), ...change });
const callOnce = () => vi.mocked(callFunction).mockResolvedValueOnce({});
const verificationGroup = () => screen.getByRole('group', { name: 'Verification' });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('Verify: shows a log that was never verified; the button starts at the first record', async () => {
  const { user } = open();
  expect(screen.getByText(/This log hasn’t been verified yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Verify whole log' })).toBeNull();
  callOnce();
  await user.click(button('Verify'));
  expect(callFunction).toHaveBeenCalledWith('verify-audit-log', { mode: 'since_last' });
  jobIs(done());
  expect(screen.getByText(/8 records and 1 sealed day were checked/)).toBeVisible();
});

test('Verify: shows an intact log, with who verified it and when', () => {
  open();
  jobIs(done());
  expect(screen.getByText('The audit log is intact').closest('.MuiAlert-root')).toHaveClass(
    'MuiAlert-colorSuccess',
  );
  expect(plain(verificationGroup().textContent)).toContain(
    'Verified Nov 20, 2026, 4:30 PM ET by Helen Whitaker.',
  );
});

test('Verify: shows an earlier result briefly until its details are opened', async () => {
  verification.latest = { status: 'ready', data: done(), stale: false };
  const { user } = open();
  expect(screen.getByText('The audit log is intact')).toBeVisible();
  expect(screen.queryByText(/8 records and 1 sealed day/)).toBeNull();
  expect(button('Details')).toHaveAttribute('aria-expanded', 'false');
  await user.click(button('Details'));
  expect(screen.getByText(/8 records and 1 sealed day/)).toBeVisible();
  expect(button('Details')).toHaveAttribute('aria-expanded', 'true');
  jobIs(done({ checked: 9 }, { run_id: 'next' }));
  expect(screen.getByText(/9 records and 1 sealed day/)).toBeVisible();
});

test('Verify: shows an intact log that wasn’t sealed recently', () => {
  open();
  jobIs(done({ unsealed_days: 2 }));
  expect(screen.getByText(/2 finished days with records aren’t sealed yet/)).toHaveTextContent(
    'the last seal is for Nov 18, 2026 (UTC)',
  );
});

test('Verify: after a verified seal, offers newer records or the whole log', async () => {
  const { user } = open();
  const last_verified = { date: '2026-11-18', digest: 'd', at: AT, by: HELEN };
  const whole_verified = { at: new Date('2026-11-03T15:00:00Z'), by: PETER };
  const base = { date: '2026-11-18', digest: 'd' };
  jobIs(done({ since: '2026-11-18' }, { base, last_verified, whole_verified }));
  expect(verificationGroup()).toHaveTextContent(
    'Everything through Nov 18, 2026 (UTC) was verified before. To check it again, select Verify whole log.',
  );
  expect(verificationGroup()).toHaveTextContent(
    'The whole log was last verified Nov 3, 2026 by Peter Novak.',
  );
  callOnce();
  await user.click(button('Verify whole log'));
  expect(callFunction).toHaveBeenCalledWith('verify-audit-log', { mode: 'whole' });
  jobIs(running(0, { base, state: null, last_verified }));
  expect(verificationGroup()).toHaveTextContent('Verifying everything after Nov 18, 2026 (UTC)');
});

test.each([
  [
    anchored,
    '1 sealed day matches its fingerprint outside the database, Nov 18, 2026 through Nov 18, 2026 (UTC).',
  ],
  [{ ...anchored, anchored_through: '2026-11-17' }, 'Later seals have no fingerprint there yet.'],
  [
    { anchors_checked: 0, anchored_from: null, anchored_through: null },
    'No fingerprint of a sealed day is stored outside the database yet',
  ],
])('Verify: shows what is anchored outside the database: %j', (anchors, text) => {
  open();
  jobIs(done(anchors));
  expect(verificationGroup()).toHaveTextContent(text);
});

test('Verify: shows through when anchors cover the log', () => {
  open();
  jobIs(done());
  const text = plain(screen.getByText(/8 records and 1 sealed day/).textContent);
  expect(text).toMatch(/Fingerprints cover everything recorded before Nov 19, 2026, \d+:00 [AP]M/);
  expect(text).toContain('until then, removing them could go unnoticed');
});

test('Verify: shows that nothing is anchored yet', () => {
  open();
  jobIs(done({ checked: 2, seals_checked: 0, covered_through: null }));
  expect(screen.getByText(/No fingerprint is stored outside the database yet/)).toBeVisible();
});

test('Verify: a long log shows its progress, and can be stopped and continued', async () => {
  const { user } = open();
  jobIs(running(5000));
  expect(screen.getByText('Checked 5,000 of 12,000 records.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Verifying the audit log' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  expect(plain(verificationGroup().textContent)).toContain(
    'Verifying the whole log. You started this on Nov 20, 2026, 4:30 PM ET.',
  );
  expect(button('Verify')).toBeDisabled();
  jobIs(running(12_000, { state: stateAt(12_000, { phase: 'seals', seals_checked: 40 }) }));
  expect(screen.getByText(/All records checked. Comparing sealed days: 40 so far/)).toBeVisible();
  callOnce();
  await user.click(button('Stop'));
  expect(callFunction).toHaveBeenLastCalledWith('stop-audit-verification', { run_id: 'run' });
  jobIs(running(5000, { status: 'stopped' }));
  expect(screen.getByText(/Verification stopped. Checked so far: 5,000 of 12,000 records/)).toBeVisible();
  callOnce();
  await user.click(button('Continue'));
  expect(callFunction).toHaveBeenLastCalledWith('verify-audit-log', { mode: 'continue' });
});

test('Verify: names the colleague who runs a verification', () => {
  open();
  jobIs(running(0, { started_by: PETER, state: null }));
  expect(verificationGroup()).toHaveTextContent('Peter Novak started this');
  expect(screen.getByText('Starting…')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Verifying the audit log' })).not.toHaveAttribute(
    'aria-valuenow',
  );
  expect(button('Verify')).toBeDisabled();
});

test('Verify: keeps the focus when Stop and Continue disappear', async () => {
  const { user } = open();
  jobIs(running(5000));
  let answer: () => void = () => undefined;
  vi.mocked(callFunction).mockImplementationOnce(
    () => new Promise((resolve) => (answer = () => resolve({}))),
  );
  await user.click(button('Stop'));
  expect(button('Stopping…')).toBeDisabled();
  expect(verificationGroup()).toHaveFocus();
  jobIs(running(5000, { status: 'stopped' }));
  act(() => answer());
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(verificationGroup()).toHaveFocus();
  jobIs(running(5000));
  await waitFor(() => expect(button('Stop')).toBeEnabled());
  button('Stop').focus();
  jobIs(done());
  expect(verificationGroup()).toHaveFocus();
});

test('Verify: a failed one shows what was checked and continues from there', async () => {
  const { user } = open();
  const first_broken = { ...BROKEN, order: 1 };
  jobIs(running(12_007, { status: 'failed', state: stateAt(12_007, { first_broken }) }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Verification failed. Nothing was changed. Checked so far: 12,000 of 12,000 records. Something was altered. Continue to find the first problem.',
  );
  callOnce();
  await user.click(button('Continue'));
  expect(callFunction).toHaveBeenLastCalledWith('verify-audit-log', { mode: 'continue' });
});

test('Verify: a crashed one can be continued after its lease', () => {
  vi.useFakeTimers();
  open();
  jobIs(running(5000, { lease_until: new Date(Date.now() + 60_000) }));
  expect(button('Stop')).toBeVisible();
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Verification is taking longer than it should.');
  expect(button('Continue')).toBeEnabled();
  expect(button('Verify')).toBeEnabled();
});

test('Verify: a rejected call shows the reason and keeps the earlier result', async () => {
  const { user } = open();
  jobIs(done());
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FirebaseError('functions/resource-exhausted', sessionErrors['too-many-calls'].sentence),
  );
  await user.click(button('Verify'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sessionErrors['too-many-calls'].sentence);
  expect(screen.getByText('The audit log is intact')).toBeVisible();
});

test('Verify: shows loading, no connection, and a failure to load the latest one', async () => {
  verification.latest = { status: 'loading', unreachable: false };
  const { user } = open();
  expect(screen.getByRole('status', { name: 'Loading the latest verification' })).toBeVisible();
  jobEvent({ status: 'loading', unreachable: true });
  expect(verificationGroup()).toHaveTextContent('We can’t reach the server');
  jobIs(running(5000), true);
  expect(verificationGroup()).toHaveTextContent('so this may be out of date');
  jobEvent({ status: 'failed', error: { code: 'permission-denied' } as never });
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the latest verification.');
  verification.latest = { status: 'ready', data: done(), stale: false };
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The audit log is intact')).toBeVisible();
});

const BROKEN = {
  record_id: '2026-11-10',
  entity_type: 'seal',
  entity_id: '2026-11-10',
  at: null,
  reason: 'log_missing',
} as const;

test('Verify: reports a log that was removed completely', () => {
  open();
  jobIs(done({ checked: 0, seals_checked: 0, first_broken: BROKEN }));
  expect(screen.getByRole('alert')).toHaveTextContent('The whole log and its seals are missing');
});

test('Verify: names and links a broken record', () => {
  const { router } = open('?kind=entity:member');
  jobIs(
    done({
      seals_checked: 10,
      first_broken: {
        record_id: 'member-peter-00000002',
        entity_type: 'member',
        entity_id: 'peter',
        at: null,
        reason: 'missing',
      },
    }),
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('First problem: record 2 about Peter Novak. The record is missing.');
  expect(within(alert).getByRole('button', { name: 'Show the record' })).toBeVisible();
  expect(router.state.location.search).toBe('?kind=entity:member');
});

test('Verify: a broken day links to its records', async () => {
  const { user } = open();
  const first_broken = { ...BROKEN, record_id: '2026-11-18', reason: 'day_changed' as const };
  jobIs(done({ seals_checked: 10, first_broken }));
  expect(screen.getByRole('alert')).toHaveTextContent('the day Nov 18, 2026 (UTC)');
  await user.click(button('Show this day’s records'));
  await waitFor(() => expect(lastFilter()).toMatchObject({ from: '2026-11-17', to: '2026-11-18' }));
});

test.each([
  ['marketing_admin', false],
  ['compliance', true],
])('%s may seal: %s', async (role, may) => {
  open('', role);
  await screen.findAllByRole('listitem');
  expect(screen.queryAllByRole('button', { name: 'Seal now' })).toHaveLength(may ? 1 : 0);
});

test('Seal now: shows what was sealed, nothing to seal, and a rejection', async () => {
  const { user } = open();
  vi.mocked(callFunction).mockResolvedValueOnce({ sealed: ['2026-11-19', '2026-11-20'] });
  await user.click(button('Seal now'));
  expect(await screen.findByText('Sealed 2 more days, through Nov 20, 2026.')).toBeVisible();
  vi.mocked(callFunction).mockResolvedValueOnce({ sealed: [] });
  await user.click(button('Seal now'));
  expect(await screen.findByText(/is already sealed/)).toBeVisible();
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FirebaseError('functions/permission-denied', sessionErrors['second-factor-required'].sentence),
  );
  await user.click(button('Seal now'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    sessionErrors['second-factor-required'].sentence,
  );
});
