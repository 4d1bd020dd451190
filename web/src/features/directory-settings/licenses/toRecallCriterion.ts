import type { License } from '@brokerage/domain/license/license';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';

/** Returns the recall of the flyers under a license: an officer's own, or everybody's under one of the company. */
export const toRecallCriterion = ({
  holder_kind,
  holder_id,
  state,
}: Pick<License, 'holder_kind' | 'holder_id' | 'state'>): RecallCriterion => ({
  by: 'license',
  license_state: state,
  license_officer_id: holder_kind === 'officer' ? holder_id : null,
});
