import {
  isPartlyUndone,
  isRecallStalled,
  type Recall,
  type RecallStatus,
} from '@brokerage/domain/recall/recall';
import { RECALL_STATUS_NAMES } from '../../lib/format/names/recallNames.ts';
import type { StatusTone } from '../../lib/format/StatusTone.ts';
import { useNow } from '../../lib/useNow.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';

const TONES: Record<RecallStatus, StatusTone> = {
  running: 'info',
  done: 'success',
  undoing: 'info',
  undone: 'default',
};

/** A recall's status. */
export function RecallChip({ recall }: { recall: Recall }) {
  const now = useNow();
  if (isRecallStalled(recall, now)) return <StatusChip label="Stopped" tone="error" />;
  if (isPartlyUndone(recall)) return <StatusChip label="Partly undone" tone="warning" />;
  return <StatusChip label={RECALL_STATUS_NAMES[recall.status]} tone={TONES[recall.status]} />;
}
