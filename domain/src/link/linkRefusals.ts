import type { Refusal } from '../flyer/workflowRefusals.ts';

/** Why a link is not made or changed: a toast's title and text. */
export const LINK_REFUSALS = {
  notFound: { code: 'not-found', title: 'Link not found', message: 'We couldn’t find this link.' },
  notAllowed: {
    code: 'permission-denied',
    title: 'Not allowed',
    message: "You don't have permission to do this.",
  },
  printNeverExpires: {
    code: 'failed-precondition',
    title: 'Not changed',
    message: 'Links for printed QR codes don’t expire. You can disable them.',
  },
  disabledByAdministrator: {
    code: 'permission-denied',
    title: 'Not enabled',
    message: 'An administrator disabled this link. Ask an administrator to enable it again.',
  },
  flyerDisabledByAdministrator: {
    code: 'permission-denied',
    title: 'Cannot Share',
    message: "An administrator disabled this flyer's link. Ask them before you share it again.",
  },
  otherWebsite: {
    code: 'failed-precondition',
    title: 'Cannot Share',
    message:
      'Your company doesn’t have its own website here yet, so flyers can’t be shared by link or QR code. Download the PDF instead.',
  },
  ownerDeactivated: {
    code: 'failed-precondition',
    title: 'Cannot Share',
    message:
      'The owner of this flyer is deactivated, so links to it don’t open. Duplicate the flyer to share your own.',
  },
} as const satisfies Record<string, Refusal>;
