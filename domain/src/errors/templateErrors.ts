import type { ErrorEntry } from './errorEntry.ts';

/** Errors of the template manager. */
export const templateErrors = {
  'template-not-found': {
    status: 'not-found',
    title: 'Template not found',
    sentence: 'We couldn’t find this template.',
  },
  'template-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence:
      'Someone else saved this template while you were editing. Load their version before you continue.',
  },
  'template-not-created': {
    status: 'already-exists',
    title: 'Not duplicated',
    sentence: 'We couldn’t create this template. Please try again.',
  },
  'template-not-waiting': {
    status: 'failed-precondition',
    title: 'Not waiting for consent',
    sentence: 'This template is no longer waiting for consent. Reload the page to see the latest.',
  },
  'template-own-request': {
    status: 'permission-denied',
    title: 'Your own changes',
    sentence: 'You saved changes to this version or requested consent, so someone else has to review it.',
  },
  'no-consent-reviewer': {
    status: 'failed-precondition',
    title: 'No reviewer',
    sentence:
      'No one else at your company can review this. Ask an administrator to add a compliance reviewer.',
  },
  'too-many-consent-requests': {
    status: 'resource-exhausted',
    title: 'Too many requests',
    sentence: 'You’ve asked for consent too many times in the last hour. Please try again later.',
  },
  'too-many-editors': {
    status: 'failed-precondition',
    title: 'Too many editors',
    sentence:
      'Too many people have changed this draft. Ask someone who has already saved it to publish it first.',
  },
  'template-retired-already': {
    status: 'failed-precondition',
    title: 'Retired by someone else',
    sentence:
      'Someone else has retired this template and chosen what happens to its flyers. Recall them if they need to come down sooner.',
  },
  'template-end-out-of-range': {
    status: 'invalid-argument',
    title: 'Choose another day',
    sentence: ({ first, latest }: { first: string; latest: string }) =>
      `Choose a last day from ${first} through ${latest}.`,
  },
  'template-unusable': {
    status: 'failed-precondition',
    title: 'Not published',
    sentence: ({ reasons }: { reasons: readonly string[] }) =>
      [
        'We didn’t publish this template because officers couldn’t submit a flyer made from it.',
        ...reasons,
      ].join(' '),
  },
} as const satisfies Record<string, ErrorEntry>;
