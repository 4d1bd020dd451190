import type { CallState } from '@brokerage/domain/contact/changeCall';
import { CALL_TIME_FULL } from '@brokerage/domain/contact/scheduleCall';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { pacificSchedule } from '@brokerage/domain/schedule/testing/pacificSchedule';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { provideDirectory } from '../../../lib/directory/directoryStore.ts';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { CallPage } from './CallPage.tsx';

const backend = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../lib/firebase/callHttps.ts', () => ({
  callHttps: (name: string, input: unknown) => Promise.resolve().then(() => backend.call(name, input)),
}));
const downloads = vi.hoisted(() => ({ file: vi.fn() }));
vi.mock('../../../lib/downloadFile.ts', () => ({
  saveCalendarEntry: async (name: string, write: () => Promise<string>) => {
    downloads.file(await write(), name);
    return true;
  },
}));

const LINK = `PA-7K3Q-9F2M.${'s'.repeat(32)}`;
/** Linh's, as in the card about her. */
const OFFICER_PHONE = '(714) 555-0111';

const view = (state: CallState, changes: object = {}) => ({
  reference_number: 'CB-TEST-0002',
  callback: '2026-11-24 morning',
  time_zone: 'America/Los_Angeles',
  from: '2026-11-24T17:00:00.000Z',
  to: '2026-11-24T20:00:00.000Z',
  sequence: 0,
  state,
  mentioned_number: 'PA-7K3Q-9F2M',
  officer_id: 'linh-tran',
  schedule: pacificSchedule,
  ...changes,
});
const refusal = (status: string, code: string, message: string, issues: object[] = []) =>
  Object.assign(new FirebaseError(`functions/${status}`, message), { details: { code, title: '', issues } });

function open(hash = `#${LINK}`) {
  window.history.replaceState(null, '', `/call${hash}`);
  const user = userEvent.setup({ delay: null });
  render(<CallPage />);
  return user;
}

// Load the lazy chunks up front.
beforeAll(
  () => Promise.all([import('./CallLoader.tsx'), import('@brokerage/domain/publicCallables')]),
  60_000,
);

beforeEach(() => {
  sessionStorage.clear();
  backend.call.mockReset();
  downloads.file.mockReset();
  provideDirectory(sampleDirectory);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('shows when the call is, in which time zone, by whom and at which number', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled'));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your call with Linh' })).toBeVisible();
  expect(screen.getByText(/^Tuesday, Nov\s24, 9\sAM to 12\sPM\sPT$/)).toBeVisible();
  expect(screen.getByText(/^Pacific time/)).toBeVisible();
  expect(screen.getByText(/^Reference number/)).toHaveTextContent('PA-7K3Q-9F2M');
  const officer = within(screen.getByRole('region', { name: 'Your loan officer' }));
  expect(officer.getByText('Linh Tran')).toBeVisible();
  expect(backend.call.mock.calls).toEqual([['get-scheduled-call', { link: LINK }]]);
  expect(screen.queryByText(/CB-TEST/)).toBeNull();
});

it('removes the link from the address, and keeps it over a reload', async () => {
  backend.call.mockResolvedValue(view('scheduled'));
  open();
  await screen.findByRole('heading', { level: 1, name: 'Your call with Linh' });
  expect(window.location.href).toMatch(/\/call$/);
  expect(backend.call).toHaveBeenCalledOnce();
  cleanup();
  open('');
  await screen.findByRole('heading', { level: 1, name: 'Your call with Linh' });
  expect(backend.call).toHaveBeenLastCalledWith('get-scheduled-call', { link: LINK });
});

it('is excluded from search engines', async () => {
  open('');
  await screen.findByRole('heading', { name: 'We need the link from your email' });
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('adds the call to a calendar', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar: your call' }));
  await waitFor(() => expect(downloads.file).toHaveBeenCalledOnce());
  const [content] = downloads.file.mock.calls[0] ?? [];
  expect(content).toContain('UID:CB-TEST-0002');
  expect(content).toContain('STATUS:CONFIRMED');
});

it('moves the call: a time that just filled up is rejected, another one accepted', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled', { schedule: DEFAULT_OFFICE_SCHEDULE }));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Change time' }));
  expect(screen.getByRole('heading', { name: 'Pick a new time' })).toHaveFocus();
  const choices = screen.getAllByRole<HTMLInputElement>('radio');
  backend.call.mockRejectedValueOnce(
    refusal('invalid-argument', 'invalid-argument', 'Some answers need another look.', [
      { path: 'callback', message: CALL_TIME_FULL },
    ]),
  );
  await user.click(choices[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Confirm time' }));
  expect(await screen.findByText(`${CALL_TIME_FULL}.`)).toBeVisible();
  expect(choices[1]).toBeDisabled();
  backend.call.mockResolvedValueOnce(view('scheduled', { callback: choices[2]?.value, sequence: 1 }));
  await user.click(choices[2] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Confirm time' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'We moved your call' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add the new time to your calendar: your call' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('cancels the call after a confirmation, and can schedule it again', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel call' }));
  backend.call.mockResolvedValueOnce(view('canceled', { sequence: 1 }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your call is canceled' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove from calendar: your call' }));
  await waitFor(() => expect(downloads.file).toHaveBeenCalledOnce());
  expect(downloads.file.mock.calls[0]?.[0]).toContain('STATUS:CANCELLED');
  await user.click(screen.getByRole('button', { name: 'Pick a new time' }));
  const [first] = screen.getAllByRole<HTMLInputElement>('radio');
  backend.call.mockResolvedValueOnce(view('scheduled', { callback: first?.value, sequence: 2 }));
  await user.click(first as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Confirm time' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your call is scheduled' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Change time' })).toBeVisible();
});

it('adds a moved call’s new time to a calendar that may not have the first', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled', { sequence: 1 }));
  open();
  expect(
    await screen.findByRole('button', { name: 'Add the new time to your calendar: your call' }),
  ).toBeVisible();
});

it('reports no change if the response has none', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel call' }));
  backend.call.mockResolvedValueOnce(view('scheduled'));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your call with Linh' })).toHaveFocus();
  expect(screen.queryByText(/We’ve let/)).toBeNull();
});

it('shows what prevents a change, and leaves the call as it is', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled'));
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel call' }));
  const sentence = 'This call is closed, so you can’t change it online. Please call us.';
  backend.call.mockRejectedValueOnce(refusal('failed-precondition', 'call-closed', sentence));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your call with Linh' })).toBeVisible();
});

it.each([
  ['past', 'The time for this call has passed', /^Didn’t hear from us, or need another call\?/],
  [
    'contacted',
    'This call is closed',
    /^We’ve already been in touch about it, so you can’t change it online\./,
  ],
  ['closed', 'This call is closed', /^You can’t change it online\. Questions, or still need a call\?/],
] as const)(
  'a call that is %s can’t be changed; the page says whom to call and leads to another call',
  async (state, title, text) => {
    backend.call.mockResolvedValueOnce(view(state));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /time|cancel|calendar/i })).toBeNull();
    // The same number as in the officer's card.
    const numbers = screen.getAllByRole('link', { name: OFFICER_PHONE });
    expect(numbers).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '(973) 555-0192' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Before your call' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Request another call' })).toHaveAttribute(
      'href',
      '/contact?officer=linh-tran',
    );
  },
);

it('says what to have handy for the call and whom to call in doubt', async () => {
  backend.call.mockResolvedValueOnce(view('scheduled'));
  open();
  const section = within(await screen.findByRole('region', { name: 'Before your call' }));
  expect(section.getByText(/^We’ll never ask for a password or a card number/)).toHaveTextContent(
    'Not sure that it’s Linh? Hang up and call (973) 555-0192.',
  );
});

it('distinguishes an unknown link from a failed connection, which can be retried', async () => {
  backend.call.mockRejectedValueOnce(refusal('not-found', 'call-link-unknown', 'This link doesn’t work.'));
  open();
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work anymore' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('retries after a failure', async () => {
  backend.call.mockRejectedValueOnce(refusal('unavailable', 'internal', 'The server is busy.'));
  const user = open();
  expect(await screen.findByText(/The server is busy\./)).toBeVisible();
  backend.call.mockResolvedValueOnce(view('scheduled'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your call with Linh' })).toBeVisible();
});

it('sends no request without a link', async () => {
  open('#abc');
  expect(await screen.findByRole('heading', { name: 'We need the link from your email' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call \(/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(backend.call).not.toHaveBeenCalled();
});
