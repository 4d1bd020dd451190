import type { ParsedInput } from '@brokerage/domain/callables';
import { findCalledApplicationId, toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { defineMemberCallable, type MemberSession } from '../http/defineMemberCallable.ts';
import { runIgnoringErrors } from '../runIgnoringErrors.ts';
import { transitionSubmission } from './transitionSubmission.ts';

const record = (input: ParsedInput<'log-contact'>, session: MemberSession, now: Date) =>
  transitionSubmission(input, session, now, () => ({
    name: 'contact',
    channel: input.channel,
    contacted_at: input.contacted_at,
    text: input.text,
  }));

/**
 * Errors that skip the counterpart: there is none or a colleague has it, or the contact came before the call was scheduled and so wasn't
 * about it.
 */
const IGNORED_ERRORS = ['application-not-found', 'application-contact-time'] as const;

/**
 * log-contact: records that somebody got in touch with the applicant. The first contact stops the clock. A contact on a scheduled call also
 * counts for its application, and vice versa, if the caller may open both.
 */
export const logContact = defineMemberCallable(
  'log-contact',
  'applications:work',
  async (input, session, now) => {
    const state = await record(input, session, now);
    const otherId = findCalledApplicationId(input.id) ?? toScheduledCallId(input.id);
    await runIgnoringErrors(IGNORED_ERRORS, () => record({ ...input, id: otherId }, session, now));
    return state;
  },
);
