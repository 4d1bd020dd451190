import type { FindingStatus } from '@brokerage/domain/finding/finding';

/** The label of each status of a finding. */
export const FINDING_STATUS_NAMES: Record<FindingStatus, string> = {
  open: 'Open',
  dismissed: 'Dismissed',
  correction_asked: 'Correction requested',
  recalled: 'Recalled',
  cleared: 'Cleared',
};
