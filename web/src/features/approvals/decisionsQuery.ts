import { DECISION_ACTIONS } from '@brokerage/domain/audit/auditRecord';
import { paths } from '@brokerage/domain/paths';
import {
  collection,
  type Firestore,
  orderBy,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore';
import { type ListQuery, listQuery } from '../../lib/live-data/listQuery.ts';

/** Decisions per page. */
export const PAGE_SIZE = 25;

/** Returns the query for the next page of a reviewer's own decisions, newest first. */
export function decisionsQuery(
  firestore: Firestore,
  tenantId: string,
  userId: string,
  after: QueryDocumentSnapshot | undefined,
): ListQuery {
  return listQuery(
    collection(firestore, paths.auditLogs.all(tenantId)),
    PAGE_SIZE,
    where('actor_user_id', '==', userId),
    where('action', 'in', DECISION_ACTIONS),
    orderBy('at', 'desc'),
    ...(after ? [startAfter(after)] : []),
  );
}
