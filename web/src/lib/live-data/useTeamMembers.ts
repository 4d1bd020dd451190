import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { collection, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from './documents.ts';

/** The role records of a tenant, live; for administrators. */
export function useTeamMembers(tenantId: string): Live<Documents<UserRole>> {
  const firestore = useFirestore();
  const listen = useMemo(() => {
    const all = collection(firestore, paths.userRoles);
    return subscribeQuery(query(all, where('tenant_id', '==', tenantId)), userRoleSchema);
  }, [firestore, tenantId]);
  return useLiveData(listen);
}
