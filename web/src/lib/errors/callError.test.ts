import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { publicErrors } from '@brokerage/domain/errors/publicErrors';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { FirebaseError } from 'firebase/app';
import { FunctionsError } from 'firebase/functions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  callErrorStatus,
  hasErrorCode,
  toContentProblems,
  toErrorMessage,
  toErrorToast,
  toFieldIssues,
  toTitledToast,
} from './callError.ts';
import { UserFacingError } from './UserFacingError.ts';

const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
afterEach(() => void onLine.mockReturnValue(true));

const { status, title, sentence } = flyerErrors['flyer-not-shareable'];
const notShareable = new FunctionsError(status, sentence, { code: 'flyer-not-shareable', title });
const issues = [
  { path: 'email', message: 'Invalid email address' },
  { path: 'email', message: 'Too long' },
];
const invalid = new FunctionsError('invalid-argument', publicErrors['invalid-argument'].sentence, { issues });
const TECHNICAL = [
  new FunctionsError('internal', 'Response is not valid JSON object. [500]'),
  new FunctionsError('unavailable', 'unavailable [503]'),
  new FunctionsError('deadline-exceeded', 'deadline-exceeded'),
  new Error('Something in the browser'),
];

describe('the message', () => {
  test('is the function’s own, without the SDK’s HTTP status', () => {
    const { sentence: taken } = memberErrors['address-taken'];
    expect(toErrorMessage(new FunctionsError('already-exists', `${taken} [409]`))).toBe(taken);
  });

  test('is the page’s own user-facing one', () => {
    expect(toErrorMessage(new UserFacingError('This realtor was deleted.'))).toBe(
      'This realtor was deleted.',
    );
  });

  test.each(TECHNICAL)('is a general one for %s', (error) => {
    expect(toErrorMessage(error)).toBe(publicErrors.internal.sentence);
  });

  test.each(TECHNICAL)('names in the portal what failed and what to do, for %s', (error) => {
    expect(toErrorMessage(error, 'Couldn’t save the realtor.')).toBe(
      'Couldn’t save the realtor. Check your connection and try again.',
    );
    expect(toErrorToast(error, 'Couldn’t export').text).toBe('Check your connection and try again.');
  });

  test('names the lost connection', () => {
    onLine.mockReturnValue(false);
    expect(toErrorMessage(new Error('Failed to fetch'))).toMatch(
      /^You’re offline\. What you entered is still here/,
    );
  });
});

describe('the toast', () => {
  test('has what failed as its title, and the message', () => {
    expect(toErrorToast(notShareable, 'Failed to create flyer')).toEqual({
      title: 'Failed to create flyer',
      text: sentence,
      severity: 'error',
    });
  });

  test('or the error’s own title', () => {
    expect(toTitledToast(notShareable, 'Failed to create share link')).toEqual({
      title: 'Cannot Share',
      text: 'Only approved flyers can be shared',
      severity: 'error',
    });
  });

  test('has the message as its title if there is no other', () => {
    const failed = 'Failed to create share link';
    const busy = new FunctionsError('resource-exhausted', 'Too many requests today.');
    expect(toTitledToast(busy, failed)).toEqual({ title: 'Too many requests today.', severity: 'error' });
    const { sentence: text } = flyerErrors['pdf-failed'];
    const pdf = new FunctionsError('unavailable', text, { code: 'pdf-failed', title: text });
    expect(toTitledToast(pdf, failed)).toEqual({ title: text, severity: 'error' });
  });

  test.each(TECHNICAL)('names only what failed for %s', (error) => {
    expect(toTitledToast(error, 'Failed to create share link')).toEqual({
      title: 'Failed to create share link',
      severity: 'error',
    });
  });

  test('names what failed and the lost connection', () => {
    onLine.mockReturnValue(false);
    expect(toTitledToast(new Error('Failed to fetch'), 'Failed to create share link')).toMatchObject({
      title: 'Failed to create share link',
      text: expect.stringContaining('offline'),
    });
  });
});

describe('the fields', () => {
  test('come from invalid input', () => {
    expect(toFieldIssues(invalid)).toEqual(issues);
  });

  test.each([
    new FunctionsError('failed-precondition', 'Not now.', { issues }),
    new FunctionsError('invalid-argument', 'No details.'),
    new FunctionsError('invalid-argument', 'Odd details.', { issues: 'email' }),
    Object.assign(new Error('not a function’s'), { details: { issues } }),
    'no error at all',
  ])('are none for %s', (error) => {
    expect(toFieldIssues(error)).toEqual([]);
  });

  test('join their messages in a toast, each once, and the first field gets the focus', () => {
    const { sentence: blocked } = flyerErrors['flyer-blocked'];
    const message = blocked({ count: 2 });
    const error = new FunctionsError('failed-precondition', message, {
      fields: ['photo', 'title'],
      issues: [
        { path: 'photo', message: 'Too dark.' },
        { path: 'title', message: 'Too dark.' },
      ],
    });
    expect(toContentProblems(error)).toEqual({ firstField: 'photo', text: `${message} Too dark.` });
    expect(toContentProblems(new Error('lost'))).toEqual({
      firstField: undefined,
      text: 'Check your connection and try again.',
    });
  });
});

test('depend on the code, not the message', () => {
  const { sentence: again } = sessionErrors['sign-in-not-recent'];
  const error = new FunctionsError('failed-precondition', again, { code: 'sign-in-not-recent' });
  expect(hasErrorCode(error, 'profile-changed', 'sign-in-not-recent')).toBe(true);
  expect(hasErrorCode(error, 'profile-changed')).toBe(false);
  expect(hasErrorCode(new FunctionsError('failed-precondition', again), 'sign-in-not-recent')).toBe(false);
  expect(hasErrorCode(undefined, 'sign-in-not-recent')).toBe(false);
});

test('returns only a function’s status', () => {
  expect(callErrorStatus(invalid)).toBe('functions/invalid-argument');
  expect(callErrorStatus(new FirebaseError('auth/invalid-email', 'x'))).toBeUndefined();
  expect(callErrorStatus('functions/internal')).toBeUndefined();
});
