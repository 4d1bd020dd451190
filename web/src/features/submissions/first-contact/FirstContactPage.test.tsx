import { shiftMonth } from '@brokerage/domain/submission/contactReport';
import type { ContactReportMonth } from '@brokerage/domain/submission/submissionCallables';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { FirstContactPage } from './FirstContactPage.tsx';

vi.mock('../../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
const call = vi.mocked(callFunction);

const NONE = { received: 0, contacted: 0, kept: 0, missed: 0, median_minutes: null };
const monthsTo = (
  through: string,
  known: Partial<Record<string, Partial<ContactReportMonth>>>,
): { months: ContactReportMonth[] } => ({
  months: Array.from({ length: 6 }, (_, index) => {
    const month = shiftMonth(through, -index);
    return {
      month,
      as_of: '2026-11-20T17:00:00.000Z',
      total: NONE,
      officers: [],
      is_cut: false,
      ...known[month],
    };
  }),
});
const DEVON = {
  officer_id: 'devon',
  name: 'Devon Blake',
  received: 8,
  contacted: 7,
  kept: 6,
  missed: 2,
  median_minutes: 200,
};
const GENERAL = { ...NONE, officer_id: null, name: 'General team', received: 1 };

function open(role = 'compliance') {
  const session = memberSession({ role });
  renderInPortal(<FirstContactPage />, { session });
  return userEvent.setup();
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('lists officers for the latest month with applications, or another month on demand', async () => {
  call.mockResolvedValue(
    monthsTo('2026-11', {
      '2026-10': { total: { ...DEVON, received: 9 }, officers: [DEVON, GENERAL] },
      '2026-09': { total: DEVON, officers: [{ ...DEVON, received: 3 }], is_cut: true },
    }),
  );
  const user = open();
  expect(screen.getByRole('status', { name: 'Loading the first contact report' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'By officer, October 2026' })).toBeVisible();
  expect(screen.getByText('on time in October 2026 (6 of 8)')).toBeVisible();
  expect(call.mock.calls).toEqual([['get-contact-report', { through: '2026-11' }]]);
  expect(rows()).toEqual([
    ['Officer', 'Received', 'Contacted', 'On time', 'Late or overdue', 'Share on time', 'Median time'],
    ['Devon Blake', '8', '7', '6', '2', '75%', '3 h 20 min'],
    ['General team', '1', '0', '0', '0', '–', '–'],
  ]);
  await user.selectOptions(screen.getByLabelText('Month'), 'September 2026');
  expect(rows()[1]).toEqual(['Devon Blake', '3', '7', '6', '2', '75%', '3 h 20 min']);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(vi.mocked(downloadFile).mock.calls).toEqual([
    [
      expect.stringContaining('Devon Blake,3,7,6,2,75%,3 h 20 min'),
      'first-contact-2026-09.csv',
      'text/csv;charset=utf-8',
    ],
  ]);
  expect(screen.getByText(/up to 5,000 applications/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  const byMonth = within(screen.getByRole('table', { name: 'First contacts by month, latest first' }));
  expect(byMonth.getByRole('row', { name: 'October 2026 9 7 6 2 75% 3 h 20 min' })).toBeVisible();
});

test.each([
  [2, false],
  [3, true],
])('%i months with a share on time: draws bars %s', async (count, isDrawn) => {
  const shown = ['2026-11', '2026-10', '2026-09'].slice(0, count);
  call.mockResolvedValue(
    monthsTo('2026-11', Object.fromEntries(shown.map((month) => [month, { total: DEVON }]))),
  );
  open();
  expect(await screen.findByText('on time in November 2026 (6 of 8)')).toBeVisible();
  expect(screen.queryAllByRole('figure', { name: /^Share of first contacts on time:/ })).toHaveLength(
    isDrawn ? 1 : 0,
  );
});

test('shows earlier months, and returns to the latest', async () => {
  call.mockImplementation((_name, input) =>
    Promise.resolve(monthsTo((input as { through: string }).through, {}) as never),
  );
  const user = open();
  expect(await screen.findByText('No applications came in during these months.')).toBeVisible();
  expect(screen.getByText('No applications this month')).toBeVisible();
  const [later, earlier] = ['Later months', 'Earlier months'].map((name) =>
    screen.getByRole('button', { name }),
  );
  expect(later).toBeDisabled();
  await user.click(earlier as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'By officer, May 2026' })).toBeVisible();
  expect(earlier).toHaveFocus();
  await user.click(later as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'By officer, November 2026' })).toBeVisible();
  expect(later).toBeDisabled();
});

test('shows a failure, and retries', async () => {
  call.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(monthsTo('2026-11', {}));
  const user = open();
  expect(await screen.findByText('Couldn’t load the first contact report')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No applications came in during these months.')).toBeVisible();
});

test('officers have no access, and nothing is loaded', () => {
  call.mockClear();
  open('officer');
  expect(screen.getByText('Access Denied')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});
