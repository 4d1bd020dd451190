import { addSums, type LinkCount } from '@brokerage/domain/link/linkCount';
import type { LinkSums, SharedLink } from '@brokerage/domain/link/sharedLink';
import type { LinkNames } from './linkNames.ts';
import { linkName, type ShownLinkState, shownLinkState } from './linkState.ts';

/** A link as its page shows it. */
export interface LinkRow {
  link: SharedLink;
  /** Since it was made, or of a period. */
  sums: LinkSums;
  state: ShownLinkState;
  flyer: string;
  name: string;
  template: string;
  /** Whose link it is; empty as long as that is not known. */
  officer: string;
}

const NO_LONGER = 'No longer in use';

/** Links with their figures of all time: their own sums and what is not folded into them yet. */
export function toRows(
  links: readonly SharedLink[],
  notFolded: readonly LinkCount[],
  names: LinkNames,
  now: Date,
): LinkRow[] {
  const parts = Map.groupBy(notFolded, ({ short_code }) => short_code);
  return links.map((link) => {
    const flyer = names.flyers.get(link.flyer_instance_id);
    return {
      link,
      sums: addSums([link, ...(parts.get(link.short_code) ?? [])]),
      state: shownLinkState(link, names, now),
      flyer: flyer?.title ?? link.handed_over?.flyer_title ?? 'A colleague’s flyer',
      name: linkName(link),
      template: !flyer || !names.templates ? '' : (names.templates.get(flyer.template_id) ?? NO_LONGER),
      officer: names.people?.get(link.created_by_user_id)?.name ?? '',
    };
  });
}

/** The same links with what they counted in a period. */
export function withFigures(counts: readonly LinkCount[], rows: readonly LinkRow[]): LinkRow[] {
  const counted = Map.groupBy(counts, ({ short_code }) => short_code);
  return rows.map((row) => ({ ...row, sums: addSums(counted.get(row.link.short_code) ?? []) }));
}

/** Whether all words of a search are in what is written about the link. */
export function matches({ link, flyer, name, template, officer }: LinkRow, search: string): boolean {
  const { short_code, utm_source, utm_medium, utm_campaign } = link;
  const all = [flyer, name, template, officer, short_code, utm_source, utm_medium, utm_campaign];
  const text = all.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
