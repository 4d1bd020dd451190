import { publicErrors } from '@brokerage/domain/errors/publicErrors';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as callFunctionModule from '../../lib/firebase/callFunction.ts';
import { ATTRIBUTION_KEY } from '../../lib/saveAttribution.ts';
import { ContactDesk } from './ContactDesk.tsx';
import { visitLink } from './contactCheck.ts';
import { EMPTY_MESSAGE } from './contactForm.ts';
import { saveMessage, takeSavedMessage } from './savedMessage.ts';

const callFunction = vi.hoisted(() => vi.fn());
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof callFunctionModule>()),
  callFunction,
}));

beforeEach(() => {
  callFunction.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const user = userEvent.setup({ delay: null });
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));

/** The form loads after the page. */
async function open() {
  render(<ContactDesk onDropOfficer={() => {}} />);
  await screen.findByRole('button', { name: 'Send message' });
}

async function fill() {
  await open();
  await user.type(field(/^Name/), 'Rosa Delgado');
  await user.type(field(/^Email/), 'rosa@borrower.example');
  await user.selectOptions(screen.getByRole('combobox', { name: /help you with/ }), 'Refinancing');
  await user.type(field(/^Message/), 'Is it worth it?');
}

const failWith = (code: string, message: string, details?: object) =>
  callFunction.mockRejectedValueOnce(
    Object.assign(new FirebaseError(`functions/${code}`, message), details && { details }),
  );

it('shows what not to write, and links to the privacy policy, right before the button', async () => {
  await open();
  const line = screen.getByText(/Please leave out your Social Security number/);
  expect(within(line).getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  expect(line.nextElementSibling).toBe(screen.getByRole('button', { name: 'Send message' }));
});

it('rejects a Social Security number in the message before sending', async () => {
  await fill();
  await user.type(field(/^Message/), ' My SSN is 123-45-6789');
  await send();
  expect(field(/^Message/)).toHaveAccessibleDescription(
    'Please take out the number that looks like a Social Security number',
  );
  expect(callFunction).not.toHaveBeenCalled();
});

it('sends the formatted number, even immediately after typing', async () => {
  callFunction.mockResolvedValue({ received_at: '2026-11-20T15:00:00.000Z' });
  await fill();
  fireEvent.change(field(/^Phone/), { target: { value: '2015550147' } });
  await send();
  await screen.findByRole('heading', { name: 'We got your message' });
  expect(callFunction.mock.calls[0]?.[1]).toMatchObject({ phone: '(201) 555-0147' });
});

it('doesn’t change a message while it’s being sent', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  callFunction.mockReturnValueOnce(promise);
  await fill();
  await send();
  await screen.findByRole('button', { name: 'Sending…' });
  expect(field(/^Message/)).toHaveAttribute('readonly');
  await user.type(field(/^Message/), ' And when?');
  await user.type(field(/^Email/), 'x');
  await user.selectOptions(screen.getByRole('combobox', { name: /help you with/ }), 'Buying a home');
  reject(new FirebaseError('functions/unavailable', 'down'));
  await screen.findByRole('alert');
  expect(field(/^Message/)).toHaveValue('Is it worth it?');
  expect(field(/^Email/)).toHaveValue('rosa@borrower.example');
  expect(screen.getByRole('combobox', { name: /help you with/ })).toHaveValue('refinancing');
  await user.type(field(/^Message/), ' And when?');
  expect(field(/^Message/)).toHaveValue('Is it worth it? And when?');
});

it('sends only filled-in fields, and shows when to expect a reply', async () => {
  callFunction.mockResolvedValue({ received_at: '2026-11-20T15:00:00.000Z' });
  await fill();
  await send();
  expect(await screen.findByRole('heading', { name: 'We got your message' })).toHaveFocus();
  expect(callFunction.mock.calls).toEqual([
    [
      'send-contact-message',
      {
        name: 'Rosa Delgado',
        email: 'rosa@borrower.example',
        topic: 'refinancing',
        message: 'Is it worth it?',
        id: expect.stringMatching(/^[\w-]{21}$/),
        elapsed_ms: expect.any(Number),
        website: '',
      },
    ],
  ]);
  // Asked on a Friday at 10 AM.
  expect(screen.getByText(/by Monday, November 23 at 10:00 AM ET/)).toBeVisible();
});

it('sends the visit’s shared link, and nothing that isn’t a link’s code', async () => {
  callFunction.mockResolvedValue({ received_at: '2026-11-20T15:00:00.000Z' });
  sessionStorage.setItem(ATTRIBUTION_KEY, JSON.stringify({ link: 'abCD23efGH45', utm_source: 'sign' }));
  await fill();
  await send();
  await screen.findByRole('heading', { name: 'We got your message' });
  expect(callFunction.mock.calls[0]?.[1]).toMatchObject({ link: 'abCD23efGH45' });
  for (const kept of ['{"link":"no code!"}', '{"link":7}', 'null', '{']) {
    sessionStorage.setItem(ATTRIBUTION_KEY, kept);
    expect(visitLink(), kept).toBeUndefined();
  }
  sessionStorage.clear();
});

it('offers no call on a day when the office is closed', async () => {
  // The Monday before Thanksgiving.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00Z') });
  try {
    await open();
    const callback = screen.getByRole<HTMLSelectElement>('combobox', { name: /call you/ });
    const times = [...callback.querySelectorAll('option')].map(({ textContent }) => textContent);
    const days = [...callback.querySelectorAll('optgroup')].map(({ label }) => label);
    expect(days.slice(0, 3)).toEqual(['Monday, Nov 23', 'Tuesday, Nov 24', 'Wednesday, Nov 25']);
    expect(times).toContain('Wed, Nov 25, 9 AM to 12 PM');
    expect(times).toContain('Fri, Nov 27, 9 AM to 12 PM');
    expect(times.join()).not.toMatch(/Nov 26/);
    expect(callback).not.toHaveAccessibleDescription();
    await user.selectOptions(callback, 'Wed, Nov 25, 9 AM to 12 PM');
    expect(callback).toHaveAccessibleDescription('During our office hours, Eastern time.');
    // Back at the tab a day later, the selected time is still in the future.
    vi.setSystemTime(new Date('2026-11-24T15:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(callback).toHaveDisplayValue('Wed, Nov 25, 9 AM to 12 PM');
    // Two days later it has passed.
    vi.setSystemTime(new Date('2026-11-27T15:00:00Z'));
    fireEvent(document, new Event('visibilitychange'));
    expect(callback).toHaveDisplayValue(callback.options[0]?.textContent ?? '');
    expect(callback.querySelector('optgroup')).toHaveAttribute('label', 'Friday, Nov 27');
  } finally {
    vi.useRealTimers();
  }
});

it('sends nothing invalid, and shows the error at the field', async () => {
  await open();
  await send();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(field(/^Name/)).toHaveAccessibleDescription('Name is required');
  expect(field(/^Name/)).toHaveFocus();
  expect(callFunction).not.toHaveBeenCalled();
});

it('requires the phone number only for a call', async () => {
  await fill();
  expect(field('Phone')).not.toBeRequired();
  const callback = screen.getByRole<HTMLSelectElement>('combobox', { name: /call/ });
  await user.selectOptions(callback, callback.options[1]?.value ?? '');
  expect(field('Phone')).toBeRequired();
  await send();
  expect(await screen.findByText('Enter the number we should call')).toBeVisible();
  await user.selectOptions(callback, '');
  expect(field('Phone')).toBeValid();
});

it('shows the reference of a requested call', async () => {
  callFunction.mockResolvedValue({
    received_at: new Date().toISOString(),
    reference_number: 'CB-7K3Q-9F2M',
  });
  await fill();
  fireEvent.change(field(/^Phone/), { target: { value: '2015550147' } });
  const callback = screen.getByRole<HTMLSelectElement>('combobox', { name: /call/ });
  await user.selectOptions(callback, callback.options[4]?.value ?? '');
  await send();
  expect(await screen.findByText(/We’ll call you then\./)).toHaveTextContent(
    /We’ll call you then\. Your reference number is CB-7K3Q-9F2M\./,
  );
  expect(screen.queryByText(/within 24 hours/), 'a second promise').toBeNull();
});

it('shows only once that it’s offline', async () => {
  await fill();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/You’re offline/);
  expect(screen.getAllByText(/You’re offline/)).toHaveLength(1);
  onLine.mockRestore();
});

it('restores input from before the page reloaded, once', async () => {
  const values = { ...EMPTY_MESSAGE, name: 'Rosa Delgado', topic: 'refinancing', message: 'Is it worth it?' };
  expect(saveMessage({ values, elapsed_ms: 60_000, was_sending: true })).toBe(true);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /What you typed is still here\. Please send it again\./,
  );
  expect(field(/^Name/)).toHaveValue('Rosa Delgado');
  expect(field(/^Message/)).toHaveValue('Is it worth it?');
  expect(takeSavedMessage()).toBeUndefined();
});

it('silently keeps input over a reload until it’s sent', async () => {
  callFunction.mockResolvedValue({ received_at: '2026-11-20T15:00:00.000Z' });
  await open();
  fireEvent(window, new Event('pagehide'));
  expect(takeSavedMessage(), 'nothing is typed').toBeUndefined();
  cleanup();
  await fill();
  fireEvent(window, new Event('pagehide'));
  cleanup();
  await open();
  await vi.waitFor(() => expect(field(/^Message/)).toHaveValue('Is it worth it?'));
  expect(field(/^Name/)).toHaveValue('Rosa Delgado');
  expect(screen.queryByRole('alert')).toBeNull();
  // Simulates a phone moving the page to the background, where it may be discarded, and back.
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(takeSavedMessage()?.values.name).toBe('Rosa Delgado');
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(takeSavedMessage()).toBeUndefined();
  visibility.mockRestore();
  // Left again, and restored as before.
  fireEvent(window, new Event('pagehide'));
  await send();
  await screen.findByRole('heading', { name: 'We got your message' });
  fireEvent(window, new Event('pagehide'));
  expect(takeSavedMessage()).toBeUndefined();
});

it('is as high as its lines before typing', async () => {
  await open();
  expect(field(/^Message/)).toHaveStyle({ minHeight: '140px' });
});

it('keeps input after a failure, and resends it under the same id', async () => {
  failWith('internal', 'internal');
  callFunction.mockResolvedValueOnce({ received_at: '2026-11-20T15:00:00.000Z' });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(publicErrors.internal.sentence);
  expect(field(/^Message/)).toHaveValue('Is it worth it?');
  await send();
  await screen.findByRole('heading', { name: 'We got your message' });
  const ids = callFunction.mock.calls.map(([, body]) => body.id);
  expect(ids[0]).toBe(ids[1]);
});

it('sends changed input after a failure as a new message', async () => {
  failWith('internal', 'internal');
  callFunction.mockResolvedValueOnce({ received_at: '2026-11-20T15:00:00.000Z' });
  await fill();
  await send();
  await screen.findByRole('alert');
  await user.type(field(/^Message/), ' And when?');
  await send();
  await screen.findByRole('heading', { name: 'We got your message' });
  const [first, second] = callFunction.mock.calls.map(([, body]) => body);
  expect(second.message).toBe('Is it worth it? And when?');
  expect(second.id).not.toBe(first.id);
});

it('shows the server’s field errors at their fields, and otherwise its message', async () => {
  failWith('invalid-argument', 'x', { issues: [{ path: 'email', message: 'Invalid email address' }] });
  failWith('resource-exhausted', publicErrors['too-many-forms'].sentence);
  await fill();
  await send();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('or call us');
});
