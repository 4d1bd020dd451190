import { type Finding, findingSchema } from '@brokerage/domain/finding/finding';
import { type Recheck, recheckSchema } from '@brokerage/domain/finding/recheck';
import { documentIdSchema } from '@brokerage/domain/ids/documentId';
import { paths } from '@brokerage/domain/paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';
import { type FindingFilter, toFindingConstraints } from './findingFilter.ts';

const PAGE_SIZE = 25;

/** Subscribes to a tenant's findings, most viewed flyers first, one page at a time. */
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
  const isId = documentIdSchema.safeParse(id).success;
  return useDocument(isId ? paths.findings.one(tenantId, id) : null, findingSchema);
}

/** Subscribes to the last run of the checks over live flyers; undefined before the first. */
export const useRecheck = (tenantId: string): Live<Recheck | undefined> =>
  useDocument(paths.flyerRecheck(tenantId), recheckSchema);
