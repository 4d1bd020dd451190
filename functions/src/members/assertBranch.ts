import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';

/** @throws DomainError invalid-argument when the tenant has no such branch, or has closed it */
export async function assertBranch(tenantId: string, branchId: string | null): Promise<void> {
  if (branchId === null) return;
  // Only whether it is there: without a converter, an odd record is a branch, too.
  const branch = await db.branches(tenantId).doc(branchId).withConverter(null).get();
  if (!branch.exists || branch.get('is_closed') === true)
    throw new DomainError('invalid-argument', {
      issues: [{ path: 'branch_id', message: 'Choose a branch' }],
    });
}
