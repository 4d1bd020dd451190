/**
 * Why a live link shows its flyer no more. `expired`: the flyer's own end has passed, whatever that of the link; `recalled`: the company took
 * it back.
 */
export const END_REASONS = ['expired', 'recalled'] as const;
export type EndReason = (typeof END_REASONS)[number];
