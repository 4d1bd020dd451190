import type { ApplicantMailStatus } from '@brokerage/domain/submission/mails/applicantMailStatuses';

/** Names of the statuses that applicants may be emailed about. */
export const APPLICANT_MAIL_NAMES: Record<ApplicantMailStatus, string> = {
  in_progress: 'In progress',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
};
