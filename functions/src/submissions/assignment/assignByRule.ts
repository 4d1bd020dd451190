import { findCalledApplicationId } from '@brokerage/domain/contact/scheduledCallId';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { ASSIGNMENT_KINDS } from '@brokerage/domain/submission/assignment/assignmentRule';
import { toTurn, toTurnOrder } from '@brokerage/domain/submission/assignment/turn';
import type { Submission } from '@brokerage/domain/submission/submission';
import type { Assignee } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';
import { directReader } from '../../data/reader.ts';
import { loadPropertyState } from '../loadPropertyState.ts';
import { transitionSubmissionAsSystem } from '../transitionSubmissionAsSystem.ts';
import { findTurnList } from './findTurnList.ts';
import { loadAvailableOfficer, type PropertyOnDay } from './loadAvailableOfficer.ts';

/** A fixed event id, so that a submission is assigned only once. */
const EVENT_ID = 'assigned-by-rule';

/** Returns whether the submission is still unassigned, unclaimed and not started. */
const isUntouched = ({ lo_assigned_id, route_to, status, revision }: Submission): boolean =>
  lo_assigned_id === null && route_to === 'General' && status === 'new' && revision === 1;

interface Choice {
  officer: Assignee;
  /** Explains in the timeline why this officer was chosen. */
  text: string;
  /** Stores side effects of the choice, such as whose turn it was. */
  remember?: () => void;
}

/** Assigns an untouched submission to the officer that `choose` returns. `choose` only reads. Returns whether it was assigned. */
const assignOnce = (
  tenantId: string,
  submissionId: string,
  choose: (transaction: Transaction) => Promise<Choice | undefined>,
): Promise<boolean> =>
  transitionSubmissionAsSystem(
    { tenantId, submissionId, eventId: EVENT_ID },
    async (submission, transaction) => {
      const choice = isUntouched(submission) ? await choose(transaction) : undefined;
      if (!choice) return undefined;
      const { officer, text, remember } = choice;
      return { action: { name: 'assign', revision: submission.revision, officer, text }, remember };
    },
  );

/**
 * Runs one assignment at a time in this process, because transactions that wait for the same turn record abort each other. Across
 * processes, the transactions alone keep the turns correct.
 */
const runAlone = pLimit(1);

/** Returns the next officer in turn who can take a submission. */
async function findNext(
  transaction: Transaction,
  tenantId: string,
  order: readonly string[],
  property: PropertyOnDay,
): Promise<Assignee | undefined> {
  for (const officerId of order) {
    const officer = await loadAvailableOfficer(transaction, tenantId, officerId, property);
    if (officer) return officer;
  }
  return undefined;
}

async function loadToday(tenantId: string): Promise<string> {
  const now = new Date();
  return dayInZone(now, await loadCompanyTimeZone(tenantId, now));
}

/** Assigns the submission to the officer whose turn it is by the company's rule, and stores the turn. */
async function assignInTurn(tenantId: string, submissionId: string): Promise<boolean> {
  const settings = (await db.applicationSettings(tenantId).get()).data();
  if (!settings) return false;
  const list = await findTurnList(tenantId, submissionId, settings.assignment);
  if (!list) return false;
  const kind = ASSIGNMENT_KINDS[settings.assignment.kind].toLowerCase();
  const property = {
    state: await loadPropertyState(directReader, tenantId, submissionId),
    today: await loadToday(tenantId),
  };
  const turnRef = db.assignmentTurns(tenantId).doc(list.id);
  return runAlone(() =>
    assignOnce(tenantId, submissionId, async (transaction) => {
      const turn = (await transaction.get(turnRef)).data();
      const officer = await findNext(transaction, tenantId, toTurnOrder(list.officers, turn), property);
      return (
        officer && {
          officer,
          text: `Assigned by rule: ${kind}`,
          remember: () => transaction.set(turnRef, toTurn(list.officers, officer.id)),
        }
      );
    }),
  );
}

/** Assigns a scheduled call to its application's officer. It doesn't use up a turn. */
async function assignWithApplication(
  tenantId: string,
  callId: string,
  applicationId: string,
): Promise<boolean> {
  // The application and the call may be processed in either order.
  await assignInTurn(tenantId, applicationId);
  return assignOnce(tenantId, callId, async (transaction) => {
    const submission = (await transaction.get(db.submission(tenantId, applicationId))).data();
    if (!submission?.lo_assigned_id) return undefined;
    // The application's officer takes the call about it, so the call itself has no state.
    const property = { state: undefined, today: await loadToday(tenantId) };
    const officer = await loadAvailableOfficer(transaction, tenantId, submission.lo_assigned_id, property);
    return officer && { officer, text: `Assigned with application ${submission.reference_number}` };
  });
}

/**
 * Assigns a new submission of the General team to a loan officer by the company's rule: submission, event, audit record, notice and turn in
 * one transaction. It may run twice, late, or concurrently. A submission that somebody has already assigned or started stays with them, and
 * one whose list has no available officer stays with the General team. An application's scheduled call goes to the application's officer.
 * Returns whether the submission was assigned.
 * @throws Error when something can't be read or stored
 */
export function assignByRule(tenantId: string, submissionId: string): Promise<boolean> {
  const applicationId = findCalledApplicationId(submissionId);
  return applicationId === undefined
    ? assignInTurn(tenantId, submissionId)
    : assignWithApplication(tenantId, submissionId, applicationId);
}
