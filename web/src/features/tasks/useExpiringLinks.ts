import { officeDay } from '@brokerage/domain/link/officeDay';
import { useState } from 'react';
import { companyMoment, companyTimeOfDay } from '../../lib/format/companyTime.ts';
import { formatMoment } from '../../lib/format/formatDate.ts';
import { extendLinkPath } from '../../lib/links/linkPaths.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { recallSeenViews } from '../../lib/links/seenViews.ts';
import { useLinkRows } from '../../lib/links/useLinkRows.ts';
import type { Live } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { formatLinkRow } from '../../ui/links/linkFields.tsx';
import { expiringLinks, linksWithNewViews } from './expiringLinks.ts';
import { mapLive, type TaskList } from './taskList.ts';

/** One's own links that end soon, and those that were opened since one looked. */
export function useWaitingLinks(): { expiring: Live<TaskList>; viewed: Live<TaskList> } {
  const { user, member } = useSignedIn();
  const now = useNow();
  const [seen] = useState(() => recallSeenViews(user.uid));
  const live = useLinkRows({ tenantId: member.tenant_id, uid: user.uid });
  const expiring = mapLive(live, ({ rows, unreadable }) => {
    const found = expiringLinks(rows, now);
    return {
      count: String(found.length),
      unreadable,
      items: found.map(({ row, end }) => ({
        ...titleOf(row),
        detail: formatEnd(end, now),
        actions: [{ label: 'Extend', name: `Extend ${formatLinkRow(row)}`, path: extendLinkPath(idOf(row)) }],
      })),
    };
  });
  const viewed = mapLive(live, ({ rows }) => {
    const found = linksWithNewViews(rows, seen);
    return {
      count: inFigures(found.reduce((sum, { views }) => sum + views, 0)),
      // The other list says it.
      unreadable: 0,
      note: seen
        ? `Since your last visit: ${formatMoment(seen.at)}.`
        : 'All so far. You haven’t opened Link Analytics in this browser.',
      items: found.map(({ row, views }) => ({
        ...titleOf(row),
        detail: views === 1 ? '1 new view' : `${inFigures(views)} new views`,
        actions: [],
      })),
    };
  });
  return { expiring, viewed };
}

const inFigures = (count: number) => count.toLocaleString('en-US');
const idOf = ({ link }: LinkRow) => link.short_code;
const titleOf = (row: LinkRow) => ({ id: idOf(row), title: formatLinkRow(row) });

const DAY_MS = 86_400_000;

/** On the office's clock, as everywhere that a link's expiry is shown. */
function formatEnd(end: Date, now: Date): string {
  const days = (Date.parse(officeDay(end)) - Date.parse(officeDay(now))) / DAY_MS;
  if (days > 1) return `Ends in ${days} days, ${companyMoment(end)}`;
  return `Ends ${days === 0 ? 'today' : 'tomorrow'}, ${companyTimeOfDay(end)}`;
}
