import type { Submission } from '@brokerage/domain/submission/submission';
import { NO_ACTION_NOTICE } from '@brokerage/domain/submission/workflow/actionNotice';

/** Returns the assignment of a call: to the officer, or to the General team if there is none. */
export const toAssignment = (officerId: string | null, branchId: string | null) =>
  officerId === null
    ? ({ lo_assigned_id: null, route_to: 'General', branch_id: null } as const)
    : { lo_assigned_id: officerId, branch_id: branchId };

interface CallbackFacts extends Pick<Submission, 'id' | 'first_name' | 'last_name' | 'email' | 'mobile'> {
  reference: string;
  now: Date;
  /** The chosen time range for the call. */
  period: { from: Date; to: Date };
  assignment: ReturnType<typeof toAssignment>;
}

/** Returns a callback request for the desk's list. It is due at the end of the chosen time, with a reminder at the start. */
export const toCallbackRecord = ({
  reference,
  now,
  period,
  assignment,
  email,
  ...person
}: CallbackFacts): Submission => ({
  ...person,
  kind: 'callback',
  // In lowercase, so that a search finds it however it is typed.
  email: email.toLowerCase(),
  purpose: null,
  status: 'new',
  created_at: now,
  est_value_or_price: null,
  reference_number: reference,
  ...assignment,
  source: 'website',
  due_at: period.to,
  due_soon_at: period.from,
  first_contact_at: null,
  contact_reminder_at: period.from,
  revision: 1,
  event_count: 0,
  outcome: null,
  ...NO_ACTION_NOTICE,
  notice_counts_from: null,
  notice_sent: null,
  mailed_at: {},
});
