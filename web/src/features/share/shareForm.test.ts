import { callables } from '@brokerage/domain/callables';
import { refusalDetails } from '@brokerage/domain/flyer/refusalDetails';
import { wrongStatus } from '@brokerage/domain/flyer/workflowRefusals';
import { FunctionsError } from 'firebase/functions';
import { afterEach, expect, test, vi } from 'vitest';
import { attemptFor, createInput, NEW_LINK, shareProblem } from './shareForm.ts';

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

test('a refusal shows its own message; a technical failure says Failed to create share link', () => {
  const refusal = wrongStatus('share');
  const refused = new FunctionsError('failed-precondition', refusal.message, refusalDetails(refusal));
  expect(shareProblem(refused)).toEqual({
    title: 'Cannot Share',
    text: 'Only approved flyers can be shared',
  });
  const busy = new FunctionsError('resource-exhausted', 'Too many requests today.');
  expect(shareProblem(busy)).toEqual({ title: 'Too many requests today.', text: undefined });
  const failed = 'Failed to create share link';
  expect(shareProblem(new FunctionsError('internal', 'INTERNAL'))).toEqual({
    title: failed,
    text: undefined,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(shareProblem(new Error('Failed to fetch'))).toMatchObject({
    title: failed,
    text: expect.stringContaining('offline'),
  });
});
