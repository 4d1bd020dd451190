import type { ParsedInput } from '@brokerage/domain/callables';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { closesScheduledCall } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import { runIgnoringErrors } from './runIgnoringErrors.ts';
import { transitionSubmission } from './transitionSubmission.ts';

type Call = Pick<ParsedInput<'update-application'>, 'id' | 'event_id'>;
type Action = ParsedInput<'update-application' | 'update-applications'>['action'];

/** Reasons why there is nothing to close: no call, a colleague's call, or one that is already closed. */
const IGNORED_ERRORS = ['application-not-found', 'application-status-changed'] as const;

/**
 * Closes an application's scheduled call when the application is withdrawn or marked as spam, so that nobody calls about it. After any
 * other change the applicant still expects the call. Safe to repeat.
 */
export async function closeScheduledCall(
  { id, event_id }: Call,
  action: Action,
  session: MemberSession,
  now: Date,
): Promise<void> {
  if (!closesScheduledCall(action)) return;
  const call = { id: toScheduledCallId(id), event_id, action };
  await runIgnoringErrors(IGNORED_ERRORS, () =>
    transitionSubmission(call, session, now, (_transaction, { revision }) => ({ ...action, revision })),
  );
}
