import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 10;

/** Subscribes to the approved flyers in a state, newest first, one page at a time: an officer's, or the whole company's. */
export function useRecallFlyers(
  tenantId: string,
  { holder_kind, holder_id }: LicenseHolder,
  state: string,
): Live<ListData<Flyer>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(tenantId)),
      constraints: [
        ...(holder_kind === 'officer' ? [where('license_officer_id', '==', holder_id)] : []),
        where('license_state', '==', state),
        where('status', '==', 'approved'),
        orderBy('created_at', 'desc'),
      ],
      pageSize: PAGE_SIZE,
      schema: flyerSchema,
    }),
    [firestore, tenantId, holder_kind, holder_id, state],
  );
  return useList(list);
}
