import type { ErrorEntry } from './errorEntry.ts';

/** Errors of working on submissions. */
export const submissionErrors = {
  'application-not-found': {
    status: 'not-found',
    title: 'Not found',
    sentence: 'This doesn’t exist anymore, or it isn’t assigned to you.',
  },
  'consent-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence:
      'Someone else published a wording after you opened this one. Read their version, then try again.',
  },
  'application-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence: 'Someone else made a change after you opened this. Check what changed, then try again.',
  },
  'application-event-taken': {
    status: 'failed-precondition',
    title: 'Not saved',
    sentence: 'This was already saved with other details. Check the timeline, then try again.',
  },
  'application-status-changed': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence: 'Its current status doesn’t allow this. If it’s closed, reopen it first.',
  },
  'application-wrong-kind': {
    status: 'failed-precondition',
    title: 'Not possible',
    sentence:
      'Only applications can be approved, denied, marked incomplete or exported, and only callback requests can be answered.',
  },
  'application-reason-required': {
    status: 'invalid-argument',
    title: 'Reason required',
    sentence: 'Choose at least one reason.',
  },
  'application-other-reason-required': {
    status: 'invalid-argument',
    title: 'Reason required',
    sentence: 'Describe the other reason.',
  },
  'application-missing-required': {
    status: 'invalid-argument',
    title: 'Missing information required',
    sentence: 'Say what’s missing.',
  },
  'application-reply-day': {
    status: 'invalid-argument',
    title: 'Date required',
    sentence: 'Choose a day after today, within a year.',
  },
  'application-reopen-reason-required': {
    status: 'invalid-argument',
    title: 'Reason required',
    sentence: 'Say why you’re reopening it.',
  },
  'application-no-notice-due': {
    status: 'failed-precondition',
    title: 'Not saved',
    sentence: 'No notice is due for this application.',
  },
  'application-notice-day': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Choose a day between the day the application came in and today.',
  },
  'application-notice-method': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Choose how the notice was sent.',
  },
  'application-note-empty': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Write a note first.',
  },
  'application-note-not-found': {
    status: 'not-found',
    title: 'Not saved',
    sentence: 'This note doesn’t exist anymore.',
  },
  'application-without-receipt': {
    status: 'not-found',
    title: 'No consent receipt',
    sentence: 'There is no consent receipt for this application.',
  },
  'application-note-not-yours': {
    status: 'permission-denied',
    title: 'Not saved',
    sentence: 'Only the person who wrote a note can change it.',
  },
  'application-note-changed-often': {
    status: 'failed-precondition',
    title: 'Not saved',
    sentence: 'This note can’t be changed anymore. Add a new one instead.',
  },
  'application-contact-time': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Choose a time after this came in that isn’t in the future.',
  },
  'application-duplicate-of-itself': {
    status: 'invalid-argument',
    title: 'Not changed',
    sentence: 'That’s its own reference number. Enter the other one.',
  },
  'application-duplicate-of-callback': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence:
      'An application can’t be closed as a duplicate of a callback request. Close the callback request instead.',
  },
  'application-duplicate-of-another': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence:
      'The two applications have different emails and phone numbers, so they may be from different people. If the applicant wants to drop this one, close it as withdrawn.',
  },
  'application-duplicate-of-closed': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence:
      'That one is closed as a duplicate or spam. Enter the reference number of the one your team is working on.',
  },
  'application-original-not-found': {
    status: 'not-found',
    title: 'Not changed',
    sentence: 'We couldn’t find that reference number. Check it, then try again.',
  },
  'application-officer-unavailable': {
    status: 'failed-precondition',
    title: 'Not assigned',
    sentence: 'This loan officer is no longer in the directory. Choose someone else.',
  },
  'application-officer-unlicensed': {
    status: 'failed-precondition',
    title: 'Not assigned',
    sentence: ({ name, state }: { name: string; state: string }) =>
      `${name} isn’t licensed in ${state}, where the property is. Choose someone who is.`,
  },
  'application-no-directory-entry': {
    status: 'failed-precondition',
    title: 'Not assigned',
    sentence: 'You’re not in the loan officer directory, so you can’t assign this to yourself.',
  },
  'application-mention-unknown': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Someone you mentioned doesn’t have access to this. Remove their name, then try again.',
  },
} as const satisfies Record<string, ErrorEntry>;
