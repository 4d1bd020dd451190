import type { License } from '@brokerage/domain/license/license';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';

/** Returns the criterion to recall the flyers under a license: the officer's own, or everyone's for a company license. */
export const toRecallCriterion = ({
  holder_kind,
  holder_id,
  state,
}: Pick<License, 'holder_kind' | 'holder_id' | 'state'>): RecallCriterion => ({
  by: 'license',
  license_state: state,
  license_officer_id: holder_kind === 'officer' ? holder_id : null,
});
