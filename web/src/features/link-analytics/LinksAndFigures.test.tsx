import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../lib/downloadFile.ts';
import { loadLinkCount, subscribeRollUps } from '../../lib/links/linkQueries.ts';
import { toRows } from '../../lib/links/linkRow.ts';
import { count, link } from '../../lib/links/testing/sampleLinks.ts';
import { answerRollUps, fails, openAs } from '../../testing/linksPortal.tsx';
import { LinksAndFigures } from './LinksAndFigures.tsx';
import { useAnalyticsView } from './useAnalyticsView.ts';

const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../lib/firebase/firebase.ts', () => ({ loadedFirestore: () => FIRESTORE }));
vi.mock('../../lib/links/linkListeners.ts', async () => {
  const queries = await import('../../lib/links/linkQueries.ts');
  return { linkListeners: { loaded: () => queries } };
});
vi.mock('../../lib/links/linkQueries.ts', async (original) => ({
  ...(await original<typeof import('../../lib/links/linkQueries.ts')>()),
  subscribeRollUps: vi.fn(),
  loadLinkCount: vi.fn(),
}));
vi.mock('../../lib/live-data/useRecordsById.ts', () => ({
  useRecordsById: () => ({ items: [], isComplete: true }),
}));
vi.mock('./links/LinkPicture.tsx', () => ({ LinkPicture: () => null }));
vi.mock('../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));

const NOW = new Date('2026-11-21T17:00:00Z');
const COMPANY_LINKS = { tenantId: 'larkfield', holderId: null };
const rows = toRows(
  [
    link('newsletter1', { label: 'Newsletter', views: 40, created_at: new Date('2026-11-05T17:00:00Z') }),
    // Still the first of October at the office.
    link('anaslink123', {
      created_by_user_id: 'ana',
      holder_name: '=Ana',
      created_at: new Date('2026-10-02T03:00:00Z'),
    }),
  ],
  [],
  NOW,
);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.mocked(loadLinkCount).mockResolvedValue(1);
  vi.mocked(subscribeRollUps).mockImplementation(
    answerRollUps([
      count('anaslink123', '2026-11-02', {
        created_by_user_id: 'ana',
        facts: {
          holder_name: '=Ana',
          target: 'flyer',
          template_id: 'letter',
          template_name: 'Letter',
          source: 'none',
        },
        views: 3,
        not_counted: 1,
      }),
      count('newsletter1', '2026-11-05', { views: 2 }),
      count('newsletter1', '2026-11-07', { views: 38 }),
    ]),
  );
});
afterEach(() => vi.useRealTimers());

function Shown() {
  const [view, onView] = useAnalyticsView();
  return (
    <LinksAndFigures
      links={{ rows, unreadable: 0, notCompacted: [], isBehind: false }}
      list={{ order: { by: 'created', direction: 'desc' }, search: '' }}
      onList={vi.fn()}
      earliest="2026-10-01"
      scope={COMPANY_LINKS}
      view={view}
      onView={onView}
    />
  );
}
function open(search = '?of=company') {
  openAs(<Shown />, 'compliance', `/officer-portal/pdf/analytics${search}`);
  return userEvent.setup();
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Returns the last query for daily counts. */
const read = () =>
  vi
    .mocked(subscribeRollUps)
    .mock.calls.map(([, , query]) => query)
    .findLast(({ by }) => by === 'day');
const address = () => screen.getByLabelText('Address');
const body = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole<HTMLTableRowElement>('row')
    .slice(1)
    .map(({ cells }) => [...cells].slice(0, 4).map(({ textContent }) => textContent));

test('dates start with the displayed days, and are kept in the address', async () => {
  const user = open();
  expect(screen.queryByLabelText('From')).toBeNull();
  await press(user, 'Dates');
  expect(screen.getByRole('group', { name: 'Dates, Eastern time' })).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('2026-10-23');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-21');
  expect(address()).toHaveTextContent('?of=company&from=2026-10-23&to=2026-11-21');
  enter('From', '2026-11-01');
  enter('To', '2026-11-05');
  expect(address()).toHaveTextContent('?of=company&from=2026-11-01&to=2026-11-05');
  expect(read()).toMatchObject({ from: '2026-10', to: '2026-11' });
  expect(screen.getByRole('heading', { name: 'Nov 1, 2026 to Nov 5, 2026' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveAccessibleName('Views, Nov 1 to Nov 5: 5, most on Nov 2 (3).');
  await press(user, '7 days');
  expect(screen.queryByLabelText('From')).toBeNull();
  expect(address()).toHaveTextContent(/\?of=company&days=7$/);
});

test('from all time, dates start with the first link, reachable by keyboard', async () => {
  const user = open('?of=company&days=all');
  screen.getByRole('button', { name: 'Dates' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('From')).toHaveValue('2026-10-01');
  expect(screen.getByRole('button', { name: 'Dates' })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('From')).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('To')).toHaveFocus();
});

test.each([
  ['To', '2026-10-31', 'Choose a date on or after the From date.'],
  ['To', '2026-11-22', 'Choose a date on or before today, Nov 21, 2026.'],
  ['To', '', 'Please enter a date.'],
  ['From', '2026-09-30', 'The first link was made on Oct 1, 2026.'],
])('%s %j shows an error at the field and reads nothing', (label, value, words) => {
  open('?of=company&from=2026-11-01&to=2026-11-05');
  vi.mocked(subscribeRollUps).mockClear();
  enter(label, value);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(subscribeRollUps).not.toHaveBeenCalled();
  expect(address()).toHaveTextContent('from=2026-11-01&to=2026-11-05');
  expect(screen.getByRole('heading', { name: 'Nov 1, 2026 to Nov 5, 2026' })).toBeVisible();
  enter(label, '2026-11-03');
  expect(screen.getByLabelText(label)).toBeValid();
  expect(address()).toHaveTextContent(`${label.toLowerCase()}=2026-11-03`);
});

test('the address can’t request days without figures', () => {
  open('?of=company&from=0002-01-01&to=9999-12-31');
  expect(read()).toMatchObject({ from: '2026-10', to: '2026-11' });
  expect(screen.getByRole('heading', { name: 'Oct 1, 2026 to Nov 21, 2026' })).toBeVisible();
});

test('shows links, sums and CSV with the figures of those days', async () => {
  const user = open('?of=company&from=2026-11-01&to=2026-11-05');
  expect(body(/^Shared links, figures for Nov 1, 2026 to Nov 5, 2026/).map(([, , , views]) => views)).toEqual(
    ['2', '3'],
  );
  await press(user, 'Export CSV');
  expect(vi.mocked(downloadFile).mock.lastCall?.[1]).toBe(
    'link-analytics-2026-11-21-2026-11-01-to-2026-11-05.csv',
  );
  await press(user, 'By officer');
  const sums = /^Links by officer, figures for Nov 1, 2026 to Nov 5, 2026/;
  expect(body(sums)).toEqual([
    ['=Ana', '1', '3', '0'],
    ['Daniel Okafor', '1', '2', '0'],
  ]);
});

test('sums are sorted by a header, which shows it, and exported in that order', async () => {
  const user = open('?of=company&by=officer&days=all');
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const officers = () => body(/^Links by officer/).map(([name]) => name);
  expect(officers()).toEqual(['Daniel Okafor', '=Ana']);
  expect(head('Views')).toHaveAttribute('aria-sort', 'descending');
  await press(user, 'Officer');
  expect(head('Officer')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Views')).not.toHaveAttribute('aria-sort');
  expect(officers()).toEqual(['=Ana', 'Daniel Okafor']);
  await press(user, 'Export CSV');
  const [content, name] = vi.mocked(downloadFile).mock.lastCall as [string, string];
  expect(name).toBe('link-analytics-by-officer-2026-11-21.csv');
  expect(content.split('\r\n').slice(1, 3)).toEqual([
    "'=Ana,1,3,0,0,0,0,0,1",
    'Daniel Okafor,1,40,0,0,0,0,0,0',
  ]);
});

test('the dates remain when the days’ figures can’t be read', () => {
  vi.mocked(subscribeRollUps).mockReturnValue(fails('unavailable'));
  open('?of=company&from=2026-11-01&to=2026-11-20');
  expect(screen.getByRole('heading', { name: 'Failed to load analytics' })).toBeVisible();
  const alerts = screen.getAllByRole('alert');
  expect(alerts, 'the toast, and the state in place of the data').toHaveLength(2);
  for (const alert of alerts) expect(alert).toHaveTextContent('Failed to load analytics');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
  expect(body(/figures for all time/)).toHaveLength(2);
});
