import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { reauthenticateWithCredential, type UserCredential } from 'firebase/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';

vi.mock('firebase/auth', async (load) => ({
  ...(await load<typeof import('firebase/auth')>()),
  reauthenticateWithCredential: vi.fn(),
}));
vi.mock('../../../lib/firebaseContext.tsx', async (load) => ({
  ...(await load<object>()),
  useAuth: () => ({}),
}));
vi.mock('../../../lib/session/useSession.ts', async (load) => ({
  ...(await load<object>()),
  useSignedIn: () => ({ user: { email: 'maya@larkfield.example' } }),
}));

const WORDS = { title: 'Confirm it’s you', text: 'Enter your password again.', action: 'Continue' };
const proving = vi.mocked(reauthenticateWithCredential);

const show = () => {
  const onProven = vi.fn();
  const onCancel = vi.fn();
  render(<ReauthenticateDialog texts={WORDS} onProven={onProven} onCancel={onCancel} />);
  return { user: userEvent.setup(), onProven, onCancel };
};

beforeEach(() => {
  proving.mockReset();
});

test('can’t be closed while the password is checked, because a late response would confirm the next prompt', async () => {
  const answer = Promise.withResolvers<UserCredential>();
  proving.mockReturnValue(answer.promise);
  const { user, onProven, onCancel } = show();
  await user.type(screen.getByLabelText(/^Password/), 'Demo-pass-1992{Enter}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  answer.resolve({} as UserCredential);
  await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce());
});

test.each([
  [new FirebaseError('auth/wrong-password', 'wrong'), 'That password isn’t right'],
  [
    new TypeError('Cannot read properties of undefined'),
    'An unexpected error occurred. Please try again in a moment.',
  ],
])('shows what went wrong in a message, and stays open', async (error, sentence) => {
  proving.mockRejectedValue(error);
  const { user, onProven } = show();
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  const field = screen.getByLabelText(/^Password/);
  await vi.waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toHaveFocus();
  expect(onProven).not.toHaveBeenCalled();
});
