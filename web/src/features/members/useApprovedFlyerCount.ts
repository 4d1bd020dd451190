import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { formatCapped } from '../../lib/format/formatCapped.ts';
import { knownCount, useCount } from '../../lib/live-data/useCount.ts';

const LIMIT = 101;
const APPROVED: FlyerStatus = 'approved';

/** Counts a member's approved flyers once: `3`, `100+`; undefined until the number is known. */
export function useApprovedFlyerCount(tenantId: string, uid: string): string | undefined {
  const firestore = useFirestore();
  const approved = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [where('owner_user_id', '==', uid), where('status', '==', APPROVED)],
      max: LIMIT,
    }),
    [firestore, tenantId, uid],
  );
  const count = knownCount(useCount(approved));
  return count === undefined ? undefined : formatCapped(count, LIMIT);
}
