import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { directoryErrors } from '@brokerage/domain/errors/directoryErrors';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { createContext, type ReactElement, use } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useTeamMembers } from '../../lib/live-data/records/useTeamMembers.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { useBranchOfficers } from './branches/useBranchOfficers.ts';
import { CreateEntryDialog } from './entries/CreateEntryDialog.tsx';
import { OrderDialog } from './order/OrderDialog.tsx';
import { OrderOfficersDialog } from './order/OrderOfficersDialog.tsx';

vi.mock('../../lib/live-data/records/useTeamMembers.ts', () => ({ useTeamMembers: vi.fn() }));
vi.mock('./branches/useBranchOfficers.ts', async (original) => ({
  ...(await original<typeof import('./branches/useBranchOfficers.ts')>()),
  useBranchOfficers: vi.fn(),
}));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const ready = (items: readonly object[]) =>
  ({ status: 'ready', data: { items, unreadable: 0 }, stale: false }) as never;
const part = (items: readonly object[]) =>
  ({ status: 'ready', data: { items, unreadable: 0, more: { load: vi.fn() } }, stale: false }) as never;
const LOADING = { status: 'loading', unreachable: false } as never;
const failed = (retry = () => undefined) => ({ status: 'failed', error: new Error('down'), retry }) as never;

const onClose = vi.fn();

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  onClose.mockReset();
});

/** The element the route renders, which can change while it's open. */
const Element = createContext<ReactElement>(<div />);
const Shown = () => use(Element);

function open(dialog: ReactElement) {
  const router = createMemoryRouter([{ path: '/', element: <Shown /> }]);
  const session = memberSession({ role: 'super_admin' }, { uid: 'helen' });
  const tree = (element: ReactElement) => (
    <SessionContext value={session}>
      <NotifyProvider>
        <Element value={element}>
          <RouterProvider router={router} />
        </Element>
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree(dialog));
  return { user: userEvent.setup(), redraw: (element: ReactElement) => rerender(tree(element)) };
}
const dialog = () => screen.getByRole('dialog');
const button = (name: string) => within(dialog()).getByRole('button', { name });

const officer = (name: string, order: number | null, listed = true): OfficerRecord =>
  officerRecordSchema.parse({
    id: name.toLowerCase(),
    name,
    email: 'a@larkfield.example',
    phone: '(973) 555-0101',
    nmls: '1900101',
    title: 'Loan Officer',
    bio: '',
    branchId: 'clifton-nj',
    listed,
    order,
  });
/** Each row starts with its name; the rest announces its new position to screen readers after a move. */
const names = () =>
  within(dialog())
    .getAllByRole('listitem')
    .map(({ firstElementChild }) => firstElementChild?.textContent);
const toOrder = () => <OrderOfficersDialog branchId="clifton-nj" onClose={onClose} />;

test('a branch’s officers have their page’s order, without unlisted ones', async () => {
  vi.mocked(useBranchOfficers).mockReturnValue(
    ready([officer('Ben', 1), officer('Ana', 0), officer('Cat', 2, false)]),
  );
  const { user } = open(toOrder());
  expect(names()).toEqual(['Ana', 'Ben']);
  expect(button('Save')).toBeDisabled();
  await user.click(button('Move Ben up'));
  await user.click(button('Save'));
  expect(callFunction).toHaveBeenCalledWith('order-directory', {
    branch_id: 'clifton-nj',
    ids: ['ben', 'ana'],
    expected: ['ana', 'ben'],
  });
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('shows loading officers, and a failure to load them', async () => {
  vi.mocked(useBranchOfficers).mockReturnValue(LOADING);
  const { redraw, user } = open(toOrder());
  expect(screen.getByRole('dialog', { name: 'Order of loan officers' })).toBeVisible();
  expect(
    within(screen.getByRole('status')).getByRole('progressbar', { name: 'Loading the loan officers' }),
  ).toBeVisible();
  const retry = vi.fn();
  vi.mocked(useBranchOfficers).mockReturnValue(failed(retry));
  redraw(toOrder());
  expect(dialog()).toHaveTextContent('Couldn’t load the loan officers');
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
  await user.click(button('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('follows an order changed by someone else until you move something, then offers it', async () => {
  const item = (name: string) => ({ id: name, name });
  let items = [item('A'), item('B'), item('C')];
  const onSave = vi.fn(() => Promise.resolve());
  const list = () => <OrderDialog title="Order" onSave={onSave} items={items} onClose={onClose} />;
  const view = open(list());
  items = [item('B'), item('A'), item('C')];
  view.redraw(list());
  expect(names()).toEqual(['B', 'A', 'C']);
  expect(dialog()).not.toHaveTextContent('Someone else');
  await view.user.click(button('Move C up'));
  items = [item('C'), item('A'), item('B')];
  view.redraw(list());
  expect(names()).toEqual(['B', 'C', 'A']);
  expect(dialog()).toHaveTextContent('Someone else changed this list');
  await view.user.click(button('Use theirs'));
  expect(names()).toEqual(['C', 'A', 'B']);
  expect(button('Save')).toBeDisabled();
  expect(onSave).not.toHaveBeenCalled();
});

const ANN = { user_id: 'ann', name: 'Ann Novak', officer_id: null, status: 'active' };
const TEAM = [
  ANN,
  { user_id: 'ben', name: 'Ben Ortiz', officer_id: 'ben', status: 'active' },
  { user_id: 'cat', name: 'Cat Lee', officer_id: null, status: 'deactivated' },
];
const CREATE = <CreateEntryDialog onClose={onClose} />;
const teammate = () => within(dialog()).getByRole('combobox', { name: /^Teammate/ });

test('creates an entry for an active teammate without one', async () => {
  vi.mocked(useTeamMembers).mockReturnValue(ready(TEAM));
  const { user } = open(CREATE);
  await user.click(button('Create entry'));
  expect(teammate()).toHaveAccessibleDescription('Choose a teammate');
  expect(teammate()).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
  await user.click(teammate());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ann Novak']);
  await user.click(screen.getByRole('option', { name: 'Ann Novak' }));
  expect(teammate()).not.toHaveAccessibleDescription();
  await user.click(button('Create entry'));
  expect(callFunction).toHaveBeenCalledWith('create-directory-entry', { uid: 'ann' });
  expect(await screen.findByText('Ann Novak isn’t listed yet.')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

test('keeps the dialog and the selected teammate after a rejection', async () => {
  vi.mocked(useTeamMembers).mockReturnValue(ready(TEAM));
  const refusal = new FunctionsError('aborted', directoryErrors['directory-changed'].sentence);
  vi.mocked(callFunction).mockRejectedValue(refusal);
  const { user } = open(CREATE);
  await user.click(teammate());
  await user.click(screen.getByRole('option', { name: 'Ann Novak' }));
  await user.click(button('Create entry'));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Someone else changed this');
  expect(teammate()).toHaveValue('Ann Novak');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['loads', LOADING, 'Loading your team…'],
  ['has failed', failed(), 'Couldn’t load your team'],
  ['is only partly there', part([]), 'Type a name to search your team'],
  ['has entries all', ready(TEAM.filter((one) => one !== ANN)), 'Everyone on your team already has an entry'],
])('the list shows that the team %s', async (_how, live, text) => {
  vi.mocked(useTeamMembers).mockReturnValue(live);
  const { user } = open(CREATE);
  await user.click(teammate());
  expect(await screen.findByText(text)).toBeVisible();
});

test('keeps searching for a name that isn’t in the loaded part of the team', async () => {
  vi.mocked(useTeamMembers).mockReturnValue(part([]));
  const { user } = open(CREATE);
  await user.type(teammate(), 'Zoe');
  expect(await screen.findByText(/^Searching your team/)).toBeVisible();
  expect(screen.queryByText(/^No one/)).toBeNull();
});

test('an unknown name implies nothing about the rest of the team', async () => {
  vi.mocked(useTeamMembers).mockReturnValue(ready(TEAM));
  const { user } = open(CREATE);
  await user.type(teammate(), 'Zoe');
  expect(await screen.findByText('No teammate with that name needs an entry')).toBeVisible();
});
