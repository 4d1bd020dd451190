import { type AuditHead, auditHeadSchema } from '@brokerage/domain/audit/auditHead';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Returns the audit head that an entity's record carries; null when it has none or an unreadable one. */
export function storedHead(snapshot: DocumentSnapshot<unknown> | undefined): AuditHead | null {
  return auditHeadSchema.safeParse(snapshot?.get('audit_head')).data ?? null;
}
