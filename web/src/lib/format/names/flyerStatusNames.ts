import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';

/** The label of each flyer status. */
export const FLYER_STATUS_NAMES = {
  editing: 'Editing',
  pending_approval: 'Awaiting Approval',
  approved: 'Approved',
  rejected: 'Rejected',
  recalled: 'Recalled',
  archived: 'Archived',
} as const satisfies Record<FlyerStatus, string>;

/** The badge of a pending flyer in the Approval Queue. */
export const QUEUED_NAME = 'Pending Review';
