import type { DocumentReference, Query } from 'firebase/firestore';
import type * as z from 'zod';

/** Bounds of the cache. A document takes about 1 kB; the miniatures of a list take a listener each. */
export const MAX_LISTENERS = 60;
export const MAX_DOCUMENTS = 3_000;

/** Identifies a listener. */
export interface ListenerKey {
  source: Query | DocumentReference;
  /** Another schema makes other records of the same documents. */
  schema: z.ZodType;
}

interface Cached {
  key: ListenerKey;
  data: unknown;
  /** How many documents the data was made from. */
  size: number;
}

/** Tells whether a key is the one that is looked for. */
type IsSameKey = (key: ListenerKey) => boolean;

/** The latest first. */
let entries: readonly Cached[] = [];

/**
 * Caches the listeners' latest data, so that a list shows at once when its page is opened again. Never written to disk;
 * cleared when the session ends (MemberSession) or the member's rights change (PortalShell).
 */
export const liveCache = {
  get(isSame: IsSameKey): unknown {
    return entries.find(({ key }) => isSame(key))?.data;
  },

  /** Replaces the entry of that key, and evicts the least recently used ones beyond the bounds. */
  set(entry: Cached, isSame: IsSameKey): void {
    let documents = 0;
    entries = [entry, ...entries.filter(({ key }) => !isSame(key))]
      .slice(0, MAX_LISTENERS)
      .filter(({ size }) => {
        documents += size;
        return documents <= MAX_DOCUMENTS;
      });
  },

  delete(isSame: IsSameKey): void {
    entries = entries.filter(({ key }) => !isSame(key));
  },

  clear(): void {
    entries = [];
  },
};
