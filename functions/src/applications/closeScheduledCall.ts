import type { ParsedInput } from '@brokerage/domain/callables';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { ErrorCode } from '@brokerage/domain/errors/errorCatalog';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import { runApplicationAction } from './runApplicationAction.ts';

type Call = Pick<ParsedInput<'update-application'>, 'id' | 'event_id'>;
type Action = ParsedInput<'update-application' | 'update-applications'>['action'];

/** Why there is nothing to close: no call, a colleague's, or one that is closed already. */
const EXPECTED: readonly ErrorCode[] = ['application-not-found', 'application-status-changed'];

/**
 * Closes the call that was scheduled with an application that is withdrawn or spam, as nobody is to be called about it anymore. After
 * any other change the applicant still expects the call. Sent again, it changes nothing more.
 */
export async function closeScheduledCall(
  { id, event_id }: Call,
  action: Action,
  session: MemberSession,
): Promise<void> {
  if (action.name !== 'withdraw' && action.name !== 'mark_spam') return;
  try {
    const call = { id: toScheduledCallId(id), event_id, action };
    await runApplicationAction(call, session, (_transaction, { revision }) => ({ ...action, revision }));
  } catch (error) {
    const isExpected = error instanceof DomainError && EXPECTED.some((code) => code === error.code);
    if (!isExpected) throw error;
  }
}
