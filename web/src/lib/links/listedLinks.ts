import type { LinkSums } from '@brokerage/domain/link/sharedLink';

/** Whose links: a person's own, or with null everybody's of the tenant, for administrators. */
export interface Whose {
  tenantId: string;
  uid: string | null;
}

/** Links that are shown at a time. */
export const LINKS_PAGE = 25;

/** What the database sorts links by; a figure is that of the last hourly update. */
export interface LinkOrder {
  by: 'created_at' | Exclude<keyof LinkSums, 'scans' | 'not_counted'>;
  direction: 'asc' | 'desc';
}
export const NEWEST_LINKS: LinkOrder = { by: 'created_at', direction: 'desc' };
