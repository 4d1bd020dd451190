import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { type MultiFactorResolver, TotpMultiFactorGenerator } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { SecondFactorForm } from './SecondFactorForm.tsx';

function open(resolveSignIn: MultiFactorResolver['resolveSignIn'] = vi.fn(), factorId = 'totp') {
  const handlers = { onSuccess: vi.fn(), onBack: vi.fn(), onLost: vi.fn() };
  const hints = [{ uid: 'factor-1', factorId, enrollmentTime: '' }];
  render(<SecondFactorForm resolver={{ hints, resolveSignIn } as never} {...handlers} />);
  return { ...handlers, user: userEvent.setup() };
}
const field = () => screen.getByLabelText<HTMLInputElement>('6-digit code');
const verify = () => screen.getByRole('button', { name: 'Verify' });
const refused = (code: string) => vi.fn().mockRejectedValue(new FirebaseError(code, 'from the SDK'));

test('one field has the focus, accepts only six digits, and explains why Verify is disabled', async () => {
  const { user } = open();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  await user.keyboard('12a 3-45');
  expect(field()).toHaveValue('12345');
  expect(verify()).toBeDisabled();
  expect(verify()).toHaveAccessibleDescription('Enter all six digits to continue.');
  await user.keyboard('67');
  expect(field()).toHaveValue('123456');
  expect(verify()).toBeEnabled();
});

test('finds the code in pasted text with spaces and words', async () => {
  const { user } = open();
  await user.paste('Your code: 123 456');
  expect(field()).toHaveValue('123456');
});

test('sends the code to the challenge’s factor, also on Enter', async () => {
  const assertion = vi.spyOn(TotpMultiFactorGenerator, 'assertionForSignIn');
  const { user, onSuccess } = open(vi.fn().mockResolvedValue({}));
  await user.keyboard('123456{Enter}');
  expect(assertion).toHaveBeenCalledWith('factor-1', '123456');
  expect(onSuccess).toHaveBeenCalledOnce();
});

test('shows a wrong code’s error at the cleared field', async () => {
  const { user, onSuccess } = open(refused('auth/invalid-verification-code'));
  await user.keyboard('000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right');
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  await user.keyboard('1');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(onSuccess).not.toHaveBeenCalled();
});

test('an expired challenge returns to the password, with a message', async () => {
  const { user, onBack } = open(refused('auth/totp-challenge-timeout'));
  await user.keyboard('123456{Enter}');
  expect(onBack).toHaveBeenCalledWith(expect.stringContaining('took too long'));
});

test('names a factor other than an authenticator app, and Back returns', async () => {
  const { user, onBack } = open(vi.fn(), 'phone');
  expect(screen.getByText(/two-factor method that can’t be used here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledWith();
});

test('without the phone: links to a recovery code', async () => {
  const { user, onLost } = open();
  await user.click(screen.getByRole('button', { name: 'Lost your phone? Use a recovery code' }));
  expect(onLost).toHaveBeenCalledOnce();
});
