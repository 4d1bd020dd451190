import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useCount } from '../../lib/live-data/useCount.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** Returns how many flyers show a realtor: the user's own or, for administrators, all. 'unknown' if they couldn't be counted. */
export function useFlyerCount(realtorId: string): number | 'counting' | 'unknown' {
  const firestore = useFirestore();
  const {
    user: { uid },
    member: { tenant_id: tenantId },
    isAdministrator,
  } = useSignedIn();
  const flyers = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [
        where('realtor_id', '==', realtorId),
        ...(isAdministrator ? [] : [where('owner_user_id', '==', uid)]),
      ],
    }),
    [firestore, tenantId, uid, isAdministrator, realtorId],
  );
  return useCount(flyers) ?? 'counting';
}
