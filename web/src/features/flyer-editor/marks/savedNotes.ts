/** What an officer has typed about a mark and not saved yet, for as long as the tab is open: a reload doesn't lose it. */

const keyOf = (markId: string) => `mark_note_${markId}`;

function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Where the browser keeps nothing for us, it lasts as long as the page.
    return undefined;
  }
}

export const keptNote = (markId: string): string | undefined =>
  quietly(() => sessionStorage.getItem(keyOf(markId)) ?? undefined);

export const keepNote = (markId: string, note: string): void =>
  quietly(() => sessionStorage.setItem(keyOf(markId), note));

export const forgetNote = (markId: string): void => quietly(() => sessionStorage.removeItem(keyOf(markId)));
