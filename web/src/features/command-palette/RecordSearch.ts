import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { matchesSearch, SEARCH_LIMITS, toQueryKey } from '@brokerage/domain/search/searchKeys';
import type { FoundRecord } from './recordKinds.ts';

/** Records listed of each kind. */
export const FOUND_LIMIT = 5;
/** Records read of each kind for several words: the database searches only for the longest one. */
const WORDS_LIMIT = 20;
/** Number of cached results, and for how long: a new record is found after at most a minute. */
const MAX_CACHED = 60;
const CACHE_MS = MINUTE_MS;

/** Queries the database for the records of one kind under a key. */
type Query = (kind: string, key: string, limit: number) => Promise<readonly FoundRecord[]>;

interface CacheEntry {
  found: readonly FoundRecord[];
  limit: number;
  at: number;
}

/** Cached results by query, oldest first; RecordSearch limits its size. Too little to load a package for. */
export type SearchCache = Map<string, CacheEntry>;

interface SearchOptions {
  /** The user and their role; results aren't shared between users. */
  userKey: string;
  kinds: readonly string[];
  query: Query;
  cache: SearchCache;
  now?: () => number;
}

/** The records found, and whether the search failed for some kind of record. */
export interface SearchResult {
  found: readonly FoundRecord[];
  isPartial: boolean;
}

/**
 * Finds records by the starts of their words, with as few reads as possible. The same search reads once a minute: 5 records of each kind,
 * or 20 when several words are typed, so 20 reads a search for officers and 25 for super administrators. Skips a read if a shorter prefix
 * of the same word had fewer hits than the limit. Caches 60 results, in memory only.
 */
export class RecordSearch {
  readonly #options: SearchOptions;

  constructor(options: SearchOptions) {
    this.#options = options;
  }

  /** Returns at most FOUND_LIMIT records of each kind, in the order of the kinds. */
  async search(words: readonly string[]): Promise<SearchResult> {
    const key = toQueryKey(words);
    if (key === undefined) return { found: [], isPartial: false };
    const limit = words.length === 1 ? FOUND_LIMIT : WORDS_LIMIT;
    const results = await Promise.allSettled(this.#options.kinds.map((kind) => this.#find(kind, key, limit)));
    const found = results.flatMap((entry) =>
      entry.status === 'fulfilled'
        ? entry.value.filter(({ text }) => matchesSearch(text, words)).slice(0, FOUND_LIMIT)
        : [],
    );
    return { found, isPartial: results.some(({ status }) => status === 'rejected') };
  }

  async #find(kind: string, key: string, limit: number): Promise<readonly FoundRecord[]> {
    const cached = this.#findCached(kind, key, limit);
    if (cached) return cached;
    const { query, cache, now = Date.now } = this.#options;
    const found = await query(kind, key, limit);
    const id = this.#toId(kind, key);
    // Moves the newest to the end, so that the first one is the oldest.
    cache.delete(id);
    cache.set(id, { found, limit, at: now() });
    for (const oldest of cache.keys()) {
      if (cache.size <= MAX_CACHED) break;
      cache.delete(oldest);
    }
    return found;
  }

  #toId(kind: string, key: string): string {
    return `${this.#options.userKey} ${kind} ${key}`;
  }

  /** Returns a cached result for this key that is large enough, or a complete result for a shorter prefix of it. */
  #findCached(kind: string, key: string, limit: number): readonly FoundRecord[] | undefined {
    const { cache, now = Date.now } = this.#options;
    const letters = Array.from(key);
    for (let length = letters.length; length >= SEARCH_LIMITS.letters; length -= 1) {
      const entry = cache.get(this.#toId(kind, letters.slice(0, length).join('')));
      if (!entry || now() - entry.at > CACHE_MS) continue;
      const isWhole = entry.found.length < entry.limit;
      if (isWhole || (length === letters.length && entry.limit >= limit)) return entry.found;
    }
    return undefined;
  }
}
