/**
 * Titles and reason in characters, and the maximum number of values; firestore.rules has the limits of titles and values. `bytes`: of what
 * is submitted, as JSON, so that the draft and the snapshot each fit into a document.
 */
export const FLYER_LIMITS = {
  title: 200,
  public_title: 120,
  values: 100,
  reason: 2000,
  bytes: 200_000,
} as const;

/** Maximum number of history steps per query, as in firestore.rules. */
export const HISTORY_LIMIT = 100;
