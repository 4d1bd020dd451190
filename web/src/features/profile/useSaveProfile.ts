import type { Profile } from '@brokerage/domain/directory/profile';
import { paths } from '@brokerage/domain/paths';
import { doc, runTransaction } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { edited } from './profileForm.ts';

/** After this the answer counts as lost. */
const PATIENCE_MS = 20_000;

/** The record is no longer what was changed here. */
export class ProfileConflict extends Error {}

/**
 * Gives a function that stores what was edited of `stored` to `profile` in one's own record. It rejects when that
 * failed, when nobody knows, and with a ProfileConflict when one of these fields was changed elsewhere since.
 */
export function useSaveProfile(uid: string) {
  const firestore = useFirestore();
  return async (profile: Profile, stored: Profile): Promise<void> => {
    const ref = doc(firestore, paths.userRole(uid));
    const changed = edited(profile, stored);
    // A transaction fails without a connection, where a plain write would wait for one unseen.
    const saving = runTransaction(firestore, async (transaction) => {
      const now = (await transaction.get(ref)).data();
      if (changed.some((field) => now?.[field] !== stored[field])) throw new ProfileConflict();
      transaction.update(ref, Object.fromEntries(changed.map((field) => [field, profile[field]])));
    });
    await Promise.race([saving, givenUp()]);
  };
}

const givenUp = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer')), PATIENCE_MS);
  });
