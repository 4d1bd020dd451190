import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { loadAudited } from '../../audit/auditHeads.ts';
import { db } from '../../data/db.ts';

/**
 * Reads a branch of the tenant and its audit head.
 * @throws DomainError branch-not-found
 */
export async function loadBranch(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<{ branch: BranchRecord; head: AuditHead | null }> {
  const { record: branch, head } = await loadAudited(transaction, db.branches(tenantId).doc(id), {
    tenantId,
    type: 'branch',
  });
  if (!branch) throw new DomainError('branch-not-found');
  return { branch, head };
}
