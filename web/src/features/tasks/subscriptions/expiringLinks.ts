import { addDays } from 'date-fns';
import type { LinkRow } from '../../../lib/links/linkRow.ts';
import type { SeenViews } from '../../../lib/links/seenViews.ts';

/** How many days ahead the start page looks. */
export const EXPIRES_SOON_DAYS = 3;

/** Returns links that still open their flyer and end within the next days, earliest end first. */
export function expiringLinks(rows: readonly LinkRow[], now: Date): { row: LinkRow; end: Date }[] {
  const soon = addDays(now, EXPIRES_SOON_DAYS);
  return rows
    .flatMap((row) => {
      const end = row.link.expires_at;
      return row.state === 'live' && end && end <= soon ? [{ row, end }] : [];
    })
    .toSorted((one, other) => one.end.getTime() - other.end.getTime());
}

/** Links with views that were not seen yet, most of them first. */
export function linksWithNewViews(
  rows: readonly LinkRow[],
  seen: SeenViews | undefined,
): { row: LinkRow; views: number }[] {
  return rows
    .map((row) => ({ row, views: row.sums.views - (seen?.views[row.link.short_code] ?? 0) }))
    .filter(({ views }) => views > 0)
    .toSorted((one, other) => other.views - one.views);
}
