import { paths } from '@brokerage/domain/paths';
import { OPEN_STATUSES } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { PlainQuery } from '../live-data/plainQuery.ts';
import type { FirstListOwner } from './firstListOwner.ts';

/** Maximum number of uncontacted applicants to read: one more than we count, which is shown as `10+`. */
export const UNCONTACTED_LIMIT = 11;
/** Maximum number of new leads or tasks to read, because every portal page reads them. A full result is shown as `20+`. */
export const INBOX_LIMIT = 21;

/** Returns the administrators' query for open applications whose applicants haven't been contacted, earliest deadline first. */
export const uncontactedQuery = (tenantId: string): PlainQuery => ({
  collection: paths.submissions.all(tenantId),
  where: [
    ['first_contact_at', '==', null],
    ['status', 'in', OPEN_STATUSES],
  ],
  orderBy: ['due_at'],
  limit: UNCONTACTED_LIMIT,
});

/** Returns the query of an officer's new leads, newest first. The rules reject a query for another officer's directory entry. */
export const newLeadsQuery = (tenantId: string, officerId: string): PlainQuery => ({
  collection: paths.submissions.all(tenantId),
  where: [
    ['lo_assigned_id', '==', officerId],
    ['status', '==', 'new'],
  ],
  orderBy: ['created_at', 'desc'],
  limit: INBOX_LIMIT,
});

/** Returns the query for the dashboard's first list. */
export const firstListQuery = ({ tenantId, officerId }: FirstListOwner): PlainQuery =>
  officerId === null ? uncontactedQuery(tenantId) : newLeadsQuery(tenantId, officerId);
