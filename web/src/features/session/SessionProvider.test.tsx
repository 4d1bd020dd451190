import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentSnapshot, onSnapshot } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalFirestore } from '../../lib/firebase/firebase.ts';
import { useUser } from '../../lib/firebaseContext.tsx';
import { markFirstListDrawn } from '../../lib/first-list/firstList.ts';
import { loadFirstListOwner } from '../../lib/first-list/firstListOwner.ts';
import { isMemberBrowser } from '../../lib/session/memberBrowser.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { SessionProvider } from './SessionProvider.tsx';

const { auth, firestore } = vi.hoisted(() => ({
  auth: { signOut: vi.fn(), onIdTokenChanged: vi.fn() },
  firestore: {},
}));
const { signOut } = auth;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useAuth: () => auth, useUser: vi.fn() }));
const reader = vi.hoisted(() => ({ readDocument: vi.fn(), readList: vi.fn() }));
vi.mock('../../lib/firebase/firebase.ts', () => ({
  loadedFirestore: () => firestore,
  portalFirestore: vi.fn(),
  portalAuth: () => Promise.resolve(auth),
}));
vi.mock('../../lib/firebase/startFirestoreReader.ts', () => ({ startFirestoreReader: () => reader }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => path,
  onSnapshot: vi.fn(),
}));

const tokenResult = vi.fn();
const ann = { uid: 'ann', email: 'ann@larkfield.example', reload: vi.fn(), getIdTokenResult: tokenResult };
const SIGNED_IN_AT = 1_000_000;
/** Sets the token's claims, once the SDK has issued it. */
const tokenIs = async (secondFactor?: string, authTime = SIGNED_IN_AT, user = ann) => {
  tokenResult.mockResolvedValue({
    claims: { auth_time: authTime, firebase: { sign_in_second_factor: secondFactor } },
  });
  const [listener] = auth.onIdTokenChanged.mock.lastCall as [(user: object) => void];
  await act(async () => {
    listener(user);
    await Promise.resolve();
  });
};
const record = {
  user_id: 'ann',
  tenant_id: 'larkfield',
  role: 'officer',
  name: 'Ann Lee',
  email: 'ann@larkfield.example',
  phone: '(973) 555-0100',
  title: 'Loan Officer',
  nmls_id: '1',
  headshot_url: '',
};

const userIs = (user: object | null | undefined) => vi.mocked(useUser).mockReturnValue(user as never);
const documentIs = (path: string, data: object | undefined) => {
  const calls = vi.mocked(onSnapshot).mock.calls as unknown as [string, 0, (s: DocumentSnapshot) => void][];
  const [, , next] = calls.findLast(([asked]) => asked === path) ?? expect.fail(`${path} was not asked for`);
  const snapshot = {
    id: path,
    ref: { path },
    exists: () => data !== undefined,
    data: () => data,
    metadata: { fromCache: false },
  };
  act(() => next(snapshot as never));
};
const recordIs = (data: object | undefined) => documentIs('user_roles/ann', data);
const ruleIs = (isRequired: boolean) =>
  documentIs('tenants/larkfield/settings/security', { administrators_need_second_factor: isRequired });

const Session = ({ children }: { children: ReactNode }) => (
  <NotifyProvider>
    <SessionProvider>{children}</SessionProvider>
  </NotifyProvider>
);

function Shown() {
  const session = useSession();
  const detail =
    session.status === 'signed-in'
      ? `${session.member.role} ${session.isAdministrator}${session.withheldRole ? ` not ${session.withheldRole}` : ''}`
      : session.status === 'signed-out'
        ? session.end
        : '';
  return (
    <button type="button" onClick={() => void session.signOut()}>
      {session.status} {detail}
    </button>
  );
}
function Retry() {
  const session = useSession();
  return session.status === 'failed' ? (
    <button type="button" onClick={session.retry}>
      Retry
    </button>
  ) : (
    <p>{session.status}</p>
  );
}
const tree = (
  <Session>
    <Shown />
  </Session>
);
/** Renders it, with everything a session needs already loaded. */
async function open() {
  const view = render(tree);
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(onSnapshot).toHaveBeenCalled());
  return view;
}
const shown = () => screen.getByRole('button').textContent;

beforeEach(() => {
  vi.mocked(portalFirestore)
    .mockReset()
    .mockResolvedValue(firestore as never);
  vi.mocked(onSnapshot).mockReset().mockReturnValue(vi.fn());
  signOut.mockReset().mockResolvedValue(undefined);
  reader.readDocument.mockReset().mockReturnValue(new Promise(() => undefined));
  reader.readList.mockReset().mockResolvedValue([]);
  markFirstListDrawn();
  window.history.replaceState(null, '', '/officer-portal');
  auth.onIdTokenChanged.mockReset().mockReturnValue(vi.fn());
  localStorage.clear();
});

test('shows loading, then signed out, without a message', () => {
  userIs(undefined);
  const { rerender } = render(tree);
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(shown()).toBe('signed-out ');
});

test('follows the role record, and applies a new role immediately', async () => {
  userIs(ann);
  await open();
  expect(shown()).toBe('loading ');
  recordIs(record);
  expect(shown()).toBe('loading ');
  await tokenIs('totp');
  expect(shown()).toBe('signed-in officer false');
  recordIs({ ...record, role: 'marketing_admin' });
  expect(shown()).toBe('signed-in marketing_admin true');
  recordIs({ ...record, role: 'officer' });
  expect(shown()).toBe('signed-in officer false');
  recordIs({ ...record, status: 'deactivated' });
  expect(shown()).toBe('deactivated ');
  recordIs(undefined);
  expect(shown()).toBe('no-access ');
});

test('remembers a member’s browser beyond sign-out, but not someone without a role', async () => {
  userIs(ann);
  const { rerender } = await open();
  recordIs(undefined);
  expect(isMemberBrowser()).toBe(false);
  recordIs(record);
  expect(isMemberBrowser()).toBe(true);
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(isMemberBrowser()).toBe(true);
});

test('treats an administrator without a required second factor as an officer', async () => {
  userIs(ann);
  await open();
  recordIs({ ...record, role: 'compliance' });
  await tokenIs();
  expect(shown(), 'nothing before the rule is known').toBe('loading ');
  ruleIs(false);
  expect(shown()).toBe('signed-in compliance true');
  ruleIs(true);
  expect(shown()).toBe('signed-in officer false not compliance');
  await tokenIs('totp');
  expect(shown(), 'the factor was set up in this session').toBe('signed-in compliance true');
});

test('ends a session older than the record accepts, with the reason', async () => {
  userIs(ann);
  const { rerender } = await open();
  recordIs({ ...record, sessions_valid_after: SIGNED_IN_AT });
  await tokenIs();
  expect(shown()).toBe('signed-in officer false');
  recordIs({ ...record, sessions_valid_after: SIGNED_IN_AT + 1 });
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(shown()).toBe('signed-out ended');
});

test('ends a password-only session when a second factor was set up after it', async () => {
  userIs(ann);
  await open();
  recordIs({ ...record, password_sessions_valid_after: SIGNED_IN_AT + 1 });
  await tokenIs('totp');
  expect(shown(), 'the session that set it up').toBe('signed-in officer false');
  expect(signOut).not.toHaveBeenCalled();
  await tokenIs();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('opens nothing on a browser that was idle too long', async () => {
  localStorage.setItem('portal_last_active', String(Date.now() - 31 * 60_000));
  userIs(ann);
  const { rerender } = await open();
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(shown()).toBe('signed-out idle');
  expect(localStorage.getItem('portal_last_active')).toBeNull();
});

test('keeps an ended session closed when its sign-out fails, and signs out on Retry', async () => {
  localStorage.setItem('portal_last_active', String(Date.now() - 31 * 60_000));
  signOut.mockRejectedValueOnce(new Error('storage'));
  userIs(ann);
  render(
    <Session>
      <Retry />
    </Session>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
  expect(screen.getByText('loading')).toBeVisible();
});

test('an unreadable role record gives no access', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  userIs(ann);
  await open();
  recordIs({ role: 'super_admin' });
  expect(shown()).toBe('no-access ');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('remembers the dashboard’s first list until sign-out or loss of the right', async () => {
  const owner = () => loadFirstListOwner('ann');
  userIs(ann);
  const { rerender } = await open();
  recordIs({ ...record, role: 'compliance' });
  expect(owner()).toEqual({ tenantId: 'larkfield', officerId: null });
  recordIs({ ...record, officer_id: 'ann-lee' });
  expect(owner()).toEqual({ tenantId: 'larkfield', officerId: 'ann-lee' });
  recordIs(record);
  expect(owner(), 'an officer whom no applicant can choose').toBeUndefined();
  recordIs({ ...record, officer_id: 'ann-lee' });
  recordIs({ ...record, officer_id: 'ann-lee', status: 'deactivated' });
  expect(owner()).toBeUndefined();
  recordIs({ ...record, officer_id: 'ann-lee' });
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(owner()).toBeUndefined();
});

test('opens the session with the first read before its listener responds', async () => {
  reader.readDocument.mockResolvedValue({
    id: 'ann',
    ref: { path: 'user_roles/ann' },
    data: () => ({ ...record, role: 'compliance' }),
  });
  // The same user signs in throughout these tests, because the saved list belongs to them.
  const user = { ...ann, uid: 'ann-at-the-start' };
  userIs(user);
  await open();
  await tokenIs('totp', SIGNED_IN_AT, user);
  await waitFor(() => expect(shown()).toBe('signed-in compliance true'));
  expect(reader.readDocument).toHaveBeenCalledWith('user_roles/ann-at-the-start');
  expect(reader.readList, 'the dashboard’s first list, before it is drawn').toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ collection: 'tenants/larkfield/preapproval_submissions' }),
  );
  documentIs('user_roles/ann-at-the-start', { ...record, status: 'deactivated' });
  expect(shown()).toBe('deactivated ');
});

test('preloads no list for members without one, or above all of Submissions', async () => {
  userIs(ann);
  await open();
  recordIs(record);
  window.history.replaceState(null, '', '/officer-portal?tab=submissions');
  recordIs({ ...record, role: 'compliance' });
  expect(reader.readList).not.toHaveBeenCalled();
});

test('signing out ends the listener before the rights', async () => {
  const end = vi.fn();
  vi.mocked(onSnapshot).mockReturnValue(end);
  signOut.mockImplementation(() => {
    expect(end).toHaveBeenCalledOnce();
    return Promise.resolve();
  });
  userIs(ann);
  const { rerender } = await open();
  recordIs(record);
  await userEvent.click(screen.getByRole('button'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(shown()).toBe('signed-out left');
});

test('shows a message after a sign-out elsewhere, but not to the next user', async () => {
  userIs(ann);
  const { rerender } = await open();
  userIs(null);
  rerender(<Session>{<Shown />}</Session>);
  expect(shown()).toBe('signed-out elsewhere');
  userIs(ann);
  rerender(<Session>{<Shown />}</Session>);
  expect(shown()).toBe('loading ');
});

test('a company’s own role is a loan officer while it’s listed, and no role otherwise', async () => {
  userIs(ann);
  await open();
  await tokenIs();
  recordIs({ ...record, role: 'loan_partner' });
  expect(shown()).toBe('loading ');
  const settingsAre = (extra_roles: string[]) =>
    documentIs('tenants/larkfield/settings/security', { extra_roles });
  settingsAre(['loan_partner']);
  expect(shown()).toBe('signed-in officer false');
  settingsAre([]);
  expect(shown()).toBe('no-access ');
  recordIs({ ...record, role: 'Super_Admin' });
  expect(shown()).toBe('no-access ');
  recordIs(record);
  expect(shown()).toBe('signed-in officer false');
});

test('shows an unreadable role record’s error, and retries', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  userIs(ann);
  render(
    <Session>
      <Retry />
    </Session>,
  );
  await act(() => vi.dynamicImportSettled());
  const [, , , fail] = vi.mocked(onSnapshot).mock.lastCall as unknown as [0, 0, 0, (error: object) => void];
  act(() => fail({ code: 'unavailable' }));
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  recordIs(record);
  await tokenIs();
  expect(screen.getByText('signed-in')).toBeVisible();
});
