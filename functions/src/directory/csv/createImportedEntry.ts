import type { ImportedOfficer } from '@brokerage/domain/directory/csv/officerCsv';
import { type AuditActor, audit } from '../../audit/audit.ts';
import { db } from '../../data/db.ts';

/** Creates the entry of somebody without an account, not listed, and records it. */
export function createImportedEntry(
  transaction: FirebaseFirestore.Transaction,
  actor: AuditActor,
  id: string,
  fields: ImportedOfficer,
): void {
  const { tenant_id: tenantId } = actor;
  transaction.create(db.officers(tenantId).doc(id), {
    id,
    ...fields,
    photo: '',
    listed: false,
    has_left: false,
    order: null,
    revision: 0,
  });
  audit(transaction, {
    actor,
    action: 'directory_entry_created',
    entity: { type: 'directory_entry', id, head: null },
    before: null,
    after: { ...fields },
    at: new Date(),
  });
}
