import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentSnapshot, onSnapshot } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalFirestore } from '../../lib/firebase/firebase.ts';
import { useUser } from '../../lib/firebaseContext.tsx';
import { recallFirstList } from '../../lib/firstListOwner.ts';
import { isMemberBrowser } from '../../lib/session/memberBrowser.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { SessionProvider } from './SessionProvider.tsx';

const { auth, firestore } = vi.hoisted(() => ({
  auth: { signOut: vi.fn(), onIdTokenChanged: vi.fn() },
  firestore: {},
}));
const { signOut } = auth;
vi.mock('../../lib/firebaseContext.tsx', () => ({
  useAuth: () => auth,
  useFirestore: () => firestore,
  useUser: vi.fn(),
  FirestoreProvider: ({ children }: { children: ReactNode }) => children,
}));
const holdDocument = vi.hoisted(() => vi.fn((_path: string, _signal: AbortSignal) => Promise.resolve()));
vi.mock('../../lib/firebase/firebase.ts', () => ({ portalFirestore: vi.fn(), holdDocument }));
const holdFirstList = vi.hoisted(() => vi.fn());
vi.mock('../../lib/firebase/startFirestore.ts', () => ({ holdFirstList }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => path,
  onSnapshot: vi.fn(),
}));

const tokenResult = vi.fn();
const ann = { uid: 'ann', email: 'ann@larkfield.example', reload: vi.fn(), getIdTokenResult: tokenResult };
const SIGNED_IN_AT = 1_000_000;
/** What the token says, once the SDK has handed it out. */
const tokenIs = async (secondFactor?: string, authTime = SIGNED_IN_AT) => {
  tokenResult.mockResolvedValue({
    claims: { auth_time: authTime, firebase: { sign_in_second_factor: secondFactor } },
  });
  const [listener] = auth.onIdTokenChanged.mock.lastCall as [(user: object) => void];
  await act(async () => {
    listener(ann);
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
  <SessionProvider>
    <Shown />
  </SessionProvider>
);
/** Renders it, with what a session needs already loaded. */
async function open() {
  const view = render(tree);
  await act(() => vi.dynamicImportSettled());
  return view;
}
const shown = () => screen.getByRole('button').textContent;

beforeEach(() => {
  vi.mocked(portalFirestore)
    .mockReset()
    .mockResolvedValue(firestore as never);
  vi.mocked(onSnapshot).mockReset().mockReturnValue(vi.fn());
  signOut.mockReset().mockResolvedValue(undefined);
  holdFirstList.mockReset().mockReturnValue(vi.fn());
  auth.onIdTokenChanged.mockReset().mockReturnValue(vi.fn());
  localStorage.clear();
});

test('loading, then nobody: signed out, without words', () => {
  userIs(undefined);
  const { rerender } = render(tree);
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out ');
});

test('the role record is listened to, and a change of role counts at once', async () => {
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

test('the browser is remembered as the staff’s, beyond the sign-out; one of somebody without a role is not', async () => {
  userIs(ann);
  const { rerender } = await open();
  recordIs(undefined);
  expect(isMemberBrowser()).toBe(false);
  recordIs(record);
  expect(isMemberBrowser()).toBe(true);
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(isMemberBrowser()).toBe(true);
});

test('where the company asks for a second factor, an administrator without one is an officer', async () => {
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

test('a session older than the record accepts is ended, with the reason', async () => {
  userIs(ann);
  const { rerender } = await open();
  recordIs({ ...record, sessions_valid_after: SIGNED_IN_AT });
  await tokenIs();
  expect(shown()).toBe('signed-in officer false');
  recordIs({ ...record, sessions_valid_after: SIGNED_IN_AT + 1 });
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out ended');
});

test('a session of the password alone is ended when a second factor was set up after it', async () => {
  userIs(ann);
  await open();
  recordIs({ ...record, password_sessions_valid_after: SIGNED_IN_AT + 1 });
  await tokenIs('totp');
  expect(shown(), 'the session that set it up').toBe('signed-in officer false');
  expect(signOut).not.toHaveBeenCalled();
  await tokenIs();
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('a browser that was left alone too long opens nothing', async () => {
  localStorage.setItem('portal_last_active', String(Date.now() - 31 * 60_000));
  userIs(ann);
  const { rerender } = await open();
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out idle');
  expect(localStorage.getItem('portal_last_active')).toBeNull();
});

test('a record that can’t be read as a role record gives no access', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  userIs(ann);
  await open();
  recordIs({ role: 'super_admin' });
  expect(shown()).toBe('no-access ');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('whose list the dashboard shows first is remembered for the next visit, until somebody signs out or may not read it', async () => {
  const owner = () => recallFirstList('ann');
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
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(owner()).toBeUndefined();
});

test('the dashboard’s first list is asked for as soon as it is known whose, once, and let go of at the end', async () => {
  const release = vi.fn();
  holdFirstList.mockReturnValue(release);
  userIs(ann);
  const { rerender } = await open();
  recordIs(record);
  expect(holdFirstList).not.toHaveBeenCalled();
  recordIs({ ...record, role: 'compliance' });
  recordIs({ ...record, role: 'super_admin' });
  expect(holdFirstList).toHaveBeenCalledExactlyOnceWith(firestore, {
    tenantId: 'larkfield',
    officerId: null,
  });
  expect(release).not.toHaveBeenCalled();
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(release).toHaveBeenCalled();
});

test('the role record is asked for while the parts of the session are loaded', () => {
  vi.mocked(portalFirestore).mockReturnValue(new Promise(() => undefined));
  userIs(ann);
  render(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('loading ');
  expect(holdDocument).toHaveBeenLastCalledWith('user_roles/ann', expect.any(AbortSignal));
});

test('signing out ends the listener before the rights go', async () => {
  const end = vi.fn();
  vi.mocked(onSnapshot).mockReturnValue(end);
  signOut.mockImplementation(() => {
    expect(end).toHaveBeenCalledOnce();
    expect(holdDocument.mock.lastCall?.[1].aborted).toBe(true);
    return Promise.resolve();
  });
  userIs(ann);
  const { rerender } = await open();
  recordIs(record);
  await userEvent.click(screen.getByRole('button'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out left');
});

test('a user who goes without having signed out here is told so, and the next one is not', async () => {
  userIs(ann);
  const { rerender } = await open();
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out elsewhere');
  userIs(ann);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('loading ');
});

test('a role of the company’s own is a loan officer’s while the company lists it; any other is none', async () => {
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

test('what a session needs could not be loaded: said, and tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(portalFirestore).mockRejectedValueOnce(new Error('offline'));
  userIs(ann);
  render(
    <SessionProvider>
      <Retry />
    </SessionProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await act(() => vi.dynamicImportSettled());
  recordIs(record);
  await tokenIs();
  expect(screen.getByText('signed-in')).toBeVisible();
});
