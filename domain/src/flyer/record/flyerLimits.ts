/**
 * Titles and reason in characters, and how many values a flyer holds; firestore.rules has those of titles and values.
 * `bytes`: of what is submitted, as JSON, so that the draft and the snapshot each fit into a document.
 */
export const FLYER_LIMITS = {
  title: 200,
  public_title: 120,
  values: 100,
  reason: 2000,
  bytes: 200_000,
} as const;

/** Steps of a flyer's history that one query may ask for, as in firestore.rules. */
export const HISTORY_LIMIT = 100;
