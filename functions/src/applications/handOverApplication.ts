import { applicationEventSchema } from '@brokerage/domain/application/applicationEvent';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { submissionSchema } from '@brokerage/domain/preapproval/submission';
import { FieldValue } from 'firebase-admin/firestore';
import { nanoid } from 'nanoid';
import { audit } from '../audit/audit.ts';
import { storedHead } from '../audit/storedHead.ts';
import { db } from '../data/db.ts';
import { toApplicationNotice } from './toApplicationNotice.ts';

type Snapshot = FirebaseFirestore.DocumentSnapshot;

/** Older records have none of these. */
const storedSchema = submissionSchema.pick({ kind: true, event_count: true, revision: true });

interface Handover {
  /** The application, and the document beside it that carries its audit head, as the transaction has read them. */
  application: Snapshot;
  auditHead: Snapshot | undefined;
  actor: UserRole;
  from: UserRole;
  /** Null, or who is in no directory: the application goes to the General team. */
  to: UserRole | null;
  now: Date;
}

/** Gives the application of a member who leaves to another, with its event and audit record, and tells whoever gets it. Five writes. */
export function handOverApplication(
  transaction: FirebaseFirestore.Transaction,
  { application, auditHead, actor, from, to, now }: Handover,
): void {
  const { tenant_id: tenantId } = from;
  const { id } = application;
  const officerId = to?.officer_id ?? null;
  const status = String(application.get('status'));
  const { kind, event_count, revision } = storedSchema.parse(application.data());
  const n = event_count + 1;
  transaction.update(application.ref, {
    lo_assigned_id: officerId,
    branch_id: officerId === null ? null : (to?.branch_id ?? null),
    route_to: officerId === null ? 'General' : FieldValue.delete(),
    revision: revision + 1,
    event_count: n,
    updated_at: now,
  });
  const event = applicationEventSchema.parse({
    id: nanoid(),
    tenant_id: tenantId,
    n,
    action: 'assign',
    at: now,
    by_user_id: actor.user_id,
    by_name: actor.name,
    from_status: status,
    to_status: status,
    text: `Handed over from ${from.name}`,
    officer_id: officerId,
    officer_name: officerId === null ? null : to?.name,
  });
  transaction.create(db.applicationEvents(tenantId, id).doc(event.id), event);
  audit(transaction, {
    actor,
    action: 'application_assigned',
    entity: { type: 'application', id, head: storedHead(auditHead) },
    before: { lo_assigned_id: from.officer_id },
    after: { lo_assigned_id: officerId },
    at: now,
  });
  if (!to || officerId === null) return;
  const reference_number = String(application.get('reference_number') ?? id);
  const notice = toApplicationNotice(
    'application_assigned',
    { id, kind, reference_number },
    { tenant_id: tenantId, to_user_id: to.user_id, actor_name: actor.name, created_at: now },
  );
  transaction.set(db.notices(tenantId).doc(notice.id), notice);
}
