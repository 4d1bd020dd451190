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

test('one field: it has the focus, takes digits only, six of them, and says why Verify waits', async () => {
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

test('a code pasted with blanks and words is taken whole', async () => {
  const { user } = open();
  await user.paste('Your code: 123 456');
  expect(field()).toHaveValue('123456');
});

test('the code goes to the factor that the challenge names; Enter is enough', async () => {
  const assertion = vi.spyOn(TotpMultiFactorGenerator, 'assertionForSignIn');
  const { user, onSuccess } = open(vi.fn().mockResolvedValue({}));
  await user.keyboard('123456{Enter}');
  expect(assertion).toHaveBeenCalledWith('factor-1', '123456');
  expect(onSuccess).toHaveBeenCalledOnce();
});

test('a wrong code is told at the field, which is empty and ready again', async () => {
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

test('an expired challenge leads back to the password, with words', async () => {
  const { user, onBack } = open(refused('auth/totp-challenge-timeout'));
  await user.keyboard('123456{Enter}');
  expect(onBack).toHaveBeenCalledWith(expect.stringContaining('took too long'));
});

test('Back goes back; a factor that is no authenticator app is named as such', async () => {
  const { user, onBack } = open(vi.fn(), 'phone');
  expect(screen.getByText(/two-factor method that can’t be used here/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledWith();
});

test('without the phone: the way to a recovery code', async () => {
  const { user, onLost } = open();
  await user.click(screen.getByRole('button', { name: 'Lost your phone? Use a recovery code' }));
  expect(onLost).toHaveBeenCalledOnce();
});
