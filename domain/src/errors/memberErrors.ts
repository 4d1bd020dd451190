import type { ErrorEntry } from './errorEntry.ts';

/** Errors of members, their profiles, and the company's audit log. */
export const memberErrors = {
  'member-not-found': {
    status: 'not-found',
    title: 'Person not found',
    sentence: 'This person is not on your team.',
  },
  'address-taken': {
    status: 'already-exists',
    title: 'Not invited',
    sentence: 'This email address can’t be invited.',
  },
  'last-super-admin': {
    status: 'failed-precondition',
    title: 'Last super administrator',
    sentence: 'Your company needs at least one active super administrator.',
  },
  'own-account': {
    status: 'failed-precondition',
    title: 'Your own account',
    sentence: 'You can’t do this to your own account.',
  },
  'no-public-page': {
    status: 'failed-precondition',
    title: 'No public page',
    sentence: 'This colleague isn’t in the public directory, so visitors can’t be sent to their page.',
  },
  'member-deactivated': {
    status: 'failed-precondition',
    title: 'Deactivated',
    sentence: 'This person is deactivated. Reactivate them first.',
  },
  'member-changed': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence: 'Someone else changed this person’s role or branch. Check both and save again.',
  },
  'reassignment-replaced': {
    status: 'aborted',
    title: 'Changed by someone else',
    sentence:
      'Someone else reactivated this person, or chose another colleague, while you were deactivating them. Work that was already reassigned stays with its new owner. Reload the page to see where things stand.',
  },
  'invitation-accepted': {
    status: 'failed-precondition',
    title: 'Invitation not sent',
    sentence: 'This person has already signed in and doesn’t need an invitation.',
  },
  'too-many-mails': {
    status: 'resource-exhausted',
    title: 'Email not sent',
    sentence: 'We’ve reached today’s email limit for this person. Please try again tomorrow.',
  },
  'profile-changed': {
    status: 'aborted',
    title: 'Profile changed',
    sentence: 'Your profile was changed elsewhere. Check it and save again.',
  },
  'own-profile-change': {
    status: 'failed-precondition',
    title: 'Your own change',
    sentence: 'You can’t confirm your own change. Ask another administrator.',
  },
  'no-pending-change': {
    status: 'failed-precondition',
    title: 'Change no longer pending',
    sentence: 'This change was withdrawn or replaced. Reload the page to see the latest.',
  },
  'title-names-colleague': {
    status: 'invalid-argument',
    title: 'Check the title',
    sentence: 'Leave out names of people at your company.',
  },
  'nmls-taken': {
    status: 'failed-precondition',
    title: 'Check the NMLS number',
    sentence: 'Someone else at your company has this NMLS number. Check it, or ask your administrator.',
  },
  'day-not-over': {
    status: 'invalid-argument',
    title: 'Not sealed',
    sentence: 'Only days that have ended (UTC) can be sealed.',
  },
  'nothing-to-continue': {
    status: 'failed-precondition',
    title: 'Nothing to continue',
    sentence: 'There’s no unfinished verification. Select Verify to start one.',
  },
} as const satisfies Record<string, ErrorEntry>;
