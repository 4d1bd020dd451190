import type { ErrorEntry } from './errorEntry.ts';

/** Errors of the outbox. */
export const mailErrors = {
  'mail-not-found': {
    status: 'not-found',
    title: 'Email not found',
    sentence: 'This email is no longer in your outbox.',
  },
  'mail-not-failed': {
    status: 'failed-precondition',
    title: 'Not retried',
    sentence: 'Only emails that failed can be tried again. Reload the list to see where this one is.',
  },
  'mail-link-expired': {
    status: 'failed-precondition',
    title: 'Not retried',
    sentence: 'The link in this email has expired. Send a new invitation from People instead.',
  },
  'mail-call-over': {
    status: 'failed-precondition',
    title: 'Not retried',
    sentence:
      'This email is more than a week old, and the call it’s about should be over. If it isn’t, call the borrower to confirm the time.',
  },
} as const satisfies Record<string, ErrorEntry>;
