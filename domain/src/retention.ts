import { DAY_MS } from './schedule/durations.ts';

/**
 * How many days unused records are kept; docs/retention.md explains why. Submissions, their answers and consent receipts aren't
 * here on purpose: the company removes them under its own policy.
 */
export const RETENTION_DAYS = {
  mail: 800,
  notices: 180,
  /** Entries that no summary included within days, because they would be outdated. */
  digestEntries: 7,
  /** Thirteen months: enough to compare a month with the same month of the previous year. */
  questionnaireCounts: 396,
  /** Rows of views of shared links, thirteen months; the sums stay. */
  linkVisits: 396,
  /** Who opened a link on a day, so that nobody counts twice: by then the salt of its hashes is gone. */
  linkVisitors: 2,
  /** Requests for new links, kept for retries, which come sooner. */
  linkRequests: 2,
  /** Jobs that never finished. The job of a finished PDF holds its hash and stays as long as the flyer. */
  unfinishedPdfJobs: 30,
} as const;

/** Returns when Firestore's TTL may remove a record that was written at that moment. */
export const toExpiry = (writtenAt: Date, days: number): Date =>
  new Date(writtenAt.getTime() + days * DAY_MS);
