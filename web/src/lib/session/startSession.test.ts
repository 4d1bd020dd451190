import { beforeEach, expect, test, vi } from 'vitest';
import { tellFirstListReady } from '../firstList.ts';
import { rememberFirstList } from '../firstListOwner.ts';
import { startSession } from './startSession.ts';

const auth = vi.hoisted(() => ({
  currentUser: null as { uid: string } | null,
  authStateReady: vi.fn(() => Promise.resolve()),
  onAuthStateChanged: vi.fn(),
}));
const hold = vi.hoisted(() => ({
  document: vi.fn((_path: string, _signal: AbortSignal) => Promise.resolve()),
  list: vi.fn((_owner: object, _signal: AbortSignal) => Promise.resolve()),
}));
vi.mock('../firebase/firebase.ts', () => ({
  portalAuth: () => Promise.resolve(auth),
  holdDocument: hold.document,
  holdFirstList: hold.list,
}));

const stop = vi.fn();
const ann = { uid: 'ann' };
const signal = () => hold.document.mock.lastCall?.[1] ?? expect.fail('nothing was asked for');

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  auth.currentUser = ann;
  auth.onAuthStateChanged.mockReturnValue(stop);
});

test('the role record is asked for, and the list that the last visit began with', async () => {
  await startSession();
  expect(hold.document).toHaveBeenCalledWith('user_roles/ann', expect.any(AbortSignal));
  expect(hold.list).not.toHaveBeenCalled();
  rememberFirstList('ann', { tenantId: 'larkfield', officerId: null });
  await startSession();
  expect(hold.list).toHaveBeenCalledWith({ tenantId: 'larkfield', officerId: null }, signal());
});

test('nothing is asked for when nobody is signed in, and no other person’s list', async () => {
  rememberFirstList('bob', { tenantId: 'larkfield', officerId: null });
  auth.currentUser = null;
  await startSession();
  expect(hold.document).not.toHaveBeenCalled();
  auth.currentUser = ann;
  await startSession();
  expect(hold.list).not.toHaveBeenCalled();
});

test('it is let go of when somebody else signs in, and once the first list is there', async () => {
  await startSession();
  const [change] = auth.onAuthStateChanged.mock.lastCall as [(user: object | null) => void];
  change(ann);
  expect(signal().aborted).toBe(false);
  change(null);
  expect(signal().aborted).toBe(true);
  expect(stop).toHaveBeenCalledOnce();
  await startSession();
  expect(signal().aborted).toBe(false);
  tellFirstListReady();
  await vi.waitFor(() => expect(signal().aborted).toBe(true));
});
