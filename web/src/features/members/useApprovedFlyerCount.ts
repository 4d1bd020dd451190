import type { FlyerStatus } from '@brokerage/domain/flyer/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { loadCount } from '../../lib/live-data/listQuery.ts';

const LIMIT = 100;
const APPROVED: FlyerStatus = 'approved';

/** Counts a member's approved flyers once: `3`, `100+`; undefined until the number is known. */
export function useApprovedFlyerCount(tenantId: string, uid: string): string | undefined {
  const firestore = useFirestore();
  const [count, setCount] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const approved = [where('owner_user_id', '==', uid), where('status', '==', APPROVED)];
    loadCount(collection(firestore, paths.flyers.all(tenantId)), approved, LIMIT).then(
      (found) => {
        if (!isOver) setCount(found >= LIMIT ? `${LIMIT}+` : String(found));
      },
      // The dialog then does without the number.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [firestore, tenantId, uid]);
  return count;
}
