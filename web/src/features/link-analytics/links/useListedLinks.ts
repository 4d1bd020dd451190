import type { LinkCount } from '@brokerage/domain/link/linkCount';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { useState } from 'react';
import { type LinkRow, matchesLinkSearch, withPeriodCounts } from '../../../lib/links/linkRow.ts';
import { LINKS_PAGE, type LinkScope } from '../../../lib/links/listedLinks.ts';
import type { Days } from '../../../lib/links/period.ts';
import type { LinkRows } from '../../../lib/links/useLinkRows.ts';
import { useLinksByCode } from '../../../lib/links/useLinksByCode.ts';
import type { SortOrder } from '../../../ui/table/DataColumn.ts';
import { LINK_FIGURES } from '../linkFigures.ts';
import { addRollUps, countsOn } from '../sums/rollUp.ts';
import { toRollUpQueries } from '../sums/rollUpQueries.ts';
import { useRollUps } from '../sums/useRollUps.ts';
import { toLinkOrder } from './linkColumns.tsx';

/** How the list of links is sorted and searched. */
export interface ListChoice {
  order: SortOrder;
  search: string;
}

interface ListedLinksOptions {
  scope: LinkScope;
  /** With their all-time figures. */
  links: LinkRows;
  list: ListChoice;
  /** The days of the links' figures; null for all time. */
  days: Days | null;
  today: string;
}

interface ListedLinks {
  /** The rows that match the search. */
  rows: readonly LinkRow[];
  /** The figures are those of the period; false also if they couldn't be read. */
  isOfPeriod: boolean;
  /** Whether the period's figures are loading. */
  isCounting: boolean;
  /** Loads more links, with a note on those listed so far; undefined once all are loaded. */
  more: { note: string; isLoading: boolean; load: () => void } | undefined;
}

interface RankedLinks {
  rows: readonly LinkRow[];
  /** Which links these are. */
  note: string;
  isLoading: boolean;
  /** Loads the next links; undefined when all are loaded. */
  loadMore: (() => void) | undefined;
}

/**
 * Returns the links with the highest figures in a period, in the list's sort order (or by views), one page at a time. `counted` has the
 * figures by short code; without it, nothing is read.
 */
function useRankedLinks(
  scope: LinkScope,
  counted: ReadonlyMap<string, LinkSums> | undefined,
  order: SortOrder | undefined,
  notCompacted: readonly LinkCount[],
): RankedLinks {
  const [shown, setShown] = useState(LINKS_PAGE);
  const { key: figure, label } = LINK_FIGURES.find(({ key }) => key === order?.by) ?? LINK_FIGURES[0];
  const isFewestFirst = order?.by === figure && order.direction === 'asc';
  const sign = isFewestFirst ? 1 : -1;
  const ranked = [...(counted ?? [])]
    .filter(([, sums]) => Object.values(sums).some((sum) => sum > 0))
    .sort(
      ([code, sums], [otherCode, others]) =>
        sign * (sums[figure] - others[figure]) || (code < otherCode ? -1 : 1),
    );
  const codes = ranked.slice(0, shown).map(([code]) => code);
  const { rows, isComplete, hasFailed = false } = useLinksByCode(scope, codes, notCompacted);
  const wanted = new Set(codes);
  return {
    rows: withPeriodCounts(
      counted ?? new Map(),
      rows.filter(({ link }) => wanted.has(link.short_code)),
    ),
    note: `These are the ${codes.length} of ${ranked.length} links with the ${isFewestFirst ? 'fewest' : 'most'} ${label.toLowerCase()} in this period.`,
    isLoading: !isComplete && !hasFailed,
    loadMore: ranked.length > shown ? () => setShown(shown + LINKS_PAGE) : undefined,
  };
}

/** Returns a note on the listed links while there are more to load. */
function toNote(count: number, { order, search }: ListChoice): string {
  if (search !== '')
    return `We searched the labels and codes of all links, and all other details of the ${count} links loaded so far.`;
  const by = toLinkOrder(order);
  if (by === undefined) return `Only the ${count} links loaded so far are sorted.`;
  if (by.by !== 'created_at')
    return `These are the ${count} links with the ${by.direction === 'desc' ? 'highest' : 'lowest'} figures.`;
  return `These are the ${by.direction === 'desc' ? 'newest' : 'oldest'} ${count} links.`;
}

/**
 * Returns the links to list. If they don't fit on a page and are sorted by a period's figures, returns those with the highest, because the
 * database can't sort by a period's counts.
 */
export function useListedLinks({ scope, links, list, days, today }: ListedLinksOptions): ListedLinks {
  const stored = useRollUps(scope, days === null ? [] : toRollUpQueries('link', days, today));
  const isOfPeriod = days !== null && stored.status === 'ready';
  const isCounting = days !== null && stored.status === 'loading';
  const isByFigure = LINK_FIGURES.some(({ key }) => key === list.order.by);
  const counted = isOfPeriod
    ? addRollUps(stored.data.items, countsOn(links.notCompacted, days), 'link').sums
    : undefined;
  const isRanked = isByFigure && counted !== undefined && links.more !== undefined;
  const ranked = useRankedLinks(scope, isRanked ? counted : undefined, list.order, links.notCompacted);
  const all = isRanked ? ranked.rows : counted ? withPeriodCounts(counted, links.rows) : links.rows;
  const rows = all.filter((row) => matchesLinkSearch(row, list.search));
  if (!isRanked) {
    const more = links.more && {
      note: toNote(links.rows.length, list),
      isLoading: links.more.isLoading,
      load: links.more.load,
    };
    return { rows, isOfPeriod, isCounting, more };
  }
  const { note, isLoading, loadMore } = ranked;
  return { rows, isOfPeriod, isCounting, more: loadMore && { note, isLoading, load: loadMore } };
}
