import type { SubmissionStatus } from '../submissionStatus.ts';

/**
 * The statuses about which a company may mail its applicants. Denied and incomplete applications require a notice whose content the law
 * sets (12 CFR 1002.9), and our mail isn't one; duplicate and spam mean nothing to an applicant.
 */
export const APPLICANT_MAIL_STATUSES = [
  'in_progress',
  'approved',
  'withdrawn',
] as const satisfies readonly SubmissionStatus[];
export type ApplicantMailStatus = (typeof APPLICANT_MAIL_STATUSES)[number];
