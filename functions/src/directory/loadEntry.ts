import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Transaction } from 'firebase-admin/firestore';
import { loadAudited } from '../audit/auditHeads.ts';
import { db } from '../data/db.ts';

/** Reads an entry of the tenant's directory and its audit head. @throws DomainError directory-entry-not-found */
export async function loadEntry(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<{ entry: OfficerRecord; head: AuditHead | null }> {
  const { record: entry, head } = await loadAudited(transaction, db.officers(tenantId).doc(id), {
    tenantId,
    type: 'directory_entry',
  });
  if (!entry) throw new DomainError('directory-entry-not-found');
  return { entry, head };
}
