import type { ParsedInput } from '@brokerage/domain/callables';
import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../http/defineMemberCallable.ts';
import { toFreeId } from './toFreeId.ts';
import { createBranch } from './writeBranch.ts';

function add(
  { request_id, ...fields }: ParsedInput<'add-branch'>,
  session: MemberSession,
  now: Date,
): Promise<{ id: string }> {
  return runMemberTransaction(session, async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const branches = db.branches(tenantId).withConverter(null);
    const { docs } = await transaction.get(branches.limit(MAX_BRANCHES).select('request_id'));
    const earlier = docs.find((one) => one.get('request_id') === request_id);
    if (earlier) return { id: earlier.id };
    if (docs.length >= MAX_BRANCHES) throw new DomainError('branch-limit');
    const id = toFreeId(fields, new Set(docs.map((one) => one.id)));
    createBranch(transaction, actor, { id, fields, requestId: request_id, now });
    return { id };
  });
}

/** add-branch: adds a branch, with a public page unless it is hidden. A retry with the same `request_id` adds no second one. */
export const addBranch = defineMemberCallable('add-branch', 'directory:manage', add);
