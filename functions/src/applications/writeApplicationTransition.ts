import type { ApplicationNotice } from '@brokerage/domain/application/applicationNotice';
import type { ApplicationTransition } from '@brokerage/domain/application/workflow/applyApplicationAction';
import type { AuditHead } from '@brokerage/domain/audit/auditHead';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type AuditActor, audit } from '../audit/audit.ts';
import { db } from '../data/db.ts';

/** The outcome of an action on an application, and what the transaction read for it. */
interface TransitionWrite {
  id: string;
  transition: ApplicationTransition;
  notices: readonly ApplicationNotice[];
  actor: AuditActor;
  /** Of the application's audit records. */
  head: AuditHead | null;
  /** Of the call that asked for it; empty for the system's own acts. */
  request_digest: string;
  now: Date;
}

/** A field that an action leaves out is removed. */
const toStored = (value: unknown) => (value === undefined ? FieldValue.delete() : value);

/** Writes the changes, the event, the audit record and the notices of an action together. */
export function writeApplicationTransition(
  transaction: Transaction,
  { id, transition, notices, actor, head, request_digest, now }: TransitionWrite,
): void {
  const { changes, event } = transition;
  const { tenant_id: tenantId } = actor;
  const fields = Object.entries(changes).map(([key, value]) => [key, toStored(value)]);
  transaction.update(db.submission(tenantId, id), Object.fromEntries(fields));
  transaction.create(db.applicationEvents(tenantId, id).doc(event.id), { ...event, request_digest });
  for (const notice of notices) transaction.set(db.notices(tenantId).doc(notice.id), notice);
  audit(transaction, {
    actor,
    ...transition.audit,
    entity: { type: 'application', id, head },
    at: now,
  });
}
