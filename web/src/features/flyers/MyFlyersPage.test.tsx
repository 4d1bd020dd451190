import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useTemplateVersion } from '../../lib/live-data/records/useTemplateVersion.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { useRecordsById } from '../../lib/live-data/useRecordsById.ts';
import { MyFlyersPage } from './MyFlyersPage.tsx';
import { failed, list, loading, openPage, ready } from './testing/portal.tsx';
import { flyer, parties, template, version } from './testing/sampleFlyers.ts';
import { useMyFlyers } from './useMyFlyers.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('./useMyFlyers.ts', () => ({ useMyFlyers: vi.fn() }));
vi.mock('../../lib/live-data/useRecordsById.ts', () => ({ useRecordsById: vi.fn() }));
vi.mock('../../lib/live-data/records/useTemplate.ts', () => ({ useTemplate: () => ready(undefined) }));
vi.mock('../../lib/live-data/records/useTemplateVersion.ts', () => ({ useTemplateVersion: vi.fn() }));
vi.mock('../../lib/live-data/records/useFlyerParties.ts', () => ({ useFlyerParties: () => ready(parties) }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const REASON = 'A monthly payment is a trigger term.';
const maple = flyer('maple', { title: 'Maple Avenue' });
const december = flyer('december', { title: 'December evening', status: 'pending_approval' });
const elm = flyer('elm', { title: 'Elm Street', status: 'approved' });
const ferry = flyer('ferry', { title: 'Ferry Street', status: 'rejected', reason: REASON });
const spring = flyer('spring', { title: 'Spring', status: 'archived', template_id: 'spring-2026' });
const all = [spring, maple, december, elm, ferry];

beforeEach(() => {
  vi.mocked(callFunction)
    .mockReset()
    .mockImplementation((_name, input) =>
      Promise.resolve({
        id: (input as { new_id?: string }).new_id ?? '',
        status: 'editing',
        revision: 2,
      } as never),
    );
  vi.mocked(useTemplateVersion).mockReturnValue(ready(version));
  vi.mocked(useRecordsById).mockReturnValue({
    items: [template('open-house', { name: 'Open House' })],
    isComplete: true,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(live: Live<ListData<Flyer>> = list(all), search = '') {
  vi.mocked(useMyFlyers).mockReturnValue(live);
  return { ...openPage(<MyFlyersPage />, `/officer-portal/pdf/flyers${search}`), user: userEvent.setup() };
}
const rows = () => screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
const titles = () => rows().map((row) => row.querySelector('th .MuiTypography-subtitle2')?.textContent);
const row = (title: string) => within(rows()[titles().indexOf(title)] as HTMLElement);
const offered = (title: string) =>
  [...row(title).queryAllByRole('link'), ...row(title).queryAllByRole('button')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );
const address = () => screen.getByLabelText('Address');

async function choose(user: ReturnType<typeof userEvent.setup>, title: string, action: string) {
  await user.click(screen.getByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(screen.getByRole('dialog'));
}

test('lists title, status, template and date, with archived ones last', () => {
  open();
  expect(useMyFlyers).toHaveBeenCalledWith('larkfield', 'daniel', { search: '', status: '' });
  expect(titles()).toEqual(['Maple Avenue', 'December evening', 'Elm Street', 'Ferry Street', 'Spring']);
  const cells = rows().map(({ cells: [, ...rest] }) => rest.slice(0, 3).map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Editing', 'Open House', 'Mar 5, 2025'],
    ['Awaiting Approval', 'Open House', 'Mar 5, 2025'],
    ['Approved', 'Open House', 'Mar 5, 2025'],
    ['Rejected', 'Open House', 'Mar 5, 2025'],
    ['Archived', 'No longer in use', 'Mar 5, 2025'],
  ]);
  const tones = rows().map((one) => one.querySelector('[data-tone]')?.getAttribute('data-tone'));
  expect(tones).toEqual(['info', 'warning', 'success', 'error', 'default']);
});

test('shows each status’s buttons', () => {
  open();
  expect(offered('Maple Avenue')).toEqual(['Maple Avenue', 'Edit Maple Avenue', 'More for Maple Avenue']);
  expect(offered('Elm Street')).toEqual([
    'Elm Street',
    'View Elm Street',
    'Share Elm Street',
    'More for Elm Street',
  ]);
  expect(offered('December evening')).toEqual([
    'December evening',
    'Awaiting Approval',
    'More for December evening',
  ]);
  expect(offered('Ferry Street')).toEqual(['Ferry Street', 'Revise Ferry Street', 'More for Ferry Street']);
  expect(offered('Spring')).toEqual(['Spring', 'More for Spring']);
  const waits = screen.getByRole('button', { name: 'Awaiting Approval' });
  expect(waits).toBeDisabled();
  expect(waits).toHaveAccessibleDescription('In review. To change it, withdraw it first.');
  const paths = ['Ferry Street', 'Spring', 'Edit Maple Avenue', 'View Elm Street', 'Share Elm Street'].map(
    (name) => screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(paths).toEqual([
    '/officer-portal/pdf/edit/ferry',
    '/officer-portal/pdf/edit/spring',
    '/officer-portal/pdf/edit/maple',
    '/officer-portal/pdf/edit/elm',
    '/officer-portal/pdf/edit/elm?share=1',
  ]);
});

/** An approved flyer can be downloaded in each format. */
const DOWNLOADS = [
  'Download PDF, letter size',
  'Download PDF with bleed and crop marks',
  'Download postcard PDF, 6 × 9 in',
  'Download postcard PDF with bleed and crop marks',
  'Download square image for social media',
];

test.each([
  ['Maple Avenue', ['Duplicate', 'Archive']],
  ['December evening', ['Withdraw', 'Duplicate']],
  ['Elm Street', ['Correct', 'Duplicate', 'Archive', ...DOWNLOADS]],
  ['Ferry Street', ['Revise', 'Duplicate', 'Archive']],
  ['Spring', ['Duplicate']],
])('%s: shows its other actions', async (title, actions) => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: `More for ${title}` }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(actions);
});

test.each([
  ['greeting', 'Download PDF, 5.5 × 8.5 in', DOWNLOADS.length],
  ['letter', 'Download PDF, letter size', 2],
] as const)('a %s is offered in its own formats', async (layout, first, count) => {
  vi.mocked(useTemplateVersion).mockReturnValue(ready({ ...version, layout }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'More for Elm Street' }));
  const items = await screen.findAllByRole('menuitem', { name: /^Download/ });
  expect(items.map(({ textContent }) => textContent)[0]).toBe(first);
  expect(items).toHaveLength(count);
});

test.each([
  ['is loading', loading],
  ['failed to load', failed('unavailable')],
] as const)('offers what every layout has while the version %s', async (_state, version) => {
  vi.mocked(useTemplateVersion).mockReturnValue(version);
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'More for Elm Street' }));
  const items = await screen.findAllByRole('menuitem', { name: /^Download/ });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Download PDF',
    'Download PDF with bleed and crop marks',
  ]);
});

test('shows the reason, also after revising, the wait, a newer version, and a past event', () => {
  open(
    list([
      ferry,
      flyer('revised', { title: 'Revised', reason: REASON, template_version_id: 'open-house-v1' }),
      flyer('waits', { status: 'pending_approval', submitted_at: new Date(2025, 2, 7, 12) }),
      flyer('old', { title: 'Old', status: 'approved', template_version_id: 'open-house-v1' }),
      flyer('class', { title: 'Class', status: 'approved', data: { event_date: '2020-01-05' } }),
    ]),
  );
  expect(row('Class').getByText(/^The event was on Sunday, Jan 5, 2020\./)).toBeVisible();
  expect(row('Class').getByRole('button', { name: 'Correct flyer Class' })).toBeVisible();
  expect(row('Ferry Street').getByText(`Reason: ${REASON}`)).toBeVisible();
  expect(row('Revised').getByText(`Was rejected: ${REASON}`)).toBeVisible();
  expect(row('Revised').getByText(/This template has a newer version/)).toBeVisible();
  expect(row('Flyer waits').getByText(/In review since Mar 7, 2025/)).toBeVisible();
  expect(row('Old').queryByText(/newer version/)).toBeNull();
});

test('filters by status, kept in the address, and by title', async () => {
  const { user } = open(list(all), '?status=approved');
  expect(titles()).toEqual(['Elm Street']);
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  expect(address()).toHaveTextContent(/flyers$/);
  await user.type(screen.getByLabelText('Search'), 'street');
  expect(titles()).toEqual(['Elm Street', 'Ferry Street']);
  await user.selectOptions(screen.getByLabelText('Status'), 'Archived');
  expect(address()).toHaveTextContent('?status=archived');
  expect(screen.getByText('No flyers found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all flyers' }));
  expect(titles()).toHaveLength(5);
});

test('loads older ones on demand; a search shows how far it went', async () => {
  const load = vi.fn();
  const { user } = open(ready({ items: all, unreadable: 0, more: { isLoading: false, load } }));
  expect(screen.getByText('These are from your newest 5.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledOnce();
  await user.type(screen.getByLabelText('Search'), 'nothing like it');
  expect(screen.getByText(/None of the newest 5 matches/)).toBeVisible();
});

test('shows an empty list', () => {
  open(list([]));
  expect(screen.getByText('No Flyers Yet')).toBeVisible();
  for (const name of ['Create New', 'Browse Templates', 'Create your first flyer']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/officer-portal/pdf/templates');
  }
  expect(screen.queryByLabelText('Search')).toBeNull();
});

test('shows loading, failure with Retry, no permission, offline, and an unreadable flyer', async () => {
  open(loading);
  expect(screen.getByRole('status', { name: 'Loading flyers' })).toBeVisible();
  const retry = vi.fn();
  open(failed('unavailable', retry));
  expect(screen.getByText('Failed to load flyers')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  open(failed('permission-denied'));
  expect(screen.getByText(/You don’t have access to this/)).toBeVisible();
  open({ ...list([maple], 2), stale: true });
  expect(screen.getByText(/this may be out of date/)).toBeVisible();
  expect(screen.getByText(/2 flyers couldn’t be shown/)).toBeVisible();
});

test('shows the list without templates', () => {
  vi.mocked(useRecordsById).mockReturnValue({ items: [], isComplete: false });
  open();
  expect(titles()).toHaveLength(5);
  expect(screen.queryByText('No longer in use')).toBeNull();
});

test('withdraw asks first, shows a rejection, and restores the focus', async () => {
  const { user } = open();
  const dialog = await choose(user, 'December evening', 'Withdraw');
  expect(screen.getByRole('dialog', { name: 'Withdraw “December evening”?' })).toBeVisible();
  expect(callFunction).not.toHaveBeenCalled();
  const refusal = 'This flyer is no longer waiting for approval.';
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/failed-precondition', refusal));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenLastCalledWith('withdraw-flyer', { id: 'december' });
  expect(screen.getByRole('status')).toHaveTextContent('WithdrawnYou can edit “December evening” again.');
  expect(screen.getByRole('button', { name: 'More for December evening' })).toHaveFocus();
});

test('revise shows the reason, then opens the editor', async () => {
  const { user } = open();
  const dialog = await choose(user, 'Ferry Street', 'Revise');
  expect(dialog.getByText(REASON)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revise' }));
  await waitFor(() => expect(address()).toHaveTextContent('/officer-portal/pdf/edit/ferry'));
  expect(callFunction).toHaveBeenCalledWith('revise-flyer', { id: 'ferry' });
});

test('offers revise next to the reason, too', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Revise Ferry Street' }));
  expect(screen.getByRole('dialog', { name: 'Revise “Ferry Street”?' })).toBeVisible();
});

test('archive shows how many links will stop; a draft has none', async () => {
  const { user } = open();
  const draft = await choose(user, 'Maple Avenue', 'Archive');
  await user.click(draft.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).not.toHaveBeenCalled();
  vi.mocked(callFunction).mockResolvedValueOnce({ links: 2, prints: 1, pages: 0, isAtLeast: false });
  const dialog = await choose(user, 'Elm Street', 'Archive');
  expect(dialog.getByText(/can’t undo this/)).toBeVisible();
  expect(
    await dialog.findByText(
      '2 shared links and 1 printed QR code will stop working. Visitors will see “Link not found.”',
    ),
  ).toBeVisible();
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('count-live-links', { flyerId: 'elm' });
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callFunction).toHaveBeenCalledWith('archive-flyer', { id: 'elm' });
});

test('duplicate needs a title, makes one copy on retry, then opens the editor', async () => {
  const { user } = open();
  const dialog = await choose(user, 'Spring', 'Duplicate');
  const title = dialog.getByLabelText(/^Flyer Title/);
  expect(title).toHaveValue('Spring (copy)');
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(title).toHaveAccessibleDescription('Please enter a title for your flyer');
  expect(title).toHaveFocus();
  await user.type(title, 'Spring again');
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/unavailable', 'x'));
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(address()).toHaveTextContent('/officer-portal/pdf/edit/'));
  const [first, second] = vi.mocked(callFunction).mock.calls;
  expect(second).toEqual(first);
  expect(second).toEqual([
    'duplicate-flyer',
    { id: 'spring', new_id: expect.stringMatching(/^[\w-]{21}$/), title: 'Spring again' },
  ]);
});

test('correct keeps the approved flyer live, makes one correction on retry, then opens the editor', async () => {
  const { user } = open();
  const dialog = await choose(user, 'Elm Street', 'Correct');
  expect(dialog.getByText(/while this flyer stays as it is/)).toBeVisible();
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/unavailable', 'x'));
  await user.click(dialog.getByRole('button', { name: 'Correct flyer' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Correct flyer' }));
  await waitFor(() => expect(address()).toHaveTextContent('/officer-portal/pdf/edit/'));
  const [first, second] = vi.mocked(callFunction).mock.calls;
  expect(second).toEqual(first);
  expect(second).toEqual(['correct-flyer', { id: 'elm', new_id: expect.stringMatching(/^[\w-]{21}$/) }]);
});

test('a requested correction shows who asked and why, with the same actions as a recalled flyer', async () => {
  const correction_request = { at: new Date(), by_name: 'Ines Ortega', messages: ['This date has passed.'] };
  const { user } = open(
    list([
      flyer('elm', { title: 'Elm Street', status: 'approved', correction_request }),
      flyer('oak', { title: 'Oak Street', status: 'recalled' }),
      flyer('ash', { title: 'Ash Street', status: 'recalled', correction_id: 'ash-2' }),
    ]),
  );
  expect(row('Ash Street').queryByRole('button', { name: /^Correct/ })).toBeNull();
  await user.click(row('Elm Street').getByRole('button', { name: 'Correct flyer Elm Street' }));
  expect(screen.getByRole('dialog', { name: 'Correct “Elm Street”?' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(row('Oak Street').getByRole('button', { name: 'Correct flyer Oak Street' }));
  expect(screen.getByRole('dialog', { name: 'Correct “Oak Street”?' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(
    row('Elm Street').getByText('Ines Ortega asked you to correct this: This date has passed.'),
  ).toBeVisible();
});

test('a flyer and its correction link to each other, each with a label', async () => {
  const corrected = flyer('elm', { title: 'Elm Street', status: 'approved', correction_id: 'elm-2' });
  const correction = { lineage_id: 'elm', edition: 2 };
  const { user } = open(
    list([
      corrected,
      flyer('elm-2', { title: 'Elm Street draft', ...correction }),
      flyer('waits', { title: 'Waits', status: 'pending_approval', ...correction }),
      flyer('done', { title: 'Done', status: 'archived', approved_at: new Date(), ...correction }),
    ]),
  );
  expect(row('Elm Street').getByText('A correction is in progress.')).toBeVisible();
  expect(row('Elm Street draft').getByText(/replaces the flyer once it’s approved/)).toBeVisible();
  expect(row('Waits').getByText(/^Correction in review/)).toBeVisible();
  expect(row('Done').getByText('Approved as edition 2 of the flyer it corrects.')).toBeVisible();
  const dialog = await choose(user, 'Elm Street', 'Correct');
  await user.click(dialog.getByRole('button', { name: 'Open correction' }));
  await waitFor(() => expect(address()).toHaveTextContent('/officer-portal/pdf/edit/elm-2'));
  expect(callFunction).not.toHaveBeenCalled();
});
