import { addDays, startOfHour } from 'date-fns';
import { useMemo, useState } from 'react';
import { linkListeners } from '../../../lib/links/linkListeners.ts';
import { type LinkRow, toRows } from '../../../lib/links/linkRow.ts';
import type { LinkScope } from '../../../lib/links/listedLinks.ts';
import { subscribeLazily } from '../../../lib/live-data/subscribeLazily.ts';
import { type Live, mapLive, useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { useNow } from '../../../lib/useNow.ts';
import { EXPIRES_SOON_DAYS } from './expiringLinks.ts';

/** Subscribes to links that end within the next days, without their figures; LINKS_PAGE at most. */
export function useExpiringLinks({ tenantId, holderId }: LinkScope): Live<{
  rows: readonly LinkRow[];
  unreadable: number;
}> {
  const now = useNow();
  // Queried once, with a day to spare for a page that stays open: `expiringLinks` checks the clock. Rounded to the hour, so that a later
  // visit finds the cached data.
  const [from] = useState(() => startOfHour(now));
  const live = useLiveData(
    useMemo(
      () =>
        subscribeLazily(linkListeners, ({ subscribeExpiringLinks }, firestore) =>
          subscribeExpiringLinks(
            firestore,
            { tenantId, holderId },
            from,
            addDays(from, EXPIRES_SOON_DAYS + 1),
          ),
        ),
      [tenantId, holderId, from],
    ),
  );
  return mapLive(live, ({ items, unreadable }) => ({
    rows: toRows(items, [], now),
    unreadable,
  }));
}
