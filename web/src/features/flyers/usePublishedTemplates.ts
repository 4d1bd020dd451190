import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

/** Each card reads the template's version, too. */
const PAGE_SIZE = 24;

/** Subscribes to the tenant's published templates, sorted by name, a page at a time. */
export function usePublishedTemplates(tenantId: string): Live<ListData<Template>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.templates.all(tenantId)),
      constraints: [where('status', '==', 'published'), orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: templateSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list, undefined, 'Error fetching templates');
}
