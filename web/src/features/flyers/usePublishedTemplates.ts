import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { collection, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

/** Subscribes to the tenant's published templates, sorted by name. */
export function usePublishedTemplates(tenantId: string): Live<Documents<Template>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.templates.all(tenantId));
    return subscribeQuery(query(all, where('status', '==', 'published'), orderBy('name')), templateSchema);
  }, [firestore, tenantId]);
  return useLiveData(listen, 'Error fetching templates');
}
