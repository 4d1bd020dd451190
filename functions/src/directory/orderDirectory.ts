import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput } from '@brokerage/domain/callables';
import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { compareInDirectory } from '@brokerage/domain/directory/directoryOrder';
import { MAX_DIRECTORY_ENTRIES } from '@brokerage/domain/directory/officer';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { loadAuditHead, loadCompanyAuditHead } from '../audit/auditHeads.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';

type Input = ParsedInput<'order-directory'>;

/** Reads the open branches, or the listed officers of one branch, in their current order. */
async function loadOrdered(transaction: Transaction, tenantId: string, branchId: string | null) {
  const query =
    branchId === null
      ? db.branches(tenantId).withConverter(null).limit(MAX_BRANCHES)
      : db
          .officers(tenantId)
          .withConverter(null)
          .where('branchId', '==', branchId)
          .limit(MAX_DIRECTORY_ENTRIES);
  const { docs } = await transaction.get(query);
  return docs
    .filter((one) => (branchId === null ? one.get('is_closed') !== true : one.get('listed') !== false))
    .map((one) => ({
      id: one.id,
      ref: one.ref,
      name: String(one.get('name')),
      order: (one.get('order') ?? null) as number | null,
    }))
    .toSorted(compareInDirectory);
}

function order(
  { branch_id: branchId, ids, expected }: Input,
  session: MemberSession,
  now: Date,
): Promise<void> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const type = branchId === null ? 'company' : 'branch';
    const [stored, head] = await Promise.all([
      loadOrdered(transaction, tenantId, branchId),
      branchId === null
        ? loadCompanyAuditHead(transaction, tenantId)
        : loadAuditHead(transaction, tenantId, 'branch', branchId),
    ]);
    const before = stored.map(({ id }) => id);
    if (isDeepStrictEqual(before, ids)) return;
    const isRearranged = isDeepStrictEqual(before.toSorted(), ids.toSorted());
    if (!isDeepStrictEqual(before, expected) || !isRearranged) throw new DomainError('directory-changed');
    for (const { id, ref } of stored) transaction.update(ref, { order: ids.indexOf(id) });
    requestSiteBuild(transaction, tenantId);
    audit(transaction, {
      actor,
      action: 'directory_ordered',
      entity: { type, id: branchId ?? tenantId, head },
      before: { order: before },
      after: { order: [...ids] },
      at: now,
    });
  });
}

/** order-directory: changes the order of the branches, or of one branch's listed officers, on the public website. */
export const orderDirectory = defineMemberCallable(
  'order-directory',
  'directory:manage',
  async (input, session, now) => {
    await order(input, session, now);
    return {};
  },
);
