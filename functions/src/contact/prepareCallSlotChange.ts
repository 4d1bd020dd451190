import { storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import type { Submission } from '@brokerage/domain/submission/submission';
import {
  closesScheduledCall,
  type SubmissionAction,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { callSlot, prepareCallSlot } from './callSlot.ts';
import { toPeriod } from './storedCall.ts';

const heldSlotSchema = storedCallbackSchema.pick({ callback: true, time_zone: true, slot_id: true });

/** Returns who gets a submission: null is the General team; undefined if the action assigns it to nobody else. */
function findNewOfficer({ lo_assigned_id }: Pick<Submission, 'lo_assigned_id'>, action: SubmissionAction) {
  if (action.name !== 'assign' && action.name !== 'claim') return undefined;
  const officerId = action.officer?.id ?? null;
  return officerId === lo_assigned_id ? undefined : officerId;
}

/**
 * Reads the slot of a call that the desk reassigns, withdraws or marks as spam or a duplicate. Returns a function that moves it to the new
 * officer's same time, even if that is full, or frees it. Returns undefined for any other submission or action, and for a call that doesn't
 * count toward a slot. Reopening a call doesn't give its slot back. A call that a rule
 * assigns, or that a deactivated member leaves to a colleague, keeps counting toward the former officer's time.
 */
export async function prepareCallSlotChange(
  transaction: Transaction,
  tenantId: string,
  submission: Pick<Submission, 'id' | 'kind' | 'lo_assigned_id'>,
  action: SubmissionAction,
): Promise<(() => void) | undefined> {
  const officerId = findNewOfficer(submission, action);
  const isCalledOff = closesScheduledCall(action) || action.name === 'mark_duplicate';
  if (submission.kind !== 'callback' || (officerId === undefined && !isCalledOff)) return undefined;
  const ref = db.submissionAnswers(tenantId, submission.id);
  const { data: held } = heldSlotSchema.safeParse((await transaction.get(ref)).data());
  if (held?.slot_id === undefined) return undefined;
  const { callback, time_zone: timeZone, slot_id: heldId } = held;
  const wanted =
    officerId === undefined || timeZone === undefined
      ? undefined
      : callSlot({
          tenantId,
          officerId,
          window: `${callback} ${timeZone}`,
          endsAt: toPeriod(callback, timeZone).to,
        });
  const changeSlot = await prepareCallSlot(transaction, { wanted, heldId, mayOverbook: true });
  return () => {
    changeSlot();
    transaction.update(ref, { slot_id: wanted?.id ?? FieldValue.delete() });
  };
}
