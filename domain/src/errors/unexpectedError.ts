import type { ErrorEntry } from './errorEntry.ts';

/** What is said of a failure that nobody expected. On its own, as public pages need none of the catalog's other sentences. */
export const unexpectedError = {
  status: 'internal',
  title: 'Something went wrong',
  sentence: 'Please try again or contact us directly.',
} as const satisfies ErrorEntry;
