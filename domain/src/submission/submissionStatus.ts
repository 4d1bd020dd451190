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

/** Statuses of an earlier desk that records may still have. They are shown and found; nothing gets them anymore. */
export const EARLIER_STATUSES = ['on_hold'] as const;
export type EarlierStatus = (typeof EARLIER_STATUSES)[number];
