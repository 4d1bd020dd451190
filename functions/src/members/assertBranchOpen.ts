import { invalidField } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { isOpenBranch } from '../directory/isOpenBranch.ts';

/**
 * Asserts that a branch is one of the tenant's open ones, or none. Runs in the transaction that stores it, so that no one joins a branch
 * that is just closing.
 * @throws DomainError invalid-argument
 */
export async function assertBranchOpen(
  transaction: Transaction,
  tenantId: string,
  branchId: string | null,
): Promise<void> {
  if (branchId === null || (await isOpenBranch(transaction, tenantId, branchId))) return;
  throw invalidField('branch_id', 'Choose a branch');
}
