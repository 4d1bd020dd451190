import type { SubmissionStatus } from '../submissionStatus.ts';

/**
 * The statuses that a company may mail its applicants about. A denied and an incomplete application owe the applicant a notice whose
 * content the law sets (12 CFR 1002.9), which a mail of ours is not; a duplicate and spam tell an applicant nothing.
 */
export const APPLICANT_MAIL_STATUSES = [
  'in_progress',
  'approved',
  'withdrawn',
] as const satisfies readonly SubmissionStatus[];
export type ApplicantMailStatus = (typeof APPLICANT_MAIL_STATUSES)[number];
