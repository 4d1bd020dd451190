import { storedCallbackSchema } from '@brokerage/domain/contact/callbackRequest';
import type { Submission } from '@brokerage/domain/submission/submission';
import {
  closesScheduledCall,
  type SubmissionAction,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { prepareCallSlot } from './callSlot.ts';

/**
 * Reads the slot of a call that the desk withdraws or marks as spam or a duplicate, and returns a function that frees it, because the call
 * won't be made. Returns undefined for any other submission or action, and for a call that doesn't count toward a slot. Reopening a call
 * doesn't give its slot back.
 */
export async function prepareCallRelease(
  transaction: Transaction,
  tenantId: string,
  { id, kind }: Pick<Submission, 'id' | 'kind'>,
  action: SubmissionAction,
): Promise<(() => void) | undefined> {
  const isCalledOff = closesScheduledCall(action) || action.name === 'mark_duplicate';
  if (kind !== 'callback' || !isCalledOff) return undefined;
  const ref = db.submissionAnswers(tenantId, id);
  const { data } = storedCallbackSchema
    .pick({ slot_id: true })
    .safeParse((await transaction.get(ref)).data());
  if (data?.slot_id === undefined) return undefined;
  const freeSlot = await prepareCallSlot(transaction, undefined, data.slot_id);
  return () => {
    freeSlot();
    transaction.update(ref, { slot_id: FieldValue.delete() });
  };
}
