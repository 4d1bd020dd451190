import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { collection, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

/** All templates of a tenant by name, live; for administrators. */
export function useTemplates(tenantId: string): Live<Documents<Template>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.templates.all(tenantId));
    return subscribeQuery(query(all, orderBy('name')), templateSchema);
  }, [firestore, tenantId]);
  return useLiveData(listen, 'Error fetching templates');
}
