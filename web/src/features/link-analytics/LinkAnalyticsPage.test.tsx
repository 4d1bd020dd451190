import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../lib/downloadFile.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import * as queries from '../../lib/links/linkQueries.ts';
import { recallSeenViews } from '../../lib/links/seenViews.ts';
import { count, flyer, link } from '../../lib/links/testing/sampleLinks.ts';
import { fails, list, loading, openAs, person, says } from '../../testing/linksPortal.tsx';
import { narrow } from '../../testing/narrow.ts';
import { qrSvg, scanAddress } from '../../ui/links/qrImage.ts';
import { LinkAnalyticsPage } from './LinkAnalyticsPage.tsx';

const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => FIRESTORE }));
vi.mock('../../lib/live-data/useTenant.ts', () => ({
  useTenant: () => ({ status: 'ready', data: undefined, stale: false }),
}));
vi.mock('../../lib/links/linkQueries.ts', () => ({
  subscribeLinks: vi.fn(),
  subscribeNotCompacted: vi.fn(),
  subscribeCounts: vi.fn(),
  subscribeFlyers: vi.fn(),
  subscribeTemplates: vi.fn(),
  subscribeMembers: vi.fn(),
}));
vi.mock('../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const {
  subscribeLinks: listenToLinks,
  subscribeNotCompacted: listenToNotFolded,
  subscribeCounts: listenToCounts,
  subscribeFlyers: listenToFlyers,
  subscribeMembers: listenToPeople,
} = vi.mocked(queries);
const NOW = new Date('2026-11-21T17:00:00Z');
const newsletter = link('newsletter1', {
  label: 'Newsletter',
  views: 10,
  uniques: 8,
  not_counted: 2,
  utm_source: 'email',
  expires_at: new Date(2026, 11, 1, 12),
  created_at: new Date(2026, 10, 5, 12),
});
const printed = link('printed1234', { kind: 'print', views: 1, flyer_instance_id: 'ferry' });
const old = link('oldonexxxxx', { label: '=Old', is_disabled: true, created_at: new Date(2026, 9, 1, 12) });
const parts = [
  count('newsletter1', '2026-11-21', { views: 5, downloads: 2, starts: 1, applications: 1, not_counted: 3 }),
];

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  listenToLinks.mockReturnValue(list([newsletter, printed, old]));
  listenToNotFolded.mockReturnValue(list(parts));
  listenToCounts.mockReturnValue(
    list([...parts, count('newsletter1', '2026-11-20', { views: 7, is_folded: true, not_counted: 1 })]),
  );
  listenToFlyers.mockReturnValue(
    list([
      flyer('elm', { title: 'Elm Street' }),
      flyer('ferry', { title: 'Ferry Street', status: 'archived' }),
    ]),
  );
  vi.mocked(queries.subscribeTemplates).mockReturnValue(
    list([{ id: 'open-house', name: 'Open House' }]) as never,
  );
  listenToPeople.mockReturnValue(list([person('daniel', 'Daniel Okafor'), person('ana', 'Ana Reyes')]));
  vi.mocked(callFunction).mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

function open(role: 'officer' | 'compliance' = 'officer', search = '') {
  const user = userEvent.setup();
  openAs(<LinkAnalyticsPage />, role, `/officer-portal/pdf/analytics${search}`);
  return user;
}
const table = () => screen.getByRole('table', { name: /^Shared links/ });
const rows = () => within(table()).getAllByRole<HTMLTableRowElement>('row').slice(1);
const cells = (row: HTMLTableRowElement | undefined) =>
  [...(row?.cells ?? [])].map((cell) => cell.textContent);
const first = () => rows().map((row) => row.cells[0]?.textContent);
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

test('all columns, newest first; figures with what is not folded yet', () => {
  open();
  expect(heads()).toEqual([
    'Flyer',
    'Template',
    'Views',
    'Unique views',
    'Downloads',
    'Starts',
    'Applications',
    'Created',
    'Expires',
    'UTM Source',
    'State',
    'Actions',
  ]);
  expect(cells(rows()[0])).toEqual([
    'Elm StreetNewsletter',
    'Open House',
    '15',
    '8',
    '2',
    '1',
    '1',
    'Nov 5, 2026',
    'Dec 1, 2026',
    'email',
    'Live',
    '',
  ]);
  expect(cells(rows()[1]).slice(7)).toEqual(['Nov 1, 2026', 'Never', '', 'Flyer archived', '']);
  expect(first()).toEqual(['Elm StreetNewsletter', 'Ferry StreetPrinted QR code', 'Elm Street=Old']);
  expect(listenToLinks).toHaveBeenCalledWith(FIRESTORE, { tenantId: 'larkfield', uid: 'daniel' });
  expect(listenToPeople).not.toHaveBeenCalled();
  expect(screen.queryByRole('group', { name: 'Whose links' })).toBeNull();
});

test('sorted by a head, which says so', async () => {
  const user = open();
  const head = (name: string) => within(table()).getByRole('columnheader', { name });
  expect(head('Created')).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(head('Views')).getByRole('button'));
  expect(head('Views')).toHaveAttribute('aria-sort', 'descending');
  expect(head('Created')).not.toHaveAttribute('aria-sort');
  await user.click(within(head('Views')).getByRole('button'));
  expect(head('Views')).toHaveAttribute('aria-sort', 'ascending');
  expect(first()[2]).toBe('Elm StreetNewsletter');
});

test('search, and none found', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Search'), 'ferry');
  expect(first()).toEqual(['Ferry StreetPrinted QR code']);
  await user.type(screen.getByLabelText('Search'), ' nothing');
  expect(screen.getByText('No links found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all links' }));
  expect(first()).toHaveLength(3);
});

test('an address may bring a search along, as the desk’s does', async () => {
  const user = open('compliance', '?of=company&find=OLDonexxxxx');
  expect(screen.getByLabelText('Search')).toHaveValue('OLDonexxxxx');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(first()).toEqual(['Elm Street=Old']);
  await user.clear(screen.getByLabelText('Search'));
  expect(first()).toHaveLength(3);
});

test('export: what is shown, no formulas', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Search'), 'old');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [content, name] = vi.mocked(downloadFile).mock.lastCall as [string, string];
  expect(name).toBe('link-analytics-2026-11-21.csv');
  expect(content.split('\r\n')[1]).toMatch(/^Elm Street,'=Old,Link,Disabled,Open House,Daniel Okafor,/);
  expect(content.split('\r\n')).toHaveLength(3);
});

test('the period: totals, bars, the same as a table, and what is not counted', async () => {
  const user = open();
  const section = () => within(screen.getByRole('region', { name: /^The last|^Since/ }));
  expect(listenToCounts).toHaveBeenLastCalledWith(FIRESTORE, expect.anything(), {
    from: '2026-10-23',
    to: '2026-11-21',
  });
  expect(section().getByText('Views', { selector: 'dt' }).nextSibling).toHaveTextContent('12');
  expect(section().getByRole('figure')).toHaveAccessibleName(
    'Views, Oct 23 to Nov 21: 12, most on Nov 20 (7).',
  );
  expect(section().getByText(/Bots, previews and your own team aren’t counted \(4\)/)).toBeVisible();
  await user.click(section().getByRole('button', { name: 'Show as a table' }));
  const days = within(section().getByRole('table')).getAllByRole<HTMLTableRowElement>('row');
  expect(days).toHaveLength(31);
  expect(cells(days[1])).toEqual(['Nov 21', '5', '0', '2', '1', '1']);

  await user.click(section().getByRole('button', { name: '7 days' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?days=7');
  expect(listenToCounts).toHaveBeenLastCalledWith(FIRESTORE, expect.anything(), {
    from: '2026-11-15',
    to: '2026-11-21',
  });
  await user.click(section().getByRole('button', { name: 'All time' }));
  expect(listenToCounts).toHaveBeenLastCalledWith(FIRESTORE, expect.anything(), null);
  expect(section().getByText('Views', { selector: 'dt' }).nextSibling).toHaveTextContent('16');
});

test('a period is compared with as many days before it; the way to an application has its rates', () => {
  listenToCounts.mockImplementation((_firestore, _whose, days) =>
    list(
      days?.to === '2026-11-21'
        ? [count('newsletter1', '2026-11-20', { views: 8, starts: 2, applications: 1 })]
        : [count('newsletter1', '2026-10-20', { views: 10, starts: 2 })],
    ),
  );
  open();
  expect(listenToCounts).toHaveBeenCalledWith(FIRESTORE, expect.anything(), {
    from: '2026-09-23',
    to: '2026-10-22',
  });
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
  expect(figure('Views')).toHaveTextContent('Views8−20% from 10');
  expect(figure('Starts')).toHaveTextContent('Starts2same as before');
  expect(figure('Applications')).toHaveTextContent('Applications1none before');
  expect(screen.getByText(/^Compared with Sep 23, 2026 to Oct 22, 2026\./)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'From view to application' })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Views8',
    'Starts225% of views',
    'Applications150% of starts',
  ]);
});

test('without links before the period there is nothing to compare with, and nothing more is read', () => {
  listenToLinks.mockReturnValue(list([newsletter]));
  open('officer', '?days=30');
  expect(vi.mocked(queries.subscribeCounts).mock.calls.map(([, , days]) => days?.to)).not.toContain(
    '2026-10-22',
  );
  expect(screen.queryByText(/Compared with|before$/)).toBeNull();
});

test('the links with the figures of the period, sorted and exported by them', async () => {
  listenToCounts.mockReturnValue(
    list([
      count('newsletter1', '2026-11-20', { views: 2, is_folded: true }),
      count('newsletter1', '2026-11-21', { views: 1 }),
      count('oldonexxxxx', '2026-11-21', { views: 9, uniques: 4 }),
    ]),
  );
  const user = open();
  expect(table()).toHaveAccessibleName('Shared links, figures for all time');
  await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(table()).toHaveAccessibleName('Shared links, figures for the last 30 days');
  await user.click(within(table()).getByRole('button', { name: 'Views' }));
  expect(rows().map((row) => cells(row).slice(2, 4))).toEqual([
    ['9', '4'],
    ['3', '0'],
    ['0', '0'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(vi.mocked(downloadFile).mock.lastCall?.[1]).toBe('link-analytics-2026-11-21-30-days.csv');
  await user.click(
    within(screen.getByRole('group', { name: 'Period' })).getByRole('button', { name: 'All time' }),
  );
  expect(table()).toHaveAccessibleName('Shared links, figures for all time');
  expect(screen.queryByRole('group', { name: 'Period for link figures' })).not.toBeInTheDocument();
});

test('a period without views', () => {
  listenToCounts.mockReturnValue(list([]));
  open();
  expect(screen.getByText('No views in this period.')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('the figures of the period fail alone', () => {
  listenToCounts.mockReturnValue(fails('unavailable'));
  open();
  expect(screen.getByRole('heading', { name: 'Failed to load analytics' })).toBeVisible();
  // The toast.
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load analytics');
  expect(first()).toHaveLength(3);
});

test('copy', async () => {
  const user = open();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy link: Elm Street, Newsletter' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/shared/newsletter1`);
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  writeText.mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy link: Ferry Street, Printed QR code' }));
  expect(await screen.findByText('Failed to copy link')).toBeVisible();
  expect(screen.getByText(/yourself: .*\/shared\/printed1234/)).toBeVisible();
});

async function choose(user: ReturnType<typeof userEvent.setup>, row: string, action: string) {
  await user.click(screen.getByRole('button', { name: `More for ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(screen.getByRole('dialog'));
}

test.each([
  ['Elm Street, Newsletter', ['QR code', 'Rename', 'Change expiration', 'Disable']],
  ['Ferry Street, Printed QR code', ['QR code', 'Rename', 'Disable']],
  ['Elm Street, =Old', ['QR code', 'Rename', 'Change expiration', 'Enable']],
])('%s: what can be done', async (row, actions) => {
  const user = open();
  await user.click(screen.getByRole('button', { name: `More for ${row}` }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test.each([
  ['officer', ['QR code', 'Rename', 'Change expiration']],
  ['compliance', ['QR code', 'Rename', 'Change expiration', 'Enable', 'History']],
] as const)('what an administrator disabled says so, and %s gets %o', async (role, actions) => {
  const locked = link('lockedxxxxx', {
    label: 'Locked',
    is_disabled: true,
    disabled_by_administrator_id: 'omar',
  });
  listenToLinks.mockReturnValue(list([locked]));
  const user = open(role);
  expect(screen.getByText('Disabled by an administrator')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for Elm Street, Locked' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test('disable asks first, tells a refusal, and the focus comes back', async () => {
  const user = open();
  const dialog = await choose(user, 'Ferry Street, Printed QR code', 'Disable');
  expect(dialog.getByText(/every copy that’s already printed/)).toBeVisible();
  expect(callFunction).not.toHaveBeenCalled();
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FirebaseError('functions/not-found', 'We couldn’t find this link.'),
  );
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t find this link.');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenLastCalledWith('update-share-link', {
    shortCode: 'printed1234',
    isDisabled: true,
  });
  expect(screen.getByRole('status')).toHaveTextContent('Link disabled');
  expect(screen.getByRole('button', { name: 'More for Ferry Street, Printed QR code' })).toHaveFocus();
});

test.each([
  ['one’s own link', 'daniel', 'until you enable it again', false],
  ['a colleague’s link', 'ana', 'until an administrator enables it again', true],
])('disable says what it means for %s', async (_, created_by_user_id, until, isLocked) => {
  listenToLinks.mockReturnValue(list([link('theirsxxxxx', { label: 'Theirs', created_by_user_id })]));
  const user = open('compliance');
  const dialog = await choose(user, 'Elm Street, Theirs', 'Disable');
  expect(dialog.getByText(new RegExp(until))).toBeVisible();
  const locked = dialog.queryAllByText(
    'Until then, only administrators can make, enable or extend links to this flyer.',
  );
  expect(locked).toHaveLength(isLocked ? 1 : 0);
});

test('the QR code of a link that is there, as a file', async () => {
  const user = open();
  const dialog = await choose(user, 'Elm Street, Newsletter', 'QR code');
  expect(dialog.getByRole('img', { name: 'QR code for the link to Elm Street' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download SVG' }));
  expect(downloadFile).toHaveBeenCalledWith(
    qrSvg(scanAddress(`${window.location.origin}/shared/newsletter1`)),
    'elm-street-qr.svg',
    'image/svg+xml',
  );
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).not.toHaveBeenCalled();
});

test('enable, rename, another end', async () => {
  const user = open();
  const enable = await choose(user, 'Elm Street, =Old', 'Enable');
  await user.click(enable.getByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rename = await choose(user, 'Elm Street, Newsletter', 'Rename');
  await user.clear(rename.getByLabelText('Label'));
  await user.type(rename.getByLabelText('Label'), ' Letter ');
  await user.click(rename.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const extend = await choose(user, 'Elm Street, Newsletter', 'Change expiration');
  expect(
    extend.getByText(
      'Current expiration: Dec 1, 2026, 7:00 AM ET. New expiration: Nov 28, 2026, 12:00 PM ET, sooner than before.',
    ),
  ).toBeVisible();
  await user.selectOptions(extend.getByRole('combobox'), '30 days');
  expect(
    extend.getByText(
      'Current expiration: Dec 1, 2026, 7:00 AM ET. New expiration: Dec 21, 2026, 12:00 PM ET.',
    ),
  ).toBeVisible();
  await user.click(extend.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(vi.mocked(callFunction).mock.calls.map(([, input]) => input)).toEqual([
    { shortCode: 'oldonexxxxx', isDisabled: false },
    { shortCode: 'newsletter1', label: 'Letter' },
    { shortCode: 'newsletter1', expiryDays: 30 },
  ]);
});

test('from the start page: the dialog for another end is open, and closed it stays closed', async () => {
  const user = open('officer', '?days=7&extend=newsletter1');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the expiration of “Newsletter”' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/\?days=7$/);
  // Nothing on the page had opened it: the focus goes to what else can be done about the link.
  expect(screen.getByRole('button', { name: 'More for Elm Street, Newsletter' })).toHaveFocus();
});

test.each(['printed1234', 'somebodyelses'])('no such dialog for %s', (code) => {
  open('officer', `?extend=${code}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(3);
});

test('Enter on a row opens the link’s details at their own address; closing leads back to the row', async () => {
  const user = open('officer', '?days=7');
  rows()[0]?.focus();
  await user.keyboard('{ArrowDown}{Enter}');
  const sheet = within(screen.getByRole('dialog', { name: 'Ferry Street' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?days=7&link=printed1234');
  expect(sheet.getByText('Flyer archived')).toBeVisible();
  expect(sheet.getByRole('link', { name: /\/shared\/printed1234$/ })).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'Figures for all time' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Rename' }));
  await user.click(
    within(screen.getByRole('dialog', { name: /^Rename/ })).getByRole('button', { name: 'Cancel' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Rename/ })).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/\?days=7$/);
  expect(rows()[1]).toHaveFocus();
});

test('a link’s address opens its details; one that isn’t listed says so and where to look', async () => {
  const anas = link('anaslink123', { created_by_user_id: 'ana', label: 'Ana’s' });
  listenToLinks.mockImplementation((_firestore, { uid }) =>
    list(uid === null ? [newsletter, anas] : [newsletter]),
  );
  const user = open('compliance', '?link=anaslink123');
  const missing = within(screen.getByRole('dialog', { name: 'Link not found' }));
  await user.click(missing.getByRole('button', { name: 'Look in all company links' }));
  const found = within(screen.getByRole('dialog', { name: 'Elm Street' }));
  expect(found.getByText('Ana’s')).toBeVisible();
  expect(found.getByText('Ana Reyes')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/link=anaslink123/);
});

test('what was looked at is remembered for the start page, for oneself alone', async () => {
  const user = open('compliance');
  expect(recallSeenViews('daniel')).toEqual({
    at: NOW,
    views: { newsletter1: 15, printed1234: 1, oldonexxxxx: 0 },
  });
  localStorage.clear();
  await user.click(screen.getByRole('button', { name: 'Whole company' }));
  expect(recallSeenViews('daniel')).toBeUndefined();
});

test('an administrator: the whole company, by officer and by template', async () => {
  const anas = link('anaslink123', { created_by_user_id: 'ana', views: 100 });
  const user = open('compliance');
  expect(listenToLinks).toHaveBeenLastCalledWith(FIRESTORE, { tenantId: 'larkfield', uid: 'daniel' });
  expect(heads()).not.toContain('Officer');
  listenToLinks.mockReturnValue(list([newsletter, anas]));
  await user.click(screen.getByRole('button', { name: 'Whole company' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?of=company');
  expect(listenToLinks).toHaveBeenLastCalledWith(FIRESTORE, { tenantId: 'larkfield', uid: null });
  expect(listenToFlyers).toHaveBeenLastCalledWith(FIRESTORE, { tenantId: 'larkfield', uid: null });
  expect(heads().slice(0, 3)).toEqual(['Flyer', 'Officer', 'Template']);
  expect(cells(rows()[1])[1]).toBe('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'By officer' }));
  const groups = within(
    screen.getByRole('table', { name: /^Links by officer/ }),
  ).getAllByRole<HTMLTableRowElement>('row');
  expect(groups.slice(1).map(cells)).toEqual([
    ['Ana Reyes', '1', '100', '0', '0', '0', '0'],
    ['Daniel Okafor', '1', '15', '8', '2', '1', '1'],
  ]);
  await user.click(screen.getByRole('button', { name: 'By template' }));
  expect(screen.getByRole('rowheader', { name: 'Open House' })).toBeVisible();
});

test('the address gives an officer nobody else’s links', () => {
  open('officer', '?of=company&by=officer');
  expect(listenToLinks).toHaveBeenLastCalledWith(FIRESTORE, { tenantId: 'larkfield', uid: 'daniel' });
  expect(first()).toHaveLength(3);
});

test('none yet', () => {
  listenToLinks.mockReturnValue(list([]));
  open();
  expect(screen.getByText('No shared links yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View My Approved Flyers' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/flyers?status=approved',
  );
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'All company links' })).toBeNull();
});

test('an administrator without links of their own is shown the way to those of the company', async () => {
  listenToLinks.mockReturnValue(list([]));
  const user = open('compliance');
  expect(screen.getByText('No shared links yet')).toBeVisible();
  listenToLinks.mockReturnValue(list([newsletter]));
  await user.click(screen.getByRole('button', { name: 'All company links' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?of=company');
  expect(first()).toEqual(['Elm StreetNewsletter']);
});

test('loading', () => {
  listenToLinks.mockReturnValue(loading);
  open();
  expect(screen.getByRole('status', { name: 'Loading analytics' })).toBeVisible();
});

test('failure with Retry, which asks again', async () => {
  const listen = vi.fn(says<never>({ status: 'failed', error: { code: 'unavailable' } as never }));
  listenToLinks.mockReturnValue(listen);
  const user = open();
  expect(screen.getByRole('heading', { name: 'Failed to load analytics' })).toBeVisible();
  // The toast.
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load analytics');
  listen.mockImplementation(list([newsletter]) as never);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(first()).toEqual(['Elm StreetNewsletter']);
});

test('no permission', () => {
  listenToNotFolded.mockReturnValue(fails('permission-denied'));
  open();
  expect(screen.getByText(/You don’t have access to this/)).toBeVisible();
});

test('offline with what was loaded last; some that can’t be read; more than can be shown', () => {
  listenToLinks.mockReturnValue(list([newsletter], { unreadable: 2, isCut: true, stale: true }));
  open();
  expect(screen.getByText(/this may be out of date/)).toBeVisible();
  expect(screen.getByText(/2 records couldn’t be shown/)).toBeVisible();
  expect(screen.getByText(/older ones aren’t listed/)).toBeVisible();
});

test('cards on a phone, with everything the table has', async () => {
  const width = narrow();
  try {
    const user = open('compliance', '?of=company');
    const cards = () => within(screen.getByRole('list', { name: /^Shared links/ })).getAllByRole('listitem');
    expect(cards()[0]).toHaveTextContent(/Elm StreetNewsletter.*Live.*Views15/);
    expect(cards()[0]).toHaveTextContent('OfficerDaniel Okafor');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Views, fewest first');
    expect(cards()[2]).toHaveTextContent('Newsletter');
    await user.click(screen.getByRole('button', { name: 'By officer' }));
    expect(screen.getByRole('list', { name: /^Links by officer/ })).toHaveTextContent('Daniel OkaforLinks3');
  } finally {
    width.mockRestore();
  }
});
