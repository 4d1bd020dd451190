import { nextAuditRecord } from '@brokerage/domain/audit/auditChain';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import type { AuditEntityType, AuditedChange } from '@brokerage/domain/audit/auditRecord';
import type { Member } from '@brokerage/domain/member/member';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import { currentRequestId } from '../logging/requestId.ts';

/** Who did it: a member, or the system itself. */
export type AuditActor = Pick<Member, 'tenant_id' | 'user_id' | 'name'>;

/** Returns the actor for acts without a signed-in person, such as a visitor's request for a PDF. */
export const systemActor = (tenant_id: string): AuditActor => ({
  tenant_id,
  user_id: 'system',
  name: 'System',
});

/** Returns the actor for what borrowers do with their own call, without signing in. */
export const borrowerActor = (tenant_id: string): AuditActor => ({
  tenant_id,
  user_id: 'borrower',
  name: 'The borrower',
});

interface AuditEntry extends AuditedChange {
  actor: AuditActor;
  entity: {
    type: AuditEntityType;
    id: string;
    /** As the transaction read it from the entity's own record. */
    head: AuditHead | null;
  };
  at: Date;
}

/**
 * How late an act may still be recorded under its start time. Any later, the record gets the current time: within an already anchored hour,
 * it would look like tampering and block all later anchors.
 */
const MAX_LATE_MS = MINUTE_MS;
const recordTime = (at: Date): Date => (at.getTime() < Date.now() - MAX_LATE_MS ? new Date() : at);

/**
 * Records an act in the transaction that does it: writes the record and the entity's new head, and returns the head for a second record in
 * the same transaction. If the same transaction creates the entity, call this after that.
 */
export function audit(
  transaction: Transaction,
  { actor, action, entity, before, after, at }: AuditEntry,
): AuditHead {
  const requestId = currentRequestId();
  const { record, head } = nextAuditRecord(
    {
      tenant_id: actor.tenant_id,
      at: recordTime(at),
      actor_user_id: actor.user_id,
      actor_name: actor.name,
      action,
      entity_type: entity.type,
      entity_id: entity.id,
      before,
      after,
      ...(requestId !== undefined && { request_id: requestId }),
    },
    entity.head,
    sha256,
  );
  // `create`, not `set`: if a record already has this number, the whole transaction has to fail.
  transaction.create(db.auditLogs(actor.tenant_id).doc(record.id), record);
  transaction.set(db.audited(actor.tenant_id, entity.type, entity.id), { audit_head: head }, { merge: true });
  return head;
}
