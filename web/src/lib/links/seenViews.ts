import * as z from 'zod';
import { safeLocalStorage } from '../safeStorage.ts';
import type { LinkRow } from './linkRow.ts';

/*
 * What a person last saw in Link Analytics: the views of each of their links, and when. Figures rather than just a time, because views
 * are counted by day and not one by one: the difference is exact. In the browser's storage, because they can't write to any document for
 * it, and a wrong number after a change of browser does no harm.
 */

const storageKey = (uid: string) => `seen_views_${uid}`;

const seenViewsSchema = z.object({
  at: z.coerce.date(),
  /** By short code. */
  views: z.record(z.string(), z.number()),
});
export type SeenViews = z.output<typeof seenViewsSchema>;

/** Returns what this person saw last in this browser; undefined before the first time. */
export const loadSeenViews = (uid: string): SeenViews | undefined =>
  seenViewsSchema.safeParse(safeLocalStorage.getJson(storageKey(uid))).data;

/** Links whose figures are saved, those seen last first. */
const MAX_LINKS = 1000;

/** Saves that this person has seen these figures; links of other pages keep theirs. */
export function saveSeenViews(uid: string, rows: readonly LinkRow[]): void {
  const seen = rows.map(({ link, sums }) => [link.short_code, sums.views] as const);
  const codes = new Set(seen.map(([code]) => code));
  const others = Object.entries(loadSeenViews(uid)?.views ?? {}).filter(([code]) => !codes.has(code));
  const views = Object.fromEntries([...seen, ...others].slice(0, MAX_LINKS));
  safeLocalStorage.setJson(storageKey(uid), { at: new Date(), views });
}
