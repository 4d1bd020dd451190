import { DAY_MS } from '../../schedule/durations.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionEvent } from '../workflow/submissionEvent.ts';
import { APPLICANT_MAIL_STATUSES, type ApplicantMailStatus } from './applicantMailStatuses.ts';

/**
 * Returns the status that an applicant may be mailed about after an event, or undefined: only applications have these mails, not callback
 * requests. "In progress" is sent when work begins, not when a closed application is reopened, because the applicant may have heard
 * something else before.
 */
export function toApplicantMailStatus(
  { kind }: Pick<Submission, 'kind'>,
  { from_status, to_status }: Pick<SubmissionEvent, 'from_status' | 'to_status'>,
): ApplicantMailStatus | undefined {
  if (kind !== 'application' || from_status === to_status) return undefined;
  const status = APPLICANT_MAIL_STATUSES.find((one) => one === to_status);
  return status === 'in_progress' && from_status !== 'new' ? undefined : status;
}

/** Returns whether a mail about the status went to the applicant less than 24 hours ago. */
export function isMailedLately(
  { mailed_at }: Pick<Submission, 'mailed_at'>,
  status: ApplicantMailStatus,
  now: Date,
): boolean {
  const last = mailed_at[status];
  return last !== undefined && now.getTime() - last.getTime() < DAY_MS;
}
