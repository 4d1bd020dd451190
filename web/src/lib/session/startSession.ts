import { portalAuth, portalFirestore } from '../firebase/firebase.ts';
import { markFirstListDrawn } from '../first-list/firstList.ts';
import { isFirstListShown, loadFirstListOwner } from '../first-list/firstListOwner.ts';

/**
 * Requests the signed-in user's role record and the dashboard's first list while React and the page are still loading; they find the
 * results in `firstReads`. Other pages need Firestore's SDK immediately. Resolves once everything has loaded or no one is signed in;
 * rejects if something can't be loaded or read.
 */
export async function startSession(): Promise<void> {
  const isShown = isFirstListShown();
  if (!isShown) markFirstListDrawn();
  const auth = await portalAuth();
  await auth.authStateReady();
  const uid = auth.currentUser?.uid;
  if (uid === undefined) return;
  const { readFirstList, readRoleRecord, readSecuritySettings } = await import('../first-list/firstReads.ts');
  const owner = loadFirstListOwner(uid);
  await Promise.all([
    readRoleRecord(uid),
    owner && readFirstList(uid, owner),
    // Administrators may need a second factor.
    owner?.officerId === null && readSecuritySettings(uid, owner.tenantId),
    !isShown && portalFirestore(),
  ]);
}
