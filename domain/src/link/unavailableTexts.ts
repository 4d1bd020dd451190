import type { EndReason } from './endReason.ts';

/** What a visitor reads when a link shows no flyer: in the HTML that the server answers, and on the page that replaces it. */
export const LINK_UNAVAILABLE_TEXTS = {
  expired: 'This link has expired',
  'not-found': 'Link not found',
  failed: 'Failed to load flyer',
} as const;

/** The heading for a flyer that has ended, in both places as well. */
export const FLYER_ENDED_TITLES: Readonly<Record<EndReason, string>> = {
  expired: 'This offer has expired',
  recalled: 'This flyer is no longer available',
};
