import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { Member } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { orderBy, where } from 'firebase/firestore';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { useList } from '../../lib/live-data/useList.ts';
import type { Documents, Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { failed } from '../../testing/failed.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { uploadPicture } from '../../testing/uploadPicture.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { toProfile } from './profileForm.ts';
import { ProfileConflict, saveProfile } from './saveProfile.ts';

vi.mock('../../lib/live-data/records/useHolderLicenses.ts', () => ({
  useHolderLicenses: () => ({ status: 'ready', stale: false, data: { items: [], unreadable: 0 } }),
}));
vi.mock('../../ui/image-field/usePictureUpload.ts', async (original) => ({
  usePictureUpload: vi.fn(
    (await original<typeof import('../../ui/image-field/usePictureUpload.ts')>()).usePictureUpload,
  ),
}));
vi.mock('../../lib/live-data/useDocument.ts', () => ({ useDocument: vi.fn() }));
vi.mock('../../lib/firebaseContext.tsx', async (original) => ({
  ...(await original<typeof import('../../lib/firebaseContext.tsx')>()),
  useFirestore: () => ({}),
}));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: (_firestore: unknown, path: string) => path,
}));
vi.mock('../../lib/live-data/useList.ts', () => ({ useList: vi.fn() }));
vi.mock('./saveProfile.ts', async (original) => ({
  ...(await original<typeof import('./saveProfile.ts')>()),
  saveProfile: vi.fn(),
}));

const record: Member = {
  user_id: 'ana',
  tenant_id: 'larkfield',
  role: 'officer',
  name: 'Ana Reyes',
  email: 'ana@larkfield.example',
  phone: '(973) 555-0131',
  title: 'Loan Officer',
  nmls_id: '1995131',
  headshot_url: '',
  status: 'active',
  branch_id: null,
  officer_id: 'ana-reyes',
  links_forward_to: null,
  sessions_valid_after: 0,
  password_sessions_valid_after: 0,
  audit_head: null,
};
const stored = toProfile(record);
const officer = {
  name: 'Ana Reyes',
  email: 'ana@larkfield.example',
  phone: '(973) 555-0131',
  photo: '',
  title: 'Loan Officer',
  nmls: '1995131',
};
const flyer = (id: string, change: Partial<typeof officer>) =>
  ({
    id,
    title: `Flyer ${id}`,
    snapshot: { parties: { officer: { ...officer, ...change } } },
  }) as unknown as Flyer;
const ready = <T,>(data: T): Live<T> => ({ status: 'ready', data, stale: false });
const flyers = (...items: Flyer[]): Live<Documents<Flyer>> => ready({ items, unreadable: 0 });
const save = vi.mocked(saveProfile);

beforeEach(() => {
  save.mockReset().mockResolvedValue([]);
  vi.mocked(useList).mockReturnValue(flyers());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

async function open(live: Live<Member | undefined> = ready(record)) {
  vi.mocked(useDocument).mockReturnValue(live);
  const session = memberSession(record, { uid: 'ana', email: 'ana@larkfield.example' });
  const router = createMemoryRouter(
    [
      {
        path: '/officer-portal/profile',
        element: (
          <main>
            <Link to="/officer-portal">Settings</Link>
            <ProfilePage />
          </main>
        ),
      },
      { path: '/officer-portal', element: <p>The dashboard</p> },
    ],
    { initialEntries: ['/officer-portal/profile'] },
  );
  // A new element each time, because the page itself has to render again.
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
    next: (state: Live<Member | undefined>) => {
      vi.mocked(useDocument).mockReturnValue(state);
      rerender(tree());
    },
  };
}
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const button = (name: string) => screen.getByRole('button', { name });
const toast = (role: 'status' | 'alert', title: string) =>
  waitFor(() => expect(screen.getAllByRole(role).some((one) => one.textContent.includes(title))).toBe(true));

test('saves a change in its stored form, and Cancel restores', async () => {
  const { user } = await open();
  expect(button('Save Changes')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'public page' })).toHaveAttribute(
    'href',
    '/loan-officer/ana-reyes',
  );
  await user.type(field('Job Title'), '!');
  await user.click(button('Cancel'));
  expect(field('Job Title')).toHaveValue('Loan Officer');
  await user.clear(field('Full Name'));
  await user.type(field('Full Name'), ' Ana Holt ');
  await user.clear(field('Phone Number'));
  await user.type(field('Phone Number'), '9735550177');
  await user.click(button('Save Changes'));
  await toast('status', 'Saved');
  expect(save).toHaveBeenCalledExactlyOnceWith(
    { ...stored, name: 'Ana Holt', phone: '(973) 555-0177' },
    stored,
  );
});

test.each([
  ['Job Title', '!', false],
  ['Phone Number', '{Backspace}9', true],
])('announces a new %s as public only if it’s published', async (label, typed, isPublic) => {
  const { user } = await open();
  await user.type(field(label), typed);
  await user.click(button('Save Changes'));
  await toast('status', 'Saved');
  expect(screen.queryAllByText('Your public page updates in a moment.')).toHaveLength(isPublic ? 1 : 0);
});

test('withdrawing a pending change doesn’t mention the public page', async () => {
  const requested_at = new Date();
  const { user } = await open(
    ready({ ...record, pending_changes: { name: { value: 'Ana Holt', requested_at } } }),
  );
  await user.clear(field('Full Name'));
  await user.type(field('Full Name'), 'Ana Reyes');
  await user.click(button('Save Changes'));
  await toast('status', 'Saved');
  expect(screen.queryByText('Your public page updates in a moment.')).toBeNull();
});

test('treats a phone number in another format as unchanged', async () => {
  const { user } = await open(ready({ ...record, phone: '+1 973-555-0131' }));
  await user.click(field('Phone Number'));
  await user.tab();
  await waitFor(() => expect(field('Phone Number')).toHaveValue('+1 973 555 0131'));
  expect(button('Save Changes')).toBeDisabled();
  await user.type(field('Phone Number'), '2');
  expect(button('Save Changes')).toBeEnabled();
});

test('requires name, email and phone, with errors at the fields and above the buttons', async () => {
  const { user } = await open();
  for (const label of ['Full Name', 'Email', 'Phone Number']) await user.clear(field(label));
  await user.click(button('Save Changes'));
  expect(screen.getByRole('alert')).toHaveTextContent('Name, email, and phone are required fields');
  expect(field('Full Name')).toHaveAccessibleDescription('Full Name is required');
  expect(field('Email')).toHaveAccessibleDescription('Email is required');
  expect(field('Phone Number')).toHaveAccessibleDescription('Phone Number is required');
  expect(field('Full Name')).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
  await user.type(field('Full Name'), 'Ana');
  await user.type(field('Email'), 'ana@larkfield.example');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.type(field('Phone Number'), '9735550131');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows an invalid value’s error on blur', async () => {
  const { user } = await open();
  await user.type(field('NMLS number'), 'a');
  await user.clear(field('Email'));
  await user.type(field('Email'), 'ana');
  expect(field('NMLS number')).toHaveAccessibleDescription('Please enter digits only');
  await user.click(button('Save Changes'));
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
  expect(field('Email')).toHaveFocus();
  expect(screen.queryByText('Name, email, and phone are required fields')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('keeps an older name and title, and checks new ones at their fields', async () => {
  const { user } = await open(ready({ ...record, name: 'Ana Reyes 2', title: 'NMLS 1995131' }));
  await user.type(field('Full Name'), '3');
  await user.tab();
  expect(field('Full Name')).toHaveAccessibleDescription(
    'Use letters, spaces, apostrophes, hyphens, periods and commas only',
  );
  await user.type(field('Full Name'), '{Backspace}');
  await user.type(field('Phone Number'), '{Backspace}2');
  await user.click(button('Save Changes'));
  await toast('status', 'Saved');
  expect(save).toHaveBeenCalledOnce();
  await user.type(field('Job Title'), '1');
  await user.tab();
  expect(field('Job Title')).toHaveAccessibleDescription(
    'Leave out license numbers. Your NMLS number has its own field.',
  );
});

test('a new name waits for confirmation, and the page shows the public one until then', async () => {
  const requested_at = new Date(2026, 10, 20);
  await open(ready({ ...record, pending_changes: { name: { value: 'Ana Holt', requested_at } } }));
  expect(field('Full Name')).toHaveValue('Ana Holt');
  expect(field('Full Name')).toHaveAccessibleDescription(
    'Waiting for confirmation. Until then, people see Ana Reyes.',
  );
});

test('a new email or NMLS number waits for confirmation, with a label, and can be withdrawn', async () => {
  const { user, next } = await open();
  await user.clear(field('NMLS number'));
  await user.type(field('NMLS number'), '1995132');
  save.mockResolvedValueOnce(['nmls_id']);
  await user.click(button('Save Changes'));
  await toast('status', 'NMLS number: waiting for confirmation.');
  const requested_at = new Date(2026, 10, 20);
  const waiting = { ...record, pending_changes: { nmls_id: { value: '1995132', requested_at } } };
  next(ready(waiting));
  await waitFor(() => expect(button('Save Changes')).toBeDisabled());
  expect(field('NMLS number')).toHaveValue('1995132');
  expect(field('NMLS number')).toHaveAccessibleDescription(
    'Waiting for confirmation. Until then, people see 1995131.',
  );
  await user.type(field('NMLS number'), '{Backspace}1');
  expect(field('NMLS number')).toHaveAccessibleDescription('Digits only');
  await user.click(button('Save Changes'));
  expect(save).toHaveBeenLastCalledWith(stored, { ...stored, nmls_id: '1995132' });
});

test('shows the server’s error at its field', async () => {
  const { user } = await open();
  await user.type(field('NMLS number'), '2');
  const issues = [{ path: 'nmls_id', message: memberErrors['nmls-taken'].sentence }];
  save.mockRejectedValueOnce(
    Object.assign(new FirebaseError('functions/invalid-argument', 'Some answers need another look.'), {
      details: { issues },
    }),
  );
  await user.click(button('Save Changes'));
  await toast('alert', 'Failed to update profile');
  expect(field('NMLS number')).toHaveAccessibleDescription(memberErrors['nmls-taken'].sentence);
  expect(field('NMLS number')).toHaveFocus();
  await user.type(field('NMLS number'), '3');
  expect(field('NMLS number')).toHaveAccessibleDescription('Digits only');
});

test('shows a failure and keeps the input', async () => {
  const { user } = await open();
  await user.type(field('Full Name'), '-Holt');
  save.mockRejectedValueOnce(new Error('No answer'));
  await user.click(button('Save Changes'));
  await toast('alert', 'Failed to update profile');
  expect(field('Full Name')).toHaveValue('Ana Reyes-Holt');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  save.mockRejectedValueOnce(new Error('offline'));
  await user.click(button('Save Changes'));
  // The reason is in the form; the toast has only the title.
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() => expect(screen.getByText(/^You’re offline/)).toBeVisible());
  expect(alerts).toContain('Failed to update profile');
});

test('shows what changed elsewhere meanwhile, with the choice of theirs', async () => {
  const { user, next } = await open();
  await user.type(field('Job Title'), '!');
  save.mockRejectedValueOnce(new ProfileConflict());
  await user.click(button('Save Changes'));
  await toast('alert', 'Your profile was changed somewhere else.');
  next(ready({ ...record, title: 'Branch Manager', phone: '(973) 555-0199' }));
  expect(await screen.findByText('Branch Manager')).toBeVisible();
  expect(field('Phone Number')).toHaveValue('(973) 555-0199');
  expect(field('Job Title')).toHaveValue('Loan Officer!');
  await user.click(button('Use the other version: Job Title'));
  expect(field('Job Title')).toHaveValue('Branch Manager');
  expect(screen.queryByText('Your profile was changed somewhere else')).toBeNull();
  expect(button('Save Changes')).toBeDisabled();
});

test('lists approved flyers with outdated details, and which ones', async () => {
  vi.mocked(useList).mockReturnValue(
    flyers(
      flyer('one', { phone: '(973) 555-0100', nmls: '1' }),
      flyer('two', {}),
      // The same number, written another way.
      flyer('four', { phone: '+1 973-555-0131' }),
      flyer('three', { photo: 'https://a.example/approved.jpg' }),
    ),
  );
  const { next } = await open();
  expect(useList).toHaveBeenCalledWith(
    expect.objectContaining({
      source: paths.flyers.all('larkfield'),
      constraints: [
        where('owner_user_id', '==', 'ana'),
        where('status', '==', 'approved'),
        orderBy('created_at', 'desc'),
      ],
    }),
  );
  const note = screen.getByText('2 approved flyers still show old details').closest('[role=status]');
  const items = within(note as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Flyer one: old phone, NMLS number',
    'Flyer three: old photo',
  ]);
  expect(screen.getByRole('link', { name: 'Flyer one' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/edit/one',
  );
  next(ready({ ...record, name: 'Ana Holt' }));
  expect(await screen.findByText('4 approved flyers still show old details')).toBeVisible();
});

test('a new photo makes every approved flyer outdated', async () => {
  vi.mocked(useList).mockReturnValue(flyers(flyer('one', { photo: 'https://a.example/approved.jpg' })));
  const { next } = await open(ready({ ...record, headshot_url: 'https://a.example/first.jpg' }));
  expect(screen.queryByText(/still shows old details/)).toBeNull();
  next(ready({ ...record, headshot_url: 'https://a.example/second.jpg' }));
  expect(await screen.findByText(': old photo', { exact: false })).toBeVisible();
});

test('shows that flyers couldn’t load, with Retry', async () => {
  const retry = vi.fn();
  vi.mocked(useList).mockReturnValue(failed('unknown', retry));
  const { user } = await open();
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
});

test('asks before leaving with changes', async () => {
  const { user } = await open();
  await user.type(field('Job Title'), '!');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The dashboard')).toBeVisible();
});

test('shows loading, failure with Retry, an unreadable record, and no connection', async () => {
  const { user, next } = await open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading your profile' })).toBeVisible();
  const retry = vi.fn();
  next(failed('unknown', retry));
  expect(await screen.findByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
  // One on the page and one in the toast.
  expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
    expect.stringContaining('Failed to load profile'),
    expect.stringContaining('Failed to load profile'),
  ]);
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
  next(ready(undefined));
  expect(await screen.findByText(/Something is wrong with your saved profile/)).toBeVisible();
  next({ status: 'ready', data: record, stale: true });
  expect(await screen.findByText(/We can’t reach the server/)).toBeVisible();
});

test('Save waits for the photo’s upload', async () => {
  const picture = uploadPicture();
  const user = (await open()).user;
  await user.type(screen.getByLabelText(/^Job title/i), ' II');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(screen.getByText(/^The picture is still uploading/)).toBeVisible();
  expect(save).not.toHaveBeenCalled();
  picture.finish('https://files.example/ana.png');
  expect(screen.queryByText(/^The picture is still uploading/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.lastCall?.[0]).toMatchObject({
    title: 'Loan Officer II',
    headshot_url: 'https://files.example/ana.png',
  });
});
