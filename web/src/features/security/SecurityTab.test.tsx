import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import {
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  sendEmailVerification,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { FunctionsError } from 'firebase/functions';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { SessionContext } from '../../lib/session/useSession.ts';
import { expectLogged } from '../../testing/expectLogged.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { SecurityTab } from './SecurityTab.tsx';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useAuth: () => 'auth' }));
vi.mock('../../lib/live-data/records/useTenant.ts', () => ({ useTenant: () => tenant }));
vi.mock('firebase/auth', async (original) => ({
  ...(await original<typeof import('firebase/auth')>()),
  multiFactor: vi.fn(),
  reauthenticateWithCredential: vi.fn(),
  getMultiFactorResolver: vi.fn(),
  sendEmailVerification: vi.fn(),
}));
vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

let tenant: object;
const LARKFIELD = { status: 'ready', data: { company_name: 'Larkfield Home Mortgage' }, stale: false };

const refused = (code: string) => new FirebaseError(code, 'from the SDK');
const CODES = Array.from({ length: 10 }, (_, index) => `AAAA${index}-BBBBB`);
const FACTOR = {
  uid: 'f',
  factorId: 'totp',
  displayName: 'Larkfield Home Mortgage Officer Portal',
  enrollmentTime: 'Fri, 06 Mar 2026 15:00:00 GMT',
};
const account = { uid: 'ann', email: 'ann@larkfield.example', emailVerified: false, reload: vi.fn() };
const factors = { enrolledFactors: [] as object[], getSession: vi.fn(), enroll: vi.fn(), unenroll: vi.fn() };
const generateSecret = vi.spyOn(TotpMultiFactorGenerator, 'generateSecret');
const secret = {
  secretKey: 'JBSWY3DPEHPK3PXP',
  hashingAlgorithm: 'SHA1',
  codeLength: 6,
  codeIntervalSeconds: 30,
};

const scrollIntoView = vi.fn<HTMLElement['scrollIntoView']>();

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout.
  HTMLElement.prototype.scrollIntoView = scrollIntoView.mockReset();
  tenant = LARKFIELD;
  vi.mocked(multiFactor).mockReturnValue(factors as never);
  factors.enrolledFactors = [];
  factors.getSession.mockReset().mockResolvedValue('session');
  factors.unenroll.mockReset();
  factors.enroll.mockReset().mockImplementation(() => {
    factors.enrolledFactors = [FACTOR];
    return Promise.resolve();
  });
  generateSecret.mockReset().mockResolvedValue(secret as never);
  vi.mocked(callFunction).mockReset().mockResolvedValue({ codes: CODES });
  vi.mocked(reauthenticateWithCredential)
    .mockReset()
    .mockResolvedValue({} as never);
  account.reload.mockReset();
  account.emailVerified = false;
});

function open(withheldRole?: string) {
  const signOut = vi.fn().mockResolvedValue(undefined);
  const session = {
    status: 'signed-in',
    user: account as never,
    member: { tenant_id: 'larkfield', role: 'officer' } as never,
    isAdministrator: false,
    ...(withheldRole && { withheldRole }),
    signOut,
  } as const;
  const tree = (
    <SessionContext value={session}>
      <NotifyProvider>
        <MemoryRouter>
          <SecurityTab />
        </MemoryRouter>
      </NotifyProvider>
    </SessionContext>
  );
  const { rerender } = render(tree);
  return { user: userEvent.setup(), signOut, again: () => rerender(tree) };
}
type User = ReturnType<typeof userEvent.setup>;
const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
async function replaceCodes(user: User) {
  await press(user, 'Create new recovery codes');
  await press(user, 'Replace codes');
}
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('enroll: shows QR code, key and first code, then the recovery codes once', async () => {
  const { user, again } = open();
  expect(screen.getByText('Not set up')).toBeVisible();
  await press(user, 'Enable 2FA');
  expect(await screen.findByText('Scan the QR code with your authenticator app')).toBeVisible();
  expect(screen.getByText('2FA Setup')).toBeVisible();
  expect(screen.getByTitle('QR code for your authenticator app')).toBeInTheDocument();
  expect(scrollIntoView.mock.contexts).toEqual([
    screen.getByRole('button', { name: 'Verify' }).closest('form'),
  ]);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  again();
  expect(generateSecret).toHaveBeenCalledOnce();

  const verify = screen.getByRole('button', { name: 'Verify' });
  expect(verify).toBeDisabled();
  factors.enroll.mockRejectedValueOnce(refused('auth/invalid-verification-code'));
  await user.type(screen.getByLabelText('6-digit code'), '000000');
  await user.click(verify);
  expect(await screen.findByText(/That code isn’t right/)).toBeVisible();
  expectLogged(['MFA enrollment error', 'auth/invalid-verification-code']);
  expect(screen.getByText('Not set up')).toBeVisible();
  expect(generateSecret).toHaveBeenCalledOnce();

  await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
  const codes = await dialog('Your recovery codes');
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  expect(vi.mocked(callFunction).mock.calls.map(([name]) => name)).toEqual([
    'confirm-second-factor',
    'create-recovery-codes',
  ]);
  expect(factors.enroll).toHaveBeenLastCalledWith(expect.anything(), FACTOR.displayName);
  const done = within(codes).getByRole('button', { name: 'Done' });
  await user.keyboard('{Escape}');
  expect(done).toBeDisabled();
  await user.click(within(codes).getByRole('checkbox'));
  await user.click(done);
  await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText('2FA Enabled')).toBeVisible();
  expect(screen.getByText(`${FACTOR.displayName} · since Mar 6, 2026`)).toBeVisible();
});

test('the focus moves into the setup and back', async () => {
  const { user } = open();
  await press(user, 'Enable 2FA');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('1. Scan the QR code'));
  await press(user, 'Cancel');
  expect(screen.getByRole('button', { name: 'Enable 2FA' })).toHaveFocus();
});

test.each([
  [{ ...LARKFIELD, data: { company_name: 'Harborview Lending' } }, 'Harborview Lending Officer Portal'],
  [{ status: 'failed' }, 'Officer Portal'],
])('the authenticator’s entry names the member’s own company: %j', async (settings, name) => {
  tenant = settings;
  const { user } = open();
  await press(user, 'Enable 2FA');
  expect(await screen.findByText('Open in your authenticator app')).toHaveAttribute(
    'href',
    expect.stringContaining(`issuer=${encodeURIComponent(name)}&`),
  );
  await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
  const codes = await dialog('Your recovery codes');
  expect(factors.enroll).toHaveBeenLastCalledWith(expect.anything(), name);
  expect(codes).toHaveTextContent(`${name}, ann@larkfield.example`);
});

test('too many wrong codes require a new QR code, with a plain message', async () => {
  const { user } = open();
  await press(user, 'Enable 2FA');
  factors.enroll.mockRejectedValueOnce(refused('auth/too-many-enrollment-attempts'));
  await user.type(await screen.findByLabelText('6-digit code'), '000000{Enter}');
  expect(await screen.findByText(/Too many wrong codes.*new QR code/)).toBeVisible();
  expectLogged(['MFA enrollment error', 'auth/too-many-enrollment-attempts']);
  await press(user, 'Enable 2FA');
  expect(generateSecret).toHaveBeenCalledTimes(2);
});

test('asks for the password inside the flow after an older sign-in', async () => {
  const { user } = open();
  factors.getSession.mockRejectedValueOnce(refused('auth/requires-recent-login'));
  await press(user, 'Enable 2FA');
  const question = await dialog('Confirm it’s you');
  vi.mocked(reauthenticateWithCredential).mockRejectedValueOnce(refused('auth/invalid-credential'));
  await user.type(within(question).getByLabelText(/^Password/), 'wrong{Enter}');
  expect(await within(question).findByText('That password isn’t right')).toBeVisible();
  await user.type(within(question).getByLabelText(/^Password/), 'right{Enter}');
  expect(await screen.findByTitle('QR code for your authenticator app')).toBeInTheDocument();
});

test('an unverified email gets a link, and setup continues when it’s opened', async () => {
  const { user } = open();
  factors.getSession.mockRejectedValueOnce(refused('auth/unverified-email'));
  await press(user, 'Enable 2FA');
  await press(user, 'Send verification email');
  expect(sendEmailVerification).toHaveBeenCalledOnce();
  await press(user, 'I’ve verified my email');
  expect(await screen.findByText(/Not verified yet/)).toBeVisible();
  account.emailVerified = true;
  await press(user, 'I’ve verified my email');
  expect(await screen.findByTitle('QR code for your authenticator app')).toBeInTheDocument();
});

test('turning it off requires password and code', async () => {
  factors.enrolledFactors = [FACTOR];
  const { user } = open();
  await press(user, 'Turn off');
  const question = await dialog('Turn off two-factor authentication?');
  vi.mocked(reauthenticateWithCredential).mockRejectedValueOnce(refused('auth/multi-factor-auth-required'));
  const resolveSignIn = vi.fn().mockRejectedValueOnce(refused('auth/invalid-verification-code'));
  vi.mocked(getMultiFactorResolver).mockReturnValue({ hints: [FACTOR], resolveSignIn } as never);
  await user.type(within(question).getByLabelText(/^Password/), 'right{Enter}');
  await user.type(await within(question).findByLabelText('6-digit code'), '000000{Enter}');
  expect(await within(question).findByText(/That code isn’t right/)).toBeVisible();
  expect(factors.unenroll).not.toHaveBeenCalled();
  resolveSignIn.mockResolvedValueOnce({});
  factors.unenroll.mockImplementation(() => {
    factors.enrolledFactors = [];
    return Promise.resolve();
  });
  await user.type(within(question).getByLabelText('6-digit code'), '123456{Enter}');
  expect(await screen.findByText('Not set up')).toBeVisible();
  expect(factors.unenroll).toHaveBeenCalledWith(FACTOR);
  expect(callFunction).toHaveBeenLastCalledWith('confirm-second-factor', {});
});

test('Cancel keeps the factor', async () => {
  factors.enrolledFactors = [FACTOR];
  const { user } = open();
  await press(user, 'Turn off');
  await press(user, 'Cancel');
  expect(screen.getByText('2FA Enabled')).toBeVisible();
  expect(factors.unenroll).not.toHaveBeenCalled();
});

test('new recovery codes ask for the password after an older sign-in, and show a failure', async () => {
  factors.enrolledFactors = [FACTOR];
  const { user } = open();
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/internal', 'internal'));
  await replaceCodes(user);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Couldn’t create recovery codes. Check your connection and try again.',
  );
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('failed-precondition', sessionErrors['sign-in-not-recent'].sentence, {
      code: 'sign-in-not-recent',
    }),
  );
  await replaceCodes(user);
  const question = await dialog('Confirm it’s you');
  await user.type(within(question).getByLabelText(/^Password/), 'right{Enter}');
  expect(await dialog('Your recovery codes')).toBeVisible();
});

test('creates new recovery codes only after a confirmation', async () => {
  factors.enrolledFactors = [FACTOR];
  const { user } = open();
  await press(user, 'Create new recovery codes');
  const question = await dialog('Replace your recovery codes?');
  expect(question).toHaveTextContent('The 10 codes you saved will stop working.');
  expect(callFunction).not.toHaveBeenCalled();
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(callFunction).not.toHaveBeenCalled();
  await replaceCodes(user);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('create-recovery-codes', {});
});

test('mentions unsaved codes after a reload until new ones are saved', async () => {
  factors.enrolledFactors = [FACTOR];
  const unsaved = /You haven’t confirmed that you saved your new codes/;
  const { user: first } = open();
  expect(screen.queryByText(unsaved)).toBeNull();
  await replaceCodes(first);
  await dialog('Your recovery codes');
  cleanup();

  const { user } = open();
  expect(screen.getByText(unsaved)).toBeVisible();
  await replaceCodes(user);
  const codes = await dialog('Your recovery codes');
  await user.click(within(codes).getByRole('checkbox'));
  await user.click(within(codes).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
});

test('sign out everywhere asks, ends all sessions, then this one', async () => {
  const { user, signOut } = open();
  await press(user, 'Sign out everywhere');
  const question = await dialog('Sign out everywhere?');
  const go = () => user.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  vi.mocked(callFunction).mockRejectedValueOnce(new FirebaseError('functions/internal', 'internal'));
  await go();
  expect(
    await within(question).findByText(/^Couldn’t sign you out everywhere\. Check your connection/),
  ).toBeVisible();
  expect(signOut).not.toHaveBeenCalled();
  vi.mocked(callFunction).mockResolvedValueOnce({});
  await go();
  expect(callFunction).toHaveBeenLastCalledWith('end-all-sessions', {});
  expect(signOut).toHaveBeenCalledWith('ended');
});

test('explains the second factor’s purpose to an administrator', () => {
  open('super_admin');
  expect(
    screen.getByText(/Your company requires two-factor authentication for administrators/),
  ).toBeVisible();
});
