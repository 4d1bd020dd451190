import { linkErrors } from '@brokerage/domain/errors/linkErrors';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import {
  subscribeLinkDays,
  subscribeNotCompacted,
  subscribeOfficerLinks,
} from '../../../lib/links/linkQueries.ts';
import { count, officerLink } from '../../../lib/links/testing/sampleLinks.ts';
import { useDirectoryMembers } from '../../../lib/live-data/records/useDirectoryMembers.ts';
import { fails, list, loading, openAs, person } from '../../../testing/linksPortal.tsx';
import { OfficerLinksPage } from './OfficerLinksPage.tsx';

const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => FIRESTORE }));
vi.mock('../../../lib/links/linkQueries.ts', () => ({
  subscribeOfficerLinks: vi.fn(),
  subscribeNotCompacted: vi.fn(),
  subscribeLinkDays: vi.fn(),
}));
vi.mock('../../../lib/live-data/records/useDirectoryMembers.ts', () => ({ useDirectoryMembers: vi.fn() }));
vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const URL_ = 'https://site.example/shared/abCD23efGH45';

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(subscribeOfficerLinks).mockReturnValue(list([]));
  vi.mocked(subscribeNotCompacted).mockReturnValue(list([]));
  vi.mocked(subscribeLinkDays).mockReturnValue(list([]));
  vi.mocked(callFunction).mockResolvedValue({ shareUrl: URL_, shortCode: 'abCD23efGH45' });
  vi.mocked(useDirectoryMembers).mockReturnValue({
    status: 'ready',
    isLarge: false,
    items: [{ ...person('ana', 'Ana Reyes'), officer_id: 'ana-reyes' }],
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

function open(role: 'officer' | 'compliance' = 'officer', officer_id: string | null = 'daniel-okafor') {
  const user = userEvent.setup();
  openAs(<OfficerLinksPage />, role, '/officer-portal/pdf/links', { officer_id });
  return user;
}
const dialog = () => within(screen.getByRole('dialog'));
const requests = () => vi.mocked(callFunction).mock.calls.map(([, input]) => input as { requestId: string });

test('starts empty, creates one to the questionnaire with its QR code, and then another', async () => {
  const user = open();
  expect(screen.getByText('No links yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(dialog().getByRole('radio', { name: 'My public page' })).toBeChecked();
  expect(dialog().getByLabelText('Link expires after')).toHaveDisplayValue('Never');
  expect(dialog().queryByLabelText('Loan officer')).toBeNull();
  await user.click(dialog().getByRole('radio', { name: 'The questionnaire with me already chosen' }));
  await user.type(dialog().getByLabelText('Label (optional)'), ' Yard sign 12 Oak St ');
  await user.click(dialog().getByRole('button', { name: 'Create link' }));
  expect(await dialog().findByLabelText('Share link')).toHaveValue(URL_);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('create-share-link', {
    target: 'questionnaire',
    expiryDays: null,
    label: 'Yard sign 12 Oak St',
    utmParams: { source: '', medium: '', campaign: '' },
    requestId: expect.any(String) as string,
  });
  const code = dialog().getByRole('img', {
    name: 'QR code for the link to Questionnaire with Daniel Okafor',
  });
  expect(code).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Create Another Link' }));
  expect(dialog().getByLabelText('Label (optional)')).toHaveValue('');
});

test('the button keeps its place while the links load, and an empty page has one more', async () => {
  vi.mocked(subscribeOfficerLinks).mockReturnValue(loading);
  open();
  expect(screen.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create your first link' })).toBeNull();
  cleanup();
  vi.mocked(subscribeOfficerLinks).mockReturnValue(list([]));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Create your first link' }));
  expect(dialog().getByRole('radio', { name: 'My public page' })).toBeChecked();
});

test('an empty list at the last visit implies nothing about now', () => {
  const empty = { items: [], unreadable: 0 };
  const cached = Object.assign(loading.bind(undefined), { readCached: () => empty });
  vi.mocked(subscribeOfficerLinks).mockReturnValue(cached);
  open();
  expect(screen.getByRole('status', { name: 'Loading links' })).toBeVisible();
  expect(screen.queryByText('No links yet')).toBeNull();
});

test('keeps the input after an error, and retries the same request', async () => {
  const sentence = linkErrors['officer-not-listed'].sentence({ name: 'Daniel Okafor' });
  vi.mocked(callFunction).mockRejectedValueOnce(new FunctionsError('unavailable', 'offline'));
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('failed-precondition', sentence, {
      code: 'officer-not-listed',
      title: 'Link not created',
    }),
  );
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await user.type(dialog().getByLabelText('Label (optional)'), 'Card');
  const create = dialog().getByRole('button', { name: 'Create link' });
  await user.click(create);
  expect(await dialog().findByRole('alert')).toBeVisible();
  await user.click(create);
  expect(await dialog().findByText(sentence)).toBeVisible();
  expect(dialog().getByLabelText('Label (optional)')).toHaveValue('Card');
  await user.click(dialog().getByRole('radio', { name: 'The questionnaire with me already chosen' }));
  await user.click(create);
  await dialog().findByLabelText('Share link');
  const [first, second, third] = requests().map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('Escape keeps the input; Close discards it, as the warning says', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await user.type(dialog().getByLabelText('Label (optional)'), 'Card');
  await user.keyboard('{Escape}');
  expect(dialog().getByRole('alert')).toHaveTextContent('select Close to discard it');
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an administrator selects the officer before anything is sent', async () => {
  const user = open('compliance', null);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await user.click(dialog().getByRole('button', { name: 'Create link' }));
  expect(callFunction).not.toHaveBeenCalled();
  expect(dialog().getByText('Choose a loan officer.')).toBeVisible();
  expect(dialog().getByLabelText('Loan officer')).toHaveFocus();
  await user.selectOptions(dialog().getByLabelText('Loan officer'), 'Ana Reyes');
  await user.click(dialog().getByRole('button', { name: 'Create link' }));
  await dialog().findByLabelText('Share link');
  expect(requests()).toMatchObject([{ target: 'officer_page', officerId: 'ana-reyes' }]);
});

test('explains why members outside the directory have no link to create', () => {
  open('officer', null);
  expect(screen.getByText(linkErrors['no-directory-entry'].sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
});

test('shows links with figures including new counts, details and a change', async () => {
  vi.mocked(subscribeOfficerLinks).mockReturnValue(
    list([
      officerLink('yardsign1234', { label: 'Yard sign', views: 40, scans: 30 }),
      officerLink('card12345678', { target: 'questionnaire', is_disabled: true }),
    ]),
  );
  vi.mocked(subscribeNotCompacted).mockReturnValue(
    list([count('yardsign1234', '2026-11-20', { flyer_instance_id: null, views: 2, applications: 1 })]),
  );
  const user = open();
  expect(subscribeOfficerLinks).toHaveBeenCalledWith(FIRESTORE, {
    tenantId: 'larkfield',
    holderId: 'daniel',
  });
  const sign = screen.getByRole('row', { name: /Yard sign/ });
  const cells = within(sign)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 4)).toEqual(['42', '30', '0', '1']);
  expect(sign).toHaveTextContent('Public page of Daniel Okafor');
  expect(screen.getByRole('row', { name: /card12345678/ })).toHaveTextContent('Disabled');

  await user.click(within(sign).getByRole('button', { name: /^More for/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Disable' }));
  expect(dialog().getByText(/cards and signs that are already printed/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Disable' }));
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('update-share-link', {
    shortCode: 'yardsign1234',
    isDisabled: true,
  });
});

test('shows loading', () => {
  vi.mocked(subscribeOfficerLinks).mockReturnValue(loading);
  open();
  expect(screen.getByRole('status', { name: 'Loading links' })).toBeVisible();
});

test('shows failed, with Retry', () => {
  vi.mocked(subscribeOfficerLinks).mockReturnValue(fails('permission-denied'));
  open();
  expect(screen.getByText('Couldn’t load your links')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('shows unreadable records', () => {
  vi.mocked(subscribeOfficerLinks).mockReturnValue(list([], { unreadable: 2 }));
  open();
  expect(screen.getByText(/^2 records couldn’t be shown/)).toBeVisible();
});
