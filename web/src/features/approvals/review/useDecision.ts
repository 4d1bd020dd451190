import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { useState } from 'react';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { toMarkProblems } from './marks/markProblems.ts';
import type { UnsentReview } from './marks/unsentReviews.ts';

export type Decision = 'approve' | 'reject';

/** Titles of the toast after each decision. */
export const SUCCESS_TITLES: Record<Decision, string> = { approve: 'Approved', reject: 'Rejected' };
/** Titles of the toast after a failed decision; the dialog's alert uses them, too. */
export const FAILURE_TITLES: Record<Decision, string> = {
  approve: 'Failed to approve flyer',
  reject: 'Failed to reject flyer',
};

type DecisionState =
  | { status: 'none' }
  /** Being sent; stays true after the response, because the review then closes. */
  | { status: 'busy'; decision: Decision }
  | {
      status: 'failed';
      decision: Decision;
      problem: string;
      /** Errors by mark id. */
      markProblems: ReadonlyMap<string, string>;
    };

export interface DecisionHandle {
  state: DecisionState;
  decide: (decision: Decision, unsent: UnsentReview) => void;
}

interface DecisionOutcome {
  onDone: (decision: Decision) => void;
  /** Called with the error message, which is also in the state. */
  onFailed: (decision: Decision, problem: string) => void;
}

/**
 * Sends a decision about the revision under review. Keeps the error message until the next attempt. The result may arrive after the review
 * was closed.
 */
export function useDecision({ id, revision }: Flyer, { onDone, onFailed }: DecisionOutcome): DecisionHandle {
  const [state, setState] = useState<DecisionState>({ status: 'none' });

  async function send(decision: Decision, { reason, marks }: UnsentReview) {
    setState({ status: 'busy', decision });
    try {
      await callFunction(
        'review-flyer',
        decision === 'approve'
          ? { decision, id, revision }
          : { decision, id, revision, reason: reason.trim(), ...(marks.length > 0 && { marks: [...marks] }) },
      );
    } catch (error) {
      const problem = toErrorMessage(error, '');
      setState({ status: 'failed', decision, problem, markProblems: toMarkProblems(error, marks) });
      onFailed(decision, problem);
      return;
    }
    onDone(decision);
  }

  return { state, decide: (decision, unsent) => void send(decision, unsent) };
}
