import type { Flyer } from '../record/flyer.ts';
import type { FlyerStep } from '../record/flyerFields.ts';
import type { FlyerActionName, FlyerActor } from './flyerWorkflow.ts';

/** The step that an action leaves in the history. */
const STEPS: Partial<Record<FlyerActionName, FlyerStep['action']>> = {
  submit: 'submitted',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
  revise: 'revised',
  archive: 'archived',
};

/** What distinguishes one call of an action from another. */
type RequestedAction =
  | { name: 'submit' | 'approve'; revision: number }
  | { name: 'reject'; revision: number; reason: string }
  | { name: Exclude<FlyerActionName, 'submit' | 'approve' | 'reject'> };

/**
 * Returns whether the action is the last thing this person did with the flyer: a call repeated because its response was lost gets the same
 * result and changes nothing.
 */
export function isRepeated(
  { last_step: step }: Pick<Flyer, 'last_step'>,
  action: RequestedAction,
  { user_id }: Pick<FlyerActor, 'user_id'>,
): boolean {
  if (!step || step.by_user_id !== user_id || step.action !== STEPS[action.name]) return false;
  if ('revision' in action && action.revision !== step.revision) return false;
  return action.name !== 'reject' || action.reason.trim() === step.reason;
}
