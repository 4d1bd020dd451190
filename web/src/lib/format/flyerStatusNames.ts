import type { FlyerStatus } from '@brokerage/domain/flyer/flyer';

/** The word for a flyer's status (spec staff-portal section 2, My Flyers), wherever one reads it. */
export const FLYER_STATUS_NAMES = {
  editing: 'Editing',
  pending_approval: 'Awaiting Approval',
  approved: 'Approved',
  rejected: 'Rejected',
  archived: 'Archived',
} as const satisfies Record<FlyerStatus, string>;

/** Except in the Approval Queue, whose badge has a word of its own (the same section). */
export const QUEUED_NAME = 'Pending Review';
