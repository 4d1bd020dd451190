import { DAY_MS } from './schedule/durations.ts';

/** Days that records are kept which nothing reads anymore; docs/retention.md says why. */
export const RETENTION_DAYS = {
  mail: 800,
  notices: 180,
  /** Of what a summary didn't take along within days: it would be stale. */
  digestEntries: 7,
  /** Thirteen months, as visits of shared links: enough to compare a month with the year before. */
  questionnaireCounts: 396,
  /** Of jobs that never finished. The job of a finished PDF holds its hash and stays as long as the flyer. */
  unfinishedPdfJobs: 30,
} as const;

/** Returns when Firestore's TTL may remove a record that was written at that moment. */
export const toExpiry = (writtenAt: Date, days: number): Date =>
  new Date(writtenAt.getTime() + days * DAY_MS);
