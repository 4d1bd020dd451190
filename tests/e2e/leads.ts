import { randomUUID } from 'node:crypto';
import { paths } from '@brokerage/domain/paths';
import type { Submission } from '@brokerage/domain/preapproval/submission';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { changeRecord, type StaffAccount } from './staffAccounts.ts';

/** Applications assigned to a test's own officer, as `submit-preapproval` would have written them. */

const firestore = getFirestore(
  initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-brokerage' }, 'leads'),
);

/** Gives the person an entry of their own in the directory; its id. */
export async function giveOfficerId({ uid }: StaffAccount): Promise<string> {
  const officerId = `officer-${randomUUID()}`;
  await changeRecord(uid, { officer_id: officerId });
  return officerId;
}

/** A new application for the officer with that entry. */
export async function giveLead(
  { tenantId }: StaffAccount,
  officerId: string,
  change: Partial<Submission> = {},
): Promise<void> {
  const id = randomUUID();
  const lead: Submission = {
    id,
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'new',
    created_at: new Date(),
    est_value_or_price: 420_000,
    reference_number: 'PA-TEST-LEAD',
    lo_assigned_id: officerId,
    ...change,
  };
  await firestore.doc(paths.submissions.one(tenantId, id)).set(lead);
}
