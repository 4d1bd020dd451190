import { callables } from '@brokerage/domain/callables';
import { afterEach, expect, test, vi } from 'vitest';
import { attemptFor, NEW_LINK, toNewLink } from './newLink.ts';

afterEach(() => vi.restoreAllMocks());

test('a retry of the same input is the same request, another input a new one', () => {
  const first = attemptFor(NEW_LINK, undefined);
  expect(attemptFor({ ...NEW_LINK }, first).requestId).toBe(first.requestId);
  expect(attemptFor({ ...NEW_LINK, expiry: '1' }, first).requestId).not.toBe(first.requestId);
  expect(attemptFor(NEW_LINK, undefined).requestId).not.toBe(first.requestId);
});

test('the input matches the contract', () => {
  const { requestId } = attemptFor(NEW_LINK, undefined);
  const some = toNewLink({ ...NEW_LINK, expiry: 'never', source: ' email ' }, undefined);
  for (const what of [{ instanceId: 'elm' }, { target: 'questionnaire' }]) {
    expect(callables['create-share-link'].input.parse({ ...what, ...some, requestId })).toEqual({
      ...what,
      expiryDays: null,
      label: '',
      requestId,
      utmParams: { source: 'email', medium: '', campaign: '' },
    });
  }
  expect(toNewLink(NEW_LINK, undefined).expiryDays).toBe(7);
});

test('sends an event only if there is one', () => {
  const event = { name: 'Homebuyer seminar', day: '2026-12-03', guests: 50 };
  expect(toNewLink(NEW_LINK, event)).toMatchObject({ event });
  expect(toNewLink(NEW_LINK, undefined)).not.toHaveProperty('event');
});
