import type { CallableRequest } from '@brokerage/domain/callables';
import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { toSlug } from '@brokerage/domain/directory/toSlug';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../../http/defineMemberCallable.ts';
import { createBranch } from './writeBranch.ts';

function add(
  { request_id, ...fields }: CallableRequest<'add-branch'>,
  session: MemberSession,
): Promise<{ id: string }> {
  return runMemberTransaction(session, 'directory:manage', async (transaction, actor) => {
    const { tenant_id: tenantId } = actor;
    const branches = db.branches(tenantId).withConverter(null);
    const { docs } = await transaction.get(branches.limit(MAX_BRANCHES).select('request_id'));
    const earlier = docs.find((one) => one.get('request_id') === request_id);
    if (earlier) return { id: earlier.id };
    if (docs.length >= MAX_BRANCHES) throw new DomainError('branch-limit');
    // Part of the public page's address, such as `clifton-nj`.
    const slug = toSlug(`${fields.name} ${fields.state}`);
    const isTaken = docs.some(({ id }) => id === slug);
    const id = isTaken ? `${slug}-${toSlug(request_id).slice(0, 6) || '2'}` : slug;
    createBranch(transaction, actor, { id, fields, requestId: request_id });
    return { id };
  });
}

/** add-branch: adds a branch, with a public page unless it is hidden. A retry with the same `request_id` adds no second one. */
export const addBranch = defineMemberCallable('add-branch', 'directory:manage', add);
