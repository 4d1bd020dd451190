import { addDays } from 'date-fns';
import type { LinkRow } from '../../../lib/links/linkRow.ts';

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
