import type { ApplicationActor, Assignee } from '@brokerage/domain/application/applicationWorkflow';
import { applyApplicationAction } from '@brokerage/domain/application/applyApplicationAction';
import { ASSIGNMENT_KINDS } from '@brokerage/domain/application/assignmentRule';
import { toTurn, toTurnOrder } from '@brokerage/domain/application/turn';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import pLimit from 'p-limit';
import { systemActor } from '../../audit/audit.ts';
import { storedHead } from '../../audit/storedHead.ts';
import { db } from '../../data/db.ts';
import { getTogether } from '../../data/getTogether.ts';
import { prepareNotices } from '../prepareNotices.ts';
import { writeTransition } from '../writeTransition.ts';
import { findTurnList, type TurnList } from './findTurnList.ts';
import { loadAvailableOfficer } from './loadAvailableOfficer.ts';

/**
 * One after the other within a process: transactions that wait for the same record of turns would abort each other. Across processes
 * the transaction alone keeps the turns.
 */
const inLine = pLimit(1);

/** The event's id: however often an application is looked at, a rule assigns it once. */
const EVENT_ID = 'assigned-by-rule';

/** Whether nobody has assigned, claimed or started the application since it was submitted. */
const isUntouched = ({ lo_assigned_id, route_to, status, revision }: Submission): boolean =>
  lo_assigned_id === null && route_to === 'General' && status === 'new' && revision === 1;

/** Returns the first in turn who can take an application. */
async function findNext(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  order: readonly string[],
): Promise<Assignee | undefined> {
  for (const officerId of order) {
    const officer = await loadAvailableOfficer(transaction, tenantId, officerId);
    if (officer) return officer;
  }
  return undefined;
}

/** Assigns the application to whoever's turn it is in the list, and remembers the turn. Returns whether it did. */
function assignInTurn(
  tenantId: string,
  submissionId: string,
  { list, text }: { list: TurnList; text: string },
): Promise<boolean> {
  const turnRef = db.assignmentTurns(tenantId).doc(list.id);
  return db.runTransaction(async (transaction) => {
    const [stored, earlier, head, turn] = await getTogether(
      transaction,
      db.submission(tenantId, submissionId),
      db.applicationEvents(tenantId, submissionId).doc(EVENT_ID),
      db.audited(tenantId, 'application', submissionId),
      turnRef,
    );
    const submission = stored.data();
    if (!submission || earlier.exists || !isUntouched(submission)) return false;
    const officer = await findNext(transaction, tenantId, toTurnOrder(list.officers, turn.data()));
    if (!officer) return false;
    const now = new Date();
    const actor = systemActor(tenantId);
    const assigner: ApplicationActor = { ...actor, officer_id: null, is_administrator: true };
    const transition = applyApplicationAction(
      submission,
      { name: 'assign', revision: submission.revision, officer, text },
      { actor: assigner, now, eventId: EVENT_ID },
    );
    if (!transition.ok) throw transition.error;
    const notices = await prepareNotices(transaction, transition.notices, { submission, actor, now });
    writeTransition(transaction, {
      id: submissionId,
      transition,
      notices,
      actor,
      head: storedHead(head),
      request_digest: '',
      now,
    });
    transaction.set(turnRef, toTurn(list.officers, officer.id));
    return true;
  });
}

/**
 * Gives a new application of the General team to a loan officer as the company's rule says: application, event, audit record, notice and
 * turn in one transaction. It may run twice, late, or beside others. An application that somebody has assigned or started meanwhile
 * stays as it is, as does one whose list has nobody available. Returns whether it was assigned.
 * @throws Error when something can't be read or stored
 */
export async function assignByRule(tenantId: string, submissionId: string): Promise<boolean> {
  const settings = (await db.applicationSettings(tenantId).get()).data();
  if (!settings) return false;
  const list = await findTurnList(tenantId, submissionId, settings.assignment);
  if (!list) return false;
  const kind = ASSIGNMENT_KINDS[settings.assignment.kind].toLowerCase();
  const text = `Assigned by rule: ${kind}`;
  return inLine(() => assignInTurn(tenantId, submissionId, { list, text }));
}
