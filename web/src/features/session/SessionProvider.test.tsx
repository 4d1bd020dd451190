import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DocumentSnapshot, onSnapshot } from 'firebase/firestore';
import { useUser } from 'reactfire';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/useSession.ts';
import { SessionProvider } from './SessionProvider.tsx';

const { auth, firestore } = vi.hoisted(() => ({ auth: { signOut: vi.fn() }, firestore: {} }));
const { signOut } = auth;
vi.mock('reactfire', () => ({ useAuth: () => auth, useFirestore: () => firestore, useUser: vi.fn() }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  doc: (_firestore: unknown, path: string) => path,
  onSnapshot: vi.fn(),
}));

const ann = { uid: 'ann', email: 'ann@larkfield.example', reload: vi.fn() };
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

const userIs = (user: object | null | undefined) =>
  vi
    .mocked(useUser)
    .mockReturnValue({ status: user === undefined ? 'loading' : 'success', data: user } as never);
const recordIs = (data: object | undefined) => {
  const [, , next] = vi.mocked(onSnapshot).mock.lastCall as unknown as [0, 0, (s: DocumentSnapshot) => void];
  const snapshot = {
    id: 'ann',
    ref: { path: 'user_roles/ann' },
    exists: () => data !== undefined,
    data: () => data,
    metadata: { fromCache: false },
  };
  act(() => next(snapshot as never));
};

function Shown() {
  const session = useSession();
  const detail =
    session.status === 'signed-in'
      ? `${session.member.role} ${session.isAdministrator}`
      : session.status === 'signed-out'
        ? session.end
        : '';
  return (
    <button type="button" onClick={() => void session.signOut()}>
      {session.status} {detail}
    </button>
  );
}
const tree = (
  <SessionProvider>
    <Shown />
  </SessionProvider>
);
const shown = () => screen.getByRole('button').textContent;

beforeEach(() => {
  vi.mocked(onSnapshot).mockReset().mockReturnValue(vi.fn());
  signOut.mockReset().mockResolvedValue(undefined);
});

test('loading, then nobody: signed out, without words', () => {
  userIs(undefined);
  const { rerender } = render(tree);
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out ');
});

test('the role record is listened to, and a change of role counts at once', () => {
  userIs(ann);
  render(tree);
  expect(shown()).toBe('loading ');
  expect(vi.mocked(onSnapshot).mock.lastCall?.[0]).toBe('user_roles/ann');
  recordIs(record);
  expect(shown()).toBe('signed-in officer false');
  recordIs({ ...record, role: 'marketing_admin' });
  expect(shown()).toBe('signed-in marketing_admin true');
  recordIs(undefined);
  expect(shown()).toBe('no-access ');
});

test('a record that is not as expected gives no access', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  userIs(ann);
  render(tree);
  recordIs({ role: 'super_admin' });
  expect(shown()).toBe('no-access ');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('signing out ends the listener before the rights go', async () => {
  const end = vi.fn();
  vi.mocked(onSnapshot).mockReturnValue(end);
  signOut.mockImplementation(() => {
    expect(end).toHaveBeenCalledOnce();
    return Promise.resolve();
  });
  userIs(ann);
  const { rerender } = render(tree);
  recordIs(record);
  await userEvent.click(screen.getByRole('button'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(shown()).toBe('loading ');
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out left');
});

test('a user who goes without having signed out here is told so, and the next one is not', () => {
  userIs(ann);
  const { rerender } = render(tree);
  userIs(null);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('signed-out elsewhere');
  userIs(ann);
  rerender(<SessionProvider>{<Shown />}</SessionProvider>);
  expect(shown()).toBe('loading ');
});
