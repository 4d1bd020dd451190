import { callables } from '@brokerage/domain/callables';
import { afterEach, expect, test, vi } from 'vitest';
import { attemptFor, createInput, NEW_LINK } from './shareForm.ts';

afterEach(() => vi.restoreAllMocks());

test('the same values tried again are the same request, others a new one', () => {
  const first = attemptFor(NEW_LINK, undefined);
  expect(attemptFor({ ...NEW_LINK }, first).requestId).toBe(first.requestId);
  expect(attemptFor({ ...NEW_LINK, expiry: '1' }, first).requestId).not.toBe(first.requestId);
  expect(attemptFor(NEW_LINK, undefined).requestId).not.toBe(first.requestId);
});

test('the input is what the contract takes', () => {
  const { requestId } = attemptFor(NEW_LINK, undefined);
  const input = createInput('elm', { ...NEW_LINK, expiry: 'never', source: ' email ' }, requestId);
  expect(callables['create-share-link'].input.parse(input)).toEqual({
    instanceId: 'elm',
    expiryDays: null,
    label: '',
    requestId,
    utmParams: { source: 'email', medium: '', campaign: '' },
  });
  expect(createInput('elm', NEW_LINK, requestId).expiryDays).toBe(7);
});
