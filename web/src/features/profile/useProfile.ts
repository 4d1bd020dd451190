import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Live, subscribeDocument, useLiveData } from '../../lib/live-data/documents.ts';

/** One's own record, live; undefined when it can't be read. */
export function useProfile(uid: string): Live<UserRole | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.userRole(uid)), userRoleSchema),
    [firestore, uid],
  );
  return useLiveData(listen);
}
