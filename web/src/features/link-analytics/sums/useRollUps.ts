import type { LinkRollUp } from '@brokerage/domain/link/linkRollUp';
import type { Firestore } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type RollUpQuery, subscribeRollUps } from '../../../lib/links/linkQueries.ts';
import type { LinkScope } from '../../../lib/links/listedLinks.ts';
import { combineLive } from '../../../lib/live-data/combineLive.ts';
import {
  type Documents,
  type Live,
  subscribeReady,
  useLiveData,
} from '../../../lib/live-data/useLiveData.ts';

const NOTHING = subscribeReady<Documents<LinkRollUp>>({ items: [], unreadable: 0 });

/** Subscribes to a query's totals. Compares the query by value, so that an equal object doesn't start a new listener. */
function useRollUpsOfQuery(
  firestore: Firestore,
  { tenantId, holderId }: LinkScope,
  query: RollUpQuery | undefined,
): Live<Documents<LinkRollUp>> {
  const { by, unit, from = '', to = '' } = query ?? {};
  const listen = useMemo(
    () =>
      by === undefined || unit === undefined
        ? NOTHING
        : subscribeRollUps(firestore, { tenantId, holderId }, { by, unit, from, to }),
    [firestore, tenantId, holderId, by, unit, from, to],
  );
  return useLiveData<Documents<LinkRollUp>>(listen);
}

/** Subscribes to roll-ups; at most three queries (`toRollUpQueries`). */
export function useRollUps(scope: LinkScope, queries: readonly RollUpQuery[]): Live<Documents<LinkRollUp>> {
  const firestore = useFirestore();
  const one = useRollUpsOfQuery(firestore, scope, queries[0]);
  const two = useRollUpsOfQuery(firestore, scope, queries[1]);
  const three = useRollUpsOfQuery(firestore, scope, queries[2]);
  return useMemo(() => {
    const all = combineLive([one, two, three]);
    if (all.status !== 'ready') return all;
    const items = all.data.flatMap((page) => page.items);
    const unreadable = all.data.reduce((sum, one) => sum + one.unreadable, 0);
    return { ...all, data: { items, unreadable } };
  }, [one, two, three]);
}
