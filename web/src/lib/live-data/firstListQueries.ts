import { OPEN_STATUSES } from '@brokerage/domain/application/applicationWorkflow';
import { paths } from '@brokerage/domain/paths';
import { collection, type Firestore, orderBy, where } from 'firebase/firestore';
import type { FirstListOwner } from '../firstListOwner.ts';
import { type ListQuery, listQuery } from './listQuery.ts';

/** How many uncontacted applicants are read at most; the count is then `10+`. */
export const UNCONTACTED_LIMIT = 10;
/** How many new leads are read at most, as of all that waits: every page of the portal reads it. The count is then `20+`. */
export const WAITING_LIMIT = 21;

/** Returns the query of open applications whose applicants nobody has contacted, the first deadline first; for administrators. */
export const uncontactedQuery = (firestore: Firestore, tenantId: string): ListQuery =>
  listQuery(
    collection(firestore, paths.submissions.all(tenantId)),
    UNCONTACTED_LIMIT,
    where('first_contact_at', '==', null),
    where('status', 'in', OPEN_STATUSES),
    orderBy('due_at'),
  );

/** Returns the query of an officer's new leads, newest first. The rules refuse one for another's entry in the directory. */
export const newLeadsQuery = (firestore: Firestore, tenantId: string, officerId: string): ListQuery =>
  listQuery(
    collection(firestore, paths.submissions.all(tenantId)),
    WAITING_LIMIT,
    where('lo_assigned_id', '==', officerId),
    where('status', '==', 'new'),
    orderBy('created_at', 'desc'),
  );

/** Returns the query of the list that the dashboard shows first. */
export const firstListQuery = (firestore: Firestore, { tenantId, officerId }: FirstListOwner): ListQuery =>
  officerId === null ? uncontactedQuery(firestore, tenantId) : newLeadsQuery(firestore, tenantId, officerId);
