/** Statuses of callable functions that the product uses. */
export const ERROR_STATUSES = [
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'already-exists',
  'failed-precondition',
  'aborted',
  'resource-exhausted',
  'unavailable',
  'internal',
] as const;
export type ErrorStatus = (typeof ERROR_STATUSES)[number];

/** One expected failure: what a program gets (`status`) and what a person reads (`title`, `sentence`). */
export interface ErrorEntry {
  status: ErrorStatus;
  /** The title of a toast or alert. */
  title: string;
  /** The text below the title. A function if the sentence includes counts, fields or findings. */
  sentence: string | ((values: never) => string);
  /** An older name of the code that pages loaded before the catalog still read from the details. */
  reason?: string;
}

/** The problem at one field; `path` is its key, with dots between levels. */
export interface FieldIssue {
  path: string;
  message: string;
}
