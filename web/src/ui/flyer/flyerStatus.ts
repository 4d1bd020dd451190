import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';
import { FLYER_STATUS_NAMES } from '../../lib/format/names/flyerStatusNames.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';

/** Label and color of each flyer status. */
export const FLYER_STATUS_STYLES: Record<FlyerStatus, { label: string; tone: StatusTone }> = {
  editing: { label: FLYER_STATUS_NAMES.editing, tone: 'info' },
  pending_approval: { label: FLYER_STATUS_NAMES.pending_approval, tone: 'warning' },
  approved: { label: FLYER_STATUS_NAMES.approved, tone: 'success' },
  rejected: { label: FLYER_STATUS_NAMES.rejected, tone: 'error' },
  recalled: { label: FLYER_STATUS_NAMES.recalled, tone: 'error' },
  archived: { label: FLYER_STATUS_NAMES.archived, tone: 'default' },
};
