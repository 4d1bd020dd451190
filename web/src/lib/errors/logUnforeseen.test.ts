import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { logUnforeseen } from './logUnforeseen.ts';
import { reportClientError } from './reportClientError.ts';

vi.mock('./reportClientError.ts', () => ({ reportClientError: vi.fn() }));

it('logs the code without the message, and reports it to the server', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const error = new FirebaseError('auth/internal-error', 'rosa@borrower.example is odd');
  logUnforeseen('Sign-in failed in an unforeseen way', error);
  expect(warn.mock.calls).toEqual([['Sign-in failed in an unforeseen way', 'auth/internal-error']]);
  await vi.waitFor(() => expect(reportClientError).toHaveBeenCalledExactlyOnceWith('handled', error));
});
