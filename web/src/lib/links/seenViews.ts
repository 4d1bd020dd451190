import * as z from 'zod';
import type { LinkRow } from './linkRow.ts';

/*
 * What somebody saw in Link Analytics last: the views of each of their links, and when. Figures rather than a time alone,
 * because views are counted by day and not one by one: the difference is exact. In this browser's storage, because no
 * document is theirs to write it to, and a wrong number after a change of browser does no harm.
 */

const storageKey = (uid: string) => `seen_views_${uid}`;

const seenViewsSchema = z.object({
  at: z.coerce.date(),
  /** By short code. */
  views: z.record(z.string(), z.number()),
});
export type SeenViews = z.output<typeof seenViewsSchema>;

/** Returns what this person saw last with this browser; undefined before the first time. */
export function loadSeenViews(uid: string): SeenViews | undefined {
  try {
    return seenViewsSchema.safeParse(JSON.parse(localStorage.getItem(storageKey(uid)) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Links whose figures are saved, those seen last first. */
const MAX_LINKS = 1000;

/** Saves that this person has seen these figures; links of other pages keep theirs. */
export function saveSeenViews(uid: string, rows: readonly LinkRow[]): void {
  const seen = rows.map(({ link, sums }) => [link.short_code, sums.views] as const);
  const codes = new Set(seen.map(([code]) => code));
  const others = Object.entries(loadSeenViews(uid)?.views ?? {}).filter(([code]) => !codes.has(code));
  const views = Object.fromEntries([...seen, ...others].slice(0, MAX_LINKS));
  try {
    localStorage.setItem(storageKey(uid), JSON.stringify({ at: new Date(), views }));
  } catch {
    // Storage is full or forbidden: then all views count as new.
  }
}
