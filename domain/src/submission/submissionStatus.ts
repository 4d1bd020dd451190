/** The statuses of the desk. The first four have a color of their own; the others, and any other text, are shown in grey. */
export const SUBMISSION_STATUSES = [
  'new',
  'in_progress',
  'approved',
  'denied',
  'withdrawn',
  'incomplete',
  'duplicate',
  'spam',
  'answered',
] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
