import type { ErrorEntry } from './errorEntry.ts';

/** Errors of the desk, where applications are worked on. */
export const applicationErrors = {
  'application-not-found': {
    status: 'not-found',
    title: 'Application not found',
    sentence: 'This application doesn’t exist, or it isn’t assigned to you.',
  },
  'application-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence:
      'Someone else changed this application after you opened it. Check what changed, then try again.',
  },
  'application-event-taken': {
    status: 'failed-precondition',
    title: 'Not saved',
    sentence: 'Something else was saved in this step already. Check the timeline, then try again.',
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
      'Only applications can be approved, denied, marked incomplete or saved as a file, and only callback requests can be answered.',
  },
  'application-reason-required': {
    status: 'invalid-argument',
    title: 'Reason required',
    sentence: 'Choose at least one reason.',
  },
  'application-other-reason-required': {
    status: 'invalid-argument',
    title: 'Reason required',
    sentence: 'Specify the other reason.',
  },
  'application-reopen-reason-required': {
    status: 'invalid-argument',
    title: 'Reason required',
    sentence: 'Say why the application is reopened.',
  },
  'application-no-notice-due': {
    status: 'failed-precondition',
    title: 'Not saved',
    sentence: 'No notice is due for this application.',
  },
  'application-note-empty': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Write a note first.',
  },
  'application-note-not-found': {
    status: 'not-found',
    title: 'Not saved',
    sentence: 'This note doesn’t exist.',
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
    sentence: 'This note has been changed too many times. Please add a new one.',
  },
  'application-contact-time': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'Choose a time between the application and now.',
  },
  'application-duplicate-of-itself': {
    status: 'invalid-argument',
    title: 'Not changed',
    sentence: 'An application can’t be a duplicate of itself.',
  },
  'application-original-not-found': {
    status: 'not-found',
    title: 'Not changed',
    sentence: 'There is no application with this reference number.',
  },
  'application-officer-unavailable': {
    status: 'failed-precondition',
    title: 'Not assigned',
    sentence: 'This loan officer is no longer in the directory. Choose someone else.',
  },
  'application-no-directory-entry': {
    status: 'failed-precondition',
    title: 'Not claimed',
    sentence: 'Only people who are listed in the directory can have applications assigned to them.',
  },
  'application-mention-unknown': {
    status: 'invalid-argument',
    title: 'Not saved',
    sentence: 'A person you mentioned can’t see this application.',
  },
} as const satisfies Record<string, ErrorEntry>;
