import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { collection, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../lib/live-data/useList.ts';
import type { Live } from '../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 50;

/** Subscribes to the templates of a tenant by name, a page at a time; for administrators. */
export function useTemplates(tenantId: string): Live<ListData<Template>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.templates.all(tenantId)),
      constraints: [orderBy('name')],
      pageSize: PAGE_SIZE,
      schema: templateSchema,
    }),
    [firestore, tenantId],
  );
  return useList(list, undefined, 'Error fetching templates');
}
