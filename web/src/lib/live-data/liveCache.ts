import type { DocumentReference, Query } from 'firebase/firestore';
import type * as z from 'zod';

/** Limits of the cache. A document takes about 1 kB; each thumbnail in a list needs a listener. */
export const MAX_LISTENERS = 60;
export const MAX_DOCUMENTS = 3_000;

/** Identifies a listener. */
export interface ListenerKey {
  source: Query | DocumentReference;
  /** Another schema parses the same documents into different records. */
  schema: z.ZodType;
}

interface Cached {
  key: ListenerKey;
  data: unknown;
  /** How many documents the data was made from. */
  size: number;
}

/** Returns whether a key is the one to look up. */
type IsSameKey = (key: ListenerKey) => boolean;

/** The latest first. */
let entries: readonly Cached[] = [];

/**
 * Caches the listeners' latest data, so that a list appears immediately when its page is reopened. Never written to disk; cleared when the
 * session ends (MemberSessionProvider) or the member's rights change (PortalShell).
 */
export const liveCache = {
  get(isSame: IsSameKey): unknown {
    return entries.find(({ key }) => isSame(key))?.data;
  },

  /** Replaces the entry for that key, and evicts the least recently used ones beyond the limits. */
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
