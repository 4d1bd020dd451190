import { type Finding, findingSchema } from '@brokerage/domain/finding/finding';
import { type Recheck, recheckSchema } from '@brokerage/domain/finding/recheck';
import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { collection, doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import { type Live, subscribeReady, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { type FindingFilter, toFindingConstraints } from './findingFilter.ts';

const PAGE_SIZE = 25;
const NO_FINDING = subscribeReady<Finding | undefined>(undefined);

/** Subscribes to a tenant's findings, those on the most viewed flyers first, a page at a time. */
export function useFindings(tenantId: string, { view, check }: FindingFilter): Live<ListData<Finding>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.findings.all(tenantId)),
      constraints: toFindingConstraints({ view, check }),
      pageSize: PAGE_SIZE,
      schema: findingSchema,
    }),
    [firestore, tenantId, view, check],
  );
  return useList(list);
}

/** Subscribes to one finding; undefined when there is none, or the id is invalid. */
export function useFinding(tenantId: string, id: string): Live<Finding | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      documentIdSchema.safeParse(id).success
        ? subscribeDocument(doc(firestore, paths.findings.one(tenantId, id)), findingSchema)
        : NO_FINDING,
    [firestore, tenantId, id],
  );
  return useLiveData(listen);
}

/** Subscribes to the last run of the checks over live flyers; undefined before the first. */
export function useRecheck(tenantId: string): Live<Recheck | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.flyerRecheck(tenantId)), recheckSchema),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
