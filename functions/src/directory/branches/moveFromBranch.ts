import type { Query, Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../../audit/audit.ts';
import { loadAuditHeads, toAuditHead } from '../../audit/auditHeads.ts';
import { requestSiteBuild } from '../../company/requestSiteBuild.ts';
import { db } from '../../data/db.ts';
import { type MemberSession, runMemberTransaction } from '../../http/defineMemberCallable.ts';

/** Records moved in one transaction, so that it stays small and short: each takes three writes. */
const BATCH_SIZE = 60;

interface Move {
  from: string;
  to: string;
  now: Date;
}

/** Repeats a transaction that moves some records until none are left. */
async function moveAll(
  session: MemberSession,
  moveSome: (transaction: Transaction, actor: AuditActor) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const moved = await runMemberTransaction(session, moveSome);
    total += moved;
    if (moved < BATCH_SIZE) return total;
  }
}

/** Moves the officers of a closed branch, listed or not, to its successor. Safe to repeat: its query no longer finds who has moved. */
export const moveOfficers = (session: MemberSession, { from, to, now }: Move): Promise<number> =>
  moveAll(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const entries = db.officers(tenantId).withConverter(null);
    const { docs } = await transaction.get(entries.where('branchId', '==', from).limit(BATCH_SIZE));
    if (docs.length === 0) return 0;
    const findHead = await loadAuditHeads(
      transaction,
      tenantId,
      'directory_entry',
      docs.map(({ id }) => id),
    );
    requestSiteBuild(transaction, tenantId);
    for (const { id, ref } of docs) {
      transaction.update(ref, { branchId: to, order: null });
      audit(transaction, {
        actor,
        action: 'directory_entry_changed',
        entity: { type: 'directory_entry', id, head: findHead(id) },
        before: { branchId: from },
        after: { branchId: to },
        at: now,
      });
    }
    return docs.length;
  });

/** Moves the members of a closed branch to its successor, including deactivated ones, who may come back. */
export const moveMembers = (session: MemberSession, { from, to, now }: Move): Promise<number> =>
  moveAll(session, async (transaction, actor) => {
    const members: Query = db
      .members()
      .where('tenant_id', '==', actor.tenant_id)
      .where('branch_id', '==', from)
      .limit(BATCH_SIZE)
      .withConverter(null);
    const { docs } = await transaction.get(members);
    for (const member of docs) {
      transaction.update(member.ref, { branch_id: to });
      audit(transaction, {
        actor,
        action: 'member_changed',
        entity: { type: 'member', id: member.id, head: toAuditHead(member) },
        before: { branch_id: from },
        after: { branch_id: to },
        at: now,
      });
    }
    return docs.length;
  });
