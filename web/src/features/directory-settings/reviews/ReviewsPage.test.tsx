import { type CustomerReview, MAX_CUSTOMER_REVIEWS } from '@brokerage/domain/customerReview/customerReview';
import { sampleReview } from '@brokerage/domain/customerReview/testing/sampleReview';
import { directoryErrors } from '@brokerage/domain/errors/directoryErrors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { subscribeQuery } from '../../../lib/live-data/documents.ts';
import { memberSession, renderInPortal } from '../../../testing/renderInPortal.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

const ready = vi.hoisted(
  () =>
    <T,>(data: T) =>
      ({ status: 'ready', data, stale: false }) as const,
);
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../../lib/firebaseContext.tsx')>()),
  useFirestore: () => 'firestore',
}));
vi.mock('../../../lib/live-data/listQuery.ts', () => ({ listQuery: (path: string) => path }));
vi.mock('../../../lib/live-data/documents.ts', () => ({ subscribeQuery: vi.fn() }));
vi.mock('../../../lib/live-data/records/useBranches.ts', () => ({
  useBranches: () => ready({ items: [], unreadable: 0 }),
}));
vi.mock('../../../lib/live-data/records/useTenant.ts', () => ({
  useTenant: () => ready({ company_name: 'Larkfield Home Loans' }),
}));
vi.mock('../../../lib/live-data/records/useOfficerNames.ts', () => ({
  useOfficerNames: () => ({ byId: new Map([['maya-torres', 'Maya Torres']]) }),
}));
vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const COMPANY = sampleReview({ id: 'company', customer_name: 'Test C.', revision: 3 });
const MAYA = sampleReview({
  id: 'maya',
  customer_name: 'Sample D.',
  subject_kind: 'officer',
  subject_id: 'maya-torres',
  hidden_reason: 'permission_withdrawn',
  reviewed_on: '2026-01-02',
});

type Answer = Parameters<Parameters<ReturnType<typeof subscribeQuery>>[0]>[0];
/** The next listener's response. */
let answer: Answer;
const reviews = (items: readonly CustomerReview[], unreadable = 0) => ready({ items, unreadable }) as Answer;

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answer = reviews([COMPANY, MAYA]);
  vi.mocked(subscribeQuery)
    .mockReset()
    .mockReturnValue((next) => {
      next(answer);
      return () => undefined;
    });
});

function open(role = 'super_admin') {
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  renderInPortal(<ReviewsPage />, { session });
  return userEvent.setup();
}
const dialog = () => screen.getByRole('dialog');
const act = (name: string) => within(dialog()).getByRole('button', { name });
async function choose(user: ReturnType<typeof userEvent.setup>, customer: string, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for the review by ${customer}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test.each(['officer', 'compliance'])('shows a %s that they have no permission, without a read', (role) => {
  open(role);
  expect(screen.getByText('Access Denied')).toBeVisible();
  expect(subscribeQuery).not.toHaveBeenCalled();
});

test('shows loading', () => {
  answer = { status: 'loading', unreachable: false };
  open();
  expect(screen.getByRole('status', { name: 'Loading the reviews' })).toBeVisible();
});

test('shows an empty state without reviews', () => {
  answer = reviews([]);
  open();
  expect(screen.getByText('No reviews yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add review' })).toBeEnabled();
});

test('a failure can be retried', async () => {
  answer = { status: 'failed', error: Object.assign(new Error('down'), { code: 'unavailable' }) as never };
  const user = open();
  expect(screen.getByText('Couldn’t load the reviews')).toBeVisible();
  answer = reviews([COMPANY]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Test C.')).toBeVisible();
});

test('a row shows a review’s subject, and why it’s hidden', () => {
  open();
  expect(screen.getByText('Test C.').closest('tr, li')).toHaveTextContent(
    /Larkfield Home Loans.*Directly from the customer.*On your website/,
  );
  expect(screen.getByText('Sample D.').closest('tr, li')).toHaveTextContent(
    /Maya Torres.*Hidden: The customer withdrew permission/,
  );
});

test('counts unreadable reviews, and disables reordering', () => {
  answer = reviews([COMPANY, MAYA], 1);
  open();
  expect(screen.getByRole('alert')).toHaveTextContent(/1 review/);
  expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
});

test('adds nothing to a full list', () => {
  answer = reviews([COMPANY], MAX_CUSTOMER_REVIEWS - 1);
  open();
  expect(screen.getByRole('button', { name: 'Add review' })).toBeDisabled();
});

test('an edited review needs a new confirmation, and is saved as the displayed version', async () => {
  const user = open();
  await choose(user, 'Test C.', 'Edit review');
  const city = within(dialog()).getByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Trenton');
  await user.click(act('Save'));
  expect(within(dialog()).getByText('Confirm this before you save')).toBeVisible();
  expect(callFunction).not.toHaveBeenCalled();
  const statement = within(dialog()).getByRole('checkbox', { name: /^A real customer of ours wrote this/ });
  expect(statement).toHaveFocus();
  await user.click(statement);
  await user.click(act('Save'));
  expect(callFunction).toHaveBeenCalledWith(
    'save-customer-review',
    expect.objectContaining({ id: 'company', revision: 3, city: 'Trenton', is_attested: true }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows a hidden review again after its reason', async () => {
  const user = open();
  await choose(user, 'Sample D.', 'Show review again');
  expect(dialog()).toHaveTextContent('for this reason: “The customer withdrew permission.”');
  await user.click(act('Show review'));
  expect(callFunction).toHaveBeenCalledWith('hide-customer-review', {
    id: 'maya',
    revision: 1,
    hidden_reason: null,
  });
  expect(await screen.findByText('Review is on your website again')).toBeVisible();
});

test('keeps the dialog and the review after a rejection', async () => {
  const refusal = new FunctionsError('aborted', directoryErrors['directory-changed'].sentence);
  vi.mocked(callFunction).mockRejectedValue(refusal);
  const user = open();
  await choose(user, 'Test C.', 'Delete review');
  await user.click(act('Delete review'));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Someone else changed this');
  await user.click(act('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Test C.')).toBeVisible();
});
