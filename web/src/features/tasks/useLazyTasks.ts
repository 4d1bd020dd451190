import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { type Live, type Subscribe, useLiveData } from '../../lib/live-data/documents.ts';
import { subscribeLazily } from '../../lib/live-data/subscribeLazily.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import type { TaskList } from './taskList.ts';

type SubscribeTasks = (firestore: Firestore, tenantId: string, uid: string) => Subscribe<TaskList>;

/** Listens to the member's tasks of one kind, live. What asks for them comes after the page's first scripts; `load` stays the same function. */
export function useLazyTasks(load: () => Promise<SubscribeTasks>): Live<TaskList> {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  return useLiveData(
    useMemo(
      () => subscribeLazily(async () => (await load())(firestore, tenantId, user.uid)),
      [load, firestore, tenantId, user.uid],
    ),
  );
}
