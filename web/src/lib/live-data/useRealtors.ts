import { type Realtor, realtorSchema } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from './documents.ts';

/** The realtors of a tenant by name, live. */
export function useRealtors(tenantId: string): Live<Documents<Realtor>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.realtors.all(tenantId));
    return subscribeQuery(query(all, orderBy('name')), realtorSchema);
  }, [firestore, tenantId]);
  return useLiveData(listen);
}
