import type { Realtor } from '@brokerage/domain/directory/realtor';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { UserFacingError } from '../../lib/errors/UserFacingError.ts';
import { useRealtors } from '../../lib/live-data/records/useRealtors.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import type { Documents, Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { failed } from '../../testing/failed.ts';
import { narrow } from '../../testing/narrow.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { uploadPicture } from '../../testing/uploadPicture.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { RealtorsPage } from './RealtorsPage.tsx';
import { NEW_ENTRY, toRealtorEntry } from './realtor.ts';
import { useFlyerCount } from './useFlyerCount.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';

const { findSimilar } = vi.hoisted(() => ({ findSimilar: vi.fn() }));
vi.mock('../../lib/live-data/records/useRealtors.ts', () => ({ useRealtors: vi.fn() }));
vi.mock('../../lib/live-data/records/useRealtorById.ts', () => ({ useRealtorById: () => null }));
vi.mock('../../ui/image-field/usePictureUpload.ts', async (original) => ({
  usePictureUpload: vi.fn(
    (await original<typeof import('../../ui/image-field/usePictureUpload.ts')>()).usePictureUpload,
  ),
}));
vi.mock('./useSimilarRealtors.ts', () => ({ useSimilarRealtors: () => findSimilar }));
vi.mock('./useFlyerCount.ts', () => ({ useFlyerCount: vi.fn() }));
vi.mock('./useRealtorWrites.ts', () => ({ useRealtorWrites: vi.fn() }));

const realtor = (id: string, name: string, change: Partial<Realtor> = {}): Realtor => ({
  id,
  tenant_id: 'larkfield',
  created_by_user_id: 'ana',
  ...NEW_ENTRY,
  name,
  ...change,
});
const anita = realtor('anita', 'Anita Desai', {
  email: 'anita@homes.example',
  phone: '+1 973-555-0161',
  brokerage: 'Garden State Homes',
});
const pete = realtor('pete', 'Pete Kowalski', { created_by_user_id: 'ben', brokerage: 'Alpha Realty' });
const ready = (...items: Realtor[]): Live<Documents<Realtor>> => ({
  status: 'ready',
  stale: false,
  data: { items, unreadable: 0 },
});
const writes = {
  newId: vi.fn<() => string>(),
  add: vi.fn<ReturnType<typeof useRealtorWrites>['add']>(),
  addAll: vi.fn<ReturnType<typeof useRealtorWrites>['addAll']>(),
  change: vi.fn<ReturnType<typeof useRealtorWrites>['change']>(),
  remove: vi.fn<ReturnType<typeof useRealtorWrites>['remove']>(),
};

beforeEach(() => {
  for (const write of [writes.add, writes.addAll, writes.change, writes.remove])
    write.mockReset().mockResolvedValue();
  let made = 0;
  writes.newId.mockReset().mockImplementation(() => `id-${++made}`);
  vi.mocked(useRealtorWrites).mockReturnValue(writes);
  vi.mocked(useFlyerCount).mockReturnValue(0);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

async function open(
  live: Live<ListData<Realtor>> = ready(anita, pete),
  isAdministrator = false,
  search = '',
) {
  vi.mocked(useRealtors).mockReturnValue(live);
  const role = isAdministrator ? 'compliance' : 'officer';
  const session = memberSession({ role }, { uid: 'ana', email: 'ana@larkfield.example' });
  const router = createMemoryRouter(
    [
      {
        path: '/officer-portal/realtors',
        element: (
          <main>
            <RealtorsPage />
          </main>
        ),
      },
    ],
    {
      initialEntries: [`/officer-portal/realtors${search}`],
    },
  );
  const tree = () => (
    <SessionContext value={{ ...session }}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree());
  await screen.findByRole('main');
  return {
    user: userEvent.setup(),
    next: (state: Live<Documents<Realtor>>) => {
      vi.mocked(useRealtors).mockReturnValue(state);
      rerender(tree());
    },
  };
}
const button = (name: string) => screen.getByRole('button', { name });
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.MuiTypography-subtitle2')?.textContent);
const dialog = () => within(screen.getByRole('dialog'));
const toast = (role: 'status' | 'alert', title: string) =>
  waitFor(() => {
    // Behind a dialog it's hidden from the accessibility tree, but still visible.
    const all = screen.getAllByRole(role, { hidden: true });
    expect(all.some((one) => one.textContent.includes(title))).toBe(true);
  });

test('searches, and sorts by any column', async () => {
  const { user } = await open();
  expect(useRealtors).toHaveBeenCalledWith('larkfield', '');
  expect(names()).toEqual(['Anita Desai', 'Pete Kowalski']);
  expect(screen.getByRole('columnheader', { name: /^Name/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: /^Brokerage/ }));
  expect(names()).toEqual(['Pete Kowalski', 'Anita Desai']);
  expect(screen.getByRole('columnheader', { name: /^Brokerage/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: /^Name/ })).not.toHaveAttribute('aria-sort');
  await user.click(screen.getByRole('button', { name: /^Brokerage/ }));
  expect(screen.getByRole('columnheader', { name: /^Brokerage/ })).toHaveAttribute('aria-sort', 'descending');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'garden');
  expect(names()).toEqual(['Anita Desai']);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x');
  await user.click(button('Show all realtors'));
  expect(names()).toHaveLength(2);
});

test('only an administrator or the member who added a realtor can change it', async () => {
  await open();
  expect(button('Edit Anita Desai')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Edit Pete Kowalski' })).toBeNull();
  expect(screen.getByText('Added by a colleague')).toBeVisible();
  expect(screen.getByText(/You can change the ones you added/)).toBeVisible();
});

test('formats a number, and links it with its country code', async () => {
  await open();
  expect(screen.getByRole('link', { name: '(973) 555-0161' })).toHaveAttribute('href', 'tel:+19735550161');
});

test('an administrator can change all', async () => {
  await open(ready(anita, pete), true);
  expect(button('Delete Pete Kowalski')).toBeEnabled();
  expect(screen.queryByText(/Added by a colleague|You can change the ones you added/)).toBeNull();
});

test('adds one with a required name, and points out a likely duplicate', async () => {
  const { user } = await open();
  await user.click(button('Add realtor'));
  await user.type(dialog().getByLabelText('Email'), 'ANITA@homes.example');
  expect(dialog().getByText(/^Anita Desai of Garden State Homes is already in the list/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Add realtor' }));
  expect(dialog().getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required');
  expect(dialog().getByLabelText(/^Name/)).toHaveFocus();
  expect(writes.add).not.toHaveBeenCalled();
  await user.keyboard(' Lena Ortiz ');
  await user.clear(dialog().getByLabelText('Email'));
  await user.type(dialog().getByLabelText('Notes'), 'Sundays');
  await user.click(dialog().getByRole('button', { name: 'Add realtor' }));
  await toast('status', 'Saved');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const entry = { ...NEW_ENTRY, name: 'Lena Ortiz', notes: 'Sundays' };
  expect(writes.add).toHaveBeenCalledExactlyOnceWith('id-1', entry);
});

test('changes one; a failure and a conflict show a message and keep the input', async () => {
  const { user } = await open();
  await user.click(button('Edit Anita Desai'));
  await user.type(dialog().getByLabelText('MLS ID'), 'M-1');
  writes.change.mockRejectedValueOnce(new Error('No answer'));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await toast('alert', 'Failed to save realtor');
  expect(dialog().getByRole('alert')).toHaveTextContent(
    'Couldn’t save the realtor. Check your connection and try again.',
  );
  writes.change.mockRejectedValueOnce(new UserFacingError('This realtor has been deleted.'));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('This realtor has been deleted.')).toBeVisible();
  expect(dialog().getByLabelText('MLS ID')).toHaveValue('M-1');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await toast('status', 'Saved');
  expect(writes.change).toHaveBeenLastCalledWith('anita', { mls_id: 'M-1' }, toRealtorEntry(anita));
});

test.each([
  [false, 2, 'Used on 2 of your flyers.'],
  [true, 1, 'Used on 1 of your company’s flyers.'],
  [false, 0, 'Not used on any of your flyers.'],
  [false, 'counting' as const, 'Counting the flyers that use them…'],
  [false, 'unknown' as const, 'We couldn’t count the flyers that use them.'],
])(
  'Delete asks for confirmation and shows where the realtor is used: %s %s',
  async (isAdministrator, count, words) => {
    vi.mocked(useFlyerCount).mockReturnValue(count);
    const { user } = await open(ready(anita), isAdministrator);
    await user.click(button('Delete Anita Desai'));
    expect(dialog().getByText('Are you sure you want to delete this realtor?')).toBeVisible();
    expect(dialog().getByRole('status')).toHaveTextContent(words);
    expect(useFlyerCount).toHaveBeenCalledWith('anita');
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(writes.remove).not.toHaveBeenCalled();
  },
);

test('deletes one, and shows a failure', async () => {
  const { user } = await open();
  await user.click(button('Delete Anita Desai'));
  writes.remove.mockRejectedValueOnce(new Error('No answer'));
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await toast('alert', 'Failed to delete realtor');
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await toast('status', 'Anita Desai is no longer in the list.');
  expect(writes.remove).toHaveBeenLastCalledWith('anita');
});

test('imports a CSV file after listing skipped lines', async () => {
  const { user } = await open();
  await user.click(button('Import CSV'));
  await user.click(dialog().getByRole('button', { name: 'Import' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('Please choose a CSV file first.');
  const choose = (text: string) =>
    user.upload(dialog().getByLabelText('CSV file'), new File([text], 'realtors.csv', { type: 'text/csv' }));
  await choose('who\nLena');
  expect(await dialog().findByText(/^This file needs a column called “name”/)).toBeVisible();
  await choose(`name\n"${'""'.repeat(1_000_000)}"`);
  expect(await dialog().findByText(/^This file is too large/)).toBeVisible();
  const gone = new File(['name\nLena'], 'gone.csv', { type: 'text/csv' });
  gone.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  await user.upload(dialog().getByLabelText('CSV file'), gone);
  expect(await dialog().findByText(/^We couldn’t read this file/)).toBeVisible();
  const bytes = new Uint8Array([...new TextEncoder().encode('name;email\nZo'), 0xeb]);
  await user.upload(dialog().getByLabelText('CSV file'), new File([bytes], 'western.csv'));
  expect(
    await dialog().findByText(/read it as Windows-1252.*accented letters look right: Zoë\./),
  ).toBeVisible();
  await choose('name,email\nLena Ortiz,lena@realty.example\n,x\nAnita,anita@homes.example');
  expect(await dialog().findByText('1 realtor can be imported.')).toBeVisible();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Line 3: Name is required; Invalid email address', 'Line 4: Anita is already in the list']);
  writes.addAll.mockRejectedValueOnce(new Error('No answer'));
  await user.click(dialog().getByRole('button', { name: 'Import' }));
  await toast('alert', 'Please try again. No one is added twice.');
  await user.click(dialog().getByRole('button', { name: 'Import' }));
  await toast('status', '1 realtor added.');
  const entry = { ...NEW_ENTRY, name: 'Lena Ortiz', email: 'lena@realty.example' };
  const [first, again] = writes.addAll.mock.calls;
  expect(again).toEqual([[{ id: 'id-2', entry }]]);
  expect(again).toEqual(first);
});

test('imports the last of two selected files, however long the first takes', async () => {
  const { user } = await open();
  await user.click(button('Import CSV'));
  const slow = new File([], 'slow.csv');
  const reading = Promise.withResolvers<ArrayBuffer>();
  slow.arrayBuffer = () => reading.promise;
  await user.upload(dialog().getByLabelText('CSV file'), slow);
  expect(dialog().getByRole('status')).toHaveTextContent('Checking the file…');
  expect(dialog().getByRole('button', { name: 'Import' })).toBeDisabled();
  await user.upload(dialog().getByLabelText('CSV file'), new File(['name\nLena\nZoe'], 'last.csv'));
  expect(await dialog().findByText('2 realtors can be imported.')).toBeVisible();
  await act(async () => {
    reading.resolve(await new Blob(['name\nPaul']).arrayBuffer());
    await reading.promise;
  });
  await user.click(dialog().getByRole('button', { name: 'Import' }));
  await toast('status', '2 realtors added.');
});

test('shows loading, failure with Retry, empty, unreadable records, and no connection', async () => {
  const { user, next } = await open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading realtors' })).toBeVisible();
  const retry = vi.fn();
  next(failed('unavailable', retry));
  expect(await screen.findByRole('heading', { name: 'Failed to load realtors' })).toBeVisible();
  // One on the page and one in the toast.
  for (const alert of screen.getAllByRole('alert'))
    expect(alert).toHaveTextContent('Failed to load realtors');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
  next(ready());
  expect(await screen.findByText('No realtors yet')).toBeVisible();
  next({ status: 'ready', stale: true, data: { items: [anita], unreadable: 1 } });
  expect(await screen.findByText(/1 record couldn’t be shown/)).toBeVisible();
  expect(screen.getByText(/We can’t reach the server/)).toBeVisible();
});

test('sorts by phone as displayed, however it was entered, blanks last', async () => {
  const phones = { One: '+1 973-555-0162', Two: '(973) 555-0161', Three: '7325550164', None: '' };
  const { user } = await open(
    ready(...Object.entries(phones).map(([name, phone]) => realtor(name, name, { phone }))),
  );
  await user.click(button('Phone'));
  expect(names()).toEqual(['Three', 'Two', 'One', 'None']);
  await user.click(button('Phone'));
  expect(names()).toEqual(['One', 'Two', 'Three', 'None']);
});

test('shows cards on a phone, with the sorting above them', async () => {
  const width = narrow();
  const { user } = await open();
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(screen.queryByRole('table')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Brokerage, A to Z');
  expect(shown()).toEqual(['Pete Kowalski', 'Anita Desai']);
  width.mockRestore();
});

test('an older realtor’s invalid phone can stay; a new one shows an error at its field', async () => {
  const odd = realtor('odd', 'Odette Marsh', { phone: 'call the office' });
  const { user } = await open(ready(odd));
  await user.click(button('Edit Odette Marsh'));
  await user.type(dialog().getByLabelText('Notes'), 'Prefers texts');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(writes.change).toHaveBeenCalledExactlyOnceWith(
      'odd',
      { notes: 'Prefers texts' },
      toRealtorEntry(odd),
    ),
  );
  await user.click(button('Add realtor'));
  await user.type(dialog().getByLabelText(/^Name/), 'Lena Ortiz');
  await user.type(dialog().getByLabelText('Phone'), 'abc');
  await user.click(dialog().getByRole('button', { name: 'Add realtor' }));
  expect(dialog().getByLabelText('Phone')).toHaveAccessibleDescription('Valid phone number required');
  expect(dialog().getByLabelText('Phone')).toHaveFocus();
  expect(writes.add).not.toHaveBeenCalled();
});

test('the import offers a sample file', async () => {
  const { user } = await open();
  await user.click(button('Import CSV'));
  const link = dialog().getByRole('link', { name: 'Download sample file' });
  expect(link).toHaveAttribute('download', 'realtors-sample.csv');
  const [, csv = ''] = (link.getAttribute('href') ?? '').split(',');
  expect(decodeURIComponent(csv)).toMatch(/^name,email,phone,mls_id,brokerage,notes\n/);
});

test('a realtor missing in the cached list opens once the server has responded', async () => {
  const cached = { ...ready(pete), isCached: true };
  const { next } = await open(cached, false, '?realtor=anita');
  expect(names()).toEqual(['Pete Kowalski']);
  expect(screen.queryByRole('dialog')).toBeNull();
  next(ready(anita, pete));
  expect(dialog().getByLabelText(/^Name/)).toHaveValue('Anita Desai');
});

test('shows a page of a long list, and finds duplicates in all of it', async () => {
  const load = vi.fn();
  const long: Live<ListData<Realtor>> = {
    status: 'ready',
    stale: false,
    data: { items: [anita], unreadable: 0, more: { isLoading: false, load } },
  };
  findSimilar.mockResolvedValue([pete]);
  const { user } = await open(long);
  await user.click(button('Load more'));
  expect(load).toHaveBeenCalledOnce();
  await user.type(screen.getByLabelText('Search'), 'zz');
  expect(useRealtors).toHaveBeenLastCalledWith('larkfield', 'zz');
  expect(screen.getByText(/None of the first 1 realtors match/)).toBeVisible();
  await user.click(button('Import CSV'));
  const text = 'name,brokerage\nPete Kowalski,Alpha Realty\nLena Ortiz,';
  await user.upload(
    dialog().getByLabelText('CSV file'),
    new File([text], 'realtors.csv', { type: 'text/csv' }),
  );
  expect(await dialog().findByText('Line 2: Pete Kowalski is already in the list')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(button('Add realtor'));
  await user.type(dialog().getByLabelText(/^Name/), 'Pete Kowalski');
  await user.type(dialog().getByLabelText('Brokerage'), 'Alpha Realty');
  expect(await dialog().findByText(/^Pete Kowalski of Alpha Realty is already in the list/)).toBeVisible();
});

test.each([
  ['realtor', 'photo_url'],
  ['logo', 'logo_url'],
] as const)('a new one waits for the %s picture’s upload', async (kind, field) => {
  const picture = uploadPicture(kind);
  const { user } = await open();
  await user.click(button('Add realtor'));
  await user.type(dialog().getByLabelText(/^Name/), 'Lena Ortiz');
  await user.click(dialog().getByRole('button', { name: 'Add realtor' }));
  expect(dialog().getByText(/^The picture is still uploading/)).toBeVisible();
  expect(writes.add).not.toHaveBeenCalled();
  picture.finish('https://files.example/lena.png');
  expect(dialog().queryByText(/^The picture is still uploading/)).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Add realtor' }));
  const entry = { ...NEW_ENTRY, name: 'Lena Ortiz', [field]: 'https://files.example/lena.png' };
  await waitFor(() => expect(writes.add).toHaveBeenCalledExactlyOnceWith('id-1', entry));
});
