import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { isPartlyUndone, isRecallStalled, isUndoable, type Recall } from '@brokerage/domain/recall/recall';
import { db } from '../data/db.ts';
import { sliceLease } from '../data/sliceLease.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { auditRecall } from './auditRecall.ts';
import { continueRecall } from './continueRecall.ts';

type Input = ParsedInput<'undo-recall'>;

/** Returns whether this call has already started the undo: repeating it changes nothing. */
const isRepeated = ({ undo }: Recall, { reason }: Input, userId: string) =>
  undo !== null && undo.by.user_id === userId && undo.reason === reason;

function startUndo({ id, reason }: Input, session: MemberSession, now: Date): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const ref = db.recalls(actor.tenant_id).doc(id);
    const recall = (await transaction.get(ref)).data();
    if (!recall) throw new DomainError('recall-not-found');
    // A stalled undo can be continued by anyone with the right; what it skipped can be restored later.
    if (recall.undo && isRecallStalled(recall, now)) return;
    const isRest = isPartlyUndone(recall);
    if (!isRest && isRepeated(recall, { id, reason }, actor.user_id)) return;
    if (recall.undo && !isRest) throw new DomainError('recall-undone');
    if (!isUndoable(recall, now)) throw new DomainError('recall-not-undoable');
    const by = { user_id: actor.user_id, name: actor.name };
    const { slice } = recall.work;
    transaction.update(ref, {
      status: 'undoing',
      failed_at: null,
      updated_at: now,
      // One more, so that no late slice of the recall itself is stored.
      work: { slice: slice + 1, pass: 'first', after: null, lease_until: sliceLease(now) },
      undo: {
        by,
        at: now,
        reason,
        restored: recall.undo?.restored ?? 0,
        kept: 0,
        passed_on: recall.undo?.passed_on ?? 0,
        told_user_ids: [],
        finished_at: null,
      },
    });
    const before = { status: recall.status };
    const after = { status: 'undoing', reason };
    auditRecall(transaction, recall, { by, action: 'recall_undo_started', before, after, at: now });
  });
}

/** undo-recall: restores the flyers that a recall still holds, except those with an expired license. */
export const undoRecall = defineMemberCallable(
  'undo-recall',
  'flyers:recall',
  async (input, session, now) => {
    await startUndo(input, session, now);
    return continueRecall(session.member.tenant_id, input.id);
  },
);
