import { safeLocalStorage } from '../../lib/safeStorage.ts';

/*
 * Whether this person closed the portal before confirming that they saved their new recovery codes. Kept in this browser:
 * the codes were shown here and nowhere else.
 */

const toStorageKey = (uid: string) => `unsaved_recovery_codes_${uid}`;

/** Returns whether codes were shown to this person in this browser and never confirmed as saved. */
export const hasUnsavedRecoveryCodes = (uid: string): boolean =>
  safeLocalStorage.getItem(toStorageKey(uid)) !== null;

/** Remembers that new codes are on the screen, until called with `areUnsaved` false. */
export function markRecoveryCodes(uid: string, areUnsaved: boolean): void {
  if (areUnsaved) safeLocalStorage.setItem(toStorageKey(uid), 'true');
  else safeLocalStorage.removeItem(toStorageKey(uid));
}
