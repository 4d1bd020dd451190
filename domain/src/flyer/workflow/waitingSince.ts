import type { Flyer } from '../record/flyer.ts';

/** Returns since when a flyer waits for a review: its Submit, or for an older record without that time, when it was created. */
export const waitingSince = ({
  submitted_at,
  created_at,
}: Pick<Flyer, 'submitted_at' | 'created_at'>): Date => submitted_at ?? created_at;
