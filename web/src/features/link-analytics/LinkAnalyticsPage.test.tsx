import type { LinkCount } from '@brokerage/domain/link/linkCount';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../lib/downloadFile.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import * as queries from '../../lib/links/linkQueries.ts';
import { loadSeenViews } from '../../lib/links/seenViews.ts';
import { count, flyer, link } from '../../lib/links/testing/sampleLinks.ts';
import { useRecordsById } from '../../lib/live-data/useRecordsById.ts';
import { answerRollUps, fails, list, loading, openAs, ready, says } from '../../testing/linksPortal.tsx';
import { narrow } from '../../testing/narrow.ts';
import { qrSvg, scanAddress } from '../../ui/links/qrImage.ts';
import { LinkAnalyticsPage } from './LinkAnalyticsPage.tsx';

const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../lib/firebase/firebase.ts', () => ({ loadedFirestore: () => FIRESTORE }));
vi.mock('../../lib/links/linkListeners.ts', async () => {
  const queries = await import('../../lib/links/linkQueries.ts');
  return { linkListeners: { loaded: () => queries } };
});
vi.mock('../../lib/links/linkQueries.ts', async (original) => ({
  ...(await original<typeof import('../../lib/links/linkQueries.ts')>()),
  subscribeLinks: vi.fn(),
  subscribeFoundLinks: vi.fn(),
  subscribeOldestLink: vi.fn(),
  subscribeNotCompacted: vi.fn(),
  subscribeRollUps: vi.fn(),
  subscribeLinkDays: vi.fn(),
  loadLinkCount: vi.fn(),
}));
vi.mock('../../lib/live-data/useRecordsById.ts', () => ({ useRecordsById: vi.fn() }));
vi.mock('./links/LinkPicture.tsx', () => ({ LinkPicture: () => null }));
vi.mock('../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const {
  subscribeLinks: listenToLinks,
  subscribeFoundLinks: listenToFoundLinks,
  subscribeOldestLink: listenToOldestLink,
  subscribeNotCompacted: listenToNotCompacted,
  subscribeRollUps: listenToRollUps,
  subscribeLinkDays: listenToLinkDays,
  loadLinkCount,
} = vi.mocked(queries);
const NEWEST = { by: 'created_at', direction: 'desc' };
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
const printed = link('printed1234', {
  kind: 'print',
  views: 1,
  flyer_instance_id: 'ferry',
  flyer: flyer('Ferry Street', { status: 'archived' }),
});
const old = link('oldonexxxxx', { label: '=Old', is_disabled: true, created_at: new Date(2026, 9, 1, 12) });
const shards = [
  count('newsletter1', '2026-11-21', { views: 5, downloads: 2, starts: 1, applications: 1, not_counted: 3 }),
];

/** All existing links, and the first of them. */
function createLinks(links: readonly SharedLink[], state: Parameters<typeof list>[1] = {}) {
  listenToLinks.mockReturnValue(list(links, state));
  createOldest(links);
}
function createOldest(links: readonly SharedLink[]) {
  const [oldest] = links.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  listenToOldestLink.mockReturnValue(list(oldest ? [oldest] : []));
}
/** The counts as of the last hourly update. */
const createCounts = (counts: readonly LinkCount[]) =>
  listenToRollUps.mockImplementation(answerRollUps(counts));
/** Links that are read by their codes. */
const createByCode = (links: readonly SharedLink[]) =>
  vi.mocked(useRecordsById).mockImplementation(({ ids }) => ({
    items: links.filter(({ short_code }) => ids.includes(short_code)),
    isComplete: true,
  }));

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  createLinks([newsletter, printed, old]);
  createByCode([]);
  listenToNotCompacted.mockReturnValue(list(shards));
  createCounts([count('newsletter1', '2026-11-20', { views: 7, not_counted: 1 })]);
  listenToLinkDays.mockReturnValue(list([]));
  loadLinkCount.mockResolvedValue(3);
  vi.mocked(callFunction).mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

function open(role: 'officer' | 'compliance' = 'officer', search = '') {
  const user = userEvent.setup();
  openAs(<LinkAnalyticsPage />, role, `/officer-portal/pdf/analytics${search}`);
  return user;
}
/** Returns the last query for daily counts. */
const readMonths = () =>
  listenToRollUps.mock.calls.map(([, , query]) => query).findLast(({ by }) => by === 'day');
const table = () => screen.getByRole('table', { name: /^Shared links/ });
const rows = () => within(table()).getAllByRole<HTMLTableRowElement>('row').slice(1);
const cells = (row: HTMLTableRowElement | undefined) =>
  [...(row?.cells ?? [])].map((cell) => cell.textContent);
const first = () => rows().map((row) => row.cells[0]?.textContent);
const headers = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('shows all columns, newest first, including counts not compacted yet', () => {
  open('officer', '?days=all');
  expect(headers()).toEqual([
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
    'Status',
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
  expect(listenToLinks).toHaveBeenCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: 'daniel' },
    NEWEST,
  );
  expect(screen.queryByRole('group', { name: 'Whose links' })).toBeNull();
});

test('sorts by a header, which shows it', async () => {
  const user = open();
  const header = (name: string) => within(table()).getByRole('columnheader', { name });
  expect(header('Created')).toHaveAttribute('aria-sort', 'descending');
  await user.click(within(header('Views')).getByRole('button'));
  expect(header('Views')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Created')).not.toHaveAttribute('aria-sort');
  await user.click(within(header('Views')).getByRole('button'));
  expect(header('Views')).toHaveAttribute('aria-sort', 'ascending');
  expect(first()[2]).toBe('Elm StreetNewsletter');
});

test('searches, and shows no results', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Search'), 'ferry');
  expect(first()).toEqual(['Ferry StreetPrinted QR code']);
  await user.type(screen.getByLabelText('Search'), ' nothing');
  expect(screen.getByText('No links found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all links' }));
  expect(first()).toHaveLength(3);
});

test('reads a search from the address, like the desk', async () => {
  const user = open('compliance', '?of=company&find=OLDonexxxxx');
  expect(screen.getByLabelText('Search')).toHaveValue('OLDonexxxxx');
  expect(screen.getByLabelText('Search')).toHaveFocus();
  expect(first()).toEqual(['Elm Street=Old']);
  await user.clear(screen.getByLabelText('Search'));
  expect(first()).toHaveLength(3);
});

test('exports what is shown, without formulas', async () => {
  const user = open('officer', '?days=all');
  await user.type(screen.getByLabelText('Search'), 'old');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [content, name] = vi.mocked(downloadFile).mock.lastCall as [string, string];
  expect(name).toBe('link-analytics-2026-11-21.csv');
  expect(content.split('\r\n')[1]).toMatch(/^Elm Street,'=Old,Link,Disabled,Open House,Daniel Okafor,/);
  expect(content.split('\r\n')).toHaveLength(3);
});

test('shows a period’s totals, bars, the same as a table, and what isn’t counted', async () => {
  createCounts([
    count('newsletter1', '2026-11-20', { views: 7, not_counted: 1 }),
    count('newsletter1', '2026-09-20', { views: 100 }),
  ]);
  const user = open();
  const section = () => within(screen.getByRole('region', { name: /^The last|^Since/ }));
  // Includes the days to compare with: a month is one record.
  expect(readMonths()).toEqual({ by: 'day', unit: 'month', from: '2026-09', to: '2026-11' });
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
  expect(readMonths()).toEqual({ by: 'day', unit: 'month', from: '2026-11', to: '2026-11' });
  await user.click(section().getByRole('button', { name: 'All time' }));
  expect(readMonths()).toMatchObject({ by: 'day', unit: 'month', from: '0' });
  expect(section().getByText('Views', { selector: 'dt' }).nextSibling).toHaveTextContent('112');
});

test('compares a period with the one before, and shows rates on the way to an application', () => {
  listenToNotCompacted.mockReturnValue(list([]));
  createCounts([
    count('newsletter1', '2026-11-20', { views: 8, starts: 2, applications: 1 }),
    count('newsletter1', '2026-10-20', { views: 10, starts: 2 }),
  ]);
  open();
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

test('without earlier links, compares with nothing and reads no more', () => {
  createLinks([newsletter]);
  open('officer', '?days=30');
  expect(readMonths()).toEqual({ by: 'day', unit: 'month', from: '2026-10', to: '2026-11' });
  expect(screen.queryByText(/Compared with|before$/)).toBeNull();
  expect(
    screen.getByText(/^There’s nothing to compare with yet, because the first link was created on /),
  ).toBeVisible();
});

test('lists, sorts and exports links by the period’s figures', async () => {
  createCounts([
    count('newsletter1', '2026-11-20', { views: 2 }),
    count('oldonexxxxx', '2026-11-20', { views: 9, uniques: 4 }),
  ]);
  listenToNotCompacted.mockReturnValue(list([count('newsletter1', '2026-11-21', { views: 1 })]));
  const user = open();
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
  expect(rows().map((row) => cells(row)[2])).toEqual(['11', '1', '0']);
});

test('an empty list at the last visit implies nothing about now', () => {
  createLinks([]);
  const empty = { items: [], unreadable: 0 };
  listenToOldestLink.mockReturnValue(Object.assign(loading.bind(undefined), { recall: () => empty }));
  open();
  expect(screen.getByRole('status', { name: 'Loading analytics' })).toBeVisible();
  expect(screen.queryByText('No shared links yet')).toBeNull();
});

test('shows a period without views', () => {
  createCounts([]);
  listenToNotCompacted.mockReturnValue(list([]));
  open();
  expect(screen.getByText('No views in this period.')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('only the period’s figures fail', () => {
  listenToRollUps.mockReturnValue(fails('unavailable'));
  open();
  expect(screen.getByRole('heading', { name: 'Failed to load analytics' })).toBeVisible();
  const alerts = screen.getAllByRole('alert');
  expect(alerts, 'the toast, and the state in place of the data').toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent('Failed to load analytics');
  expect(first()).toHaveLength(3);
});

test('copies a link', async () => {
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
  ['Elm Street, Newsletter', ['QR code', 'Rename', 'Use at an event', 'Change expiration', 'Disable']],
  ['Ferry Street, Printed QR code', ['QR code', 'Rename', 'Use at an event', 'Disable']],
  ['Elm Street, =Old', ['QR code', 'Rename', 'Use at an event', 'Change expiration', 'Enable']],
])('%s: shows its actions', async (row, actions) => {
  const user = open();
  await user.click(screen.getByRole('button', { name: `More for ${row}` }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test.each([
  ['officer', ['QR code', 'Rename', 'Use at an event', 'Change expiration']],
  ['compliance', ['QR code', 'Rename', 'Use at an event', 'Change expiration', 'Enable', 'History']],
] as const)('a link disabled by an administrator is labeled, and %s gets %o', async (role, actions) => {
  const locked = link('lockedxxxxx', {
    label: 'Locked',
    is_disabled: true,
    disabled_by_administrator_id: 'omar',
  });
  createLinks([locked]);
  const user = open(role);
  expect(screen.getByText('Disabled by an administrator')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More for Elm Street, Locked' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test('disable asks first, shows a rejection, and restores the focus', async () => {
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
])('disable explains its effect on %s', async (_, created_by_user_id, until, isLocked) => {
  createLinks([link('theirsxxxxx', { label: 'Theirs', created_by_user_id })]);
  const user = open('compliance');
  const dialog = await choose(user, 'Elm Street, Theirs', 'Disable');
  expect(dialog.getByText(new RegExp(until))).toBeVisible();
  const locked = dialog.queryAllByText(
    'Until then, only administrators can make, enable or extend links to this flyer.',
  );
  expect(locked).toHaveLength(isLocked ? 1 : 0);
});

test('shows a link’s QR code and saves it as a file', async () => {
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

test('enables, renames and changes the expiration', async () => {
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

test('sets an event with the form’s values, changes and removes it', async () => {
  const user = open();
  const save = (name = 'Save') => user.click(screen.getByRole('button', { name }));
  const event = await choose(user, 'Elm Street, Newsletter', 'Use at an event');
  await save();
  expect(event.getByLabelText(/^Event name/)).toHaveFocus();
  expect(event.getByLabelText(/^Event name/)).toHaveAccessibleDescription('Event name is required');
  expect(event.getByLabelText(/^Date/)).toHaveAccessibleDescription('Choose the date of the event');
  expect(event.getByLabelText(/^Expected guests/)).toHaveAccessibleDescription(
    'Enter a number of guests from 1 to 500',
  );
  await user.type(event.getByLabelText(/^Event name/), ' Homebuyer seminar ');
  await user.type(event.getByLabelText(/^Expected guests/), '501');
  fireEvent.change(event.getByLabelText(/^Date/), { target: { value: '2026-11-20' } });
  await save();
  expect(event.getByLabelText(/^Date/)).toHaveAccessibleDescription('Choose today or a later date');
  expect(callFunction).not.toHaveBeenCalled();
  fireEvent.change(event.getByLabelText(/^Date/), { target: { value: '2026-12-03' } });
  await user.clear(event.getByLabelText(/^Expected guests/));
  await user.type(event.getByLabelText(/^Expected guests/), '50');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('update-share-link', {
    shortCode: 'newsletter1',
    event: { name: 'Homebuyer seminar', day: '2026-12-03', guests: 50 },
  });
  const none = await choose(user, 'Elm Street, =Old', 'Use at an event');
  await user.click(none.getByRole('switch', { name: 'For a seminar or open house' }));
  expect(none.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('shows a link’s event in the list and its details, and removes it', async () => {
  const event = { name: 'Homebuyer seminar', day: '2026-12-03', guests: 50 };
  listenToLinks.mockReturnValue(list([link('seminarxxxx', { label: 'Seminar', event })]));
  const user = open('officer', '?link=seminarxxxx');
  const sheet = within(screen.getByRole('dialog', { name: 'Elm Street' }));
  expect(sheet.getByText('Homebuyer seminar, Dec 3, 2026, 50 guests')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(rows()[0] as HTMLElement).getByText('Event Dec 3, 2026')).toBeVisible();
  const dialog = await choose(user, 'Elm Street, Seminar', 'Use at an event');
  expect(dialog.getByLabelText(/^Expected guests/)).toHaveValue(50);
  await user.click(dialog.getByRole('switch'));
  expect(dialog.getByText(/the usual limits apply/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('update-share-link', {
    shortCode: 'seminarxxxx',
    event: null,
  });
});

test('from the start page: the expiration dialog is open, and stays closed once closed', async () => {
  const user = open('officer', '?days=7&extend=newsletter1');
  const dialog = within(screen.getByRole('dialog', { name: 'Change the expiration of “Newsletter”' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Address')).toHaveTextContent(/\?days=7$/);
  // Nothing on the page opened it, so focus goes to the link's other actions.
  expect(screen.getByRole('button', { name: 'More for Elm Street, Newsletter' })).toHaveFocus();
});

test.each(['printed1234', 'somebodyelses'])('has no such dialog for %s', (code) => {
  open('officer', `?extend=${code}`);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rows()).toHaveLength(3);
});

test('Enter on a row opens the link’s details at their own address; closing returns to the row', async () => {
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

test('a link’s address opens its details; one that isn’t listed shows where to look', async () => {
  const anas = link('anaslink123', {
    created_by_user_id: 'ana',
    holder_name: 'Ana Reyes',
    label: 'Ana’s',
  });
  createOldest([newsletter, anas]);
  listenToLinks.mockImplementation((_firestore, { holderId }) =>
    list(holderId === null ? [newsletter, anas] : [newsletter]),
  );
  const user = open('compliance', '?link=anaslink123');
  const missing = within(screen.getByRole('dialog', { name: 'Link not found' }));
  await user.click(missing.getByRole('button', { name: 'Look in all company links' }));
  const found = within(screen.getByRole('dialog', { name: 'Elm Street' }));
  expect(found.getByText('Ana’s')).toBeVisible();
  expect(found.getByText('Ana Reyes')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveTextContent(/link=anaslink123/);
});

const more = { isLoading: false, load: vi.fn() };
/** One page of links, when there are more. */
const createPage = (links: readonly SharedLink[]) => {
  listenToLinks.mockReturnValue(ready({ items: links, unreadable: 0, isCut: true, more }));
  createOldest(links);
};

test('loads the next page of many links, and sorts in the database if possible', async () => {
  createPage([newsletter, printed]);
  const user = open('officer', '?days=all');
  expect(screen.getByText('These are the newest 2 links.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(more.load).toHaveBeenCalledOnce();
  await user.click(within(table()).getByRole('button', { name: 'Applications' }));
  expect(listenToLinks.mock.lastCall?.[2]).toEqual({ by: 'applications', direction: 'desc' });
  expect(screen.getByText('These are the 2 links with the highest figures.')).toBeVisible();
  await user.click(within(table()).getByRole('button', { name: 'Created' }));
  await user.click(within(table()).getByRole('button', { name: 'Created' }));
  expect(listenToLinks.mock.lastCall?.[2]).toEqual({ by: 'created_at', direction: 'asc' });
  expect(screen.getByText('These are the oldest 2 links.')).toBeVisible();
  await user.click(within(table()).getByRole('button', { name: 'Template' }));
  expect(screen.getByText('Only the 2 links loaded so far are sorted.')).toBeVisible();
});

test('keeps the links visible while another order loads', async () => {
  createPage([newsletter, printed]);
  const user = open('officer', '?days=all');
  listenToLinks.mockReturnValue(loading);
  await user.click(within(table()).getByRole('button', { name: 'Views' }));
  expect(listenToLinks.mock.lastCall?.[2]).toEqual({ by: 'views', direction: 'desc' });
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull();
});

test('a search among many links queries the database', async () => {
  createPage([newsletter]);
  listenToFoundLinks.mockReturnValue(list([old]));
  const user = open();
  await user.type(screen.getByLabelText('Search'), '=old');
  await waitFor(() => expect(first()).toEqual(['Elm Street=Old']));
  expect(listenToFoundLinks).toHaveBeenLastCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: 'daniel' },
    'old',
  );
  expect(screen.getByText(/^We searched the labels and codes of all links/)).toBeVisible();
  // For other fields, only the loaded links are searched.
  await user.clear(screen.getByLabelText('Search'));
  await user.type(screen.getByLabelText('Search'), 'elm');
  await waitFor(() => expect(listenToFoundLinks.mock.lastCall?.[2]).toBe('elm'));
  expect(first()).toContain('Elm StreetNewsletter');
});

test('shows the best of many links in a period', async () => {
  createPage([newsletter]);
  createByCode([newsletter, printed, old]);
  createCounts([
    count('printed1234', '2026-11-02', { views: 3, starts: 3 }),
    count('oldonexxxxx', '2026-11-20', { views: 9 }),
    count('printed1234', '2026-09-02', { views: 90 }),
  ]);
  const user = open('officer', '?days=30');
  await user.click(within(table()).getByRole('button', { name: 'Views' }));
  expect(rows().map((row) => [row.cells[0]?.textContent, row.cells[2]?.textContent])).toEqual([
    ['Elm Street=Old', '9'],
    // Counted since the last hourly update.
    ['Elm StreetNewsletter', '5'],
    ['Ferry StreetPrinted QR code', '3'],
  ]);
  const queried = listenToRollUps.mock.calls.map(([, , query]) => query).filter(({ by }) => by === 'link');
  expect(queried).toEqual([
    { by: 'link', unit: 'month', from: '2026-11', to: '2026-11' },
    { by: 'link', unit: 'day', from: '2026-10-23', to: '2026-10-31' },
  ]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('shows a page of the best of many links with figures in a period', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    link(`code${String(index).padStart(8, '0')}`, { label: `Label ${index}` }),
  );
  createPage(many.slice(0, 25));
  createByCode(many);
  createCounts(many.map(({ short_code }, index) => count(short_code, '2026-11-20', { views: index + 1 })));
  listenToNotCompacted.mockReturnValue(list([]));
  const user = open('officer', '?days=7');
  // For dates, the database knows which links come first.
  expect(screen.getByText('These are the newest 25 links.')).toBeVisible();
  await user.click(within(table()).getByRole('button', { name: 'Views' }));
  expect(screen.getByText('These are the 25 of 60 links with the most views in this period.')).toBeVisible();
  expect(first()).not.toContain('Elm StreetLabel 34');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(first()).toContain('Elm StreetLabel 34');
});

test.each([
  [{ views: 0, not_counted: 2 }, '2 visits weren’t counted: bots, previews and your own team.'],
  [{ views: 0, not_counted: 1 }, '1 visit wasn’t counted: bots, previews and your own team.'],
  [{ views: 3, not_counted: 2 }, '2 more weren’t counted: bots, previews and your own team.'],
])('a link of %j shows what wasn’t counted', (sums, note) => {
  listenToLinks.mockReturnValue(list([link('signxxxxxxx', { label: 'Sign', ...sums })]));
  open('officer', '?link=signxxxxxxx');
  expect(within(screen.getByRole('dialog', { name: 'Elm Street' })).getByText(note)).toBeVisible();
});

test('opens a link beyond the page by its address', () => {
  createPage([newsletter]);
  createByCode([{ ...old, views: 4 }]);
  open('officer', '?link=oldonexxxxx');
  const sheet = within(screen.getByRole('dialog', { name: 'Elm Street' }));
  expect(sheet.getByText('=Old')).toBeVisible();
  expect(sheet.getByRole('heading', { name: 'Figures for all time' })).toBeVisible();
});

test('by officer: shows loading, failed with Retry, and none in the period', async () => {
  const user = open('compliance', '?of=company');
  const onlyDays = listenToRollUps.getMockImplementation();
  listenToRollUps.mockImplementation((firestore, scope, query) =>
    query.by === 'officer' ? loading : (onlyDays ?? answerRollUps([]))(firestore, scope, query),
  );
  await user.click(screen.getByRole('button', { name: 'By officer' }));
  expect(screen.getByRole('status', { name: 'Loading figures' })).toBeVisible();
  const listen = vi.fn(says<never>({ status: 'failed', error: { code: 'unavailable' } as never }));
  listenToRollUps.mockImplementation((firestore, scope, query) =>
    query.by === 'template' ? listen : (onlyDays ?? answerRollUps([]))(firestore, scope, query),
  );
  await user.click(screen.getByRole('button', { name: 'By template' }));
  expect(screen.getByRole('heading', { name: 'Failed to load analytics' })).toBeVisible();
  listen.mockImplementation(list([]) as never);
  listenToNotCompacted.mockReturnValue(list([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('heading', { name: 'Failed to load analytics' })).toBeNull();
});

test('shows a page of many officers, with each page’s links counted', async () => {
  createCounts(
    Array.from({ length: 60 }, (_, index) =>
      count('newsletter1', '2026-11-20', {
        created_by_user_id: `uid${index}`,
        facts: null,
        views: 100 - index,
      }),
    ),
  );
  listenToNotCompacted.mockReturnValue(list([]));
  const user = open('compliance', '?of=company&by=officer');
  expect(screen.getByText('Showing 50 of 60')).toBeVisible();
  await waitFor(() => expect(loadLinkCount).toHaveBeenCalledTimes(50));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(loadLinkCount).toHaveBeenCalledTimes(60));
  const groups = within(screen.getByRole('table', { name: /^Links by officer/ })).getAllByRole('row');
  expect(groups).toHaveLength(61);
});

test('shows that no one opened a link in the period', () => {
  createCounts([]);
  listenToNotCompacted.mockReturnValue(list([]));
  open('compliance', '?of=company&by=source');
  expect(screen.getByText('No activity yet')).toBeVisible();
});

test('remembers seen views for the start page, per member', async () => {
  const user = open('compliance');
  expect(loadSeenViews('daniel')).toEqual({
    at: NOW,
    views: { newsletter1: 15, printed1234: 1, oldonexxxxx: 0 },
  });
  localStorage.clear();
  await user.click(screen.getByRole('button', { name: 'Whole company' }));
  expect(loadSeenViews('daniel')).toBeUndefined();
});

test('an administrator sees the whole company, by officer, template and source', async () => {
  createCounts([
    count('newsletter1', '2026-11-20', { views: 7 }),
    count('anaslink123', '2026-11-20', {
      created_by_user_id: 'ana',
      facts: {
        holder_name: 'Ana Reyes',
        target: 'flyer',
        template_id: 'letter',
        template_name: 'Letter',
        source: 'other',
      },
      views: 100,
    }),
  ]);
  const anas = link('anaslink123', { created_by_user_id: 'ana', holder_name: 'Ana Reyes', views: 100 });
  const user = open('compliance');
  expect(listenToLinks).toHaveBeenLastCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: 'daniel' },
    NEWEST,
  );
  expect(headers()).not.toContain('Officer');
  createLinks([newsletter, anas]);
  await user.click(screen.getByRole('button', { name: 'Whole company' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?of=company');
  expect(listenToLinks).toHaveBeenLastCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: null },
    NEWEST,
  );
  expect(headers().slice(0, 3)).toEqual(['Flyer', 'Officer', 'Template']);
  expect(cells(rows()[1])[1]).toBe('Ana Reyes');
  await user.click(screen.getByRole('button', { name: 'By officer' }));
  const groups = () =>
    within(screen.getByRole('table', { name: /^Links by officer/ }))
      .getAllByRole<HTMLTableRowElement>('row')
      .slice(1)
      .map(cells);
  await waitFor(() =>
    expect(groups()).toEqual([
      ['Ana Reyes', '3', '100', '0', '0', '0', '0'],
      ['Daniel Okafor', '3', '12', '0', '2', '1', '1'],
    ]),
  );
  expect(loadLinkCount).toHaveBeenCalledWith(FIRESTORE, 'larkfield', { created_by_user_id: 'ana' });
  await user.click(screen.getByRole('button', { name: 'By template' }));
  expect(screen.getByRole('rowheader', { name: 'Open House' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'By source' }));
  expect(screen.getByRole('rowheader', { name: 'No UTM source' })).toBeVisible();
  await waitFor(() =>
    expect(loadLinkCount).toHaveBeenCalledWith(FIRESTORE, 'larkfield', { kind: 'link', utm_source: null }),
  );
  const others = screen.getByRole<HTMLTableRowElement>('row', { name: /^Other sources/ });
  expect(cells(others).slice(0, 3)).toEqual(['Other sources', '–', '100']);
  // The links of several sources can't be counted with one query.
  expect(loadLinkCount).toHaveBeenCalledTimes(5);
});

test('the address shows an officer no one else’s links', () => {
  open('officer', '?of=company&by=officer');
  expect(listenToLinks).toHaveBeenLastCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: 'daniel' },
    NEWEST,
  );
  expect(first()).toHaveLength(3);
});

test('shows an empty state', () => {
  createLinks([]);
  open();
  expect(screen.getByText('No shared links yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View my approved flyers' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/flyers?status=approved',
  );
  expect(screen.queryByRole('table')).toBeNull();
});

test('shows an administrator without links the company’s, unless they choose their own', async () => {
  createLinks([]);
  const user = open('compliance');
  expect(screen.getByLabelText('Address')).toHaveTextContent('?of=company');
  await user.click(screen.getByRole('button', { name: 'My links' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?of=own');
  expect(screen.getByText('No shared links yet')).toBeVisible();
  createLinks([newsletter]);
  await user.click(screen.getByRole('button', { name: 'Whole company' }));
  expect(screen.getByLabelText('Address')).toHaveTextContent('?of=company');
  expect(first()).toEqual(['Elm StreetNewsletter']);
});

test('shows loading', () => {
  listenToLinks.mockReturnValue(loading);
  open();
  expect(screen.getByRole('status', { name: 'Loading analytics' })).toBeVisible();
});

test('shows failure with Retry, which loads again', async () => {
  const listen = vi.fn(says<never>({ status: 'failed', error: { code: 'unavailable' } as never }));
  listenToLinks.mockReturnValue(listen);
  const user = open();
  expect(screen.getByRole('heading', { name: 'Failed to load analytics' })).toBeVisible();
  const alerts = screen.getAllByRole('alert');
  expect(alerts, 'the toast, and the state in place of the data').toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent('Failed to load analytics');
  listen.mockImplementation(list([newsletter]) as never);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(first()).toEqual(['Elm StreetNewsletter']);
});

test('shows no permission', () => {
  listenToNotCompacted.mockReturnValue(fails('permission-denied'));
  open();
  expect(screen.getByText(/You don’t have access to this/)).toBeVisible();
});

test('shows the last list offline, unreadable links, and counts beyond what is shown', () => {
  createLinks([newsletter], { unreadable: 2, stale: true });
  listenToNotCompacted.mockReturnValue(list(shards, { isCut: true }));
  open();
  expect(screen.getByText(/this may be out of date/)).toBeVisible();
  expect(screen.getByText(/2 records couldn’t be shown/)).toBeVisible();
  expect(screen.getByText(/latest views will be added within the hour/)).toBeVisible();
});

test('shows cards on a phone, with everything in the table', async () => {
  const width = narrow();
  try {
    const user = open('compliance', '?of=company&days=all');
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

test('shows a link’s own views by day, with the day of its flyer’s correction', () => {
  const corrected = { flyer: flyer('Elm Street', { corrected_at: [new Date('2026-11-19T15:00:00Z')] }) };
  createLinks([{ ...newsletter, ...corrected }]);
  listenToLinkDays.mockReturnValue(
    list([
      count('newsletter1', '2026-11-20', { views: 7 }),
      count('newsletter1', '2026-11-21', { views: 2 }),
      count('newsletter1', '2026-11-21', { views: 3 }),
    ]),
  );
  open('officer', '?link=newsletter1');
  expect(listenToLinkDays).toHaveBeenCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: 'daniel' },
    'newsletter1',
    '2026-10-23',
  );
  const views = within(screen.getByRole('region', { name: 'Views in the last 30 days' }));
  expect(views.getByRole('figure')).toHaveAccessibleName('Views, Oct 23 to Nov 21: 12, most on Nov 20 (7).');
  expect(views.getByText('Flyer corrected on Nov 19.')).toBeVisible();
});

test('shows a link’s views loading, failed, and without any', () => {
  listenToLinkDays.mockReturnValue(loading);
  open('compliance', '?link=newsletter1');
  expect(screen.getByRole('status', { name: 'Loading views' })).toBeVisible();
  expect(listenToLinkDays.mock.calls[0]?.[1]).toEqual({ tenantId: 'larkfield', holderId: null });
  cleanup();
  listenToLinkDays.mockReturnValue(fails('unavailable'));
  open('officer', '?link=newsletter1');
  expect(screen.getByText(/Couldn’t load the views/)).toBeVisible();
  cleanup();
  listenToLinkDays.mockReturnValue(list([]));
  open('officer', '?link=newsletter1');
  expect(within(screen.getByRole('dialog')).getByText('No views in this period.')).toBeVisible();
});

test('shows once that no one opened a link, and offers to copy it', async () => {
  const user = open('officer', '?link=oldonexxxxx');
  const sheet = within(screen.getByRole('dialog', { name: 'Elm Street' }));
  expect(sheet.getByText('No views yet. Share the link to see figures here.')).toBeVisible();
  expect(sheet.queryByText('Unique views')).toBeNull();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(sheet.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/shared/oldonexxxxx`);
});
