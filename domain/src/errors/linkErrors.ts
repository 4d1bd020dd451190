import type { ErrorEntry } from './errorEntry.ts';

/** Errors of shared links. */
export const linkErrors = {
  'link-not-found': {
    status: 'not-found',
    title: 'Link not found',
    sentence: 'We couldn’t find this link.',
  },
  'print-link-never-expires': {
    status: 'failed-precondition',
    title: 'Not changed',
    sentence: 'Links for printed QR codes don’t expire. You can disable them.',
  },
  'link-disabled-by-administrator': {
    status: 'permission-denied',
    title: 'Not enabled',
    sentence: 'An administrator disabled this link. Ask an administrator to enable it again.',
  },
  'flyer-disabled-by-administrator': {
    status: 'permission-denied',
    title: 'Cannot Share',
    sentence: 'An administrator disabled this flyer’s link. Ask them before you share it again.',
  },
  'no-coming-event': {
    status: 'failed-precondition',
    title: 'Link not created',
    sentence: 'This flyer has no upcoming event. Choose how many days until the link expires.',
  },
  'officer-not-listed': {
    status: 'failed-precondition',
    title: 'Link not created',
    sentence: ({ name }: { name: string }) =>
      `${name} isn’t in the public directory, so there’s no page to link to. Ask a super administrator to list them.`,
  },
  'no-directory-entry': {
    status: 'failed-precondition',
    title: 'Link not created',
    sentence:
      'You aren’t in the public directory, so there’s no page to link to. Ask a super administrator to list you.',
  },
  'flyer-owner-deactivated': {
    status: 'failed-precondition',
    title: 'Cannot Share',
    sentence:
      'The owner of this flyer has been deactivated, so links to it don’t work. Duplicate the flyer to share your own.',
  },
} as const satisfies Record<string, ErrorEntry>;
