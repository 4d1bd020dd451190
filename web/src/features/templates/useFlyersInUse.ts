import type { FlyerStatus } from '@brokerage/domain/flyer/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { loadCount } from '../../lib/live-data/listQuery.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** How many flyers of a template are still worked on, and how many visitors can see. */
export interface FlyersInUse {
  drafts: number;
  live: number;
}

const DRAFTS: readonly FlyerStatus[] = ['editing', 'pending_approval', 'rejected'];

/** Counts the flyers of a template that are in use, once; nothing is asked without an id, and undefined until it is known. */
export function useFlyersInUse(templateId: string | undefined): FlyersInUse | undefined {
  const firestore = useFirestore();
  const { member } = useSignedIn();
  const { tenant_id } = member;
  const [counts, setCounts] = useState<FlyersInUse>();
  useEffect(() => {
    if (templateId === undefined) return undefined;
    let isOver = false;
    const flyers = collection(firestore, paths.flyers.all(tenant_id));
    const ofTemplate = where('template_id', '==', templateId);
    Promise.all([
      loadCount(flyers, [ofTemplate, where('status', 'in', DRAFTS)]),
      loadCount(flyers, [ofTemplate, where('status', '==', 'approved')]),
    ]).then(
      ([drafts, live]) => !isOver && setCounts({ drafts, live }),
      // Publishing doesn't wait for the count.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [firestore, tenant_id, templateId]);
  return counts;
}
