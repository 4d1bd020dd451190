import { memberSchema } from '@brokerage/domain/member/member';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDocsFromServer } from 'firebase/firestore';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCommandPalette } from '../../lib/contexts/commandPaletteContext.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { CommandPaletteProvider } from './CommandPaletteProvider.tsx';

vi.mock('../../lib/firebaseContext.tsx', () => {
  const firestore = {};
  return { useFirestore: () => firestore };
});
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: object, path: string) => path,
  query: (path: string, ...constraints: object[]) => ({ path, constraints }),
  where: (...where: unknown[]) => where,
  orderBy: (field: string) => field,
  limit: (max: number) => max,
  getDocsFromServer: vi.fn(),
}));

interface Asked {
  path: string;
  constraints: unknown[];
}
const answer = (records: Record<string, object[]>) =>
  vi.mocked(getDocsFromServer).mockImplementation((query) => {
    const { path } = query as unknown as Asked;
    const docs = (records[path] ?? []).map((data) => ({
      id: (data as { id?: string }).id ?? 'id',
      ref: { path },
      data: () => data,
    }));
    return Promise.resolve({ docs } as never);
  });
const askedPaths = () =>
  vi.mocked(getDocsFromServer).mock.calls.map(([query]) => (query as unknown as Asked).path);

const FLYERS = 'tenants/larkfield/flyer_instances';
const maple = {
  id: 'maple',
  title: 'Open house at 14 Maple Avenue',
  status: 'editing',
  owner_user_id: 'daniel',
};
const sofia = {
  id: 'app',
  first_name: 'Sofia',
  last_name: 'Almeida',
  email: 'sofia@mail.example',
  mobile: '(973) 555-0110',
  reference_number: 'PA-7K3Q-9F2M',
  created_at: new Date('2026-11-10T15:00:00Z'),
};

const signOut = vi.fn(() => Promise.resolve());
beforeEach(() => {
  localStorage.clear();
  signOut.mockClear();
  vi.mocked(getDocsFromServer).mockReset();
  answer({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function Header() {
  const palette = useCommandPalette();
  return (
    <>
      <button type="button" onClick={palette?.open}>
        Open search
      </button>
      <input aria-label="A field" />
    </>
  );
}

function openPortal(
  role: 'officer' | 'super_admin' | 'compliance' = 'officer',
  { officer_id = null, withheldRole }: { officer_id?: string | null; withheldRole?: string } = {},
) {
  const member = memberSchema.parse({
    user_id: 'daniel',
    tenant_id: 'larkfield',
    role,
    name: 'Daniel Okafor',
    email: 'daniel@larkfield.example',
    phone: '',
    title: '',
    nmls_id: '',
    headshot_url: '',
    officer_id,
  });
  const session = {
    status: 'signed-in',
    user: { uid: 'daniel', email: 'daniel@larkfield.example' } as never,
    member,
    isAdministrator: role !== 'officer',
    ...(withheldRole && { withheldRole }),
    signOut,
  } as const;
  const router = createMemoryRouter(
    [{ element: <CommandPaletteProvider />, children: [{ path: '*', element: <Header /> }] }],
    { initialEntries: ['/officer-portal'] },
  );
  render(
    <SessionContext value={session}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>,
  );
  return { router, user: userEvent.setup() };
}

const input = () => screen.findByRole('combobox', { name: 'Search or jump to' });
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = async () => {
  const id = (await input()).getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};

test('Ctrl-K opens it even before it has loaded, and Escape returns the focus', async () => {
  const { user } = openPortal();
  screen.getByRole('button', { name: 'Open search' }).focus();
  await user.keyboard('{Control>}k{/Control}');
  // The first open loads it, which may take longer than a query waits.
  await act(() => vi.dynamicImportSettled());
  expect(await input()).toHaveFocus();
  expect(screen.getByRole('listbox', { name: 'Results' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus();
});

test.each([
  ['logo', 'Company Settings, Settings'],
  ['color', 'Company Settings, Settings'],
  ['pause', 'Company Settings, Settings'],
  ['hours', 'Company Settings, Settings'],
  ['import', 'Import loan officers from CSV'],
  ['import', 'Import branches from CSV'],
  ['export', 'Directory, Settings'],
  ['deactivate', 'People, Settings'],
  ['leave', 'People, Settings'],
])('%s is found by its usual word', async (word, label) => {
  const { user } = openPortal('super_admin');
  await user.click(screen.getByRole('button', { name: 'Open search' }));
  await user.type(await input(), word);
  await waitFor(() => expect(labels()).toContain(label));
});

test('offers only what the member may do', async () => {
  const { user } = openPortal();
  await user.click(screen.getByRole('button', { name: 'Open search' }));
  await input();
  expect(labels()).toEqual(
    expect.arrayContaining(['Create flyer', 'Add realtor', 'My Flyers, PDF Tools', 'Sign Out']),
  );
  for (const label of [
    'Invite teammate',
    'New template',
    'Submissions',
    'People, Settings',
    'Approval Queue, PDF Tools',
  ])
    expect(labels()).not.toContain(label);
});

test('offers a super administrator everything', async () => {
  const { user } = openPortal('super_admin');
  await user.click(screen.getByRole('button', { name: 'Open search' }));
  await input();
  expect(labels()).toEqual(
    expect.arrayContaining(['Invite teammate', 'New template', 'Submissions', 'People, Settings']),
  );
});

test('opens a page, a form and an action with the keyboard', async () => {
  const { router, user } = openPortal('super_admin');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'my fl');
  await waitFor(async () => expect(await active()).toBe('My Flyers, PDF Tools'));
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/officer-portal/pdf/flyers');

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'invite');
  await user.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/officer-portal/people', search: '?new=1' });

  await user.keyboard('{Control>}k{/Control}');
  const options = await screen.findAllByRole('option');
  expect(options.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Invite teammate',
    'My Flyers, PDF Tools',
  ]);
  expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
  await user.type(await input(), 'sign ou');
  await user.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledOnce();
});

test('finds an officer’s own leads by name, reference, phone and email', async () => {
  answer({ 'tenants/larkfield/preapproval_submissions': [sofia] });
  const { router, user } = openPortal('officer', { officer_id: 'daniel-okafor' });
  for (const typed of ['sof alm', 'PA-7K3Q', '973 555-0110', 'sofia@mail']) {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await input(), typed);
    const leads = await screen.findByRole('group', { name: 'My leads' });
    await user.click(within(leads).getByRole('option', { name: /^Sofia Almeida/ }));
    expect(router.state.location).toMatchObject({
      pathname: '/officer-portal/leads',
      search: '?application=app',
    });
  }
  const queries = vi.mocked(getDocsFromServer).mock.calls.map(([query]) => query as unknown as Asked);
  expect(queries.find(({ path }) => path.endsWith('preapproval_submissions'))?.constraints).toEqual([
    ['search_keys', 'array-contains', 'sof'],
    ['lo_assigned_id', '==', 'daniel-okafor'],
    'created_at',
    20,
  ]);
});

test('doesn’t search applications for an administrator without the second factor', async () => {
  const { user } = openPortal('officer', { officer_id: 'daniel-okafor', withheldRole: 'super_admin' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'alm');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(askedPaths()).not.toContain('tenants/larkfield/preapproval_submissions');
});

test('finds an officer’s own records, but no leads without a directory entry', async () => {
  answer({ [FLYERS]: [maple] });
  const { router, user } = openPortal();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'mapl');
  const flyers = await screen.findByRole('group', { name: 'Flyers' });
  expect(within(flyers).getByRole('option')).toHaveTextContent('Open house at 14 Maple Avenue, Editing');
  expect(await screen.findByText('1 result')).toHaveAttribute('role', 'status');
  expect(askedPaths()).toEqual([FLYERS, 'tenants/larkfield/shared_links', 'tenants/larkfield/realtors']);
  const [[query] = []] = vi.mocked(getDocsFromServer).mock.calls;
  expect((query as unknown as Asked).constraints).toEqual([
    ['search_keys', 'array-contains', 'mapl'],
    ['owner_user_id', '==', 'daniel'],
    'created_at',
    5,
  ]);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/officer-portal/pdf/edit/maple');
});

test('links administrators to an application, and to the review of a colleague’s pending flyer', async () => {
  answer({
    [FLYERS]: [{ ...maple, title: 'Almeida evening', status: 'pending_approval', owner_user_id: 'ana' }],
    'tenants/larkfield/preapproval_submissions': [sofia],
  });
  const { router, user } = openPortal('compliance');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'alm');
  const applications = await screen.findByRole('group', { name: 'Applications' });
  await user.click(within(applications).getByRole('option'));
  expect(router.state.location.search).toBe('?tab=submissions&application=app');
  expect(askedPaths()).not.toContain('user_roles');

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'alm eve');
  await user.click(await screen.findByRole('option', { name: /Almeida evening/ }));
  expect(router.state.location).toMatchObject({
    pathname: '/officer-portal/pdf/approvals',
    search: '?review=maple',
  });
});

test('drops a result that doesn’t match the input', async () => {
  answer({ [FLYERS]: [{ ...maple, title: 'Something else' }] });
  const { user } = openPortal();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'mapl');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.getByText('No results')).toBeInTheDocument();
});

test('shows what couldn’t be searched, and retries', async () => {
  vi.mocked(getDocsFromServer).mockRejectedValue(Object.assign(new Error('lost'), { code: 'unavailable' }));
  const { user } = openPortal();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'mapl');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t search all your records');
  answer({ [FLYERS]: [maple] });
  screen.getByRole('button', { name: 'Retry' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /Maple/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('pages and actions still work offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = openPortal();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'flyer');
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  expect(labels()).toEqual(expect.arrayContaining(['Create flyer', 'My Flyers, PDF Tools']));
  expect(getDocsFromServer).not.toHaveBeenCalled();
});

test('in a field, ? is typed, and Ctrl-K opens the palette, which returns the focus', async () => {
  const { user } = openPortal();
  const field = screen.getByLabelText('A field');
  await user.click(field);
  await user.keyboard('?');
  expect(field).toHaveValue('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'people');
  expect(field).toHaveValue('?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
});

test('? lists the shortcuts, and can be turned off permanently', async () => {
  const { user } = openPortal();
  const button = screen.getByRole('button', { name: 'Open search' });
  button.focus();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(dialog).getByRole('switch', { name: 'Use single keys, such as ? and R' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  // The palette still leads there.
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await input(), 'keyb');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('switch', { name: 'Use single keys, such as ? and R' })).not.toBeChecked();
});
