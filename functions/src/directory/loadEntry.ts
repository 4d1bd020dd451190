import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { storedHead } from '../audit/storedHead.ts';
import { db } from '../data/db.ts';

/** Reads an entry of the tenant's directory and its audit head. @throws DomainError directory-entry-not-found */
export async function loadEntry(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  id: string,
): Promise<{ entry: OfficerRecord; head: AuditHead | null }> {
  const [stored, audited] = await Promise.all([
    transaction.get(db.officers(tenantId).doc(id)),
    transaction.get(db.audited(tenantId, 'directory_entry', id)),
  ]);
  const entry = stored.data();
  if (!entry) throw new DomainError('directory-entry-not-found');
  return { entry, head: storedHead(audited) };
}
