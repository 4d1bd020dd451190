import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ContactDesk } from './ContactDesk.tsx';
import { EMPTY_MESSAGE } from './contactForm.ts';
import { saveMessage, takeSavedMessage } from './savedMessage.ts';

// Simulates a release that removed the file.
vi.mock('../../lib/firebase/callFunction.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const VALUES = {
  ...EMPTY_MESSAGE,
  name: 'Rosa Delgado',
  email: 'rosa@borrower.example',
  topic: 'refinancing',
  message: 'Is it worth it?',
} as const;

const user = userEvent.setup({ delay: null });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const forbidStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

/** Fills in the form and submits it while the sending code can't load. */
async function send() {
  render(<ContactDesk onDropOfficer={() => {}} />);
  const button = await screen.findByRole('button', { name: 'Send message' });
  await user.type(field(/^Name/), VALUES.name);
  await user.type(field(/^Email/), VALUES.email);
  await user.selectOptions(screen.getByRole('combobox', { name: /help you with/ }), 'Refinancing');
  await user.type(field(/^Message/), VALUES.message);
  await user.click(button);
}

beforeEach(() => {
  sessionStorage.clear();
  // jsdom logs that it can't reload.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('saves input for the reload that loads the missing part', async () => {
  await send();
  await vi.waitFor(() => expect(takeSavedMessage()?.values).toEqual(VALUES));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('explains what to do instead of reloading if the browser stores nothing', async () => {
  const refused = forbidStorage();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Part of this page didn’t load. Check your connection, then copy what you typed and reload the page.',
  );
  expect(field(/^Message/)).toHaveValue(VALUES.message);
  refused.mockRestore();
});

it('reports whether a message was saved', () => {
  expect(saveMessage({ values: VALUES, elapsed_ms: 1 })).toBe(true);
  const refused = forbidStorage();
  expect(saveMessage({ values: VALUES, elapsed_ms: 1 })).toBe(false);
  refused.mockRestore();
});

it('keeps a message for an hour', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const keptFor = (minutes: number) => {
    saveMessage({ values: VALUES, elapsed_ms: 1 });
    vi.setSystemTime(Date.now() + minutes * 60_000);
    return takeSavedMessage()?.values;
  };
  expect(keptFor(59)).toEqual(VALUES);
  expect(keptFor(60)).toBeUndefined();
  sessionStorage.setItem('brokerage.contact.message', JSON.stringify({ values: VALUES, elapsed_ms: 1 }));
  expect(takeSavedMessage()).toBeUndefined();
});

it.each([
  [
    'values of another kind',
    { values: { name: 7, email: null, message: 'Hello', color: 'red' }, elapsed_ms: 'x' },
  ],
  ['no values', { officer_id: 3 }],
  ['a name that every object has', { values: { message: 'Hello', toString: 'x' }, elapsed_ms: 1e300 }],
])('reads only valid parts of a stored message with %s', (_what, stored) => {
  sessionStorage.setItem('brokerage.contact.message', JSON.stringify({ ...stored, saved_at: Date.now() }));
  const message = 'values' in stored ? 'Hello' : '';
  expect(takeSavedMessage()).toEqual({
    values: { ...EMPTY_MESSAGE, message },
    elapsed_ms: 0,
    officer_id: undefined,
    was_sending: false,
  });
});
