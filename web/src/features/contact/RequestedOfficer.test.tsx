import { OFFICER_NOT_LISTED } from '@brokerage/domain/contact/contactMessage';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDirectory } from '../../lib/directory/testing/directoryStub.ts';
import { sampleDirectory } from '../../lib/directory/testing/sampleDirectory.ts';
import type * as callFunctionModule from '../../lib/firebase/callFunction.ts';
import { PagePath } from '../../lib/routes/pagePath.ts';
import { ContactPage } from './ContactPage.tsx';
import { EMPTY_MESSAGE } from './contactForm.ts';
import { saveMessage } from './savedMessage.ts';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof callFunctionModule>()),
  callFunction,
}));
const downloadFile = vi.hoisted(() => vi.fn());
vi.mock('../../lib/downloadFile.ts', () => ({
  saveCalendarEntry: async (name: string, write: () => Promise<string>) => {
    downloadFile(await write(), name);
    return true;
  },
}));
vi.mock('../../lib/directory/useDirectory.ts', () => import('../../lib/directory/testing/directoryStub.ts'));
vi.mock(
  '../../lib/directory/directoryStore.ts',
  () => import('../../lib/directory/testing/directoryStub.ts'),
);

// The page's lazy parts may take a while on a busy machine.
const slow = { timeout: 20_000 };
const user = userEvent.setup({ delay: null });
const ready = { status: 'ready', directory: sampleDirectory } as const;
const WEDNESDAY_MORNING = 'Wed, Nov 18, 9 AM to 12 PM';

beforeEach(() => {
  // A Tuesday, 9 PM in New Jersey and 6 PM in California.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T02:00:00Z') });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  callFunction.mockReset();
  stubDirectory(ready);
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

async function open(search: string) {
  window.history.replaceState(null, '', `/contact${search}`);
  render(
    <PagePath value="/contact">
      <ContactPage />
    </PagePath>,
  );
  await screen.findByRole('button', { name: /^(Send message|Request a call)$/ }, slow);
}
const openForLinh = async () => {
  await open('?officer=linh-tran&utm_source=sign');
  await screen.findByRole('heading', { level: 1, name: 'Ask Linh to call you' }, slow);
};
const callback = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /call you\?|Day and time/ });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillAndSend() {
  await user.type(field(/^Name/), 'Rosa Delgado');
  await user.type(field(/^Email/), 'rosa@borrower.example');
  fireEvent.change(field(/^Phone/), { target: { value: '2015550147' } });
  await user.selectOptions(screen.getByRole('combobox', { name: /help you with/ }), 'Refinancing');
  await user.type(field(/^(Message|Anything Linh should know)/), 'Is it worth it?');
  await user.click(screen.getByRole('button', { name: /^(Send message|Request a call)$/ }));
}

it('shows who will call and when they’re available, and selects the first time of their branch', async () => {
  await openForLinh();
  expect(document.title).toMatch(/^Ask Linh to call you \|/);
  expect(screen.getByRole('link', { name: 'Linh Tran' })).toHaveAttribute('href', '/loan-officer/linh-tran');
  expect(screen.getByRole('link', { name: 'Call (714) 555-0111' })).toHaveAttribute(
    'href',
    'tel:+17145550111',
  );
  expect(screen.getByText(/^Mon-Fri 9AM-6PM, Pacific time/)).toBeVisible();
  expect(callback()).toHaveAccessibleName('Day and time');
  await waitFor(() => expect(callback()).toHaveDisplayValue(WEDNESDAY_MORNING));
  expect(callback()).toHaveAccessibleDescription('During Linh’s office hours, Pacific time.');
  expect(callback().options[0]).toHaveTextContent('No call, email me instead');
  expect(field(/^Phone/)).toBeRequired();
  const form = screen.getByRole('form', { name: 'Pick a time' });
  expect(within(form).getByRole('button', { name: 'Request a call' })).toBeVisible();
  expect(field(/^Anything Linh should know\?/)).not.toBeRequired();
  expect(screen.getByRole('link', { name: 'Apply with Linh' })).toHaveAttribute(
    'href',
    '/pre-approval?lo=linh-tran',
  );
}, 60_000);

it('keeps choices from before a reload, for the same officer', async () => {
  const values = { ...EMPTY_MESSAGE, name: 'Rosa Delgado', callback: '' };
  saveMessage({ values, elapsed_ms: 60_000, officer_id: 'linh-tran' });
  await openForLinh();
  expect(field(/^Name/)).toHaveValue('Rosa Delgado');
  await waitFor(() => expect(callback().options.length).toBeGreaterThan(1));
  expect(callback()).toHaveDisplayValue('No call, email me instead');
  cleanup();
  saveMessage({ values, elapsed_ms: 60_000, officer_id: 'somebody-else' });
  await openForLinh();
  await waitFor(() => expect(callback()).toHaveDisplayValue(WEDNESDAY_MORNING));
  cleanup();
  // An officer's time isn't one of the office's times.
  saveMessage({
    values: { ...values, callback: '2026-11-19 morning' },
    elapsed_ms: 60_000,
    officer_id: 'linh-tran',
  });
  await open('');
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Rosa Delgado'));
  expect(callback()).toHaveValue('');
  cleanup();
  saveMessage({
    values: { ...values, callback: '2026-11-19 morning' },
    elapsed_ms: 60_000,
    officer_id: 'linh-tran',
  });
  await openForLinh();
  await waitFor(() => expect(callback()).toHaveValue('2026-11-19 morning'));
});

it('shows the officer’s branch, and lists branches only when writing to the office', async () => {
  const valley = sampleDirectory.branches.find(({ state }) => state === 'CA');
  if (!valley) throw new Error('A branch');
  const newark = {
    ...valley,
    id: 'newark-nj',
    name: 'Newark',
    state: 'NJ',
    address: '60 Park Place, Newark, NJ 07102',
  };
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, branches: [valley, newark] } });
  await openForLinh();
  expect(screen.getByRole('heading', { name: 'Linh’s branch' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /branches/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Message the office instead' }));
  const all = await screen.findByRole('region', { name: 'Our branches' }, slow);
  expect(within(all).getAllByRole('listitem')).toHaveLength(2);
  // Newark's hours equal those at the top of the page.
  expect(
    within(all)
      .getAllByText(/, [A-Z]\w+ time$/)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/, Pacific time$/)]);
}, 60_000);

it('accepts a call request without a message, and requires one for an email reply', async () => {
  callFunction.mockResolvedValue({ received_at: '2026-11-18T02:01:00.000Z' });
  await openForLinh();
  await waitFor(() => expect(callback()).toHaveDisplayValue(WEDNESDAY_MORNING));
  await user.selectOptions(callback(), 'No call, email me instead');
  expect(field(/^Message/)).toBeRequired();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message is required')).toBeVisible();
  await user.selectOptions(callback(), WEDNESDAY_MORNING);
  expect(screen.queryByText('Message is required')).toBeNull();
  await user.type(field(/^Name/), 'Rosa Delgado');
  await user.type(field(/^Email/), 'rosa@borrower.example');
  fireEvent.change(field(/^Phone/), { target: { value: '2015550147' } });
  await user.selectOptions(screen.getByRole('combobox', { name: /help you with/ }), 'Refinancing');
  await user.click(screen.getByRole('button', { name: 'Request a call' }));
  await screen.findByRole('heading', { name: 'We got your request' }, slow);
  expect(callFunction.mock.calls[0]?.[1]).not.toHaveProperty('message');
}, 60_000);

it('asks for the time first', async () => {
  await openForLinh();
  expect(screen.getByRole('form').querySelector('input, select, textarea')).toBe(callback());
}, 60_000);

it('uses the branch’s own hours', async () => {
  const week = { ...DEFAULT_OFFICE_SCHEDULE.week, wednesday: { opens: '12:00', closes: '18:00' } };
  const branches = sampleDirectory.branches.map((branch) => ({
    ...branch,
    own_hours: { text: 'Weekdays, 12 PM to 6 PM', week },
  }));
  stubDirectory({ status: 'ready', directory: { ...sampleDirectory, branches } });
  await openForLinh();
  await waitFor(() => expect(callback()).toHaveDisplayValue('Wed, Nov 18, 12 PM to 3 PM'));
  expect(screen.getByText(/^Weekdays, 12 PM to 6 PM, Pacific time/)).toBeVisible();
}, 60_000);

it('sends the officer’s id, and shows who calls when, on the server’s clock', async () => {
  callFunction.mockResolvedValue({
    received_at: '2026-11-18T02:01:00.000Z',
    reference_number: 'CB-7K3Q-9F2M',
    time_zone: 'America/Denver',
  });
  await openForLinh();
  await fillAndSend();
  expect(await screen.findByRole('heading', { name: 'We got your request' }, slow)).toHaveFocus();
  expect(callFunction.mock.calls).toEqual([
    [
      'send-contact-message',
      expect.objectContaining({ officer_id: 'linh-tran', callback: '2026-11-18 morning' }),
    ],
  ]);
  expect(screen.getByText(/Linh Tran will call you on/)).toHaveTextContent(
    `Linh Tran will call you on Wednesday, Nov 18, 9 AM to 12 PM, Mountain time. Your reference number is CB-7K3Q-9F2M.`,
  );
  expect(screen.getByText(/If it can’t wait/)).toHaveTextContent(/call Linh at \(714\) 555-0111, .*Pacific/);
  await user.click(await screen.findByRole('button', { name: 'Add to calendar: your call' }, slow));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce(), slow);
  const [entry] = downloadFile.mock.calls[0] ?? [];
  // 9 AM in Denver; the UID matches the entry in the email.
  for (const line of ['UID:CB-7K3Q-9F2M', 'DTSTART:20261118T160000Z', '(714) 555-0111'])
    expect(entry).toContain(line);
}, 60_000);

it('keeps choices and input when the directory reloads', async () => {
  await openForLinh();
  await user.type(field(/^Name/), 'Rosa');
  await user.selectOptions(callback(), 'Wed, Nov 18, 12 PM to 3 PM');
  act(() => {
    stubDirectory({ status: 'ready', directory: structuredClone(sampleDirectory) });
  });
  expect(callback()).toHaveDisplayValue('Wed, Nov 18, 12 PM to 3 PM');
  await user.selectOptions(callback(), 'No call, email me instead');
  act(() => {
    stubDirectory({ status: 'ready', directory: structuredClone(sampleDirectory) });
  });
  expect(callback()).toHaveDisplayValue('No call, email me instead');
  expect(field(/^Name/)).toHaveValue('Rosa');
}, 60_000);

it('sends the input to the office instead', async () => {
  callFunction.mockResolvedValue({ received_at: '2026-11-18T02:01:00.000Z' });
  await openForLinh();
  await user.type(field(/^Name/), 'Rosa');
  await user.click(screen.getByRole('button', { name: 'Message the office instead' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Send us a message' })).toHaveFocus();
  expect(window.location.pathname + window.location.search).toBe('/contact?utm_source=sign');
  expect(field(/^Name/)).toHaveValue('Rosa');
  expect(callback()).toHaveDisplayValue('No, email is fine');
  expect(callback()).toHaveAccessibleName('Would you like us to call you?');
  await fillAndSend();
  await screen.findByRole('heading', { name: 'We got your message' }, slow);
  expect(callFunction.mock.calls[0]?.[1]).not.toHaveProperty('officer_id');
  expect(callFunction.mock.calls[0]?.[1]).not.toHaveProperty('callback');
}, 60_000);

it('stays with the officer while their request is being sent', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  callFunction.mockReturnValueOnce(promise);
  await openForLinh();
  await waitFor(() => expect(callback()).toHaveDisplayValue(WEDNESDAY_MORNING));
  await fillAndSend();
  await screen.findByRole('button', { name: 'Sending…' });
  const instead = screen.getByRole('button', { name: 'Message the office instead' });
  expect(instead).toHaveAttribute('aria-disabled', 'true');
  await user.click(instead);
  expect(screen.getByRole('heading', { name: 'Pick a time' })).toBeVisible();
  expect(callback()).toHaveDisplayValue(WEDNESDAY_MORNING);
  reject(new FirebaseError('functions/unavailable', 'down'));
  expect(await screen.findByRole('alert', {}, slow)).toHaveTextContent('Your request wasn’t sent');
  await user.click(instead);
  expect(screen.getByRole('heading', { name: 'Send us a message' })).toHaveFocus();
}, 60_000);

it('shows that the officer has left, and sends the same text to the office as a new message', async () => {
  callFunction.mockRejectedValueOnce(
    Object.assign(new FirebaseError('functions/invalid-argument', 'x'), {
      details: { issues: [{ path: 'officer_id', message: OFFICER_NOT_LISTED }] },
    }),
  );
  callFunction.mockResolvedValueOnce({ received_at: '2026-11-18T02:01:00.000Z' });
  await openForLinh();
  await fillAndSend();
  const alert = await screen.findByRole('alert', {}, slow);
  expect(alert).toHaveTextContent(OFFICER_NOT_LISTED);
  await user.click(within(alert).getByRole('button', { name: 'Message the office' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field(/^Message/)).toHaveValue('Is it worth it?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: 'We got your message' }, slow);
  const [first, second] = callFunction.mock.calls.map(([, body]) => body);
  expect(first.officer_id).toBe('linh-tran');
  expect(second).not.toHaveProperty('officer_id');
  expect(second.id).not.toBe(first.id);
}, 60_000);

it.each([
  ['an officer who isn’t in the directory', '?officer=nobody', ready],
  ['no id at all', '?officer=', ready],
  ['something else', '?officer=../x%00', ready],
  ['a directory that doesn’t come', '?officer=linh-tran', { status: 'failed' } as const],
  ['a directory that is on its way', '?officer=linh-tran', { status: 'loading' } as const],
])(
  'shows the plain contact page for %s',
  async (_case, search, state) => {
    stubDirectory(state);
    await open(search);
    // By then all lazy parts for an officer have loaded.
    await import('./RequestedOfficer.tsx');
    await waitFor(() => expect(callback().options.length).toBeGreaterThan(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
    expect(callback()).toHaveAccessibleName('Would you like us to call you?');
    expect(callback()).toHaveDisplayValue('No, email is fine');
  },
  60_000,
);
