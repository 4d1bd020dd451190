import { paths } from '@brokerage/domain/paths';
import { templateSchema } from '@brokerage/domain/template/template';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeQuery, useLiveData } from '../../lib/live-data/documents.ts';

/** Names of the tenant's templates by id, also of those no longer in use, as far as they are known yet. */
export function useTemplateNames(tenantId: string): ReadonlyMap<string, string> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeQuery(collection(firestore, paths.templates.all(tenantId)), templateSchema),
    [firestore, tenantId],
  );
  const live = useLiveData(listen);
  const templates = live.status === 'ready' ? live.data.items : undefined;
  return useMemo(() => new Map(templates?.map(({ id, name }) => [id, name])), [templates]);
}
