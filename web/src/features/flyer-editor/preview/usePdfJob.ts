import { FLYER_FORMATS } from '@brokerage/domain/flyer/compose/flyerFormats';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { type PdfJob, pdfJobSchema } from '@brokerage/domain/flyer/record/pdfJob';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { subscribeQuery } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';
import { useLiveData } from '../../../lib/live-data/useLiveData.ts';

/** Other formats can have newer jobs, so this query reads one per format. */
const MAX_FORMATS = FLYER_FORMATS.length;

/** Subscribes to the newest PDF job of this flyer in its own format; undefined while there is none or it hasn't loaded. */
export function usePdfJob({
  tenant_id,
  id,
  owner_user_id,
}: Pick<Flyer, 'tenant_id' | 'id' | 'owner_user_id'>): PdfJob | undefined {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      subscribeQuery(
        listQuery(
          collection(firestore, paths.pdfJobs.all(tenant_id)),
          MAX_FORMATS,
          where('flyer_instance_id', '==', id),
          where('owner_user_id', '==', owner_user_id),
          orderBy('created_at', 'desc'),
        ),
        pdfJobSchema,
      ),
    [firestore, tenant_id, id, owner_user_id],
  );
  const live = useLiveData(listen);
  // Ignore cached progress.
  return live.status === 'ready' && !live.isCached
    ? live.data.items.find(({ format }) => format === undefined)
    : undefined;
}
