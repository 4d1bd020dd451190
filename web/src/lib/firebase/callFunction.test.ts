import { ERROR_SENTENCES, REFUSALS } from '@brokerage/domain/errors/errors';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction, toErrorMessage } from './callFunction.ts';
import { callHttps } from './firebase.ts';
import { provideStepUp } from './stepUp.ts';

vi.mock('./firebase.ts', () => ({ callHttps: vi.fn() }));

test('a refusal is told in the words of the function, without the status that the SDK adds', () => {
  const refused = new FunctionsError('already-exists', `${REFUSALS.addressTaken} [409]`);
  expect(toErrorMessage(refused)).toBe(REFUSALS.addressTaken);
});

test.each([
  new FunctionsError('internal', 'Response is not valid JSON object. [500]'),
  new FunctionsError('unavailable', 'unavailable [503]'),
  new FunctionsError('deadline-exceeded', 'deadline-exceeded'),
  new Error('Something in the browser'),
])('%s is told in our words', (error) => {
  expect(toErrorMessage(error)).toBe(ERROR_SENTENCES.internal);
});

describe('a function that wants a recent sign-in', () => {
  const wanted = new FunctionsError('failed-precondition', REFUSALS.recentSignInRequired, {
    reason: 'recent-sign-in-required',
  });
  const input = { uid: 'daniel', role: 'officer', branch_id: null } as const;
  beforeEach(() => void vi.mocked(callHttps).mockReset());

  test('is called again with the same input once the person has signed in', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const end = provideStepUp(ask);
    vi.mocked(callHttps).mockRejectedValueOnce(wanted).mockResolvedValueOnce({});
    await expect(callFunction('update-member', input)).resolves.toEqual({});
    expect(ask).toHaveBeenCalledOnce();
    expect(vi.mocked(callHttps).mock.calls).toEqual([
      ['update-member', input],
      ['update-member', input],
    ]);
    end();
  });

  test('stays refused, in its words, when the person cancels or nobody can be asked', async () => {
    vi.mocked(callHttps).mockRejectedValue(wanted);
    const end = provideStepUp(() => Promise.resolve(false));
    await expect(callFunction('update-member', input)).rejects.toBe(wanted);
    end();
    await expect(callFunction('update-member', input)).rejects.toBe(wanted);
    expect(callHttps).toHaveBeenCalledTimes(2);
    expect(toErrorMessage(wanted)).toBe(REFUSALS.recentSignInRequired);
  });

  test('asks once for two calls, and a second refusal is not asked about again', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const end = provideStepUp(ask);
    vi.mocked(callHttps).mockRejectedValue(wanted);
    const both = await Promise.allSettled([
      callFunction('update-member', input),
      callFunction('update-member', input),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(ask).toHaveBeenCalledOnce();
    end();
  });

  test('any other refusal asks for nothing', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const end = provideStepUp(ask);
    const refused = new FunctionsError('failed-precondition', REFUSALS.lastSuperAdmin);
    vi.mocked(callHttps).mockRejectedValue(refused);
    await expect(callFunction('update-member', input)).rejects.toBe(refused);
    expect(ask).not.toHaveBeenCalled();
    end();
  });
});
