/** The statuses of submissions. The first four have their own color; the others, and any other text, are shown in gray. */
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

/** Statuses of an earlier version that records may still have. They are shown and found, but no longer assigned. */
export const EARLIER_STATUSES = ['on_hold'] as const;
export type EarlierStatus = (typeof EARLIER_STATUSES)[number];
