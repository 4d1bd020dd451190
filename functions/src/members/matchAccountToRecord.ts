import { getAuth } from 'firebase-admin/auth';
import { directReader } from '../data/reader.ts';
import { loadMember } from './load/loadMember.ts';

/** Colleagues who deactivate and reactivate someone at the same time change the record once each. */
const MAX_TRIES = 5;

/**
 * Enables or disables a member's account according to the stored record, then checks the record again: if a deactivation and a reactivation
 * run at the same time, the one that writes the account last may not be the one that wrote the record last.
 * @throws DomainError member-not-found
 * @throws Error if the record keeps changing; calling again is safe
 */
export async function matchAccountToRecord(tenantId: string, uid: string): Promise<void> {
  let { status } = await loadMember(directReader, tenantId, uid);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    await getAuth().updateUser(uid, { disabled: status === 'deactivated' });
    const { status: present } = await loadMember(directReader, tenantId, uid);
    if (present === status) return;
    status = present;
  }
  throw new Error(`The account of ${uid} doesn't match its record after ${MAX_TRIES} tries`);
}
