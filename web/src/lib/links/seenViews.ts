import * as z from 'zod';
import { safeLocalStorage } from '../safeStorage.ts';
import type { LinkRow } from './linkRow.ts';

/* What a user last saw in Link Analytics: the views of each of their links, and when. Stores counts instead of only a time, because
   views are counted by day: this makes the difference exact. It's in the browser's storage, because users can't write to any document
   for it, and a wrong number in a new browser does no harm. */

const storageKey = (uid: string) => `seen_views_${uid}`;

const seenViewsSchema = z.object({
  at: z.coerce.date(),
  /** By short code. */
  views: z.record(z.string(), z.number()),
});
export type SeenViews = z.output<typeof seenViewsSchema>;

/** Returns what this user last saw in this browser, or undefined the first time. */
export const loadSeenViews = (uid: string): SeenViews | undefined =>
  seenViewsSchema.safeParse(safeLocalStorage.getJson(storageKey(uid))).data;

/** Maximum number of links saved, most recently seen first. */
const MAX_LINKS = 1000;

/** Saves that this user has seen these figures; links on other pages keep theirs. */
export function saveSeenViews(uid: string, rows: readonly LinkRow[]): void {
  const seen = rows.map(({ link, sums }) => [link.short_code, sums.views] as const);
  const codes = new Set(seen.map(([code]) => code));
  const others = Object.entries(loadSeenViews(uid)?.views ?? {}).filter(([code]) => !codes.has(code));
  const views = Object.fromEntries([...seen, ...others].slice(0, MAX_LINKS));
  safeLocalStorage.setJson(storageKey(uid), { at: new Date(), views });
}

/** Returns how many views the user hasn't seen yet: before their first visit, all. */
export const countNewViews = (rows: readonly LinkRow[], seen: SeenViews | undefined): number =>
  rows.reduce(
    // After a reassignment, a count can be lower than the one seen before.
    (sum, { link, sums }) => sum + Math.max(0, sums.views - (seen?.views[link.short_code] ?? 0)),
    0,
  );
