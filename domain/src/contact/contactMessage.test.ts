import { expect, it } from 'vitest';
import { callbackTimes } from '../schedule/callbackTimes.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { contactMessageInputSchema, contactMessageSchema } from './contactMessage.ts';

const message = {
  name: 'Rosa Delgado',
  email: 'rosa@borrower.example',
  topic: 'buying',
  message: 'We found a house.\nWhat now?',
};
const issues = (changes: object) =>
  (contactMessageSchema.safeParse({ ...message, ...changes }).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.message,
  ]);

it('accepts a message without phone and callback, and treats blanks as missing', () => {
  expect(contactMessageSchema.parse({ ...message, phone: ' ' })).toEqual(message);
});

it.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ name: 'Rosa\r\nBcc: everybody' }, 'name', 'Please remove the unreadable characters'],
  [{ email: 'rosa' }, 'email', 'Invalid email address'],
  [{ email: 'rosa@borrower.example, eve@evil.example' }, 'email', 'Invalid email address'],
  [{ phone: '12' }, 'phone', 'Valid phone number required'],
  [{ phone: '201 555\n0147' }, 'phone', 'Valid phone number required'],
  [{ topic: '' }, 'topic', 'Choose a topic'],
  [{ message: '' }, 'message', 'Message is required'],
  [{ message: 'a\u0000b' }, 'message', 'Please remove the unreadable characters'],
  [
    { message: 'My SSN is 123-45-6789' },
    'message',
    'Please take out the number that looks like a Social Security number',
  ],
  [
    { message: 'Charge it to 4111 1111 1111 1111' },
    'message',
    'Please take out the number that looks like a card number',
  ],
  [{ message: 'x'.repeat(2001) }, 'message', 'Message must be 2000 characters or fewer'],
])('reports the error at the field: %o', (changes, field, text) => {
  expect(issues(changes)).toEqual([[field, text]]);
});

it('treats an invisible message as missing, and requires one unless a call is requested', () => {
  const call = { phone: '(201) 555-0147', callback: '2026-11-23 morning' };
  expect(contactMessageSchema.parse({ ...message, ...call, message: '\u200b ' }).message).toBeUndefined();
  expect(contactMessageSchema.safeParse({ ...message, message: '\u200b ' }).success).toBe(false);
});

it('requires a phone number and an office time for a call', () => {
  const callback = callbackTimes(new Date(), DEFAULT_OFFICE_SCHEDULE)[3]?.value;
  expect(issues({ callback, phone: '(201) 555-0147' })).toEqual([]);
  expect(issues({ callback, phone: '(201) 555-0147', message: ' ' })).toEqual([]);
  expect(issues({ callback, name: '' })).toEqual([
    ['name', 'Name is required'],
    ['phone', 'Enter the number we should call'],
  ]);
  expect(issues({ callback: '1999-01-01 midnight', phone: '(201) 555-0147' })[0]?.[0]).toBe('callback');
});

it.each(['maya-torres', 'V1StGXR8_Z5jdHi6B-myT'])('accepts an officer’s directory id: %s', (officer_id) => {
  const input = { ...message, id: 'V1StGXR8_Z5jdHi6B-myT', elapsed_ms: 30_000, website: '', officer_id };
  expect(contactMessageInputSchema.parse(input)).toEqual(input);
});

it.each(['', '__name__', '../submissions/x', 'maya torres', 'a'.repeat(65), null, 7])(
  'rejects any other officer id: %o',
  (officer_id) => {
    const input = { ...message, id: 'V1StGXR8_Z5jdHi6B-myT', elapsed_ms: 30_000, website: '', officer_id };
    const { error } = contactMessageInputSchema.safeParse(input);
    expect(error?.issues.map(({ path }) => path)).toEqual([['officer_id']]);
  },
);

it('rejects an officer in the form’s own fields; the caller adds it', () => {
  expect(issues({ officer_id: 'maya-torres' })).toHaveLength(1);
});
