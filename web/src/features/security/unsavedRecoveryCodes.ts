/*
 * Whether this person closed the portal before confirming that they saved their new recovery codes. Kept in this browser:
 * the codes were shown here and nowhere else.
 */

const keyOf = (uid: string) => `unsaved_recovery_codes_${uid}`;

/** Returns whether codes were shown to this person in this browser and never confirmed as saved. */
export function hasUnsavedRecoveryCodes(uid: string): boolean {
  try {
    return localStorage.getItem(keyOf(uid)) !== null;
  } catch {
    return false;
  }
}

/** Remembers that new codes are on the screen, until `areUnsaved` is false. */
export function markRecoveryCodes(uid: string, areUnsaved: boolean): void {
  try {
    if (areUnsaved) localStorage.setItem(keyOf(uid), 'true');
    else localStorage.removeItem(keyOf(uid));
  } catch {
    // Storage is full or blocked: the card then says nothing about the new codes.
  }
}
