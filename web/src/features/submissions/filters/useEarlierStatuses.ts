import { paths } from '@brokerage/domain/paths';
import { EARLIER_STATUSES, type EarlierStatus } from '@brokerage/domain/submission/submissionStatus';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { knownCount, useCount } from '../../../lib/live-data/useCount.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

const [ON_HOLD] = EARLIER_STATUSES;

/**
 * Returns the legacy statuses that some record in the list has, and the one in the current filter. Queries the database for one record,
 * once.
 * @param isOwn for an officer's own applications
 */
export function useEarlierStatuses(isOwn: boolean, chosen: string | undefined): readonly EarlierStatus[] {
  const firestore = useFirestore();
  const { tenant_id: tenantId, officer_id: officerId } = useSignedIn().member;
  const query = useMemo(
    () => ({
      source: collection(firestore, paths.submissions.all(tenantId)),
      constraints: [
        where('status', '==', ON_HOLD),
        ...(isOwn ? [where('lo_assigned_id', '==', officerId)] : []),
      ],
      max: 1,
    }),
    [firestore, tenantId, officerId, isOwn],
  );
  const count = knownCount(useCount(query)) ?? 0;
  return count > 0 || chosen === ON_HOLD ? EARLIER_STATUSES : [];
}
