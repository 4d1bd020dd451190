import type { ParsedInput } from '@brokerage/domain/callables';
import { findCalledApplicationId, toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { defineMemberCallable, type MemberSession } from '../http/defineMemberCallable.ts';
import { runApplicationAction } from './runApplicationAction.ts';

const record = (input: ParsedInput<'log-contact'>, session: MemberSession) =>
  runApplicationAction(input, session, () => ({
    name: 'contact',
    channel: input.channel,
    contacted_at: input.contacted_at,
    text: input.text,
  }));

/**
 * log-contact: records that somebody got in touch with the applicant. The first contact stops the clock. A contact on a scheduled call
 * counts for its application as well, and the other way round, as far as the caller may open both.
 */
export const logContact = defineMemberCallable('log-contact', 'applications:work', async (input, session) => {
  const state = await record(input, session);
  const otherId = findCalledApplicationId(input.id) ?? toScheduledCallId(input.id);
  try {
    // A transaction of its own: sent again after a failure, the call records what is missing.
    await record({ ...input, id: otherId }, session);
  } catch (error) {
    const isElsewhere = error instanceof DomainError && error.code === 'application-not-found';
    if (!isElsewhere) throw error;
  }
  return state;
});
