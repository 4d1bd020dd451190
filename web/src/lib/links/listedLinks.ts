import type { LinkSums } from '@brokerage/domain/link/sharedLink';

/** The links to list: one owner's, by uid, or with null the whole company's (administrators only). */
export interface LinkScope {
  tenantId: string;
  holderId: string | null;
}

/** Links that are shown at a time. */
export const LINKS_PAGE = 25;

/** Sort order of links in the database; counts are those of the last hourly update. */
export interface LinkOrder {
  by: 'created_at' | Exclude<keyof LinkSums, 'scans' | 'not_counted'>;
  direction: 'asc' | 'desc';
}
export const NEWEST_LINKS: LinkOrder = { by: 'created_at', direction: 'desc' };
