import { safeSessionStorage } from '../../../lib/safeStorage.ts';

/** Notes about marks that an officer has typed but not sent, saved until the tab is closed, so that a reload doesn't lose them. */

const toStorageKey = (markId: string) => `mark_note_${markId}`;

export const loadNote = (markId: string): string | null => safeSessionStorage.getItem(toStorageKey(markId));

export const saveNote = (markId: string, note: string): boolean =>
  safeSessionStorage.setItem(toStorageKey(markId), note);

export const clearNote = (markId: string): void => safeSessionStorage.removeItem(toStorageKey(markId));
