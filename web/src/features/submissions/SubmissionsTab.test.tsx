import type { SavedView } from '@brokerage/domain/submission/lists/savedView';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ListData } from '../../lib/live-data/useList.ts';
import { type Live, subscribeReady } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { failed } from '../../testing/failed.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { addSavedView, subscribeSavedViews } from './filters/savedViews.ts';
import { useEarlierStatuses } from './filters/useEarlierStatuses.ts';
import { useSubmissions } from './list/useSubmissions.ts';
import { SubmissionsTab } from './SubmissionsTab.tsx';

vi.mock('./list/useSubmissions.ts', () => ({ useSubmissions: vi.fn() }));
vi.mock('../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../lib/firebaseContext.tsx')>()),
  useFirestore: () => 'firestore',
}));
vi.mock('../../lib/live-data/useRecordsById.ts', () => ({
  useRecordsById: ({ path, ids }: { path: string; ids: readonly string[] }) => ({
    isComplete: true,
    items: path.endsWith('officers')
      ? ids.filter((id) => id !== 'gone').map((id) => ({ id, name: 'Daniel Okafor' }))
      : path === 'user_roles'
        ? ids.filter((id) => id !== 'maya-torres').map((officer_id) => ({ officer_id }))
        : ids.map((id) => ({ id, name: 'Clifton' })),
  }),
}));
// It has its own tests.
vi.mock('./sheet/SubmissionSheet.tsx', () => ({ SubmissionSheet: () => null }));
vi.mock('./filters/useEarlierStatuses.ts', () => ({ useEarlierStatuses: vi.fn(() => []) }));
vi.mock('./filters/savedViews.ts', async (original) => ({
  ...(await original<typeof import('./filters/savedViews.ts')>()),
  subscribeSavedViews: vi.fn(),
  addSavedView: vi.fn(),
}));

const submission = (id: string, changes: Partial<Submission> = {}): Submission => ({
  ...stored(id),
  ...changes,
});
const stored = (id: string) =>
  submissionSchema.parse({
    id,
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date('2026-03-05T12:00:00Z'),
    est_value_or_price: 1_425_000,
    reference_number: 'R-1',
    lo_assigned_id: null,
  });

type State = Live<ListData<Submission>>;
const ready = (items: Submission[], unreadable = 0): Extract<State, { status: 'ready' }> => ({
  status: 'ready',
  data: { items, unreadable },
  stale: false,
});

const session = memberSession({ role: 'super_admin', officer_id: 'ines-roy' }, { uid: 'ines' });
function Address() {
  return <div data-testid="address">{useLocation().search}</div>;
}
const address = () => screen.getByTestId('address').textContent;
const tree = (at: string) => (
  <MemoryRouter initialEntries={[at]}>
    <Address />
    <SessionContext value={session}>
      <NotifyProvider>
        <SubmissionsTab />
      </NotifyProvider>
    </SessionContext>
  </MemoryRouter>
);
function open(state: State, at = '/') {
  vi.mocked(useSubmissions).mockReturnValue(state);
  const { rerender } = render(tree(at));
  return (next: State) => {
    vi.mocked(useSubmissions).mockReturnValue(next);
    rerender(tree(at));
  };
}
/** The header and a row for each record, without the lines below them. */
const rows = () =>
  screen.getAllByRole<HTMLTableRowElement>('row').filter((row) => !row.hasAttribute('data-detail'));
const cells = () => rows().map((row) => [...row.cells].map((cell) => cell.textContent));

const savedView = (name: string, filter: SavedView['filter']): SavedView => ({
  id: `ines-${name}`,
  user_id: 'ines',
  name,
  filter,
  client_id: 'abcdefghijklmnopqrstu',
  updated_at: new Date(2026, 2, 5),
});
const saved = (...items: SavedView[]) =>
  vi.mocked(subscribeSavedViews).mockReturnValue(subscribeReady({ items, unreadable: 0 }));

beforeEach(() => {
  saved();
  // jsdom has none.
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('a row has all columns and marks overdue contacts; only the record has call and email links', async () => {
  open(ready([submission('abc123')]));
  expect(screen.getByText(/^Overdue \d+ days$/)).toBeVisible();
  expect(useSubmissions).toHaveBeenCalledWith({ tenantId: 'larkfield' }, {}, '');
  expect(cells()).toEqual([
    [
      '',
      'ID',
      'First name',
      'Last name',
      'Email',
      'Mobile',
      'Purpose',
      'Status',
      'Officer',
      'Created',
      'Value or price',
    ],
    [
      '',
      'R-1',
      'Maya',
      'Ortiz',
      'maya@mail.example',
      '(973) 555-0110',
      'Purchase',
      'New',
      'General team',
      'Mar 5, 2026',
      '$1,425,000',
    ],
  ]);
  expect(screen.getByText('Mar 5, 2026')).toHaveAttribute('title', expect.stringMatching(/, 7:00.AM.ET$/));
  await userEvent.click(screen.getByText('(973) 555-0110'));
  expect(address()).toBe('?application=abc123');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['R-1']);
  expect(screen.getByText('1 submission')).toBeVisible();
  expect(screen.getByRole('link', { name: 'R-1' })).toHaveAttribute('title', 'abc123');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy ID of R-1' }));
  expect(await navigator.clipboard.readText()).toBe('abc123');
});

test.each([
  ['new', 'New', 'info'],
  ['in_progress', 'In progress', 'warning'],
  ['approved', 'Approved', 'success'],
  ['denied', 'Denied', 'error'],
  ['on_hold', 'On hold', 'default'],
  ['onHold', 'On hold', 'default'],
  ['DOCS-MISSING', 'Docs missing', 'default'],
  ['', 'Unknown', 'default'],
])('status %s is shown as %s', (status, label, tone) => {
  open(ready([submission('a', { status })]));
  expect(screen.getByText(label, { ignore: 'option' }).closest('[data-tone]')).toHaveAttribute(
    'data-tone',
    tone,
  );
});

test('shows N/A without a value', () => {
  open(ready([submission('a', { est_value_or_price: null })]));
  expect(screen.getByRole('cell', { name: 'N/A' })).toBeVisible();
});

test('labels fifty as the newest fifty while there are more, with a link to those', async () => {
  const load = vi.fn();
  const page = ready(Array.from({ length: 50 }, (_, index) => submission(`s${index}`)));
  open({ ...page, data: { ...page.data, more: { isLoading: false, load } } });
  expect(screen.getByText('Newest 50')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledOnce();
});

test('offers an earlier desk’s status if a record has it', async () => {
  vi.mocked(useEarlierStatuses).mockReturnValue(['on_hold']);
  onTestFinished(() => void vi.mocked(useEarlierStatuses).mockReturnValue([]));
  open(ready([submission('a'), submission('b', { first_name: 'Dev', status: 'on_hold' })]));
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'On hold');
  expect(useSubmissions).toHaveBeenLastCalledWith({ tenantId: 'larkfield' }, { status: 'on_hold' }, '');
  expect(address()).toBe('?status=on_hold');
  expect(rows().slice(1)).toHaveLength(1);
});

test('filters by status, and shows no results', async () => {
  open(ready([submission('a'), submission('b', { first_name: 'Dev', status: 'denied' })]));
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'Denied');
  expect(useSubmissions).toHaveBeenLastCalledWith({ tenantId: 'larkfield' }, { status: 'denied' }, '');
  expect(address()).toBe('?status=denied');
  expect(rows().slice(1)).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('Status'), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Show all submissions' }));
  expect(rows().slice(1)).toHaveLength(2);
});

test('searches name, email, phone and ID, and shows no results', async () => {
  open(
    ready([
      submission('a'),
      submission('b', { first_name: 'Dev', last_name: 'Patel', mobile: '(201) 555-0199' }),
    ]),
  );
  const user = userEvent.setup();
  const search = screen.getByLabelText('Search');
  const shown = () => rows().slice(1);
  expect(screen.getByText('2 submissions')).toBeVisible();
  await user.type(search, 'patel dev');
  expect(shown()).toHaveLength(1);
  expect(screen.getByText('1 match')).toBeVisible();
  await user.clear(search);
  await user.type(search, '2015550199');
  expect(shown()[0]).toHaveTextContent('Patel');
  await user.type(search, 'q');
  expect(screen.getByText('No matching submissions')).toBeVisible();
  expect(screen.getByText('0 matches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all submissions' }));
  expect(shown()).toHaveLength(2);
});

test('shows the assignee: by name, the General team, or someone who left the directory', () => {
  open(
    ready([
      submission('a', { lo_assigned_id: 'daniel-okafor' }),
      submission('b'),
      submission('c', { lo_assigned_id: 'gone' }),
    ]),
  );
  const names = cells()
    .slice(1)
    .map((row) => row[8]);
  expect(names).toEqual(['Daniel Okafor', 'General team', 'Former officer']);
});

test('an open submission of an officer without an account says who has to act', () => {
  const without = { lo_assigned_id: 'maya-torres' };
  open(
    ready([
      submission('a', without),
      submission('b', { ...without, status: 'withdrawn' }),
      submission('c', { lo_assigned_id: 'daniel-okafor' }),
      submission('d', { lo_assigned_id: 'gone' }),
      submission('e'),
    ]),
  );
  expect(screen.getAllByText(/^No account: /).map(({ textContent }) => textContent)).toEqual([
    'No account: Daniel Okafor can’t open this. Reassign it or invite them.',
  ]);
});

test('the address filters the list, and chips show the filter and clear one or all', async () => {
  open(ready([submission('a')]), '/?tab=submissions&officer=daniel-okafor&purpose=Purchase&from=2026-03-01');
  expect(useSubmissions).toHaveBeenLastCalledWith(
    { tenantId: 'larkfield' },
    { officer: 'daniel-okafor', purpose: 'Purchase', from: '2026-03-01' },
    '',
  );
  const user = userEvent.setup();
  const chips = () => screen.queryByRole('list', { name: 'Filters in use' });
  expect([...(chips()?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
    'Daniel Okafor',
    'Purchase',
    'From Mar 1, 2026',
    'Clear all',
  ]);
  await user.click(screen.getByRole('button', { name: 'Clear Purchase' }));
  expect(address()).toBe('?tab=submissions&officer=daniel-okafor&from=2026-03-01');
  expect(screen.getByRole('button', { name: 'Clear From Mar 1, 2026' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('?tab=submissions');
  expect(chips()).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('ignores invalid filters in the address', () => {
  open(ready([submission('a')]), '/?status=lost&from=tomorrow&overdue=1');
  expect(useSubmissions).toHaveBeenLastCalledWith({ tenantId: 'larkfield' }, {}, '');
});

test('overdue ones show their deadline, the longest overdue first', () => {
  const due = (id: string, day: string) =>
    submission(id, { due_at: new Date(day), due_soon_at: new Date('2026-03-05T13:00:00Z') });
  open(
    ready([due('a', '2026-03-06T15:00:00Z'), due('b', '2026-03-07T15:00:00Z')]),
    '/?overdue=yes&status=denied',
  );
  expect(useSubmissions).toHaveBeenLastCalledWith({ tenantId: 'larkfield' }, { overdue: 'yes' }, '');
  expect(cells().map((row) => row[9]?.replaceAll('\u00a0', ' '))).toEqual([
    'Contact by',
    'Mar 6, 2026 10:00 AM ET',
    'Mar 7, 2026 10:00 AM ET',
  ]);
});

test('a status that no overdue application can have ends that filter', async () => {
  open(ready([submission('a')]), '/?overdue=yes');
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'In progress');
  expect(address()).toBe('?overdue=yes&status=in_progress');
  await user.selectOptions(screen.getByLabelText('Status'), 'Denied');
  expect(address()).toBe('?status=denied');
});

test('due notices show their day, earliest first', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-08T15:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const owed = (id: string, day: string) => submission(id, { notice_due_at: new Date(day) });
  open(
    ready([owed('a', '2026-03-07T04:59:59.999Z'), owed('b', '2026-03-13T03:59:59.999Z')]),
    '/?notice=due&status=withdrawn',
  );
  expect(useSubmissions).toHaveBeenLastCalledWith({ tenantId: 'larkfield' }, { notice: 'due' }, '');
  expect(cells().map((row) => row[9])).toEqual(['Notice by', 'Mar 6, 2026', 'Mar 12, 2026']);
  expect(screen.getByText('Notice overdue')).toBeVisible();
  expect(screen.getByText('Notice due Mar 12')).toBeVisible();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Status'), 'Denied');
  expect(address()).toBe('?notice=due&status=denied');
  await user.selectOptions(screen.getByLabelText('Status'), 'Spam');
  expect(address()).toBe('?status=spam');
});

test('claims no empty list while another filter loads', () => {
  open({ ...ready([submission('a')]), isCached: true }, '/?status=denied');
  expect(screen.getByRole('status', { name: 'Loading submissions' })).toBeVisible();
  expect(screen.queryByText('No matching submissions')).toBeNull();
});

test('shows views: built in, your own, and the selected one', async () => {
  saved(savedView('Clifton', { branch: 'clifton-nj' }));
  open(ready([submission('a')]));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'View: All' }));
  const names = () => screen.getAllByRole('menuitemradio').map((one) => one.textContent);
  expect(names()).toEqual(['All', 'New', 'Overdue', 'Applicant notice due', 'Mine', 'Closed', 'Clifton']);
  expect(screen.getByRole('menuitemradio', { name: 'All' })).toBeChecked();
  expect(screen.getByRole('menuitem', { name: 'Save view' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitemradio', { name: 'Mine' }));
  expect(address()).toBe('?officer=ines-roy');
  await user.click(screen.getByRole('button', { name: 'View: Mine' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Clifton' }));
  expect(address()).toBe('?branch=clifton-nj');
  expect(screen.getByRole('button', { name: 'View: Clifton' })).toHaveFocus();
});

test('saves a filter under a free name, and keeps the input after a failure', async () => {
  saved(savedView('Clifton', { branch: 'clifton-nj' }));
  vi.mocked(addSavedView).mockRejectedValueOnce(new Error('unavailable')).mockResolvedValueOnce();
  open(ready([submission('a')]), '/?purpose=Refinance');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'View: Custom' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save view' }));
  const save = screen.getByRole('button', { name: 'Save view' });
  await user.type(screen.getByLabelText('Name'), 'closed');
  await user.click(save);
  expect(screen.getByText('You already have a view with this name. Choose another one.')).toBeVisible();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'clifton');
  expect(
    screen.getByText('You already have a view with this name. Saving replaces its filters.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace view' })).toBeEnabled();
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Refinances');
  await user.click(save);
  expect(await screen.findByText(/Something went wrong|try again/i)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Refinances');
  await user.click(save);
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, second] = vi.mocked(addSavedView).mock.calls;
  expect(second).toEqual(first);
  expect(first?.slice(1)).toEqual([
    { tenantId: 'larkfield', uid: 'ines' },
    { name: 'Refinances', filter: { purpose: 'Refinance' }, clientId: expect.any(String) },
  ]);
});

test('holds back new ones while the list is filtered, and announces them once', async () => {
  const at = '/?purpose=Purchase';
  const next = open(ready([submission('a')]), at);
  const late = submission('b', { first_name: 'Dev', created_at: new Date(2026, 2, 6) });
  next(ready([late, submission('a')]));
  expect(rows()).toHaveLength(2);
  const announcement = () => screen.getAllByRole('status')[0];
  expect(announcement()).toHaveTextContent('1 new submission');
  const button = screen.getByRole('button', { name: 'Show 1 new submission' });
  expect(button).toHaveTextContent('1 new');
  await userEvent.click(button);
  expect(rows().map((row) => row.getAttribute('data-fresh'))).toEqual([null, 'true', 'false']);
  expect(announcement()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: /^Show .* new/ })).toBeNull();
  const [first] = screen.getAllByRole('link', { name: 'R-1' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAttribute('data-opens-sheet', 'b');
});

test('keeps the page’s last ones while new ones are held back', () => {
  const page = (items: Submission[]): State => {
    const state = ready(items);
    return { ...state, data: { ...state.data, more: { isLoading: false, load: vi.fn() } } };
  };
  const day = (id: string, date: number) => submission(id, { created_at: new Date(2026, 2, date) });
  const next = open(page([day('c', 3), day('b', 2), day('a', 1)]), '/?purpose=Purchase');
  next(page([day('d', 4), day('c', 3), day('b', 2)]));
  const ids = rows().map((row) => row.getAttribute('data-row'));
  expect(ids).toEqual([null, 'c', 'b', 'a']);
});

test('shows an empty list', () => {
  open(ready([]));
  expect(screen.getByText('No submissions found')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('counts an unreadable record and shows the others', () => {
  open(ready([submission('a')], 1));
  expect(screen.getByText(/1 record couldn’t be shown/)).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('loading: reserves space, and doesn’t claim an empty list', () => {
  open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading submissions' })).toBeVisible();
  expect(screen.queryByText('No submissions found')).toBeNull();
});

test('failure: shows a message and Retry', async () => {
  const retry = vi.fn();
  open(failed('unavailable', retry));
  const alerts = screen.getAllByRole('alert');
  expect(alerts, 'the toast, and the state in place of the data').toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent('Failed to load submissions');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('offline: labels the list as out of date', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(ready([submission('a')]));
  expect(screen.getByText(/You’re offline/)).toHaveTextContent('may be out of date');
});

test('announces and marks a new one, but not existing or older ones', () => {
  const next = open(ready([submission('a')]));
  const announcement = () => screen.getAllByRole('status')[0];
  expect(announcement()).toBeEmptyDOMElement();
  const late = submission('b', { first_name: 'Dev', last_name: 'Patel', created_at: new Date(2026, 2, 6) });
  const older = submission('c', { created_at: new Date(2026, 1, 1) });
  next(ready([late, submission('a'), older]));
  expect(announcement()).toHaveTextContent('New application from Dev Patel');
  const fresh = rows().map((row) => row.getAttribute('data-fresh'));
  expect(fresh).toEqual([null, 'true', 'false', 'false']);
});

test('doesn’t announce those that arrived since the last visit', () => {
  const next = open({
    status: 'ready',
    data: { items: [submission('a')], unreadable: 0 },
    stale: false,
    isCached: true,
  });
  const late = submission('b', { created_at: new Date(2026, 2, 6) });
  next(ready([late, submission('a')]));
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
});

test('announces the first one in an empty list, too', () => {
  const next = open(ready([]));
  next(ready([submission('a')]));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('New application from Maya Ortiz');
});

describe('callback requests', () => {
  const HOUR = 3_600_000;
  const callback = (changes: Partial<Submission> = {}) =>
    submission('callback-1', {
      kind: 'callback',
      first_name: 'Walter',
      last_name: 'Grzyb',
      purpose: null,
      est_value_or_price: null,
      reference_number: 'CB-1',
      due_soon_at: new Date(Date.now() - HOUR),
      due_at: new Date(Date.now() + HOUR),
      ...changes,
    });

  test('show their kind in every row, and when to call', () => {
    open(ready([callback()]));
    const [, row = []] = cells();
    expect(row.slice(0, 3)).toEqual(['', 'CB-1', 'Walter']);
    expect(row).toContain('Callback');
    expect(row.at(-1)).toBe('N/A');
    expect(screen.getByText(/^Callback request for /)).toBeVisible();
    expect(screen.getByText('Call now')).toBeVisible();
  });

  test('are gray and without urgency once answered', () => {
    open(ready([callback({ status: 'answered', first_contact_at: new Date() })]));
    const chips = screen.getAllByText('Answered').map((text) => text.closest('[data-tone]'));
    expect(chips.find(Boolean)).toHaveAttribute('data-tone', 'default');
    expect(screen.queryByText('Call now')).toBeNull();
  });

  test('can be filtered, and an address and a saved view keep it', () => {
    saved(savedView('Calls', { kind: 'callback' }));
    open(ready([submission('a'), callback()]), '/?kind=callback');
    expect(useSubmissions).toHaveBeenLastCalledWith({ tenantId: 'larkfield' }, { kind: 'callback' }, '');
    expect(screen.queryByText('R-1')).toBeNull();
    expect(screen.getByText('CB-1')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Filters in use' })).getByText('Callbacks')).toBeVisible();
  });

  test('are announced as such', () => {
    const next = open(ready([submission('a')]));
    next(ready([callback({ created_at: new Date() }), submission('a')]));
    expect(screen.getByText('New callback request from Walter Grzyb')).toBeInTheDocument();
  });
});
