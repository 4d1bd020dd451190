import type { ParsedInput } from '@brokerage/domain/callables';
import { closesScheduledCall } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import { transitionScheduledCall } from './transitionScheduledCall.ts';

type Call = Pick<ParsedInput<'update-application'>, 'id' | 'event_id'>;
type Action = ParsedInput<'update-application' | 'update-applications'>['action'];

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
  await transitionScheduledCall({ id, event_id, action }, session, now, (_transaction, { revision }) => ({
    ...action,
    revision,
  }));
}
