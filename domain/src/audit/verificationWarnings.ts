import type { VerificationResult } from './auditVerification.ts';

/** Returns whether sealed days have no fingerprint outside the database yet, so that a copy could replace them unnoticed. */
export const isAnchoringBehind = ({
  seals_checked,
  sealed_through,
  anchored_from,
  anchored_through,
}: Pick<
  VerificationResult,
  'seals_checked' | 'sealed_through' | 'anchored_from' | 'anchored_through'
>): boolean => {
  if (seals_checked === 0) return false;
  if (anchored_from === null || anchored_through === null) return true;
  return sealed_through !== null && sealed_through > anchored_through;
};

/** Returns how many warnings an intact log has: a day without a seal, and sealed days without a fingerprint. */
export const countVerificationWarnings = (result: VerificationResult): number =>
  [result.unsealed_days > 0, isAnchoringBehind(result)].filter(Boolean).length;
