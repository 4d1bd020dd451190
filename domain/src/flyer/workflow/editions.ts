import type { Flyer } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';

/** An approved version of a flyer's content. */
export interface Edition {
  /** Revision of its snapshot. */
  revision: number;
  approved_at: Date;
}

type Steps = readonly Pick<FlyerStep, 'action' | 'at' | 'revision'>[];

/** Returns the edition approved from a revision; undefined if that revision was never approved. `steps`: all steps of that revision. */
export function findEdition(
  flyer: Pick<Flyer, 'status' | 'approved_at'>,
  revision: number,
  steps: Steps,
): Edition | undefined {
  const own = steps.filter((step) => step.revision === revision);
  const approved = own.find(({ action }) => action === 'approved' || action === 'corrected');
  if (approved) return { revision, approved_at: approved.at };
  // If the template requires no approval, submitting also approves.
  const submitted = own.find(({ action }) => action === 'submitted');
  const isUndecided = flyer.approved_at === null || flyer.status === 'pending_approval';
  const wasStopped = own.some(({ action }) => action === 'rejected' || action === 'withdrawn');
  return submitted && !isUndecided && !wasStopped ? { revision, approved_at: submitted.at } : undefined;
}
