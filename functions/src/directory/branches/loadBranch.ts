import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { storedHead } from '../../audit/storedHead.ts';
import { db } from '../../data/db.ts';

/** Reads a branch of the tenant and its audit head. @throws DomainError branch-not-found */
export async function loadBranch(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  id: string,
): Promise<{ branch: BranchRecord; head: AuditHead | null }> {
  const [stored, audited] = await Promise.all([
    transaction.get(db.branches(tenantId).doc(id)),
    transaction.get(db.audited(tenantId, 'branch', id)),
  ]);
  const branch = stored.data();
  if (!branch) throw new DomainError('branch-not-found');
  return { branch, head: storedHead(audited) };
}
