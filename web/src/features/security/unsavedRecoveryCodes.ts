/*
 * Whether this person closed the portal before confirming that they saved their new recovery codes. Kept in this browser:
 * the codes were shown here and nowhere else.
 */

const toStorageKey = (uid: string) => `unsaved_recovery_codes_${uid}`;

/** Returns whether codes were shown to this person in this browser and never confirmed as saved. */
export function hasUnsavedRecoveryCodes(uid: string): boolean {
  try {
    return localStorage.getItem(toStorageKey(uid)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that new codes are on the screen, until `areUnsaved` is false. */
export function markRecoveryCodes(uid: string, areUnsaved: boolean): void {
  try {
    if (areUnsaved) localStorage.setItem(toStorageKey(uid), 'true');
    else localStorage.removeItem(toStorageKey(uid));
  } catch {
    // Storage is full or blocked: the card then says nothing about the new codes.
  }
}
