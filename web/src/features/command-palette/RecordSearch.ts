import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { matchesSearch, SEARCH_LIMITS, toQueryKey } from '@brokerage/domain/search/searchKeys';
import type { FoundRecord } from './recordKinds.ts';

/** Records listed of each kind. */
export const FOUND_LIMIT = 5;
/** Records read of each kind for several words: the database searches only for the longest one. */
const WORDS_LIMIT = 20;
/** Number of cached answers, and for how long: a new record is found after at most a minute. */
const REMEMBERED_ANSWERS = 60;
const REMEMBERED_MS = MINUTE_MS;

/** Queries the database for the records of one kind under a key. */
type Ask = (kind: string, key: string, limit: number) => Promise<readonly FoundRecord[]>;

interface Answer {
  found: readonly FoundRecord[];
  limit: number;
  at: number;
}

/** Cached results by query, oldest first; RecordSearch limits its size. */
export type SearchMemory = Map<string, Answer>;

interface SearchedBy {
  /** The user and their role; answers aren't shared between users. */
  who: string;
  kinds: readonly string[];
  ask: Ask;
  memory: SearchMemory;
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
  readonly #by: SearchedBy;

  constructor(by: SearchedBy) {
    this.#by = by;
  }

  /** Returns at most FOUND_LIMIT records of each kind, in the order of the kinds. */
  async search(words: readonly string[]): Promise<SearchResult> {
    const key = toQueryKey(words);
    if (key === undefined) return { found: [], isPartial: false };
    const limit = words.length === 1 ? FOUND_LIMIT : WORDS_LIMIT;
    const answers = await Promise.allSettled(this.#by.kinds.map((kind) => this.#find(kind, key, limit)));
    const found = answers.flatMap((answer) =>
      answer.status === 'fulfilled'
        ? answer.value.filter(({ text }) => matchesSearch(text, words)).slice(0, FOUND_LIMIT)
        : [],
    );
    return { found, isPartial: answers.some(({ status }) => status === 'rejected') };
  }

  async #find(kind: string, key: string, limit: number): Promise<readonly FoundRecord[]> {
    const remembered = this.#remembered(kind, key, limit);
    if (remembered) return remembered;
    const { ask, memory, now = Date.now } = this.#by;
    const found = await ask(kind, key, limit);
    const id = this.#toId(kind, key);
    // Moves the newest to the end, so that the first one is the oldest.
    memory.delete(id);
    memory.set(id, { found, limit, at: now() });
    for (const oldest of memory.keys()) {
      if (memory.size <= REMEMBERED_ANSWERS) break;
      memory.delete(oldest);
    }
    return found;
  }

  #toId(kind: string, key: string): string {
    return `${this.#by.who} ${kind} ${key}`;
  }

  /** Returns a cached result for this key that is large enough, or a complete result for a shorter prefix of it. */
  #remembered(kind: string, key: string, limit: number): readonly FoundRecord[] | undefined {
    const { memory, now = Date.now } = this.#by;
    const letters = Array.from(key);
    for (let length = letters.length; length >= SEARCH_LIMITS.letters; length -= 1) {
      const answer = memory.get(this.#toId(kind, letters.slice(0, length).join('')));
      if (!answer || now() - answer.at > REMEMBERED_MS) continue;
      const isWhole = answer.found.length < answer.limit;
      if (isWhole || (length === letters.length && answer.limit >= limit)) return answer.found;
    }
    return undefined;
  }
}
