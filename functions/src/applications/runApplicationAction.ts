import type { ApplicationNotice } from '@brokerage/domain/application/applicationNotice';
import {
  type ApplicationAction,
  type ApplicationNoticeRequest,
  applyApplicationAction,
} from '@brokerage/domain/application/applicationWorkflow';
import type { AuditAction, AuditSnapshot } from '@brokerage/domain/audit/auditRecord';
import { canonicalJson } from '@brokerage/domain/audit/canonicalJson';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { can, isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { sha256 } from '../audit/sha256.ts';
import { storedHead } from '../audit/storedHead.ts';
import { db } from '../data/db.ts';
import { authorizeInTransaction, type MemberSession } from '../http/defineMemberCallable.ts';
import { loadExtraRoles } from '../members/loadExtraRoles.ts';
import { loadApplication, toApplicationActor } from './loadApplication.ts';
import { toApplicationNotice } from './toApplicationNotice.ts';

type Transaction = FirebaseFirestore.Transaction;

/** Where an application stands, as the callables answer it. */
type State = Pick<Submission, 'id' | 'status' | 'revision'>;
const toState = ({ id, status, revision }: Submission): State => ({ id, status, revision });

/** More records than may share an entry of the directory by mistake. */
const MOST_LINKED = 10;

/** Returns whoever a notice is for; of a mention that they may see the application. */
async function loadRecipients(
  transaction: Transaction,
  { to }: ApplicationNoticeRequest,
  tenantId: string,
  { lo_assigned_id }: Submission,
): Promise<UserRole[]> {
  if ('officer_id' in to) {
    const linked = await transaction.get(
      db
        .userRoles()
        .where('tenant_id', '==', tenantId)
        .where('officer_id', '==', to.officer_id)
        .limit(MOST_LINKED),
    );
    return linked.docs.map((one) => one.data()).filter(({ status }) => status === 'active');
  }
  const member = (await transaction.get(db.userRole(to.user_id))).data();
  const isReader =
    member?.tenant_id === tenantId &&
    can(member, 'applications:work', await loadExtraRoles(member)) &&
    (isAdministrator(member.role) || (lo_assigned_id !== null && member.officer_id === lo_assigned_id));
  if (!isReader) throw new DomainError('application-mention-unknown');
  return [member];
}

/** Loads the recipients and returns the notices that they get: a transaction reads before it writes. */
async function prepareNotices(
  transaction: Transaction,
  requests: readonly ApplicationNoticeRequest[],
  { submission, actor, now }: { submission: Submission; actor: UserRole; now: Date },
): Promise<ApplicationNotice[]> {
  const notices = requests.map(async (request) => {
    const people = await loadRecipients(transaction, request, actor.tenant_id, submission);
    return people.map(({ user_id }) =>
      toApplicationNotice(request.kind, submission, {
        tenant_id: actor.tenant_id,
        to_user_id: user_id,
        actor_name: actor.name,
        created_at: now,
      }),
    );
  });
  return (await Promise.all(notices)).flat();
}

interface ActionCall {
  id: string;
  /** The client's own id of the event; the same call sent again changes nothing. */
  event_id: string;
}

/** Returns a digest of all that a call asks for. */
const digestOf = ({ id: _, event_id: _e, ...request }: ActionCall): string => sha256(canonicalJson(request));

/** Reads what an action needs beside the application; to be done before anything is written. */
type PrepareAction = (
  transaction: Transaction,
  submission: Submission,
  actor: UserRole,
) => ApplicationAction | Promise<ApplicationAction>;

/**
 * Does something with an application: asks the workflow and writes what it says, with the event, the audit record and the notices, in
 * one transaction.
 * @throws DomainError as the workflow or the rights say
 */
export function runApplicationAction(
  call: ActionCall,
  session: MemberSession,
  prepare: PrepareAction,
): Promise<State> {
  const { id, event_id: eventId } = call;
  const request_digest = digestOf(call);
  return db.runTransaction(async (transaction) => {
    const actor = await authorizeInTransaction(transaction, session, 'applications:work');
    const { tenant_id: tenantId } = actor;
    const eventRef = db.applicationEvents(tenantId, id).doc(eventId);
    const [submission, stored, head] = await Promise.all([
      loadApplication(transaction, actor, id),
      transaction.get(eventRef),
      transaction.get(db.audited(tenantId, 'application', id)),
    ]);
    const earlier = stored.data();
    if (earlier) {
      const isRepeated = earlier.by_user_id === actor.user_id && earlier.request_digest === request_digest;
      if (isRepeated) return toState(submission);
      throw new DomainError('application-event-taken');
    }
    const now = new Date();
    const action = await prepare(transaction, submission, actor);
    const outcome = applyApplicationAction(submission, action, {
      actor: toApplicationActor(actor),
      now,
      eventId,
    });
    if (!outcome.ok) throw outcome.error;
    const { changes, event } = outcome;
    const notices = await prepareNotices(transaction, outcome.notices, { submission, actor, now });
    const fields = Object.entries(changes).map(([key, value]) => [key, value ?? toStored(value)]);
    transaction.update(db.submission(tenantId, id), Object.fromEntries(fields));
    transaction.create(eventRef, { ...event, request_digest });
    for (const notice of notices) transaction.set(db.notices(tenantId).doc(notice.id), notice);
    audit(transaction, {
      actor,
      action: outcome.audit.action as AuditAction,
      entity: { type: 'application', id, head: storedHead(head) },
      before: outcome.audit.before as AuditSnapshot | null,
      after: outcome.audit.after as AuditSnapshot,
      at: now,
    });
    return toState({ ...submission, ...changes });
  });
}

/** A field that an action leaves out is removed. */
const toStored = (value: null | undefined) => (value === undefined ? FieldValue.delete() : null);
