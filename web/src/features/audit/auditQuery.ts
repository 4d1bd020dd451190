import { paths } from '@brokerage/domain/paths';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import {
  and,
  collection,
  type Firestore,
  or,
  orderBy,
  type QueryDocumentSnapshot,
  type QueryFilterConstraint,
  startAfter,
  where,
} from 'firebase/firestore';
import { companyDayStart } from '../../lib/format/time/companyTime.ts';
import { type ListQuery, listQuery } from '../../lib/live-data/listQuery.ts';
import { parseEntityKey } from '../../lib/live-data/parseEntityKey.ts';
import type { AuditFilter } from './auditFilter.ts';

/** Records per page; the rules reject more than AUDIT_PAGE_LIMIT. */
export const PAGE_SIZE = 50;

function conditions({ person, entity, kind, from, to }: AuditFilter): QueryFilterConstraint[] {
  const [group, value] = [kind.slice(0, kind.indexOf(':')), kind.slice(kind.indexOf(':') + 1)];
  const about = parseEntityKey(entity);
  return [
    ...(about ? [where('entity_type', '==', about.type), where('entity_id', '==', about.id)] : []),
    ...(person === '' ? [] : [or(where('actor_user_id', '==', person), where('entity_id', '==', person))]),
    ...(kind === '' ? [] : [where(group === 'entity' ? 'entity_type' : 'action', '==', value)]),
    ...(from === '' ? [] : [where('at', '>=', companyDayStart(from))]),
    ...(to === '' ? [] : [where('at', '<', companyDayStart(shiftDate(to, 1)))]),
  ];
}

/** Returns the next page of a tenant's audit log, newest first. Firestore joins the indexes of each equality with `at`. */
export function auditQuery(
  firestore: Firestore,
  tenantId: string,
  filter: AuditFilter,
  after: QueryDocumentSnapshot | undefined,
): ListQuery {
  const all = collection(firestore, paths.auditLogs.all(tenantId));
  const page = [orderBy('at', 'desc'), ...(after ? [startAfter(after)] : [])];
  const found = conditions(filter);
  return listQuery(all, PAGE_SIZE, ...(found.length === 0 ? page : [and(...found), ...page]));
}
