import type { Assignee } from '@brokerage/domain/application/applicationWorkflow';
import { applyApplicationAction } from '@brokerage/domain/application/applyApplicationAction';
import type { UserRole } from '@brokerage/domain/member/userRole';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { nanoid } from 'nanoid';
import { storedHead } from '../audit/storedHead.ts';
import { db } from '../data/db.ts';
import { toApplicationActor } from './loadApplication.ts';
import { toApplicationNotice } from './toApplicationNotice.ts';
import { writeApplicationTransition } from './writeApplicationTransition.ts';

type Transaction = FirebaseFirestore.Transaction;

/** The colleague who gets the applications, and their entry in the directory. */
export interface NewAssignee {
  member: UserRole;
  officer: Assignee;
}

/** Returns the colleague as assignee of applications; null without a colleague, or for one without an entry. */
export async function loadNewAssignee(
  transaction: Transaction,
  member: UserRole | null,
): Promise<NewAssignee | null> {
  if (!member || member.officer_id === null) return null;
  const { tenant_id, officer_id: id } = member;
  const entry = (await transaction.get(db.officers(tenant_id).doc(id))).data();
  const officer = { id, name: entry?.name ?? member.name, branch_id: entry?.branchId ?? member.branch_id };
  return { member, officer };
}

interface Reassignment {
  application: Submission;
  /** The document beside it that carries its audit head, as the transaction has read it. */
  auditHead: FirebaseFirestore.DocumentSnapshot | undefined;
  actor: UserRole;
  /** The deactivated member. */
  from: UserRole;
  /** Null: the application goes to the General team. */
  to: NewAssignee | null;
  now: Date;
}

/**
 * Assigns the open application of a deactivated member to a colleague and notifies them. Five writes.
 * @throws DomainError those of `applyApplicationAction` (domain/src/application)
 */
export function reassignApplication(
  transaction: Transaction,
  { application, auditHead, actor, from, to, now }: Reassignment,
): void {
  const action = {
    name: 'assign',
    revision: application.revision,
    text: `Handed over from ${from.name}`,
  } as const;
  const transition = applyApplicationAction(
    application,
    { ...action, officer: to?.officer ?? null },
    { actor: toApplicationActor(actor), now, eventId: nanoid() },
  );
  if (!transition.ok) throw transition.error;
  const told = { tenant_id: from.tenant_id, actor_name: actor.name, created_at: now };
  writeApplicationTransition(transaction, {
    id: application.id,
    transition,
    notices: to
      ? [toApplicationNotice('application_assigned', application, { ...told, to_user_id: to.member.user_id })]
      : [],
    actor,
    head: storedHead(auditHead),
    request_digest: '',
    now,
  });
}
