import { beforeEach, expect, test, vi } from 'vitest';
import { portalFirestore } from '../firebase/firebase.ts';
import { markFirstListDrawn } from '../first-list/firstList.ts';
import { saveFirstListOwner } from '../first-list/firstListOwner.ts';
import { readFirstList, readRoleRecord, readSecuritySettings } from '../first-list/firstReads.ts';
import { startSession } from './startSession.ts';

const auth = vi.hoisted(() => ({
  currentUser: null as { uid: string } | null,
  authStateReady: vi.fn(() => Promise.resolve()),
}));
vi.mock('../firebase/firebase.ts', () => ({
  portalAuth: () => Promise.resolve(auth),
  portalFirestore: vi.fn(),
}));
vi.mock('../first-list/firstReads.ts', () => ({
  readFirstList: vi.fn(),
  readRoleRecord: vi.fn(),
  readSecuritySettings: vi.fn(),
}));
vi.mock('../first-list/firstList.ts', () => ({ markFirstListDrawn: vi.fn() }));

const everybody = { tenantId: 'larkfield', officerId: null };

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  auth.currentUser = { uid: 'ann' };
  window.history.replaceState(null, '', '/officer-portal');
});

test('loads the role record, and the list that the last visit started with', async () => {
  await startSession();
  expect(readRoleRecord).toHaveBeenCalledExactlyOnceWith('ann');
  expect(readFirstList).not.toHaveBeenCalled();
  saveFirstListOwner('ann', everybody);
  await startSession();
  expect(readFirstList).toHaveBeenCalledExactlyOnceWith('ann', everybody);
  expect(portalFirestore).not.toHaveBeenCalled();
  expect(markFirstListDrawn).not.toHaveBeenCalled();
});

test('checks for a required second factor only for administrators', async () => {
  saveFirstListOwner('ann', { tenantId: 'larkfield', officerId: 'ann-lee' });
  await startSession();
  expect(readSecuritySettings).not.toHaveBeenCalled();
  saveFirstListOwner('ann', everybody);
  await startSession();
  expect(readSecuritySettings).toHaveBeenCalledExactlyOnceWith('ann', 'larkfield');
});

test('loads nothing without a sign-in, and no other member’s list', async () => {
  saveFirstListOwner('bob', everybody);
  auth.currentUser = null;
  await startSession();
  expect(readRoleRecord).not.toHaveBeenCalled();
  auth.currentUser = { uid: 'ann' };
  await startSession();
  expect(readFirstList).not.toHaveBeenCalled();
});

test.each(['/officer-portal/pdf/flyers', '/officer-portal?tab=submissions', '/officer-login'])(
  'loads Firestore’s SDK at once only for a signed-in member at %s, which has no such list',
  async (page) => {
    window.history.replaceState(null, '', page);
    saveFirstListOwner('ann', everybody);
    auth.currentUser = null;
    await startSession();
    expect(markFirstListDrawn).toHaveBeenCalledOnce();
    expect(portalFirestore).not.toHaveBeenCalled();
    auth.currentUser = { uid: 'ann' };
    await startSession();
    expect(portalFirestore).toHaveBeenCalledOnce();
    expect(readRoleRecord).toHaveBeenCalledExactlyOnceWith('ann');
  },
);
