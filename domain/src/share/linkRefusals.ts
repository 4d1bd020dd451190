import type { Refusal } from '../flyer/workflowRefusals.ts';

/** Why a link is not made or changed: a toast's title and text. */
export const LINK_REFUSALS = {
  notFound: { code: 'not-found', title: 'Link not found', message: 'This link is not there.' },
  notAllowed: {
    code: 'permission-denied',
    title: 'Not allowed',
    message: "You don't have permission to do this.",
  },
  printNeverExpires: {
    code: 'failed-precondition',
    title: 'Not changed',
    message: 'The link of a printed QR code does not expire. You can disable it.',
  },
  otherWebsite: {
    code: 'failed-precondition',
    title: 'Cannot Share',
    message: 'This website does not show flyers of your company.',
  },
} as const satisfies Record<string, Refusal>;
