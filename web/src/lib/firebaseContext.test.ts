import { expect, test, vi } from 'vitest';
import { forgetLiveData } from './firebaseContext.tsx';

vi.mock('./firebase/firebase.ts', () => ({ firebaseApp: {} }));

test('what reactfire remembers of a person is forgotten, the auth state is not', () => {
  const remembered = new Map([
    ['auth:user:[DEFAULT]', 1],
    ['auth:idTokenResult:uid', 2],
    ['firestore:doc:[DEFAULT]:user_roles/uid', 3],
  ]);
  vi.stubGlobal('_reactFirePreloadedObservables', remembered);
  forgetLiveData();
  expect([...remembered.keys()]).toEqual(['auth:user:[DEFAULT]']);
  vi.unstubAllGlobals();
});
