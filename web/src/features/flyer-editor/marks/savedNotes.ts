/** Notes about marks that an officer has typed but not sent, saved until the tab is closed, so that a reload doesn't lose them. */

const toStorageKey = (markId: string) => `mark_note_${markId}`;

function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Where the browser keeps nothing for us, it lasts as long as the page.
    return undefined;
  }
}

export const loadNote = (markId: string): string | undefined =>
  quietly(() => sessionStorage.getItem(toStorageKey(markId)) ?? undefined);

export const saveNote = (markId: string, note: string): void =>
  quietly(() => sessionStorage.setItem(toStorageKey(markId), note));

export const clearNote = (markId: string): void =>
  quietly(() => sessionStorage.removeItem(toStorageKey(markId)));
