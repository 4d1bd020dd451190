import type { ParsedInput } from '@brokerage/domain/callables';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { BulkResult } from '@brokerage/domain/submission/submissionCallables';
import pLimit from 'p-limit';
import { defineMemberCallable, type MemberSession } from '../http/defineMemberCallable.ts';
import { describeError, logger } from '../logging/logger.ts';
import { assignScheduledCall, loadAssignAction } from './assignApplication.ts';
import { closeScheduledCall } from './closeScheduledCall.ts';
import { fillInStatusAction } from './fillInStatusAction.ts';
import { transitionSubmission } from './transitionSubmission.ts';
import { loadStatusAction } from './updateApplication.ts';

type Input = ParsedInput<'update-applications'>;

/** Concurrent transactions: they wait for the database, not for the processor. */
const CONCURRENCY = 5;

/** Runs the action for one submission. Returns expected failures and logs others, so that the remaining submissions continue. */
async function updateOne(
  { batch_id, action, applications }: Input,
  { id, revision }: Input['applications'][number],
  session: MemberSession,
  now: Date,
): Promise<BulkResult> {
  try {
    // Each submission has its own timeline, so the batch's id serves as the event's id in all of them.
    const call = { id, event_id: batch_id, revision, action };
    await transitionSubmission(call, session, now, (transaction, submission, actor) =>
      action.name === 'assign'
        ? loadAssignAction(transaction, { ...action, revision }, { submission, actor, now })
        : loadStatusAction(transaction, actor, fillInStatusAction({ ...action, revision })),
    );
    // If the application's call was selected, too, it is changed separately.
    const isCallChosen = applications.some((application) => application.id === toScheduledCallId(id));
    if (isCallChosen) return { id, error: null };
    if (action.name === 'assign') {
      const { officer_id } = action;
      await assignScheduledCall({ id, event_id: batch_id, officer_id }, session, now);
    } else await closeScheduledCall(call, action, session, now);
    return { id, error: null };
  } catch (error) {
    if (!(error instanceof DomainError)) {
      logger.error('Submission not changed', { error: describeError(error) });
    }
    const { code, message } = error instanceof DomainError ? error : new DomainError('internal');
    return { id, error: { code, message } };
  }
}

/**
 * update-applications: assigns or closes up to 50 submissions, for administrators. Each is a separate transaction with a check of its
 * revision; the response has the outcome of each. Repeating the call changes nothing more.
 */
export const updateApplications = defineMemberCallable(
  'update-applications',
  'applications:bulk',
  async (input, session, now) => {
    const limit = pLimit(CONCURRENCY);
    const results = input.applications.map((application) =>
      limit(() => updateOne(input, application, session, now)),
    );
    return { results: await Promise.all(results) };
  },
);
