import type { ErrorEntry } from './errorEntry.ts';

/** Errors of marks on a flyer, in a separate file because the editor needs none of them. */
export const markErrors = {
  'marks-invalid': {
    status: 'invalid-argument',
    title: 'Not rejected',
    sentence: 'Some marks need changes before you can send them. See the note on each one.',
  },
  'mark-not-found': {
    status: 'not-found',
    title: 'Not changed',
    sentence: 'This mark isn’t there anymore. Please reload the flyer.',
  },
} as const satisfies Record<string, ErrorEntry>;
