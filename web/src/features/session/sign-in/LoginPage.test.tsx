import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  getMultiFactorResolver,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { FunctionsError } from 'firebase/functions';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { SessionContext, type SessionState } from '../../../lib/session/useSession.ts';
import { takeLoginToast } from '../../../ui/feedback/loginToast.ts';
import { NotifyProvider } from '../../../ui/feedback/NotifyProvider.tsx';
import { LoginRoute } from './LoginRoute.tsx';

vi.mock('../../../lib/firebaseContext.tsx', () => ({ useAuth: () => 'auth' }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  signInWithEmailAndPassword: vi.fn(),
  sendPasswordResetEmail: vi.fn(),
  verifyPasswordResetCode: vi.fn(),
  applyActionCode: vi.fn(),
  getMultiFactorResolver: vi.fn(),
}));
vi.mock('../../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

/** Answers get-password-rules with a minimum length, and set-new-password as the test specifies. */
function answerCalls({ minLength = 6, onSet = () => Promise.resolve({}) }: CallAnswers) {
  vi.mocked(callFunction).mockImplementation((name) =>
    name === 'get-password-rules' ? Promise.resolve({ min_length: minLength }) : onSet(),
  );
}
interface CallAnswers {
  minLength?: number;
  onSet?: () => Promise<Record<string, never>>;
}
const setCalls = () => vi.mocked(callFunction).mock.calls.filter(([name]) => name === 'set-new-password');

const refused = (code: string) => new FirebaseError(code, 'from the SDK');
const nobody: SessionState = { status: 'signed-out', user: null, end: undefined };
const ann: SessionState = { status: 'no-access', user: { uid: 'ann' } as never };

beforeEach(() => {
  vi.mocked(signInWithEmailAndPassword).mockReset();
  vi.mocked(sendPasswordResetEmail).mockReset().mockResolvedValue();
  vi.mocked(verifyPasswordResetCode).mockReset().mockResolvedValue('ann@larkfield.example');
  vi.mocked(applyActionCode).mockReset().mockResolvedValue();
  vi.mocked(callFunction).mockReset();
  answerCalls({});
  takeLoginToast();
});

function open(address = '/officer-login', state: SessionState = nobody) {
  const router = createMemoryRouter(
    [
      { path: '/officer-login', element: <LoginRoute /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  const signOut = vi.fn(async () => {});
  const tree = (session: SessionState) => (
    <SessionContext value={{ ...session, signOut }}>
      <NotifyProvider>
        <RouterProvider router={router} />
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree(state));
  const at = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  const go = (next: string) => act(() => router.navigate(next));
  return { user: userEvent.setup(), at, go, signOut, become: (next: SessionState) => rerender(tree(next)) };
}
type User = ReturnType<typeof userEvent.setup>;
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
async function signIn(user: User) {
  await user.type(screen.getByLabelText(/^Email/), 'ann@larkfield.example');
  await user.type(screen.getByLabelText(/^Password/), 'secret');
  await press(user, 'Sign in');
}

test('announces a wrong password at the form, and keeps the email', async () => {
  vi.mocked(signInWithEmailAndPassword).mockRejectedValue(refused('auth/invalid-credential'));
  const { user } = open();
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Login Failed.*email or password isn’t right/);
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(/email or password isn’t right/);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ann@larkfield.example');
});

test('a message disappears with its view', async () => {
  vi.mocked(signInWithEmailAndPassword).mockRejectedValue(refused('auth/invalid-credential'));
  const { user } = open();
  await signIn(user);
  expect(await screen.findByText('Login Failed')).toBeVisible();
  await press(user, 'Forgot Password?');
  expect(await heading('Reset your password')).toBeVisible();
  expect(screen.queryByText('Login Failed')).toBeNull();
});

test('shows success only when the portal is loaded', async () => {
  vi.mocked(signInWithEmailAndPassword).mockResolvedValue({} as never);
  const { user, at, become } = open('/officer-login?next=%2Fofficer-portal%3Ftab%3Dsecurity');
  await signIn(user);
  expect(screen.queryByText('Login Successful')).toBeNull();
  become(ann);
  expect(at()).toBe('/officer-portal?tab=security');
  expect(takeLoginToast()).toMatchObject({ title: 'Login Successful', text: 'Redirecting to portal...' });
});

test('reset: requests the link, and the response reveals nothing about the account', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^Email/), 'ann@larkfield.example');
  await press(user, 'Forgot Password?');
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ann@larkfield.example');
  vi.mocked(sendPasswordResetEmail).mockRejectedValue(refused('auth/user-not-found'));
  await press(user, 'Send reset link');
  expect(await heading('Check your inbox')).toHaveFocus();
  expect(screen.getByText('Password reset email sent! Check your inbox.')).toBeVisible();
  expect(screen.getByText('Email Sent')).toBeVisible();
  expect(sendPasswordResetEmail).toHaveBeenCalledWith('auth', 'ann@larkfield.example', {
    url: `${window.location.origin}/officer-login?reset=true`,
  });
  await press(user, 'Back to Login');
  expect(await heading('Sign in')).toBeVisible();
});

test('reset: rejects an invalid address, and handles a missing response', async () => {
  const { user } = open();
  await press(user, 'Forgot Password?');
  await press(user, 'Send reset link');
  expect(await screen.findByText('Enter your email')).toBeVisible();
  await user.type(screen.getByLabelText(/^Email/), 'ann@');
  await press(user, 'Send reset link');
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(sendPasswordResetEmail).not.toHaveBeenCalled();
  vi.mocked(sendPasswordResetEmail).mockRejectedValue(refused('auth/network-request-failed'));
  await user.type(screen.getByLabelText(/^Email/), 'larkfield.example');
  await press(user, 'Send reset link');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Error.*can’t reach the server/);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ann@larkfield.example');
});

test.each([
  '/officer-login?mode=resetPassword&oobCode=abc',
  '/officer-login?reset=true#oobCode=abc&type=recovery',
])('%s: sets a new password, then shows the login page with its plain address', async (address) => {
  const { user, at } = open(address);
  expect(await screen.findByText('Please enter your new password')).toBeVisible();
  expect(verifyPasswordResetCode).toHaveBeenCalledWith('auth', 'abc');
  await user.type(screen.getByLabelText(/^New password/), '12345');
  await press(user, 'Update password');
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  await user.type(screen.getByLabelText(/^New password/), '6');
  await user.type(screen.getByLabelText(/^Confirm new password/), '1234567');
  await press(user, 'Update password');
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(setCalls()).toEqual([]);
  await user.type(screen.getByLabelText(/^New password/), '7');
  await press(user, 'Update password');
  expect(await screen.findByText('Password updated successfully! Please log in.')).toBeVisible();
  expect(setCalls()).toEqual([['set-new-password', { code: 'abc', password: '1234567' }]]);
  expect(at()).toBe('/officer-login');
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test.each([
  ['auth/expired-action-code', 'This link has expired'],
  ['auth/invalid-action-code', 'This link no longer works'],
  ['auth/user-not-found', 'This link no longer works'],
])('%s: shows a message, and how to get a new link', async (code, title) => {
  vi.mocked(verifyPasswordResetCode).mockRejectedValue(refused(code));
  const { user, at } = open('/officer-login?mode=resetPassword&oobCode=abc');
  expect(await heading(title)).toHaveFocus();
  await press(user, 'Send a new link');
  expect(await heading('Reset your password')).toBeVisible();
  expect(at()).toBe('/officer-login');
});

test('shows a raised minimum before anything is sent', async () => {
  answerCalls({ minLength: 12 });
  const { user } = open('/officer-login?mode=resetPassword&oobCode=abc');
  await user.type(await screen.findByLabelText(/^New password/), 'teapot-glac');
  expect(screen.getByLabelText(/^New password/)).toHaveAccessibleDescription(
    'Too short. At least 12 characters.',
  );
  await user.type(screen.getByLabelText(/^Confirm new password/), 'teapot-glac{Enter}');
  expect(await screen.findByText('Password must be at least 12 characters')).toBeVisible();
  expect(callFunction).toHaveBeenCalledWith('get-password-rules', { code: 'abc' });
  expect(setCalls()).toEqual([]);
});

test.each(['This password is too common. Choose another.', 'Password must be at least 12 characters'])(
  'rejected by the server: shows %j at the field, and the link still works',
  async (message) => {
    const issues = [{ path: 'password', message }];
    const error = new FunctionsError('invalid-argument', 'Some answers need another look.', { issues });
    answerCalls({ onSet: vi.fn(() => Promise.resolve({})).mockRejectedValueOnce(error) });
    const { user } = open('/officer-login?mode=resetPassword&oobCode=abc');
    const password = await screen.findByLabelText(/^New password/);
    await user.type(password, 'qwertyuiop');
    await user.type(screen.getByLabelText(/^Confirm new password/), 'qwertyuiop{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(message));
    expect(password).toHaveFocus();
    await user.type(password, '-teapot');
    await user.type(screen.getByLabelText(/^Confirm new password/), '-teapot{Enter}');
    expect(await screen.findByText('Password updated successfully! Please log in.')).toBeVisible();
  },
);

test('keeps the input without the rules and without a connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(callFunction).mockRejectedValue(new FunctionsError('internal', 'internal'));
  const { user } = open('/officer-login?mode=resetPassword&oobCode=abc');
  const password = await screen.findByLabelText(/^New password/);
  await user.type(password, 'teapot-violin');
  await user.type(screen.getByLabelText(/^Confirm new password/), 'teapot-violin{Enter}');
  expect(await screen.findByText('Check your connection and try again.')).toBeVisible();
  expect(password).toHaveValue('teapot-violin');
});

test.each([
  ['password-link-expired', 'This link has expired'],
  ['password-link-invalid', 'This link no longer works'],
])('a link that expires while the password is typed: %s', async (code, title) => {
  const error = new FunctionsError('failed-precondition', 'This link no longer works.', { code });
  answerCalls({ onSet: () => Promise.reject(error) });
  const { user, go } = open('/officer-login?mode=resetPassword&oobCode=abc');
  await user.type(await screen.findByLabelText(/^New password/), 'teapot-violin');
  await user.type(screen.getByLabelText(/^Confirm new password/), 'teapot-violin{Enter}');
  expect(await heading(title)).toBeVisible();
  // A second link starts over.
  await go('/officer-login?mode=resetPassword&oobCode=def');
  expect(await heading('Set new password')).toBeVisible();
});

test('a link to an account that can’t be used anymore shows a message before a password is typed', async () => {
  vi.mocked(callFunction).mockRejectedValue(
    new FunctionsError('failed-precondition', 'Canceled', { code: 'password-link-invalid' }),
  );
  open('/officer-login?mode=resetPassword&oobCode=abc');
  expect(await heading('This link no longer works')).toBeVisible();
  expect(screen.getByText(/your invitation was canceled/)).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).toBeNull();
});

test('offers Retry if the link couldn’t be checked', async () => {
  vi.mocked(verifyPasswordResetCode).mockRejectedValueOnce(refused('auth/network-request-failed'));
  const { user } = open('/officer-login?mode=resetPassword&oobCode=abc');
  expect(await heading('We can’t reach the server')).toBeVisible();
  await press(user, 'Retry');
  expect(await heading('Set new password')).toBeVisible();
});

test.each(['/officer-login?reset=true', '/officer-login#access_token=x&type=recovery'])(
  '%s has no code: shows a plain message',
  async (address) => {
    const { user, at } = open(address);
    expect(await heading('This link is incomplete')).toBeVisible();
    expect(verifyPasswordResetCode).not.toHaveBeenCalled();
    await press(user, 'Back to Login');
    expect(await heading('Sign in')).toBeVisible();
    expect(at()).toBe('/officer-login');
  },
);

test('a link overrides an open session, which ends with the new password', async () => {
  const { user, signOut, become } = open('/officer-login?mode=resetPassword&oobCode=abc', ann);
  await user.type(await screen.findByLabelText(/^New password/), 'teapot-violin');
  await user.type(screen.getByLabelText(/^Confirm new password/), 'teapot-violin');
  signOut.mockImplementation(() => Promise.resolve(become(nobody)));
  await press(user, 'Update password');
  expect(await screen.findByText('Password updated successfully! Please log in.')).toBeVisible();
  expect(signOut).toHaveBeenCalledOnce();
});

test('a confirmation waits for a click, because mail programs open links', async () => {
  const { user } = open('/officer-login?mode=verifyEmail&oobCode=abc');
  expect(await heading('Confirm your email')).toBeVisible();
  expect(applyActionCode).not.toHaveBeenCalled();
  await press(user, 'Confirm');
  expect(await heading('Done')).toHaveFocus();
  expect(applyActionCode).toHaveBeenCalledExactlyOnceWith('auth', 'abc');
});

test('without the phone: accepts a recovery code, then opens setup', async () => {
  const { user, at, become } = open();
  vi.mocked(signInWithEmailAndPassword).mockRejectedValueOnce(refused('auth/multi-factor-auth-required'));
  vi.mocked(getMultiFactorResolver).mockReturnValue({ hints: [{ uid: 'f', factorId: 'totp' }] } as never);
  await signIn(user);
  expect(await screen.findByText('2FA Required')).toBeVisible();
  await press(user, 'Lost your phone? Use a recovery code');
  await press(user, 'Use code');
  expect(screen.getByLabelText(/^Recovery code/)).toHaveAccessibleDescription(
    /Enter one of your recovery codes/,
  );
  const wrong = 'That email, password or recovery code isn’t right, or the code was already used.';
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/permission-denied', wrong));
  await user.type(screen.getByLabelText(/^Recovery code/), '7k3q9 f2mxt');
  await press(user, 'Use code');
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(screen.getByLabelText(/^Recovery code/)).toHaveFocus();
  vi.mocked(callFunction).mockResolvedValueOnce({});
  vi.mocked(signInWithEmailAndPassword).mockResolvedValue({} as never);
  await press(user, 'Use code');
  expect(callFunction).toHaveBeenLastCalledWith('use-recovery-code', {
    email: 'ann@larkfield.example',
    password: 'secret',
    code: '7K3Q9F2MXT',
  });
  await act(() => Promise.resolve(become(ann)));
  expect(at()).toBe('/officer-portal?tab=security');
});

test.each([
  ['idle', /after 30 minutes of inactivity/],
  ['ended', /signed out on all devices/],
  ['disabled', /no longer active/],
] as const)('%s: shows why you’re signed out', (end, words) => {
  open('/officer-login', { status: 'signed-out', user: null, end });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
