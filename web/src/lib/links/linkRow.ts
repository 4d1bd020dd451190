import { addSums, type LinkCount } from '@brokerage/domain/link/linkCount';
import { linkTitle } from '@brokerage/domain/link/linkTarget';
import type { LinkSums, SharedLink } from '@brokerage/domain/link/sharedLink';
import { linkName, type ShownLinkState, shownLinkState } from './linkState.ts';

/** A link as its page shows it. */
export interface LinkRow {
  link: SharedLink;
  /** Since it was created, or for a period. */
  sums: LinkSums;
  state: ShownLinkState;
  /** The title of its flyer, or else what it opens, such as `Public page of Maya Torres`. */
  flyer: string;
  name: string;
  template: string;
  /** The owner of the link; empty if unknown. */
  officer: string;
}

/** Returns links with their all-time figures: their own totals plus the counts not compacted yet. */
export function toRows(
  links: readonly SharedLink[],
  notCompacted: readonly LinkCount[],
  now: Date,
): LinkRow[] {
  const shards = Map.groupBy(notCompacted, ({ short_code }) => short_code);
  return links.map((link) => {
    return {
      link,
      sums: addSums([link, ...(shards.get(link.short_code) ?? [])]),
      state: shownLinkState(link, now),
      flyer: linkTitle(link) ?? 'A colleague’s flyer',
      name: linkName(link),
      template: link.flyer?.template_name ?? '',
      officer: link.holder_name ?? '',
    };
  });
}

/** Returns the rows with counts for a period, given by short code. */
export const withPeriodCounts = (
  counted: ReadonlyMap<string, LinkSums>,
  rows: readonly LinkRow[],
): LinkRow[] => rows.map((row) => ({ ...row, sums: counted.get(row.link.short_code) ?? addSums([]) }));

/** Returns whether the link's text fields contain all words of a search. */
export function matchesLinkSearch(
  { link, flyer, name, template, officer }: LinkRow,
  search: string,
): boolean {
  const { short_code, utm_source, utm_medium, utm_campaign, event } = link;
  const all = [flyer, name, template, officer, short_code, utm_source, utm_medium, utm_campaign, event?.name];
  const text = all.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
