import { paths } from '@brokerage/domain/paths';
import {
  type ConsentVersion,
  consentVersionSchema,
} from '@brokerage/domain/preapproval/consent/consentVersion';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 20;

/** Subscribes to a company's published consent wordings, newest first, a page at a time. */
export function useConsentVersions(tenantId: string): Live<ListData<ConsentVersion>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.consentVersions.all(tenantId)),
      constraints: [orderBy('published_at', 'desc')],
      pageSize: PAGE_SIZE,
      schema: consentVersionSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list);
}
