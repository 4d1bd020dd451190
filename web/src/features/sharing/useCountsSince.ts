import type { LinkCount } from '@brokerage/domain/share/linkCount';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import { type Live, useLiveData } from '../../lib/documents.ts';
import type { Pages } from '../../lib/listenToPages.ts';
import { listenToCountsSince, type Whose } from './linkQueries.ts';

/** What the links counted day by day from a day on, or with null ever; live. */
export function useCountsSince({ tenantId, uid }: Whose, since: string | null): Live<Pages<LinkCount>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => listenToCountsSince(firestore, { tenantId, uid }, since),
    [firestore, tenantId, uid, since],
  );
  return useLiveData(listen);
}
