import type { RecallStatus } from '@brokerage/domain/recall/recall';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';

/** The label of each status of a recall. */
export const RECALL_STATUS_NAMES: Record<RecallStatus, string> = {
  running: 'Recalling',
  done: 'Done',
  undoing: 'Restoring',
  undone: 'Undone',
};

/** The criteria of a recall. */
export const RECALL_BY_NAMES: Record<RecallCriterion['by'], string> = {
  flyer: 'One flyer',
  selection: 'Selected flyers',
  template: 'Template',
  officer: 'Loan officer',
  realtor: 'Realtor',
  license: 'License',
  check: 'Check',
};
