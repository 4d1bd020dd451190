import type { Flyer } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';

/** An approved content of a flyer. */
export interface Edition {
  /** Where its snapshot is. */
  revision: number;
  approved_at: Date;
}

type Steps = readonly Pick<FlyerStep, 'action' | 'at' | 'revision'>[];

/**
 * Returns the edition that was made of a revision; undefined where that revision was never approved. `steps`: all that happened
 * to that revision.
 */
export function findEdition(
  flyer: Pick<Flyer, 'status' | 'approved_at'>,
  revision: number,
  steps: Steps,
): Edition | undefined {
  const own = steps.filter((step) => step.revision === revision);
  const approved = own.find(({ action }) => action === 'approved' || action === 'corrected');
  if (approved) return { revision, approved_at: approved.at };
  // Where the template asks for no approval, what was submitted is approved.
  const submitted = own.find(({ action }) => action === 'submitted');
  const isUndecided = flyer.approved_at === null || flyer.status === 'pending_approval';
  const wasStopped = own.some(({ action }) => action === 'rejected' || action === 'withdrawn');
  return submitted && !isUndecided && !wasStopped ? { revision, approved_at: submitted.at } : undefined;
}
