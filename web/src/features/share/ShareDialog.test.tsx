import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from '../../lib/downloadFile.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { companyDay } from '../../lib/format/time/companyTime.ts';
import { subscribeFlyerLinks } from '../../lib/links/linkQueries.ts';
import { flyer, link } from '../../lib/links/testing/sampleLinks.ts';
import type * as documents from '../../lib/live-data/documents.ts';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { fails, list, loading, openAs, person, ready } from '../../testing/linksPortal.tsx';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => FIRESTORE }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: vi.fn(),
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof documents>()),
  subscribeDocument: vi.fn(),
}));
vi.mock('../../lib/links/linkQueries.ts', () => ({ subscribeFlyerLinks: vi.fn() }));
vi.mock('../../ui/flyer/FlyerMiniature.tsx', () => ({ FlyerMiniature: vi.fn(() => null) }));
vi.mock('../../lib/downloadFile.ts', () => ({ downloadFile: vi.fn() }));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const URL_ = 'https://site.example/shared/abCD23efGH45';
const writeText = vi.fn();
const onClose = vi.fn();

const elm = { id: 'elm', title: 'Elm Street', status: 'approved', owner_user_id: 'daniel' };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(subscribeDocument).mockReturnValue(ready(elm));
  vi.mocked(subscribeFlyerLinks).mockReturnValue(list([]));
  vi.mocked(callFunction).mockResolvedValue({ shareUrl: URL_, shortCode: 'abCD23efGH45' });
  writeText.mockReset().mockResolvedValue(undefined);
});

function open(role: 'officer' | 'compliance' = 'officer') {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  openAs(<ShareDialog flyerId="elm" title="Elm Street" onClose={onClose} />, role);
  return user;
}
const create = () => screen.getByRole('button', { name: 'Create link' });
const requests = () => vi.mocked(callFunction).mock.calls.map(([, input]) => input as { requestId: string });

async function created() {
  const user = open();
  await user.click(create());
  await screen.findByLabelText('Share link');
  return user;
}

test('the form preselects 7 days and sends what was filled in', async () => {
  const user = open();
  const expiry = screen.getByLabelText('Link expires after');
  expect(expiry).toHaveDisplayValue('7 days');
  expect(
    within(expiry)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 day', '7 days', '30 days', '90 days', 'Never']);
  await user.selectOptions(expiry, 'Never');
  await user.type(screen.getByLabelText('Label (optional)'), 'Yard sign');
  await user.type(screen.getByLabelText('UTM Source'), 'sign');
  await user.type(screen.getByLabelText('UTM Medium'), 'print');
  await user.type(screen.getByLabelText('UTM Campaign'), 'open-house');
  await user.click(create());
  expect(await screen.findByLabelText('Share link')).toHaveValue(URL_);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('create-share-link', {
    instanceId: 'elm',
    expiryDays: null,
    label: 'Yard sign',
    utmParams: { source: 'sign', medium: 'print', campaign: 'open-house' },
    requestId: expect.stringMatching(/^[\w-]{21}$/),
  });
});

test('stays open while the link is being created', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  vi.mocked(callFunction).mockReturnValue(promise);
  const user = open();
  await user.click(create());
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  resolve({ shareUrl: URL_, shortCode: 'abCD23efGH45' } as never);
  expect(await screen.findByLabelText('Share link')).toHaveValue(URL_);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('an upcoming event’s flyer gets a link for the event, through the day after it', async () => {
  const day = companyDay(new Date(Date.now() + 20 * 86_400_000));
  vi.mocked(subscribeDocument).mockReturnValue(ready({ ...elm, data: { event_date: day } }));
  const user = open();
  const expiry = screen.getByLabelText('Link expires after');
  expect(expiry).toHaveDisplayValue('The day after the event');
  expect(expiry).toHaveAccessibleDescription(/^The event is on .*\. The link works through /);
  await user.click(create());
  await screen.findByLabelText('Share link');
  expect(requests()).toMatchObject([
    { expiryDays: 'after_event', event: { name: 'Elm Street', day, guests: 30 } },
  ]);
});

test('a flyer’s event can be changed or omitted', async () => {
  const day = companyDay(new Date(Date.now() + 20 * 86_400_000));
  vi.mocked(subscribeDocument).mockReturnValue(ready({ ...elm, data: { event_date: day } }));
  const user = open();
  const isFor = screen.getByRole('switch', { name: 'For a seminar or open house' });
  expect(isFor).toBeChecked();
  expect(screen.getByLabelText(/^Event name/)).toHaveValue('Elm Street');
  expect(screen.getByLabelText(/^Date/)).toHaveValue(day);
  await user.click(isFor);
  await user.click(create());
  await screen.findByLabelText('Share link');
  expect(requests()[0]).not.toHaveProperty('event');
});

test('a past event’s flyer has a note and the usual choices', () => {
  vi.mocked(subscribeDocument).mockReturnValue(ready({ ...elm, data: { event_date: '2026-01-05' } }));
  open();
  expect(
    screen.getByText('This flyer’s event was on Monday, Jan 5, 2026. Links that still work show it.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Link expires after')).toHaveDisplayValue('7 days');
  expect(screen.queryByRole('option', { name: 'The day after the event' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'For a seminar or open house' })).not.toBeChecked();
});

test('for an event: validates before anything is sent', async () => {
  const user = open();
  await user.click(screen.getByRole('switch', { name: 'For a seminar or open house' }));
  await user.click(create());
  expect(screen.getByLabelText(/^Event name/)).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^Event name/), 'Open house');
  await user.type(screen.getByLabelText(/^Expected guests/), '30');
  const day = companyDay(new Date(Date.now() + 20 * 86_400_000));
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: day } });
  await user.click(create());
  expect(await screen.findByLabelText('Share link')).toHaveValue(URL_);
  expect(requests()).toMatchObject([{ event: { name: 'Open house', day, guests: 30 } }]);
});

test('shows when the event is after the link’s expiration', async () => {
  const user = open();
  await user.click(screen.getByRole('switch', { name: 'For a seminar or open house' }));
  const day = companyDay(new Date(Date.now() + 20 * 86_400_000));
  fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: day } });
  expect(screen.getByLabelText(/^Date/)).toHaveAccessibleDescription(/expires before this event is over/);
  await user.selectOptions(screen.getByLabelText('Link expires after'), 'Never');
  expect(screen.getByLabelText(/^Date/)).not.toHaveAccessibleDescription(/expires/);
});

test('copy: the indicator lasts 2 seconds, with a toast', async () => {
  await created();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  try {
    const button = screen.getByRole('button', { name: 'Copy link' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(writeText).toHaveBeenCalledWith(URL_);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    // Announced to screen readers, although the dialog hides the page behind it.
    expect(screen.getByRole('status')).toHaveTextContent('Copied!');
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('a failed copy shows a message and selects the link', async () => {
  const user = await created();
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Failed to copy link')).toBeVisible();
  const field = screen.getByLabelText<HTMLInputElement>('Share link');
  expect(field).toHaveAccessibleDescription(/It’s selected/);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL_.length]);
});

test('shows the QR code and saves its files', async () => {
  const user = await created();
  const picture = screen.getByRole('img', { name: 'QR code for the link to Elm Street' });
  expect(picture.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  await user.click(screen.getByRole('button', { name: 'Download SVG' }));
  expect(downloadFile).toHaveBeenCalledWith(
    expect.stringContaining('<svg'),
    'elm-street-qr.svg',
    'image/svg+xml',
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await user.click(screen.getByRole('button', { name: 'Download PNG' }));
  expect(await screen.findByText('Failed to save the QR code')).toBeVisible();
});

test('Create Another Link returns to an empty form, for a new request', async () => {
  const user = await created();
  await user.click(screen.getByRole('button', { name: 'Create Another Link' }));
  expect(screen.getByLabelText('Link expires after')).toHaveDisplayValue('7 days');
  expect(screen.getByLabelText('Link expires after')).toHaveFocus();
  await user.click(create());
  await screen.findByLabelText('Share link');
  const [first, second] = requests();
  expect(second?.requestId).not.toBe(first?.requestId);
});

test('Escape keeps the input and Close discards it; after creating a link, it closes at once', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Label (optional)'), 'Yard sign');
  await user.keyboard('{Escape}');
  expect(screen.getByText(/You haven’t saved what you entered/)).toBeVisible();
  expect(screen.getByLabelText('Label (optional)')).toHaveValue('Yard sign');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(create());
  await screen.findByLabelText('Share link');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('a failure keeps the input; a retry is the same request, other values are a new one', async () => {
  const user = open();
  vi.mocked(callFunction).mockRejectedValue(new FunctionsError('unavailable', 'unavailable'));
  await user.type(screen.getByLabelText('Label (optional)'), 'Post');
  await user.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create share link');
  expect(screen.getByLabelText('Label (optional)')).toHaveValue('Post');
  await user.click(create());
  await waitFor(() => expect(requests()).toHaveLength(2));
  await screen.findByRole('alert');
  await user.selectOptions(screen.getByLabelText('Link expires after'), '1 day');
  await user.click(create());
  await waitFor(() => expect(requests()).toHaveLength(3));
  await screen.findByRole('alert');
  const [first, second, third] = requests().map(({ requestId }) => requestId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('sends one request for two clicks', async () => {
  const user = open();
  vi.mocked(callFunction).mockReturnValue(new Promise(() => undefined));
  await user.dblClick(create());
  expect(callFunction).toHaveBeenCalledOnce();
  expect(screen.getByText('Creating your link. This can take a moment.')).toBeVisible();
});

test('an error of the function shows its title and sentence', async () => {
  const user = open();
  const { status, title, sentence } = flyerErrors['flyer-not-shareable'];
  const details = { code: 'flyer-not-shareable', title, fields: [], issues: [] };
  vi.mocked(callFunction).mockRejectedValue(new FunctionsError(status, sentence, details));
  await user.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Cannot ShareOnly approved flyers can be shared',
  );
});

test('an unapproved flyer has no form', () => {
  vi.mocked(subscribeDocument).mockReturnValue(ready({ ...elm, status: 'editing' }));
  open();
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot ShareOnly approved flyers can be shared');
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
});

test('shows a loading flyer and an unreadable one', async () => {
  vi.mocked(subscribeDocument).mockReturnValue(loading);
  open();
  expect(screen.getByRole('status', { name: 'Loading flyer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('lists existing links with their state: an officer’s own, and all for an administrator', async () => {
  vi.mocked(subscribeFlyerLinks).mockReturnValue(
    list([
      link('first', {
        label: 'Newsletter',
        utm_source: 'email',
        expires_at: new Date('2999-01-02T03:00:00Z'),
      }),
      link('printed', { kind: 'print' }),
      link('off', { label: 'Old', is_disabled: true }),
    ]),
  );
  const user = open();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'NewsletterCreated Nov 1, 2026Expires Jan 1, 2999, 10:00 PM ETUTM Source: emailLive',
    'Printed QR codeCreated Nov 1, 2026Never expiresLive',
    'OldCreated Nov 1, 2026Never expiresDisabled',
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy link: Newsletter' }));
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/shared/first`);
  expect(subscribeFlyerLinks).toHaveBeenLastCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: 'daniel' },
    'elm',
  );
  expect(screen.getByRole('link', { name: 'Link Analytics' })).toHaveAttribute(
    'href',
    '/officer-portal/pdf/analytics',
  );
});

test('links: shows none, loading and failed, and everyone’s to an administrator', () => {
  open('compliance');
  expect(screen.getByText('No shared links yet')).toBeVisible();
  expect(subscribeFlyerLinks).toHaveBeenLastCalledWith(
    FIRESTORE,
    { tenantId: 'larkfield', holderId: null },
    'elm',
  );
  vi.mocked(subscribeFlyerLinks).mockReturnValue(loading);
  open();
  expect(screen.getByRole('status', { name: 'Loading links' })).toBeVisible();
  vi.mocked(subscribeFlyerLinks).mockReturnValue(fails('unavailable'));
  open();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('an administrator can’t share a deactivated officer’s flyer, whose links have stopped', () => {
  vi.mocked(subscribeDocument)
    .mockReturnValueOnce(ready({ ...elm, owner_user_id: 'ana' }))
    .mockReturnValue(ready(person('ana', 'Ana Reyes', 'deactivated')));
  const stopped = flyer('Elm Street', { owner_user_id: 'ana', owner_state: 'stopped' });
  vi.mocked(subscribeFlyerLinks).mockReturnValue(list([link('first', { flyer: stopped })]));
  open('compliance');
  expect(screen.getByRole('alert')).toHaveTextContent(/owner of this flyer has been deactivated/);
  expect(screen.getByRole('listitem')).toHaveTextContent(/Officer deactivated$/);
});

test('the form shows the expiration in the office’s time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00Z') });
  try {
    const user = open();
    expect(screen.getByLabelText('Link expires after')).toHaveAccessibleDescription(
      /^Expires Nov 28, 2026, 10:00.PM.ET$/,
    );
    await user.selectOptions(screen.getByLabelText('Link expires after'), 'Never');
    expect(screen.getByLabelText('Link expires after')).not.toHaveAccessibleDescription();
  } finally {
    vi.useRealTimers();
  }
});

test('shows the flyer next to its title, as submitted', () => {
  const snapshot = { category: 'flyer', parties: {}, link: 'https://site.example/shared/qr' };
  const pinned = { template_id: 'open-house', template_version_id: 'v2', data: { street: '1 Elm' } };
  vi.mocked(subscribeDocument).mockReturnValue(ready({ ...elm, ...pinned, snapshot }));
  open();
  expect(vi.mocked(FlyerMiniature).mock.lastCall?.[0]).toMatchObject({
    templateId: 'open-house',
    versionId: 'v2',
    category: 'flyer',
    data: { street: '1 Elm' },
    link: 'https://site.example/shared/qr',
  });
});

test('a flyer that was never submitted has no picture', () => {
  open();
  expect(FlyerMiniature).not.toHaveBeenCalled();
});
