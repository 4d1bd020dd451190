import type { Flyer } from '../record/flyer.ts';

/**
 * Returns the rejected revision whose marks apply now: from the rejection until the flyer is approved, rejected again or archived. Null if
 * there is none, or it came without marks.
 */
export function findMarkedRevision({
  status,
  rejected_revision,
  last_rejection,
}: Pick<Flyer, 'status' | 'rejected_revision' | 'last_rejection'>): number | null {
  if (!last_rejection?.mark_count) return null;
  const { revision } = last_rejection;
  if (status === 'rejected') return revision;
  const isRevised = status === 'editing' || status === 'pending_approval';
  return isRevised && rejected_revision === revision ? revision : null;
}
