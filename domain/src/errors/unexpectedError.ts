import type { ErrorEntry } from './errorEntry.ts';

/** The message for an unexpected failure. A separate file, because public pages need none of the catalog's other messages. */
export const unexpectedError = {
  status: 'internal',
  title: 'Something went wrong',
  sentence: 'Please try again or contact us directly.',
} as const satisfies ErrorEntry;
