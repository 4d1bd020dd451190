import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { loadCount } from '../../lib/live-data/listQuery.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** On how many flyers a realtor is: one's own, for administrators all. 'unknown' when that could not be counted. */
export function useFlyerCount(realtorId: string): number | 'counting' | 'unknown' {
  const firestore = useFirestore();
  const { user, member, isAdministrator } = useSignedIn();
  const [count, setCount] = useState<number | 'counting' | 'unknown'>('counting');
  const { tenant_id } = member;
  const { uid } = user;
  useEffect(() => {
    let isWanted = true;
    loadCount(collection(firestore, paths.flyers.all(tenant_id)), [
      where('realtor_id', '==', realtorId),
      ...(isAdministrator ? [] : [where('owner_user_id', '==', uid)]),
    ]).then(
      (used) => isWanted && setCount(used),
      () => isWanted && setCount('unknown'),
    );
    return () => {
      isWanted = false;
    };
  }, [firestore, tenant_id, uid, isAdministrator, realtorId]);
  return count;
}
