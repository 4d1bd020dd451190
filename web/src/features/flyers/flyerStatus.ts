import type { FlyerStatus } from '@brokerage/domain/flyer/flyer';
import type { StatusTone } from '../../ui/StatusChip.tsx';

/** Word and colour of a flyer's status (spec staff-portal section 4). */
export const FLYER_STATUS_LOOKS: Record<FlyerStatus, { label: string; tone: StatusTone }> = {
  editing: { label: 'Editing', tone: 'info' },
  pending_approval: { label: 'Awaiting approval', tone: 'warning' },
  approved: { label: 'Approved', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'error' },
  archived: { label: 'Archived', tone: 'default' },
};
