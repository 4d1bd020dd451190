import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { knownCount, useCount } from '../../lib/live-data/useCount.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

/** How many of a template's flyers are being edited, and how many visitors can see. */
export interface FlyersInUse {
  drafts: number;
  live: number;
}

const DRAFTS: readonly FlyerStatus[] = ['editing', 'pending_approval', 'rejected'];
const LIVE: readonly FlyerStatus[] = ['approved'];

function useFlyersAt(templateId: string | undefined, statuses: readonly FlyerStatus[]): number | undefined {
  const firestore = useFirestore();
  const { tenant_id: tenantId } = useSignedIn().member;
  const flyers = useMemo(
    () =>
      templateId === undefined
        ? undefined
        : {
            source: collection(firestore, paths.flyers.all(tenantId)),
            constraints: [where('template_id', '==', templateId), where('status', 'in', statuses)],
          },
    [firestore, tenantId, templateId, statuses],
  );
  return knownCount(useCount(flyers));
}

/**
 * Counts a template's flyers in use, once; doesn't query without an id, and returns undefined until known. Publishing doesn't wait for it.
 */
export function useFlyersInUse(templateId: string | undefined): FlyersInUse | undefined {
  const drafts = useFlyersAt(templateId, DRAFTS);
  const live = useFlyersAt(templateId, LIVE);
  return drafts === undefined || live === undefined ? undefined : { drafts, live };
}
