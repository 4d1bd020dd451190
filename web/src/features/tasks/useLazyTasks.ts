import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { companyDay } from '../../lib/format/companyTime.ts';
import { type LazyListeners, subscribeLazily } from '../../lib/live-data/subscribeLazily.ts';
import { type Live, type Subscribe, useLiveData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import type { TaskList } from './taskList.ts';

type SubscribeTasks = (
  firestore: Firestore,
  tenantId: string,
  uid: string,
  today: string,
) => Subscribe<TaskList>;

/** Listens to the member's tasks of one kind, live. What asks for them comes after the page's first scripts. */
export function useLazyTasks(listeners: LazyListeners<SubscribeTasks>): Live<TaskList> {
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId } = member;
  // A dashboard that is open overnight asks anew for what depends on the day.
  const today = companyDay(useNow());
  return useLiveData(
    useMemo(
      () =>
        subscribeLazily(listeners, (subscribe, firestore) => subscribe(firestore, tenantId, user.uid, today)),
      [listeners, tenantId, user.uid, today],
    ),
  );
}
