import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import type { BranchFields } from '@brokerage/domain/directory/directoryCallables';
import type { OfficeWeek } from '@brokerage/domain/schedule/officeSchedule';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../../audit/audit.ts';
import { requestSiteBuild } from '../../company/requestSiteBuild.ts';
import { db } from '../../data/db.ts';

/** `week`: its own hours; null: the company's. */
type StoredFields = BranchFields & { week?: OfficeWeek | null | undefined };

interface NewBranch {
  id: string;
  fields: StoredFields;
  /** The form's request id; null for an import. */
  requestId: string | null;
  now: Date;
}

/** Adds a branch at the end of the directory and records it in the audit log. */
export function createBranch(
  transaction: Transaction,
  actor: AuditActor,
  { id, fields: { time_zone, week = null, ...fields }, requestId, now }: NewBranch,
): void {
  const { tenant_id: tenantId } = actor;
  transaction.create(db.branches(tenantId).doc(id), {
    id,
    ...fields,
    week,
    time_zone: time_zone || undefined,
    order: null,
    is_closed: false,
    successor_id: null,
    revision: 0,
    request_id: requestId,
  });
  requestSiteBuild(transaction, tenantId);
  audit(transaction, {
    actor,
    action: 'branch_added',
    entity: { type: 'branch', id, head: null },
    before: null,
    after: { ...fields, week, time_zone },
    at: now,
  });
}

interface BranchChange {
  id: string;
  /** Without `week`, the hours stay as they are. */
  fields: StoredFields;
  /** The branch's current revision. */
  revision: number;
  head: AuditHead | null;
  /** The fields that differ. */
  change: { before: AuditSnapshot; after: AuditSnapshot };
  now: Date;
}

/** Stores a change to a branch and records it in the audit log. */
export function changeBranch(
  transaction: Transaction,
  actor: AuditActor,
  { id, fields, revision, head, change, now }: BranchChange,
): void {
  const { tenant_id: tenantId } = actor;
  transaction.update(db.branches(tenantId).doc(id), {
    ...fields,
    time_zone: fields.time_zone === '' ? FieldValue.delete() : fields.time_zone,
    revision: revision + 1,
  });
  requestSiteBuild(transaction, tenantId);
  audit(transaction, {
    actor,
    action: 'branch_changed',
    entity: { type: 'branch', id, head },
    ...change,
    at: now,
  });
}
