import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { FunctionsError } from 'firebase/functions';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { callFunction } from './callFunction.ts';
import { callHttps } from './callHttps.ts';
import { provideStepUp } from './stepUp.ts';

vi.mock('./callHttps.ts', () => ({ callHttps: vi.fn() }));

describe('a function that needs a recent sign-in', () => {
  const wanted = new FunctionsError(
    'failed-precondition',
    sessionErrors['recent-sign-in-required'].sentence,
    {
      code: 'recent-sign-in-required',
    },
  );
  const input = { uid: 'daniel', role: 'officer', branch_id: null } as const;
  beforeEach(() => void vi.mocked(callHttps).mockReset());

  test('is called again with the same input after the sign-in', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const end = provideStepUp(ask);
    vi.mocked(callHttps).mockRejectedValueOnce(wanted).mockResolvedValueOnce({});
    await expect(callFunction('update-member', input)).resolves.toEqual({});
    expect(ask).toHaveBeenCalledExactlyOnceWith('update-member');
    expect(vi.mocked(callHttps).mock.calls).toEqual([
      ['update-member', input],
      ['update-member', input],
    ]);
    end();
  });

  test('isn’t called again if the user cancels or there’s no prompt', async () => {
    vi.mocked(callHttps).mockRejectedValue(wanted);
    const end = provideStepUp(() => Promise.resolve(false));
    await expect(callFunction('update-member', input)).rejects.toBe(wanted);
    end();
    await expect(callFunction('update-member', input)).rejects.toBe(wanted);
    expect(callHttps).toHaveBeenCalledTimes(2);
  });

  test('prompts once for two calls, and not for a repeated error', async () => {
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

  test('prompts for no other error', async () => {
    const ask = vi.fn(() => Promise.resolve(true));
    const end = provideStepUp(ask);
    const failed = new FunctionsError('failed-precondition', memberErrors['last-super-admin'].sentence);
    vi.mocked(callHttps).mockRejectedValue(failed);
    await expect(callFunction('update-member', input)).rejects.toBe(failed);
    expect(ask).not.toHaveBeenCalled();
    end();
  });
});
