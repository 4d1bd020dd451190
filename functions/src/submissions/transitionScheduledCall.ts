import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import { runIgnoringErrors } from '../runIgnoringErrors.ts';
import { transitionSubmission } from './transitionSubmission.ts';

/** Reasons why there is nothing to do: no call, a colleague's call, or one that is already closed. */
const IGNORED_ERRORS = ['application-not-found', 'application-status-changed'] as const;

/**
 * Runs an action on the scheduled call of the application with that id, if it has an open one that the member may change. A transaction of
 * its own, so a retry after a failure does what is missing.
 * @throws DomainError those of `transitionSubmission`, except the ignored ones
 */
export const transitionScheduledCall = (
  call: Parameters<typeof transitionSubmission>[0] & { action: object },
  session: MemberSession,
  now: Date,
  loadAction: Parameters<typeof transitionSubmission>[3],
): Promise<void> =>
  runIgnoringErrors(IGNORED_ERRORS, () =>
    transitionSubmission({ ...call, id: toScheduledCallId(call.id) }, session, now, loadAction),
  );
