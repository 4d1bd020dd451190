import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../audit/audit.ts';
import { requestSiteBuild } from '../company/requestSiteBuild.ts';
import { db } from '../data/db.ts';

interface EntryChange {
  /** The stored entry. */
  entry: OfficerRecord;
  fields: Partial<OfficerRecord>;
  head: AuditHead | null;
  /** The fields that differ. */
  change: { before: AuditSnapshot; after: AuditSnapshot };
  now: Date;
}

/**
 * Stores a change to an officer's entry and records it in the audit log. An entry that moves to another branch goes to the end of its
 * list.
 */
export function changeEntry(
  transaction: Transaction,
  actor: AuditActor,
  { entry, fields, head, change, now }: EntryChange,
): void {
  const { tenant_id: tenantId } = actor;
  const isMoved = fields.branchId !== undefined && fields.branchId !== entry.branchId;
  transaction.update(db.officers(tenantId).doc(entry.id), {
    ...fields,
    ...(fields.name !== undefined && {
      search_keys: toSearchKeys(searchTexts.officer({ name: fields.name })),
    }),
    ...(isMoved && { order: null }),
    revision: entry.revision + 1,
  });
  requestSiteBuild(transaction, tenantId);
  audit(transaction, {
    actor,
    action: 'directory_entry_changed',
    entity: { type: 'directory_entry', id: entry.id, head },
    ...change,
    at: now,
  });
}
