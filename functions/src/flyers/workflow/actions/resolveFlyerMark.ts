import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import { audit } from '../../../audit/audit.ts';
import { db } from '../../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../../http/defineMemberCallable.ts';
import { assertCanAct, loadFlyer } from '../load/loadFlyer.ts';

function resolve(
  { id, revision, mark_id, is_resolved, note }: ParsedInput<'resolve-flyer-mark'>,
  session: MemberSession,
  now: Date,
) {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id } = actor;
    const flyer = await loadFlyer(transaction, tenant_id, id);
    assertCanAct(flyer, 'resolve', actor);
    if (findMarkedRevision(flyer) !== revision) throw new DomainError('flyer-changed');
    const [stored, kept] = await Promise.all([
      transaction.get(db.flyerMarks(tenant_id, id, revision)),
      transaction.get(db.markResolutions(tenant_id, id, revision)),
    ]);
    const marks = stored.data()?.marks ?? [];
    const index = marks.findIndex((mark) => mark.id === mark_id);
    if (index < 0) throw new DomainError('mark-not-found');
    const resolutions = kept.data()?.resolutions ?? {};
    const before = resolutions[mark_id];
    const result = { id, is_resolved };
    if ((before?.is_resolved ?? false) === is_resolved && (before?.note ?? '') === note) return result;
    transaction.set(db.markResolutions(tenant_id, id, revision), {
      revision,
      resolutions: { ...resolutions, [mark_id]: { is_resolved, note, at: now } },
    });
    audit(transaction, {
      actor,
      action: is_resolved ? 'instance_mark_resolved' : 'instance_mark_reopened',
      entity: { type: 'flyer', id, head: flyer.audit_head },
      at: now,
      before: null,
      after: { revision, mark_number: index + 1, ...(note !== '' && { mark_note: note }) },
    });
    return result;
  });
}

/**
 * resolve-flyer-mark: stores the owner's response to a mark on a rejected flyer, until the flyer is submitted again. Repeating the call
 * changes nothing.
 */
export const resolveFlyerMark = defineMemberCallable('resolve-flyer-mark', 'flyers:make', resolve);
