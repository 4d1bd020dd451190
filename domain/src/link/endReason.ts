/**
 * Why a live link no longer shows its flyer. `expired`: the flyer itself has ended, even if the link hasn't; `recalled`: the company
 * recalled the flyer.
 */
export const END_REASONS = ['expired', 'recalled'] as const;
export type EndReason = (typeof END_REASONS)[number];
