import { paths } from '@brokerage/domain/paths';
import { type Template, templateSchema } from '@brokerage/domain/template/template';
import { isAwaitingConsent } from '@brokerage/domain/template/templateConsent';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from './firebaseContext.tsx';
import { subscribeQuery, useLiveData } from './live-data/documents.ts';
import { listQuery } from './live-data/listQuery.ts';

/** Templates that ever asked for consent; few do. */
const LIMIT = 100;

/** The templates that wait for a reviewer's consent, live; none until they are known. For administrators. */
export function useAwaitingConsent(tenantId: string): readonly Template[] {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.templates.all(tenantId));
    return subscribeQuery(listQuery(all, LIMIT, where('consent_revision', '>', 0)), templateSchema);
  }, [firestore, tenantId]);
  const live = useLiveData(listen);
  return live.status === 'ready' ? live.data.items.filter(isAwaitingConsent) : [];
}
