import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { companyDay } from '../../../lib/format/time/companyTime.ts';
import { lazyListeners, subscribeLazily } from '../../../lib/live-data/subscribeLazily.ts';
import { type Live, type Subscribe, useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNow } from '../../../lib/useNow.ts';
import type { TaskList } from '../taskList.ts';

/** `officerId`: the directory entry with the member's leads; null if they have none, undefined for administrators, who see all. */
type SubscribeTasks = (
  firestore: Firestore,
  tenantId: string,
  uid: string,
  today: string,
  officerId: string | null | undefined,
) => Subscribe<TaskList>;

const KINDS = lazyListeners(() => import('./subscribeTasks.ts'));
type TaskKind = keyof Awaited<ReturnType<typeof KINDS.load>>;

/** Subscribes to the member's tasks of one kind, live. The queries load after the page's first scripts. */
export function useLazyTasks(kind: TaskKind): Live<TaskList> {
  const { user, member, isAdministrator } = useSignedIn();
  const { tenant_id: tenantId } = member;
  const officerId = isAdministrator ? undefined : member.officer_id;
  // On a dashboard left open overnight, restarts the queries that depend on the day.
  const today = companyDay(useNow());
  return useLiveData(
    useMemo(
      () =>
        subscribeLazily(KINDS, (kinds, firestore) => {
          const subscribe: SubscribeTasks = kinds[kind];
          return subscribe(firestore, tenantId, user.uid, today, officerId);
        }),
      [kind, tenantId, user.uid, today, officerId],
    ),
  );
}

/** Subscribes to the company's open findings on live flyers. */
export const useOpenFindings = () => useLazyTasks('subscribeFindings');

/** Subscribes to applications (the user's own, or the company's for administrators) whose applicants must be sent a notice within days. */
export const useDueActionNotices = () => useLazyTasks('subscribeDueActionNotices');

/** Subscribes to the user's own flyers with a requested correction. */
export const useCorrections = () => useLazyTasks('subscribeCorrections');

/** Subscribes to the user's own approved flyers that end soon or ended recently. */
export const useEndingFlyers = () => useLazyTasks('subscribeEndingFlyers');
