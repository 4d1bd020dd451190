import { paths } from '@brokerage/domain/paths';
import { holdDocument, holdFirstList, portalAuth } from '../firebase/firebase.ts';
import { firstListReady } from '../firstList.ts';
import { recallFirstList } from '../firstListOwner.ts';

/**
 * Asks for the role record of whoever is signed in, and for the dashboard's first list, while React and the page are still on
 * their way. Whoever listens to these later shares the listeners and their reads. Resolves once they are asked for, or nobody is
 * signed in; rejects where Auth or Firestore can't be loaded.
 */
export async function startSession(): Promise<void> {
  const auth = await portalAuth();
  await auth.authStateReady();
  const uid = auth.currentUser?.uid;
  if (uid === undefined) return;
  const start = new AbortController();
  void firstListReady.then(() => start.abort());
  // What one person may read, the next one may not.
  const stop = auth.onAuthStateChanged((user) => {
    if (user?.uid !== uid) start.abort();
  });
  start.signal.addEventListener('abort', stop);
  const owner = recallFirstList(uid);
  await Promise.all([
    holdDocument(paths.userRole(uid), start.signal),
    owner && holdFirstList(owner, start.signal),
  ]);
}
