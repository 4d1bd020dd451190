import { NO_ACTION_NOTICE } from '@brokerage/domain/application/workflow/actionNotice';
import type { CallbackRequest } from '@brokerage/domain/contact/callbackRequest';
import type { ContactMessage } from '@brokerage/domain/contact/contactMessage';
import { splitName } from '@brokerage/domain/contact/splitName';
import type { Officer } from '@brokerage/domain/directory/officer';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';
import { toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';

interface CallbackFacts {
  id: string;
  reference: string;
  now: Date;
  /** By which the visitor chose: the company's, or that of the officer's branch. */
  timeZone: string;
  /** Whom the visitor asked to call; undefined: the General team. */
  officer?: Officer | undefined;
}

interface CallbackRecord {
  /** For the desk's list. */
  submission: Submission;
  /** What was typed, stored beside it. */
  request: CallbackRequest;
}

/**
 * Returns what the desk gets of a message that asks for a call: a request of the officer or the General team, due at the end of the
 * time that the visitor chose, with a reminder at its beginning. Undefined for a message that an email answers.
 */
export function toCallbackRecord(
  { name, email, phone, topic, message = '', callback }: ContactMessage,
  { id, reference, now, timeZone, officer }: CallbackFacts,
): CallbackRecord | undefined {
  const period = callback === undefined ? undefined : toCallbackPeriod(callback, timeZone);
  if (callback === undefined || phone === undefined || !period) return undefined;
  return {
    submission: {
      id,
      kind: 'callback',
      ...splitName(name),
      // People are found by it, however they type it the next time.
      email: email.toLowerCase(),
      mobile: phone,
      purpose: null,
      status: 'new',
      created_at: now,
      est_value_or_price: null,
      reference_number: reference,
      ...(officer ? { lo_assigned_id: officer.id } : { lo_assigned_id: null, route_to: 'General' }),
      source: 'website',
      due_at: period.to,
      due_soon_at: period.from,
      first_contact_at: null,
      contact_reminder_at: period.from,
      branch_id: officer?.branchId ?? null,
      revision: 1,
      event_count: 0,
      outcome: null,
      ...NO_ACTION_NOTICE,
      notice_counts_from: null,
      notice_sent: null,
      mailed_at: {},
    },
    request: { topic, message, callback, ...(officer && { time_zone: timeZone }) },
  };
}
