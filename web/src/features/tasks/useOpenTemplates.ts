import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';
import { listQuery } from '../../lib/live-data/listQuery.ts';

/** How many templates are read at most. */
export const TEMPLATE_LIMIT = 100;

/** The templates that are not retired, live; for administrators. */
export function useOpenTemplates(tenantId: string): Live<Documents<Template>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.templates.all(tenantId));
    return subscribeQuery(
      listQuery(all, TEMPLATE_LIMIT, where('status', 'in', ['draft', 'published'])),
      templateSchema,
    );
  }, [firestore, tenantId]);
  return useLiveData(listen);
}
