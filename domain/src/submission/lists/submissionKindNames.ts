import type { SubmissionKind } from '../submission.ts';

/** The name of a submission's kind within a sentence. */
export const SUBMISSION_KIND_NAMES: Record<SubmissionKind, string> = {
  application: 'application',
  callback: 'callback request',
};
