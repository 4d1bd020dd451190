import type { ErrorEntry } from './errorEntry.ts';

/** Errors of customers' reviews. */
export const customerReviewErrors = {
  'review-not-found': {
    status: 'not-found',
    title: 'Review not found',
    sentence: 'Someone deleted this review.',
  },
  'review-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence: 'Someone else changed the reviews after you opened this. Check what changed, then try again.',
  },
  'review-limit': {
    status: 'resource-exhausted',
    title: 'Review not added',
    sentence: 'You have 200 reviews, the most we can keep. Delete an old one first.',
  },
} as const satisfies Record<string, ErrorEntry>;
