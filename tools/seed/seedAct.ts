import type { AuditEntityType, AuditedChange } from '@brokerage/domain/audit/auditRecord';

/** Something that the seeded audit log records. */
export interface SeedAct extends AuditedChange {
  /** ISO 8601. */
  at: string;
  /** Auth uid of who did it. */
  by: string;
  entity: { type: AuditEntityType; id: string };
}
