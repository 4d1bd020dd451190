import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import type { WithdrawnBy } from '@brokerage/domain/submission/submission';
import type { SubmissionStatus } from '@brokerage/domain/submission/submissionStatus';
import {
  type AdverseActionReason,
  replyDays,
} from '@brokerage/domain/submission/workflow/adverseActionReasons';
import { companyToday } from '../../../lib/format/time/companyTime.ts';
import { noteProblem } from './formFields.ts';

/** Labels of the status changes, in display order. */
export const STATUS_ACTIONS = {
  start: 'In progress',
  approve: 'Approved',
  answer: 'Answered',
  deny: 'Denied',
  withdraw: 'Withdrawn',
  mark_incomplete: 'Incomplete',
  mark_duplicate: 'Duplicate',
  mark_spam: 'Spam',
  reopen: 'In progress (reopen)',
} as const;
/** The status after each change. */
export const STATUS_OF_ACTION: Record<keyof typeof STATUS_ACTIONS, SubmissionStatus> = {
  start: 'in_progress',
  approve: 'approved',
  answer: 'answered',
  deny: 'denied',
  withdraw: 'withdrawn',
  mark_incomplete: 'incomplete',
  mark_duplicate: 'duplicate',
  mark_spam: 'spam',
  reopen: 'in_progress',
};
export type StatusActionName = keyof typeof STATUS_ACTIONS;

/** The inputs of all status changes; each change uses its own. */
export interface StatusDetails {
  reasons: AdverseActionReason[];
  missing: string;
  /** A day such as `2026-12-11`; empty until one is selected. */
  reply_by: string;
  text: string;
  said_by: WithdrawnBy;
  duplicate_of: string;
}
export const NO_DETAILS: StatusDetails = {
  reasons: [],
  missing: '',
  reply_by: '',
  text: '',
  said_by: 'applicant',
  duplicate_of: '',
};

export interface StatusProblems {
  reasons?: string;
  missing?: string;
  reply_by?: string;
  text?: string;
  original?: string;
}

/** Returns whether the form shows when the action notice is due: for a denial and for an incomplete application. */
export const showsNoticeDue = (name: StatusActionName): boolean =>
  name === 'deny' || name === 'mark_incomplete';

/** Changes that require more than a note. */
type DetailedAction = 'deny' | 'mark_incomplete' | 'withdraw' | 'mark_duplicate';

/** Returns a status change in the functions' format, with its own part of the details. */
export function toStatusAction<Plain extends Exclude<StatusActionName, DetailedAction>>(
  name: DetailedAction | Plain,
  { reasons, missing, reply_by, text, said_by, duplicate_of }: StatusDetails,
) {
  switch (name) {
    case 'deny':
      return { name, reasons, text } as const;
    case 'mark_incomplete':
      return { name, missing, reply_by: reply_by || null, text } as const;
    case 'withdraw':
      return { name, said_by, text } as const;
    case 'mark_duplicate':
      return { name, duplicate_of, text } as const;
    default:
      return { name, text } as const;
  }
}

/** Returns the missing inputs of a status change, by field. */
export function findStatusProblems(
  name: StatusActionName,
  { reasons, missing, reply_by, text, duplicate_of }: StatusDetails,
): StatusProblems {
  const isBlank = text.trim() === '';
  const textProblem = noteProblem(text);
  const missingProblem = noteProblem(missing);
  const { first, last } = replyDays(companyToday());
  return {
    ...(textProblem !== undefined && { text: textProblem }),
    ...(name === 'deny' &&
      reasons.length === 0 && { reasons: submissionErrors['application-reason-required'].sentence }),
    ...(name === 'deny' &&
      reasons.includes('other') &&
      isBlank && { text: submissionErrors['application-other-reason-required'].sentence }),
    ...(name === 'mark_incomplete' && {
      ...(missingProblem !== undefined && { missing: missingProblem }),
      ...(missing.trim() === '' && { missing: submissionErrors['application-missing-required'].sentence }),
      ...((reply_by < first || reply_by > last) && {
        reply_by: submissionErrors['application-reply-day'].sentence,
      }),
    }),
    ...(name === 'reopen' &&
      isBlank && { text: submissionErrors['application-reopen-reason-required'].sentence }),
    ...(name === 'mark_duplicate' &&
      duplicate_of.trim() === '' && { original: 'Enter the reference number of the one to keep.' }),
  };
}
