import type { ErrorEntry } from './errorEntry.ts';
import { unexpectedError } from './unexpectedError.ts';

/** Errors that public pages show. Functions send their sentences, so the pages import none of them. */
export const publicErrors = {
  'invalid-argument': {
    status: 'invalid-argument',
    title: 'Check your answers',
    sentence: 'Some answers need another look.',
  },
  'applications-paused': {
    status: 'failed-precondition',
    title: 'Not taking applications',
    sentence: 'We aren’t taking applications online right now. Your answers are saved here. Please call us.',
  },
  'call-not-possible': {
    status: 'failed-precondition',
    title: 'Not scheduled',
    sentence: 'We can’t schedule this call online. Please call us.',
  },
  'call-not-yours': {
    status: 'failed-precondition',
    title: 'Not scheduled',
    sentence:
      'We can’t schedule a call from this page. If we emailed you about your call, use the link in that email. Otherwise, please call us.',
  },
  'call-link-unknown': {
    status: 'not-found',
    title: 'Link not found',
    sentence: 'This link doesn’t work. Use the link in the latest email about your call, or call us.',
  },
  'call-closed': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence: 'This call is closed, so you can’t change it online. Please call us.',
  },
  'call-past': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence: 'The time of this call has passed, so you can’t change it online. Please call us.',
  },
  'call-changed-often': {
    status: 'resource-exhausted',
    title: 'Not changed',
    sentence:
      'You’ve changed this call too many times today. Please try again tomorrow, or call us. If it’s still scheduled, you can cancel it.',
  },
  'too-many-forms': {
    status: 'resource-exhausted',
    title: 'Too many forms',
    sentence: 'Too many forms were sent from your network. Please try again in an hour, or call us.',
  },
  'too-many-requests': {
    status: 'resource-exhausted',
    title: 'Too many requests',
    sentence: 'Too many requests from your network. Please try again in a minute.',
  },
  'too-many-lookups': {
    status: 'resource-exhausted',
    title: 'Too many tries',
    sentence: 'Too many tries from your network. Please try again in an hour.',
  },
  'unknown-site': {
    status: 'not-found',
    title: 'No website here',
    sentence: 'There’s no website at this address. Check the address, or use the link you were given.',
  },
  internal: unexpectedError,
} as const satisfies Record<string, ErrorEntry>;
