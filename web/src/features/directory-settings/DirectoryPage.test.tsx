import { type BranchRecord, branchRecordSchema } from '@brokerage/domain/directory/branch';
import { type OfficerRecord, officerRecordSchema } from '@brokerage/domain/directory/officer';
import { directoryErrors } from '@brokerage/domain/errors/directoryErrors';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useBranches } from '../../lib/live-data/records/useBranches.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { useBranchOfficers } from './branches/useBranchOfficers.ts';
import { DirectoryPage } from './DirectoryPage.tsx';
import { useDirectoryEntries } from './entries/useDirectoryEntries.ts';

vi.mock('../../lib/live-data/records/useBranches.ts', () => ({ useBranches: vi.fn() }));
vi.mock('../../lib/live-data/records/useHolderLicenses.ts', () => ({
  useHolderLicenses: () => ({ status: 'ready', stale: false, data: { items: [], unreadable: 0 } }),
}));
vi.mock('./entries/useDirectoryEntries.ts', () => ({ useDirectoryEntries: vi.fn() }));
vi.mock('./branches/useBranchOfficers.ts', async (original) => ({
  ...(await original<typeof import('./branches/useBranchOfficers.ts')>()),
  useBranchOfficers: vi.fn(),
}));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const branch = (id: string, changes: object = {}): BranchRecord =>
  branchRecordSchema.parse({
    id,
    name: id === 'clifton-nj' ? 'Clifton' : 'Newark',
    state: 'NJ',
    licenseNumber: 'NJ-1',
    address: '1 Main Street, Clifton, NJ 07013',
    manager: 'Maya Torres',
    ...changes,
  });
const officer = (id: string, name: string, changes: object = {}): OfficerRecord =>
  officerRecordSchema.parse({
    id,
    name,
    email: `${id}@larkfield.example`,
    phone: '(973) 555-0101',
    nmls: '1900101',
    title: 'Loan Officer',
    bio: '',
    branchId: 'clifton-nj',
    ...changes,
  });
const BRANCHES = [branch('clifton-nj'), branch('newark-nj')];
const ANA = officer('ana', 'Ana Reyes');
const BEN = officer('ben', 'Ben Ortiz', { listed: false, has_left: false, phone: '', nmls: '' });
const CAT = officer('cat', 'Cat Lee', { listed: false, has_left: true });
const DAN = officer('dan', 'Dan Fox', { listed: false, has_left: false });

const ready = <T,>(items: readonly T[]) =>
  ({ status: 'ready', data: { items, unreadable: 0 }, stale: false }) as never;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.mocked(useBranches).mockReturnValue(ready(BRANCHES));
  vi.mocked(useDirectoryEntries).mockReturnValue(ready([ANA, BEN, CAT, DAN]));
  vi.mocked(useBranchOfficers).mockReturnValue(ready([ANA, BEN]));
});

async function open({ role = 'super_admin', show = 'officers' } = {}) {
  const session = memberSession({ role }, { uid: 'helen', email: 'x@larkfield.example' });
  const router = createMemoryRouter([{ path: '/officer-portal/directory', element: <DirectoryPage /> }], {
    initialEntries: [`/officer-portal/directory?show=${show}`],
  });
  const tree = () => (
    <SessionContext value={session}>
      <NotifyProvider>
        <main>
          <RouterProvider router={router} />
        </main>
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree());
  await waitFor(() => expect(screen.getByRole('main', { hidden: true })).not.toBeEmptyDOMElement());
  return {
    user: userEvent.setup(),
    address: () => router.state.location.search,
    again: () => {
      rerender(<div />);
      rerender(tree());
    },
  };
}
const findRow = (name: string) => screen.getByText(name).closest('tr, li') as HTMLElement;
const chooseAction = async (user: ReturnType<typeof userEvent.setup>, name: string, action: RegExp) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const dialog = () => screen.getByRole('dialog');

test('shows whether each entry is listed and what it’s missing', async () => {
  await open();
  expect(findRow('Ana Reyes')).toHaveTextContent('On the website');
  expect(findRow('Ben Ortiz')).toHaveTextContent('Missing: phone number, NMLS number');
  expect(findRow('Cat Lee')).toHaveTextContent('No longer works here');
  expect(findRow('Dan Fox')).toHaveTextContent('Ready to list');
});

test.each([
  ['officers', 'Import loan officers', 'Loan officers'],
  ['branches', 'Import branches', 'Branches'],
])('the palette’s command opens the import of %s once', async (show, title, tab) => {
  const { user, again, address } = await open({ show: `${show}&import=1` });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(tab);
  again();
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(tab);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe(`?show=${show}`);
});

test('lists a complete entry, and explains why an incomplete one can’t be listed', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Actions for Ben Ortiz' }));
  const item = await screen.findByRole('menuitem', { name: /^List on website/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Still missing: phone number, NMLS number');
  await user.click(item);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Escape}');
  await chooseAction(user, 'Dan Fox', /^List on website/);
  await user.click(within(dialog()).getByRole('button', { name: 'List' }));
  expect(callFunction).toHaveBeenCalledWith('list-directory-entry', {
    id: 'dan',
    revision: 0,
    is_listed: true,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('edits an entry; an invalid link shows an error at its field, and nothing is sent', async () => {
  const { user } = await open();
  await chooseAction(user, 'Ana Reyes', /^Edit entry/);
  const link = within(dialog()).getByLabelText('Booking link');
  await user.type(link, 'meet.example/ana');
  await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(link).toHaveAccessibleDescription('Enter a web address that starts with https://');
  expect(link).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
  await user.clear(link);
  await user.type(link, 'https://meet.example/ana');
  const languages = within(dialog()).getByRole('combobox', { name: 'Languages' });
  await user.type(languages, 'Twi');
  await user.type(within(dialog()).getByRole('combobox', { name: 'Helps with' }), 'Houseboats');
  await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(callFunction).toHaveBeenCalledWith('save-directory-entry', {
    id: 'ana',
    revision: 0,
    title: 'Loan Officer',
    branchId: 'clifton-nj',
    bio: '',
    languages: ['Twi'],
    specialties: ['Houseboats'],
    licensed_states: [],
    booking_url: 'https://meet.example/ana',
  });
});

test('shows what someone else changed meanwhile, with the choice of theirs', async () => {
  const { user } = await open();
  await chooseAction(user, 'Ana Reyes', /^Edit entry/);
  await user.type(within(dialog()).getByLabelText('About'), 'Mine');
  vi.mocked(useDirectoryEntries).mockReturnValue(ready([{ ...ANA, bio: 'Theirs', revision: 1 }]));
  // The page itself has to render again.
  const filter = screen.getByLabelText('Branch', { selector: '#directory-branch' });
  fireEvent.change(filter, { target: { value: 'clifton-nj' } });
  expect(within(dialog()).getByLabelText('About')).toHaveValue('Mine');
  await user.click(await within(dialog()).findByRole('button', { name: /^Use theirs: / }));
  expect(within(dialog()).getByLabelText('About')).toHaveValue('Theirs');
});

test('Escape keeps the state selected from the list', async () => {
  const { user } = await open();
  await chooseAction(user, 'Ana Reyes', /^Edit entry/);
  await user.click(within(dialog()).getByRole('combobox', { name: 'Licensed in' }));
  await user.click(screen.getByRole('option', { name: 'New Jersey' }));
  // The first one closes the list of states.
  await user.keyboard('{Escape}{Escape}');
  expect(within(dialog()).getByRole('alert')).toHaveTextContent('You haven’t saved what you entered.');
  expect(within(dialog()).getByRole('button', { name: 'New Jersey' })).toBeInTheDocument();
});

test('a conflict shows names of states and branches', async () => {
  const { user } = await open();
  await chooseAction(user, 'Ana Reyes', /^Edit entry/);
  await user.click(within(dialog()).getByRole('combobox', { name: 'Licensed in' }));
  await user.click(screen.getByRole('option', { name: 'New Jersey' }));
  await user.selectOptions(within(dialog()).getByRole('combobox', { name: 'Branch' }), 'No branch');
  const theirs = { licensed_states: ['NY', 'PA'], branchId: 'newark-nj', revision: 1 };
  vi.mocked(useDirectoryEntries).mockReturnValue(ready([{ ...ANA, ...theirs }]));
  const filter = screen.getByLabelText('Branch', { selector: '#directory-branch' });
  fireEvent.change(filter, { target: { value: 'clifton-nj' } });
  const conflict = within(dialog()).getByRole('status');
  expect(conflict).toHaveTextContent(/Licensed inYoursNew Jersey.*TheirsNew York, Pennsylvania/);
  expect(conflict).toHaveTextContent(/BranchYours.*TheirsNewark/);
});

test('keeps the dialog and its input after a rejection', async () => {
  const refusal = new FunctionsError('aborted', directoryErrors['directory-changed'].sentence);
  vi.mocked(callFunction).mockRejectedValue(refusal);
  const { user } = await open();
  await chooseAction(user, 'Ana Reyes', /^Edit entry/);
  await user.type(within(dialog()).getByLabelText('About'), 'Mine');
  await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Someone else changed this');
  expect(within(dialog()).getByLabelText('About')).toHaveValue('Mine');
});

test('adds a branch once, however often it’s sent', async () => {
  const { user } = await open({ show: 'branches' });
  await user.click(screen.getByRole('button', { name: 'Add branch' }));
  const field = (name: RegExp) => within(dialog()).getByRole('textbox', { name });
  await user.type(field(/^Name/), 'Toms River');
  await user.click(within(dialog()).getByRole('button', { name: 'Add branch' }));
  expect(field(/^Address/)).toHaveAccessibleDescription('Address is required');
  expect(field(/^Address/)).toHaveFocus();
  await user.type(field(/^Address/), '1 Main Street, Toms River, NJ 08753');
  await user.selectOptions(within(dialog()).getByRole('combobox', { name: /^State/ }), 'New Jersey');
  await user.type(field(/^License number/), 'NJ-2');
  await user.type(field(/^Manager/), 'Ana Reyes');
  expect(dialog()).toHaveTextContent(
    'If you don’t set hours for this branch, it shows your company’s: Mon-Fri 9AM-6PM.',
  );
  await user.click(within(dialog()).getByLabelText('This branch has its own hours'));
  await user.click(within(dialog()).getByLabelText('Open on Monday'));
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('unavailable', 'down'));
  await user.click(within(dialog()).getByRole('button', { name: 'Add branch' }));
  await within(dialog()).findByRole('alert');
  await user.click(within(dialog()).getByRole('button', { name: 'Add branch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = vi.mocked(callFunction).mock.calls;
  expect(first).toEqual(second);
  expect(first).toEqual([
    'add-branch',
    {
      name: 'Toms River',
      address: '1 Main Street, Toms River, NJ 08753',
      state: 'NJ',
      licenseNumber: 'NJ-2',
      manager: 'Ana Reyes',
      time_zone: '',
      is_hidden: false,
      week: { ...DEFAULT_OFFICE_SCHEDULE.week, monday: null },
      request_id: expect.stringMatching(/^.{21}$/),
    },
  ]);
});

test('a branch’s address needs a state and ZIP code that match its state', async () => {
  const { user } = await open({ show: 'branches' });
  await chooseAction(user, 'Clifton', /^Edit branch/);
  const address = within(dialog()).getByRole('textbox', { name: /^Address/ });
  const save = () => user.click(within(dialog()).getByRole('button', { name: 'Save' }));
  await user.clear(address);
  await user.type(address, '1 Main Street, Clifton');
  await save();
  expect(address).toHaveAccessibleDescription(/^End the address with its state and ZIP code/);
  await user.type(address, ', NJ 92708');
  await save();
  expect(address).toHaveAccessibleDescription(/^92708 is a ZIP code in California, not in New Jersey/);
  expect(callFunction).not.toHaveBeenCalled();
});

test('the list of branches counts listed officers, with a link to them', async () => {
  const { user } = await open({ show: 'branches' });
  await user.click(screen.getByRole('button', { name: 'Clifton: 1 officer on the website' }));
  expect(screen.getByRole('tab', { name: 'Loan officers', selected: true })).toBeInTheDocument();
  expect(screen.getByLabelText('Branch', { selector: '#directory-branch' })).toHaveValue('clifton-nj');
});

test('closing a branch lists who moves and asks for a successor', async () => {
  const { user } = await open({ show: 'branches' });
  await chooseAction(user, 'Clifton', /^Close branch/);
  expect(dialog()).toHaveTextContent('Loan officers who will move: Ana Reyes.');
  await user.click(within(dialog()).getByRole('button', { name: 'Close branch' }));
  expect(within(dialog()).getByLabelText(/^Taken over by/)).toHaveAccessibleDescription('Choose a branch');
  expect(callFunction).not.toHaveBeenCalled();
  await user.selectOptions(within(dialog()).getByLabelText(/^Taken over by/), 'Newark');
  await user.click(within(dialog()).getByRole('button', { name: 'Close branch' }));
  expect(callFunction).toHaveBeenCalledWith('close-branch', {
    id: 'clifton-nj',
    revision: 0,
    successor_id: 'newark-nj',
  });
});

test.each([
  { status: 'loading', unreachable: false },
  { status: 'failed', error: {}, retry: () => undefined },
])('doesn’t claim that everyone moves while the list is $status', async (live) => {
  vi.mocked(useBranchOfficers).mockReturnValue(live as never);
  const { user } = await open({ show: 'branches' });
  await chooseAction(user, 'Clifton', /^Close branch/);
  expect(dialog()).not.toHaveTextContent('No listed loan officer');
  expect(dialog()).toHaveTextContent('loan officers who will move');
});

test('a closed branch can be reopened, and can’t be a successor', async () => {
  vi.mocked(useBranches).mockReturnValue(
    ready([
      branch('clifton-nj'),
      branch('newark-nj', { is_closed: true, successor_id: 'clifton-nj', revision: 1 }),
    ]),
  );
  const { user } = await open({ show: 'branches' });
  await user.click(screen.getByRole('button', { name: 'Actions for Clifton' }));
  expect(await screen.findByRole('menuitem', { name: /^Close branch/ })).toHaveTextContent(
    'There’s no other branch to take over.',
  );
  await user.keyboard('{Escape}');
  await chooseAction(user, 'Newark', /^Reopen branch/);
  await user.click(within(dialog()).getByRole('button', { name: 'Reopen branch' }));
  expect(callFunction).toHaveBeenCalledWith('reopen-branch', { id: 'newark-nj', revision: 1 });
});

test('buttons change the order of branches', async () => {
  const { user } = await open({ show: 'branches' });
  await user.click(screen.getByRole('button', { name: 'Change order of branches' }));
  expect(within(dialog()).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(within(dialog()).getByRole('button', { name: 'Move Newark up' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(callFunction).toHaveBeenCalledWith('order-directory', {
    branch_id: null,
    ids: ['newark-nj', 'clifton-nj'],
    expected: ['clifton-nj', 'newark-nj'],
  });
});

test.each(['officer', 'marketing_admin', 'compliance'])(
  'shows a %s that they have no permission',
  async (role) => {
    await open({ role });
    expect(screen.getByText('Access Denied')).toBeInTheDocument();
    expect(useDirectoryEntries).not.toHaveBeenCalled();
  },
);

test('shows loading, empty, and an error with Retry', async () => {
  const retry = vi.fn();
  vi.mocked(useDirectoryEntries).mockReturnValue({ status: 'loading', unreachable: false } as never);
  const { again, user } = await open();
  expect(screen.getByRole('status', { name: 'Loading the directory' })).toBeInTheDocument();
  vi.mocked(useDirectoryEntries).mockReturnValue(ready([]));
  vi.mocked(useBranches).mockReturnValue(ready([]));
  again();
  expect(await screen.findByText('No loan officers yet')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Branches' }));
  expect(screen.getByText('No branches yet')).toBeInTheDocument();
  vi.mocked(useDirectoryEntries).mockReturnValue({ status: 'failed', error: new Error('x'), retry } as never);
  again();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalled();
});
