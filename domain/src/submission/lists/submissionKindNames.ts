import type { SubmissionKind } from '../submission.ts';

/** What one of a kind is called in a sentence. */
export const SUBMISSION_KIND_NAMES: Record<SubmissionKind, string> = {
  application: 'application',
  callback: 'callback request',
};
