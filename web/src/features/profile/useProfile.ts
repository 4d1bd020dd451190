import { type UserRole, userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { subscribeDocument } from '../../lib/live-data/documents.ts';
import { type Live, useLiveData } from '../../lib/live-data/useLiveData.ts';

/** One's own record, live; undefined when it can't be read. */
export function useProfile(uid: string): Live<UserRole | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => subscribeDocument(doc(firestore, paths.userRole(uid)), userRoleSchema),
    [firestore, uid],
  );
  return useLiveData(listen);
}
