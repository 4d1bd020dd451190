import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { sampleLicense } from '@brokerage/domain/license/testing/sampleLicense';
import type { Template, TemplateVersion } from '@brokerage/domain/template/template';
import { Dialog } from '@mui/material';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FirestoreError } from 'firebase/firestore';
import { FunctionsError } from 'firebase/functions';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ShareDialogContext } from '../../lib/contexts/shareDialogContext.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFlyer } from '../../lib/live-data/records/useFlyer.ts';
import { useTemplate } from '../../lib/live-data/records/useTemplate.ts';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { followPdfJob } from '../../ui/flyer/files/followPdfJob.ts';
import { saveFlyer } from './draft/saveFlyer.ts';
import { EditFlyerPage } from './EditFlyerPage.tsx';
import { usePdfJob } from './preview/usePdfJob.ts';
import { sampleFlyer, sampleParties, sampleVersion } from './testing/sampleFlyers.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('../../lib/live-data/records/useFlyer.ts', () => ({ useFlyer: vi.fn() }));
vi.mock('./draft/saveFlyer.ts', () => ({ saveFlyer: vi.fn() }));
vi.mock('./preview/usePdfJob.ts', () => ({ usePdfJob: vi.fn() }));
vi.mock('../../ui/flyer/files/followPdfJob.ts', () => ({ followPdfJob: vi.fn() }));
vi.mock('../../lib/live-data/records/useRealtors.ts', () => ({
  useRealtors: () => ({ status: 'ready', stale: false, data: { items: [], unreadable: 0 } }),
}));
vi.mock('../../lib/live-data/records/useRealtorById.ts', () => ({ useRealtorById: () => null }));
vi.mock('../../lib/live-data/records/useTemplate.ts', () => ({ useTemplate: vi.fn() }));
const publishedTemplate = {
  id: 't1',
  name: 'Just listed',
  category: 'flyer',
  status: 'published',
  current_version_id: 'v2',
};
const templateIs = (data: object) =>
  vi.mocked(useTemplate).mockReturnValue({ status: 'ready', stale: false, data: data as Template });
vi.mock('../../lib/live-data/records/useTemplateVersion.ts', () => ({
  useTemplateVersion: vi.fn(),
}));
const licensing = vi.hoisted((): { now: unknown } => ({ now: undefined }));
vi.mock('../../lib/live-data/records/useFlyerLicensing.ts', () => ({
  useFlyerLicensing: () => licensing.now,
}));
vi.mock('../../lib/live-data/records/useFlyerParties.ts', () => ({
  useFlyerParties: () => ({ status: 'ready', stale: false, data: sampleParties }),
}));
vi.mock('../../lib/live-data/records/useTenant.ts', () => ({
  useTenant: () => ({ status: 'loading', unreachable: false }),
}));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const scrollTo = vi.fn();

// Preload the editor's lazy parts: on a busy machine that takes longer than a query waits.
beforeAll(async () => {
  await Promise.all([
    import('../../ui/rich-text/RichTextEditor.tsx'),
    import('../../ui/image-field/ImageField.tsx'),
    import('../../ui/flyer/qrModules.ts'),
    import('../../ui/flyer/files/loadFlyerFile.ts'),
    import('./history/FlyerHistory.tsx'),
    import('./preview/FormatFit.tsx'),
    import('./preview/ApprovedActions.tsx'),
    import('./preview/PostcardPreview.tsx'),
    import('./preview/SquarePreview.tsx'),
    import('./history/UpdateVersionDialog.tsx'),
  ]);
}, 60_000);
beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({});
  vi.mocked(saveFlyer)
    .mockReset()
    .mockImplementation((_firestore, _flyer, content, revision) =>
      Promise.resolve({
        outcome: 'saved',
        stored: { ...content, status: 'editing', revision: revision + 1, updated_at: new Date() },
      }),
    );
  vi.mocked(usePdfJob).mockReset();
  templateIs(publishedTemplate);
  vi.mocked(useTemplateVersion).mockReturnValue({ status: 'ready', stale: false, data: sampleVersion });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.scrollTo = scrollTo.mockReset();
});

const ready = (data: Flyer | undefined): Live<Flyer | undefined> => ({ status: 'ready', data, stale: false });

async function open(live: Live<Flyer | undefined>, { uid = 'ana', role = 'officer', search = '' } = {}) {
  vi.mocked(useFlyer).mockReturnValue(live);
  const session = {
    status: 'signed-in',
    user: { uid, email: 'x@larkfield.example', getIdToken: () => Promise.resolve('token') } as never,
    member: { tenant_id: 'larkfield', role, status: 'active' } as never,
    isAdministrator: role !== 'officer',
    signOut: vi.fn(),
  } as const;
  const router = createMemoryRouter(
    [
      { path: '/officer-portal/pdf/edit/:flyerId', element: <EditFlyerPage /> },
      { path: '/officer-portal/pdf/flyers', element: <p>The list</p> },
    ],
    { initialEntries: [`/officer-portal/pdf/edit/f1${search}`] },
  );
  const tree = () => (
    <SessionContext value={session}>
      <NotifyProvider>
        <ShareDialogContext
          value={({ title, onClose }) => (
            <Dialog open onClose={onClose}>
              Links to {title}{' '}
              <button type="button" onClick={onClose}>
                Close
              </button>
            </Dialog>
          )}
        >
          <RouterProvider router={router} />
        </ShareDialogContext>
      </NotifyProvider>
    </SessionContext>
  );
  render(tree());
  await act(() => Promise.resolve());
  const follow = async (flyer: Flyer) => {
    vi.mocked(useFlyer).mockReturnValue(ready(flyer));
    await act(() => router.navigate('?tab=details', { replace: true }));
  };
  return { user: userEvent.setup(), router, follow };
}
const button = (name: string) => screen.getByRole('button', { name });
const filled = { address: '4 Pier Road', date: '2099-12-06', string: 'Sea view' };

test('the heading of a flyer opened from the list has the focus', async () => {
  const { router } = await open(ready(sampleFlyer()));
  await act(() => router.navigate('/officer-portal/pdf/flyers'));
  await act(() => router.navigate('/officer-portal/pdf/edit/f1'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows an expired license before submitting, and doesn’t print its line', async () => {
  const license = sampleLicense({ state: 'CA', kind: 'ca_crmla', expires_on: '2020-10-31' });
  licensing.now = {
    tenantId: 'larkfield',
    officerId: null,
    licenses: [license],
    settingsLines: [`Old line of ${license.number}`],
  };
  try {
    const { user } = await open(
      ready(sampleFlyer({ data: { ...filled, address: '4 Pier Road, Huntington Beach, CA 92648' } })),
    );
    const panel = screen.getByRole('region', { name: 'Checks' });
    expect(panel).toHaveTextContent(
      'Your company’s California license expired on Oct 31, 2020. This flyer can’t be submitted or shared until it’s renewed.',
    );
    expect(screen.queryByText(new RegExp(license.number))).toBeNull();
    await user.click(button('Submit'));
    expect(await screen.findByRole('alert')).toHaveTextContent('License expired');
    expect(callFunction).not.toHaveBeenCalled();
  } finally {
    licensing.now = undefined;
  }
});

test('further photos of a home are collapsed until there is one', async () => {
  const fields = ['photo_2', 'photo_3', 'photo_4'].map(
    (key) => ({ key, label: `The ${key}`, type: 'image', help_text: '' }) as const,
  );
  const data = {
    ...sampleVersion,
    handlebars_schema: { fields: [...sampleVersion.handlebars_schema.fields, ...fields] },
  };
  vi.mocked(useTemplateVersion).mockReturnValue({ status: 'ready', stale: false, data });
  const { router } = await open(ready(sampleFlyer()));
  const fold = () => screen.getByText(/^More photos/).closest('details');
  expect(fold()).not.toHaveAttribute('open');
  expect(fold()).toHaveTextContent('up to 3');
  await act(() => router.navigate('/officer-portal/pdf/flyers'));
  vi.mocked(useFlyer).mockReturnValue(
    ready(sampleFlyer({ data: { photo_3: 'https://photos.example/garden.jpg' } })),
  );
  await act(() => router.navigate('/officer-portal/pdf/edit/f1'));
  expect(fold()).toHaveAttribute('open');
  expect(fold()).toHaveTextContent('1 of 3');
});

test('fields have values, marks and reasons', async () => {
  await open(ready(sampleFlyer()));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sunday');
  expect(screen.getByLabelText(/^The string/)).toHaveValue('From the template');
  expect(screen.getByLabelText(/^The string/)).toBeRequired();
  expect(screen.getByLabelText(/^The string/)).toHaveAccessibleDescription('Help with it');
  const locked = [
    ['Notice', 'Words of compliance', 'Set by compliance.'],
    ['Contact', '(973) 555-0102', 'From your profile.'],
    ['Partner', '', 'From the realtor. Choose one above.'],
  ] as const;
  for (const [label, value, why] of locked) {
    expect(screen.getByLabelText(label)).toBeDisabled();
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(why);
  }
  expect(screen.getByText(/This template has been updated/)).toBeVisible();
});

test('input appears in the preview, and only changes are saved on blur', async () => {
  const { user } = await open(ready(sampleFlyer()));
  await user.type(screen.getByLabelText(/^The address/), '4 Pier Road');
  await user.tab();
  await waitFor(() => expect(saveFlyer).toHaveBeenCalled());
  expect(vi.mocked(saveFlyer).mock.lastCall?.slice(2)).toEqual([
    { title: 'Sunday', public_title: '', data: { address: '4 Pier Road' }, realtor_id: null },
    1,
  ]);
  const preview = screen.getByRole('region', { name: 'Live preview' });
  await waitFor(() => expect(within(preview).getByText(/Pier Road/)).toBeInTheDocument());
  expect(await screen.findByText(/^Last saved: \d+:\d\d [AP]M ET$/)).toBeVisible();
});

test('Save Draft shows Saved; a failure shows a message and keeps the text', async () => {
  const { user } = await open(ready(sampleFlyer()));
  vi.mocked(saveFlyer).mockRejectedValue(new Error('unavailable'));
  await user.type(screen.getByLabelText(/^The address/), 'Here');
  await user.click(button('Save Draft'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save changes');
  expect((await screen.findAllByText(/^Not saved yet. We’ll try again/))[0]).toBeVisible();
  expect(screen.getByLabelText(/^The address/)).toHaveValue('Here');
  vi.mocked(saveFlyer).mockImplementation((_f, _flyer, content) =>
    Promise.resolve({
      outcome: 'saved',
      stored: { ...content, status: 'editing', revision: 2, updated_at: new Date() },
    }),
  );
  await user.click(button('Save Draft'));
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  const { calls } = vi.mocked(console.error).mock;
  expect(new Set(calls.map((words) => words.join(' ')))).toEqual(new Set(['Error updating instance Error']));
  vi.mocked(console.error).mockClear();
});

test('submit lists and focuses missing fields without a call', async () => {
  const { user } = await open(ready(sampleFlyer()));
  await user.click(button('Submit'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Missing Required Fields');
  expect(alert).toHaveTextContent('Please fill in: The address, The date');
  expect(screen.getByText('2 fields missing: The address, The date')).toBeVisible();
  expect(screen.getByLabelText(/^The address/)).toHaveFocus();
  expect(screen.getByLabelText(/^The address/)).toHaveAccessibleDescription('Please fill this in');
  expect(callFunction).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^The address/), '4 Pier Road');
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^The date/), { target: { value: filled.date } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('shows and focuses a missing realtor for all fields bound to it', async () => {
  const required_fields = [...sampleVersion.required_fields, 'partner'];
  vi.mocked(useTemplateVersion).mockReturnValue({
    status: 'ready',
    stale: false,
    data: { ...sampleVersion, required_fields },
  });
  const { user } = await open(ready(sampleFlyer()));
  const picker = await screen.findByRole('combobox', { name: /^Realtor/ });
  expect(picker).toBeRequired();
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please fill in: Realtor, The address, The date',
  );
  expect(picker).toHaveFocus();
  expect(picker).toBeInvalid();
  expect(picker).toHaveAccessibleDescription('Please choose a realtor');
});

test('submit from the preview focuses the missing field', async () => {
  const { user, router } = await open(ready(sampleFlyer()));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in: The address, The date');
  await waitFor(() => expect(screen.getByLabelText(/^The address/)).toHaveFocus());
  expect(router.state.location.search).toBe('?tab=details');
  expect(screen.getByLabelText(/^The address/)).toHaveAccessibleDescription('Please fill this in');
});

test('the QR code appears before the flyer has its link', async () => {
  await open(ready(sampleFlyer()));
  const sample = screen.getByRole('region', { name: 'Live preview' }).querySelectorAll('path').length;
  await open(ready(sampleFlyer({ print_code: 'abCD23efGH45' })));
  const last = screen.getAllByRole('region', { name: 'Live preview' }).at(-1);
  expect(last?.querySelectorAll('path')).toHaveLength(sample);
});

test('a blocking finding appears at the field and in the panel with its source, and blocks', async () => {
  const { user } = await open(
    ready(sampleFlyer({ data: { ...filled, string: 'Guaranteed approval', email: 'nobody' } })),
  );
  const panel = screen.getByRole('region', { name: 'Checks' });
  await waitFor(() => expect(within(panel).getAllByText('Must be fixed').length).toBeGreaterThan(1));
  expect(within(panel).getByText(/before you can submit/)).toBeVisible();
  expect(within(panel).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^https:/));
  expect(within(panel).getByText(/aren’t legal advice/)).toBeVisible();
  expect(screen.getByLabelText(/^The string/)).toBeInvalid();
  await user.click(button('Go to The email'));
  expect(screen.getByLabelText('The email')).toHaveFocus();
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fix these first');
  expect(callFunction).not.toHaveBeenCalled();
});

test('submit saves first and sends the revision; a rejection is shown', async () => {
  const { user } = await open(ready(sampleFlyer({ data: filled })));
  await user.type(screen.getByLabelText(/^Flyer Title/), '!');
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('failed-precondition', 'No, not so.'));
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit flyerNo, not so.');
  expect(callFunction).toHaveBeenCalledWith('submit-flyer', { id: 'f1', revision: 2 });
  await user.click(button('Submit'));
  await waitFor(() => expect(screen.getByText('Submitted')).toBeVisible());
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});

test('submit while offline shows that nothing was sent and the draft is kept', async () => {
  const { user } = await open(ready(sampleFlyer({ data: filled })));
  await user.type(screen.getByLabelText(/^Flyer Title/), '!');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to submit flyerYou’re offline, so nothing was sent. Your draft is still here. Submit it once you’re back online.',
  );
  expect(callFunction).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(button('Submit'));
  await waitFor(() => expect(callFunction).toHaveBeenCalledWith('submit-flyer', { id: 'f1', revision: 2 }));
});

test('the public title has its own field, which shows the title used if it’s blank', async () => {
  const { user } = await open(ready(sampleFlyer({ title: 'Smith, second try' })));
  const field = screen.getByLabelText('Public title');
  expect(field).toHaveAccessibleDescription(
    /Customers see this .* If you leave it blank, they see: “Just listed”$/,
  );
  expect(screen.getByLabelText(/^Flyer Title/)).toHaveAccessibleDescription(
    'Only you and the reviewers see this. Customers never do.',
  );
  await user.type(field, 'Guaranteed approval');
  await waitFor(() => expect(field).toBeInvalid());
  await user.clear(field);
  await user.type(field, 'Join us');
  await waitFor(() => expect(field).toBeValid());
  await user.tab();
  expect(saveFlyer).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ title: 'Smith, second try', public_title: 'Join us' }),
    expect.anything(),
  );
});

test('a change in another window asks which version to keep', async () => {
  const { user, follow } = await open(ready(sampleFlyer()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(screen.getByLabelText(/^The address/), 'Mine');
  await follow(sampleFlyer({ data: { address: 'Theirs' }, revision: 2 }));
  const notice = await screen.findByText('This flyer was changed in another window at 3:42 PM ET');
  expect(notice).toBeVisible();
  expect(screen.getByLabelText(/^The address/)).toHaveValue('Mine');
  await user.click(button('Load the newer version'));
  expect(screen.getByLabelText(/^The address/)).toHaveValue('Theirs');
  await waitFor(() => expect(screen.queryByText(/was changed in another window/)).toBeNull());
});

test('a flyer submitted elsewhere is closed, and the unsaved text can be copied', async () => {
  const { user, follow } = await open(ready(sampleFlyer()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.type(screen.getByLabelText(/^The address/), 'Mine');
  await follow(sampleFlyer({ status: 'pending_approval' }));
  expect(await screen.findByText(/was submitted in another window/)).toBeVisible();
  await user.click(button('Copy'));
  await waitFor(() => expect(screen.getByText('Copied!')).toBeVisible());
  expect(await navigator.clipboard.readText()).toBe('The address: Mine');
  expect(screen.queryByLabelText(/^The address/)).toBeNull();
  expect(await screen.findByRole('region', { name: 'Flyer details' })).toHaveTextContent('The address');
});

test.each([
  ['pending_approval', 'Withdraw', 'withdraw-flyer'],
  ['rejected', 'Revise', 'revise-flyer'],
] as const)('%s: %s', async (status, action, name) => {
  const reason = status === 'rejected' ? 'Too loud' : null;
  const history = reason
    ? [
        {
          action: 'rejected' as const,
          at: new Date(),
          by_user_id: 'x',
          by_name: 'Naomi Sato',
          revision: 1,
          reason,
        },
      ]
    : [];
  const { user } = await open(ready(sampleFlyer({ status, reason, history })));
  if (reason) expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Too loud');
  await user.click(button(action));
  expect(callFunction).toHaveBeenCalledWith(name, { id: 'f1' });
});

test('the history names who did each step, if known', async () => {
  const step = { at: new Date(), revision: 1, reason: null, by_name: 'Naomi Sato', by_user_id: 'naomi' };
  const history = [
    { ...step, action: 'submitted' as const, by_user_id: 'ana', by_name: 'Ana Reyes' },
    { ...step, action: 'rejected' as const, reason: 'Too loud' },
    { ...step, action: 'archived' as const, by_name: null },
  ];
  const flyer = sampleFlyer({ status: 'archived', history });
  await open(ready(flyer));
  const words = within(screen.getByRole('region', { name: 'History' }));
  expect(words.getByText(/^Submitted by you/)).toBeVisible();
  expect(words.getByText(/^Rejected by Naomi Sato/)).toHaveTextContent('“Too loud”');
  expect(words.getByText(/^Archived$/, { ignore: 'span' })).toBeVisible();
});

test('others see the owner’s name', async () => {
  const step = { action: 'submitted' as const, at: new Date(), by_user_id: 'ana', by_name: 'Ana Reyes' };
  const flyer = sampleFlyer({ status: 'archived', history: [{ ...step, revision: 1, reason: null }] });
  await open(ready(flyer), { uid: 'mona', role: 'marketing_admin' });
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(/Submitted by Ana Reyes/);
});

test('a picture starts in its slot’s shape, and a small one gets a warning', async () => {
  const flyer = sampleFlyer({ data: { ...filled, image: 'https://pictures.example/small.jpg' } });
  await open(ready(flyer));
  const field = screen.getByRole('group', { name: 'The image' });
  const picture = within(field).getByRole('img');
  Object.defineProperties(picture, { naturalWidth: { value: 320 }, naturalHeight: { value: 200 } });
  fireEvent.load(picture);
  expect(field).toHaveAccessibleDescription(
    /This picture is too small for its spot and may print blurry: 320 x 200 pixels, 1275 x \d+ would be sharp/,
  );
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('only an approved flyer can be downloaded or shared', async () => {
  const { user } = await open(ready(sampleFlyer({ status: 'rejected' })));
  expect(screen.getByText('You can generate the PDF and share the flyer once it’s approved.')).toBeVisible();
  await user.click(button('Generate PDF'));
  expect(screen.getByRole('alert')).toHaveTextContent('Not Approved');
  expect(screen.getByText('Flyer must be approved before rendering')).toBeVisible();
  await user.click(button('Share'));
  expect(screen.getByText('Only approved flyers can be shared')).toBeVisible();
  expect(callFunction).not.toHaveBeenCalled();
});

test('an approved flyer of a past event shows it, until it has a correction', async () => {
  const past = { status: 'approved', data: { event_date: '2020-01-05' } } as const;
  const { follow } = await open(ready(sampleFlyer(past)));
  expect(screen.getByText('This event was on Sunday, Jan 5, 2020')).toBeVisible();
  expect(button('Correct flyer')).toBeEnabled();
  await follow(sampleFlyer({ ...past, correction_id: 'f2' }));
  expect(screen.getByText(/until your correction is approved\.$/)).toBeVisible();
  await follow(sampleFlyer({ status: 'approved', data: { event_date: '2099-01-05' } }));
  expect(screen.queryByText(/^This event was on/)).not.toBeInTheDocument();
});

/** Returns URLs and names of the files downloaded in the browser. */
function savedFiles(): (string | null)[] {
  const saved: (string | null)[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href'), this.getAttribute('download'));
  });
  return saved;
}

test('the PDF of an approved flyer loads with the token, is downloaded, and can be opened', async () => {
  vi.mocked(callFunction).mockResolvedValue({ status: 'done', url: '/flyer-pdf/f1?v=2' });
  const fetched = vi.fn(() => Promise.resolve(new Response('pdf')));
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const saved = savedFiles();
  const { user, router } = await open(
    ready(sampleFlyer({ status: 'approved', title: 'Mine', public_title: 'Sunday: 4/5?' })),
  );
  await user.click(button('Generate PDF'));
  const link = await screen.findByRole('link', { name: 'Download PDF' });
  expect(saved).toEqual(['blob:pdf', 'Sunday 4 5.pdf']);
  expect(link).toHaveAttribute('href', 'blob:pdf');
  expect(link).toHaveAttribute('download', 'Sunday 4 5.pdf');
  expect(fetched).toHaveBeenCalledWith('/flyer-pdf/f1?v=2', { headers: { Authorization: 'Bearer token' } });
  await user.click(button('Share'));
  expect(screen.getByRole('dialog')).toHaveTextContent('Links to Mine');
  expect(router.state.location.search).toBe('?tab=preview&share=1');
  vi.unstubAllGlobals();
});

test.each(['officer', 'compliance'])(
  'when shared from the list (%s), closing focuses Share',
  async (role) => {
    const { user, router } = await open(ready(sampleFlyer({ status: 'approved' })), {
      role,
      uid: role === 'officer' ? 'ana' : 'boss',
      search: '?share=1',
    });
    expect(screen.getByRole('dialog')).toHaveTextContent('Links to Sunday');
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?tab=preview');
    expect(button('Share')).toHaveFocus();
  },
);

test('follows a rendering that another call started, and renders again if it crashed', async () => {
  vi.mocked(callFunction).mockResolvedValue({ status: 'running', jobId: 'f1-abc' });
  vi.mocked(followPdfJob).mockResolvedValueOnce(undefined).mockResolvedValueOnce('/flyer-pdf/f1?v=3');
  const fetched = vi.fn(() => Promise.resolve(new Response('pdf')));
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  savedFiles();
  const { user } = await open(ready(sampleFlyer({ status: 'approved' })));
  await user.click(button('Generate PDF'));
  expect(await screen.findByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', 'blob:pdf');
  expect(callFunction).toHaveBeenCalledTimes(2);
  expect(followPdfJob).toHaveBeenCalledWith(expect.anything(), { tenantId: 'larkfield', jobId: 'f1-abc' });
  expect(fetched).toHaveBeenCalledWith('/flyer-pdf/f1?v=3', expect.anything());
  vi.unstubAllGlobals();
});

test('a PDF whose rendering crashed can be retried after a reload', async () => {
  const job = { status: 'running', revision: 1, size: null, error: null, updated_at: new Date() };
  vi.mocked(usePdfJob).mockReturnValue({ ...job, lease_until: new Date(Date.now() + 30_000) } as never);
  const { follow } = await open(ready(sampleFlyer({ status: 'approved' })), { search: '?tab=preview' });
  expect(screen.getByText('Generating the PDF…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  vi.mocked(usePdfJob).mockReturnValue({ ...job, lease_until: new Date(Date.now() - 30_000) } as never);
  await follow(sampleFlyer({ status: 'approved' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.queryByText('Generating the PDF…')).toBeNull();
  expect(screen.getByText('Failed to generate PDF')).toBeVisible();
  expect(button('Retry')).toBeVisible();
});

test('an existing PDF can be downloaded after a reload', async () => {
  vi.mocked(usePdfJob).mockReturnValue({
    status: 'done',
    revision: 1,
    size: 52_000,
    error: null,
    updated_at: new Date(),
  } as never);
  vi.mocked(callFunction).mockResolvedValue({ status: 'done', url: '/flyer-pdf/f1?v=2' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('pdf')));
  URL.createObjectURL = () => 'blob:pdf';
  URL.revokeObjectURL = () => undefined;
  const saved = savedFiles();
  const { user } = await open(ready(sampleFlyer({ status: 'approved', public_title: 'Sunday' })));
  expect(screen.getByText(/^PDF generated .*, 52 KB$/)).toBeVisible();
  expect(button('Download PDF')).toHaveClass('MuiButton-contained');
  expect(screen.queryByRole('button', { name: 'Generate PDF' })).toBeNull();
  await user.click(button('Download PDF'));
  await waitFor(() => expect(saved).toEqual(['blob:pdf', 'Sunday.pdf']));
  vi.mocked(callFunction).mockRejectedValue(new Error('x'));
  await user.click(button('Download PDF'));
  expect(await screen.findByText('Failed to generate PDF')).toBeVisible();
  const asked = vi.mocked(callFunction).mock.calls.length;
  await user.click(button('Download as'));
  await user.click(screen.getByRole('menuitem', { name: 'Generate again' }));
  await waitFor(() => expect(callFunction).toHaveBeenCalledTimes(asked + 1));
  vi.unstubAllGlobals();
});

test.each([
  [
    'the function’s own message',
    'A picture in this flyer is missing.',
    'A picture in this flyer is missing.',
  ],
  ['technical words', 'internal', 'Failed to generate PDF'],
])('shows a clear message for a PDF that fails with %s', async (_what, message, expected) => {
  vi.mocked(callFunction).mockRejectedValue(new FunctionsError('failed-precondition', message));
  const { user } = await open(ready(sampleFlyer({ status: 'approved' })));
  await user.click(button('Generate PDF'));
  expect(await screen.findByText(expected)).toBeVisible();
});

test('Submit with a blank title shows what’s missing and focuses it', async () => {
  const { user } = await open(ready(sampleFlyer({ data: filled })));
  const title = screen.getByLabelText(/^Flyer Title/);
  await user.clear(title);
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Missing TitlePlease enter a title for your flyer',
  );
  expect(title).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

test('shows a message for a PDF that can’t be rendered', async () => {
  vi.mocked(callFunction).mockRejectedValue(new Error('x'));
  const { user } = await open(ready(sampleFlyer({ status: 'approved' })));
  await user.click(button('Generate PDF'));
  expect(await screen.findByText('Failed to generate PDF')).toBeVisible();
});

test('an administrator views others’ flyers, and officers are sent to the list', async () => {
  await open(ready(sampleFlyer()), { uid: 'helen', role: 'compliance' });
  expect(screen.getByText(/This is Ana Reyes’s flyer/)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

test.each([
  ['not one’s own', ready(sampleFlyer({ owner_user_id: 'ben' }))],
  ['none', ready(undefined)],
  ['refused', { status: 'failed', error: {} as never, retry: vi.fn() } as const],
])('%s: shows the failure on the list', async (_what, live) => {
  await open(live);
  expect(await screen.findByText('The list')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load flyer');
});

const failed = (code: string, retry = vi.fn()) =>
  ({ status: 'failed', error: { code } as FirestoreError, retry }) as const;

test.each([
  ['the flyer', (live: ReturnType<typeof failed>) => vi.mocked(useFlyer).mockReturnValue(live)],
  ['its template', (live: ReturnType<typeof failed>) => vi.mocked(useTemplate).mockReturnValue(live)],
])('%s that fails to load later keeps the editor and its input', async (_what, fail) => {
  const { user, router } = await open(ready(sampleFlyer()));
  await user.type(screen.getByLabelText(/^The address/), '4 Pier Road');
  const retry = vi.fn();
  fail(failed('unavailable', retry));
  await act(() => router.navigate('?tab=details', { replace: true }));
  expect(screen.getByLabelText(/^The address/)).toHaveValue('4 Pier Road');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Couldn’t load updates to this flyer. Check your connection and try again.',
  );
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledOnce();
});

test('saves the last input when the editor closes', async () => {
  const { user, router } = await open(ready(sampleFlyer()));
  await user.type(screen.getByLabelText(/^The address/), '4');
  expect(saveFlyer).not.toHaveBeenCalled();
  vi.mocked(useFlyer).mockReturnValue(failed('permission-denied'));
  await act(() => router.navigate('?tab=details', { replace: true }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(vi.mocked(saveFlyer).mock.calls).toMatchObject([[{}, {}, { data: { address: '4' } }, 1]]);
});

test('shows loading', async () => {
  await open({ status: 'loading', unreachable: false });
  expect(screen.getByRole('status', { name: 'Loading the flyer' })).toBeVisible();
});

test('updating to the new version shows what carries over, then saves and updates', async () => {
  const newer: TemplateVersion = {
    ...sampleVersion,
    id: 'v2',
    handlebars_schema: {
      fields: [
        ...sampleVersion.handlebars_schema.fields.filter(({ key }) => key !== 'string'),
        { key: 'agent', label: 'Agent', type: 'string', help_text: '' },
      ],
    },
    required_fields: ['agent'],
  };
  vi.mocked(useTemplateVersion).mockImplementation((_tenant, _template, id) => ({
    status: 'ready',
    stale: false,
    data: id === 'v2' ? newer : sampleVersion,
  }));
  const { user } = await open(ready(sampleFlyer({ data: { ...filled, string: 'Come on Sunday' } })));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Update to the new version?' }));
  expect(dialog.getByText('The string').closest('li')).toHaveTextContent(
    'The string: Come on Sunday (the new version has no such field)',
  );
  expect(dialog.getByText('Agent (required)')).toBeVisible();
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('aborted', 'Changed meanwhile.'));
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Changed meanwhile.');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenLastCalledWith('update-flyer-version', {
    id: 'f1',
    revision: 1,
    version_id: 'v2',
  });
});

test('an approved flyer of an older version has one notice, with one remedy', async () => {
  await open(ready(sampleFlyer({ status: 'approved' })));
  expect(screen.getByRole('button', { name: 'Correct flyer' })).toBeVisible();
  expect(screen.getAllByRole('note')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
});

test('a flyer that ends soon or has ended can be renewed, and its links continue', async () => {
  vi.mocked(callFunction).mockResolvedValue({ id: 'renewal' });
  const ended = sampleFlyer({ status: 'approved', valid_until: new Date('2026-11-01T04:00:00Z') });
  const { user, router } = await open(ready(ended));
  expect(screen.getByText('This flyer has expired')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renew' }));
  expect(callFunction).toHaveBeenCalledWith('correct-flyer', { id: 'f1', new_id: expect.any(String) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/officer-portal/pdf/edit/renewal'));
});

const retired = (end: string) => ({
  ...publishedTemplate,
  status: 'retired',
  flyers_end: { at: new Date(end), is_done: true, by: { user_id: 'm', name: 'Amy' } },
});

test('a flyer that ended with its retired template can’t be renewed', async () => {
  templateIs(retired('2026-11-01T04:00:00Z'));
  await open(ready(sampleFlyer({ status: 'approved', valid_until: new Date('2026-11-01T04:00:00Z') })));
  expect(screen.getByText('This flyer has expired')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse Templates' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/templates',
  );
});

test('a flyer that ended before its retired template’s end can be renewed', async () => {
  templateIs(retired('2026-12-31T05:00:00Z'));
  await open(ready(sampleFlyer({ status: 'approved', valid_until: new Date('2026-11-01T04:00:00Z') })));
  expect(screen.getByRole('button', { name: 'Renew' })).toBeVisible();
});
