import type { ErrorEntry } from './errorEntry.ts';

/** Errors of findings on live flyers (docs/product.md#findings). */
export const findingErrors = {
  'finding-not-found': {
    status: 'not-found',
    title: 'Finding not found',
    sentence: 'This finding wasn’t found. Please reload the page.',
  },
  'finding-changed': {
    status: 'aborted',
    title: 'Finding changed',
    sentence: 'The flyer or the check has changed since you opened this. Look at the finding again.',
  },
  'finding-decided': {
    status: 'failed-precondition',
    title: 'Already decided',
    sentence: 'Someone else has already decided about this finding. Please reload the page.',
  },
  'finding-without-owner': {
    status: 'failed-precondition',
    title: 'Couldn’t ask for a correction',
    sentence: 'The flyer’s owner no longer has access to the portal. Recall the flyer instead.',
  },
} as const satisfies Record<string, ErrorEntry>;
