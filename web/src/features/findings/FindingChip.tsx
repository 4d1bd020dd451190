import type { FindingStatus } from '@brokerage/domain/finding/finding';
import { FINDING_STATUS_NAMES } from '../../lib/format/names/findingNames.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';

const TONES: Record<FindingStatus, StatusTone> = {
  open: 'error',
  correction_asked: 'warning',
  dismissed: 'default',
  recalled: 'info',
  cleared: 'success',
};

/** A finding's status. */
export function FindingChip({ status }: { status: FindingStatus }) {
  return <StatusChip label={FINDING_STATUS_NAMES[status]} tone={TONES[status]} />;
}
