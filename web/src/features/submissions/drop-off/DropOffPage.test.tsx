import {
  questionnaireCountSchema,
  toQuestionnaireFunnel,
} from '@brokerage/domain/preapproval/questionnaireCount';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../../lib/downloadFile.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { DropOffPage } from './DropOffPage.tsx';

vi.mock('../../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../../lib/firebase/callFunction.ts', () => ({ callFunction: vi.fn() }));
const call = vi.mocked(callFunction);

const NONE = questionnaireCountSchema.shape.counts.parse({});
const COUNTED = {
  contact: 40,
  goal: 30,
  property: 28,
  details: 26,
  borrower: 25,
  qualifying: 10,
  officer: 9,
  submitted: 8,
};
type Days = Parameters<typeof toQuestionnaireFunnel>[1];
const toFunnel = (counts: typeof NONE) => (_name: unknown, input: unknown) =>
  Promise.resolve(toQuestionnaireFunnel([{ day: '2026-11-20', counts }], input as Days) as never);

function open(address = '/officer-portal/drop-off', role = 'compliance') {
  const session = memberSession({ role });
  renderInPortal(<DropOffPage />, { session, address });
  return userEvent.setup();
}

beforeEach(() => {
  call.mockReset().mockImplementation(toFunnel(COUNTED));
  // It's already the next day in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

test('shows the last 30 days: how far visitors got, and where most of them left', async () => {
  open();
  expect(screen.getByRole('status', { name: 'Loading the drop-off report' })).toBeVisible();
  const steps = within(await screen.findByRole('list', { name: 'Visitors by step' })).getAllByRole(
    'listitem',
  );
  expect(call.mock.calls).toEqual([['get-questionnaire-funnel', { from: '2026-10-22', to: '2026-11-20' }]]);
  expect(steps.map((step) => step.textContent)).toEqual([
    '1. Contact Information & Consent40100% of those who started · 10 left here',
    '2. Your Goal & Scenario3075% of those who started · 2 left here',
    '3. Property Information2870% of those who started · 2 left here',
    '4. Loan Details2665% of those who started · 1 left here',
    '5. Borrower Profile2563% of those who started · 15 left here',
    '6. Qualifying Information1025% of those who started · 1 left here',
    '7. Loan Officer Assignment923% of those who started · 1 left here',
    'Submitted820% of those who started',
  ]);
  expect(screen.getByText(/^Step 5, Borrower Profile, loses the most visitors: 15 of 25/)).toBeVisible();
  expect(
    screen.getByRole('figure', { name: 'Oct 22 to Nov 20: 40 visitors started and 8 submitted.' }),
  ).toBeVisible();
});

test('shows the same as tables and as a file', async () => {
  const user = open();
  const [bySteps, byDays] = await screen.findAllByRole('button', { name: 'Show as a table' });
  if (!bySteps || !byDays) throw new Error('A table is missing');
  await user.click(bySteps);
  const steps = screen.getByRole('table', { name: 'Visitors by step' });
  expect(within(steps).getByRole('row', { name: '5. Borrower Profile 25 63% 15' })).toBeVisible();
  expect(within(steps).getByRole('row', { name: 'Submitted 8 20% –' })).toBeVisible();
  await user.click(byDays);
  const days = screen.getByRole('table', { name: 'Visitors by day, latest first' });
  expect(within(days).getAllByRole('row')).toHaveLength(31);
  expect(within(days).getByRole('row', { name: 'Nov 20 40 30 28 26 25 10 9 8' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(vi.mocked(downloadFile).mock.calls).toEqual([
    [
      expect.stringContaining('2026-11-20,40,30,28,26,25,10,9,8'),
      'drop-off-2026-10-22-to-2026-11-20.csv',
      'text/csv;charset=utf-8',
    ],
  ]);
});

test('selects another period, also by its address; an invalid one is 30 days', async () => {
  const user = open('/officer-portal/drop-off?days=7');
  await screen.findByRole('list', { name: 'Visitors by step' });
  expect(call.mock.lastCall?.[1]).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  await user.click(screen.getByRole('button', { name: '90 days' }));
  await screen.findByRole('list', { name: 'Visitors by step' });
  expect(call.mock.lastCall?.[1]).toEqual({ from: '2026-08-23', to: '2026-11-20' });
  expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('treats an unknown period as the default', async () => {
  open('/officer-portal/drop-off?days=toString');
  await screen.findByRole('list', { name: 'Visitors by step' });
  expect(screen.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
});

test('shows an empty state without visits, and the period can be changed', async () => {
  call.mockImplementation(toFunnel(NONE));
  open();
  expect(await screen.findByText('No visits counted yet')).toBeVisible();
  expect(screen.getByRole('button', { name: '90 days' })).toBeEnabled();
});

test('shows a failure, and retries', async () => {
  call.mockRejectedValueOnce(new Error('offline'));
  const user = open();
  expect(await screen.findByText('Couldn’t load the drop-off report')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Visitors by step' })).toBeVisible();
});

test('officers have no access, and nothing is loaded', () => {
  open(undefined, 'officer');
  expect(screen.getByText('Access Denied')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});
