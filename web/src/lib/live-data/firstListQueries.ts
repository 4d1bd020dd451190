import { OPEN_STATUSES } from '@brokerage/domain/application/applicationWorkflow';
import { can } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { submissionSchema } from '@brokerage/domain/preapproval/submission';
import { collection, type Firestore, orderBy, where } from 'firebase/firestore';
import { firstListReady } from '../firstList.ts';
import { routePaths } from '../routes/routePaths.ts';
import { subscribeQuery } from './documents.ts';
import { type ListQuery, listQuery } from './listQuery.ts';
import { newLeadsQuery } from './waitingWork.ts';

/** How many uncontacted applicants are read at most; the count is then `10+`. */
export const UNCONTACTED_LIMIT = 10;
/** Returns the query of open applications whose applicants nobody has contacted, the first deadline first; for administrators. */
export const uncontactedQuery = (firestore: Firestore, tenantId: string): ListQuery =>
  listQuery(
    collection(firestore, paths.submissions.all(tenantId)),
    UNCONTACTED_LIMIT,
    where('first_contact_at', '==', null),
    where('status', 'in', OPEN_STATUSES),
    orderBy('due_at'),
  );

function firstListOf(firestore: Firestore, member: UserRole): ListQuery | undefined {
  const { tenant_id: tenantId, officer_id: officerId } = member;
  if (can(member, 'submissions:read')) return uncontactedQuery(firestore, tenantId);
  if (can(member, 'leads:read') && officerId) return newLeadsQuery(firestore, tenantId, officerId);
  return undefined;
}

/**
 * Listens to the list that the dashboard shows first, if the browser is there, until the dashboard does so itself: it shares this
 * listener and its reads, and the connection has nothing before it. Returns how to let go of it sooner.
 */
export function holdFirstList(firestore: Firestore, member: UserRole): () => void {
  const isDashboard = window.location.pathname.replace(/\/$/, '') === routePaths.officerPortal;
  const query = isDashboard && member.status === 'active' ? firstListOf(firestore, member) : undefined;
  if (!query) return () => undefined;
  // Whoever shows it says what went wrong.
  const stop = subscribeQuery(query, submissionSchema)(() => undefined);
  void firstListReady.then(stop);
  return stop;
}
