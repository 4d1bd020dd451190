import type { DocumentReference, Query } from 'firebase/firestore';
import type * as z from 'zod';

/** Bounds of the memory. A document takes about 1 kB; the miniatures of a list take a listener each. */
export const MAX_LISTENERS = 60;
export const MAX_DOCUMENTS = 3_000;

/** What tells one listener from another. */
export interface ListenerKey {
  source: Query | DocumentReference;
  /** Another schema makes other records of the same documents. */
  schema: z.ZodType;
}

interface Remembered {
  key: ListenerKey;
  data: unknown;
  /** How many documents the data was made of. */
  size: number;
}

/** Tells whether a key is the one that is looked for. */
type IsSameKey = (key: ListenerKey) => boolean;

/** The latest first. */
let entries: readonly Remembered[] = [];

/**
 * What listeners said last, so that a list is there at once when somebody comes back to its page. It is never written to
 * disk, and cleared when the session ends (MemberSession) or the member's rights change (PortalShell).
 */
export const liveMemory = {
  /** Returns what was remembered last, undefined when there is nothing. */
  recall(isSame: IsSameKey): unknown {
    return entries.find(({ key }) => isSame(key))?.data;
  },

  /** Replaces what was remembered under that key. What was not used for longest goes when there is too much. */
  remember(entry: Remembered, isSame: IsSameKey): void {
    let documents = 0;
    entries = [entry, ...entries.filter(({ key }) => !isSame(key))]
      .slice(0, MAX_LISTENERS)
      .filter(({ size }) => {
        documents += size;
        return documents <= MAX_DOCUMENTS;
      });
  },

  forget(isSame: IsSameKey): void {
    entries = entries.filter(({ key }) => !isSame(key));
  },

  clear(): void {
    entries = [];
  },
};
