import type { LinkCount } from '@brokerage/domain/link/linkCount';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeCounts, type Whose } from '../../lib/links/linkQueries.ts';
import type { Days } from '../../lib/links/period.ts';
import { type Live, useLiveData } from '../../lib/live-data/documents.ts';
import type { Pages } from '../../lib/live-data/subscribePaged.ts';

/**
 * What the links counted day by day on these days, or with null ever; live. At most ten pages of LINK_COUNTS_LIMIT are read,
 * 10,000 days of single links: `isCut` says that the last of the days are missing.
 */
export function useCounts({ tenantId, uid }: Whose, days: Days | null): Live<Pages<LinkCount>> {
  const firestore = useFirestore();
  const from = days?.from;
  const to = days?.to;
  const listen = useMemo(
    () =>
      subscribeCounts(
        firestore,
        { tenantId, uid },
        from === undefined || to === undefined ? null : { from, to },
      ),
    [firestore, tenantId, uid, from, to],
  );
  return useLiveData(listen);
}
