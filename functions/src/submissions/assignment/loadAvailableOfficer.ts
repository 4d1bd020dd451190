import { isOfficerLicensed } from '@brokerage/domain/license/isOfficerLicensed';
import type { Assignee } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { loadHolderLicenses } from '../../licenses/loadHolderLicenses.ts';
import { loadLeadWorkers } from '../../members/load/loadLeadWorkers.ts';

/** The two-letter code of the property's state, if known, and the company's current day. */
export interface PropertyOnDay {
  state: string | undefined;
  today: string;
}

/**
 * Returns an officer to whom a rule may assign a submission: listed in the directory, licensed in the property's state, and linked to an
 * active member who may work on submissions. Undefined for any other, who is skipped.
 */
export async function loadAvailableOfficer(
  transaction: Transaction,
  tenantId: string,
  officerId: string,
  { state, today }: PropertyOnDay,
): Promise<Assignee | undefined> {
  const officer = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  if (!officer?.listed) return undefined;
  const licenses = state === undefined ? [] : await loadHolderLicenses(transaction, tenantId, [officerId]);
  if (!isOfficerLicensed(licenses, officerId, state, today)) return undefined;
  const [worker] = await loadLeadWorkers(transaction, tenantId, officerId);
  return worker && { id: officer.id, name: officer.name, branch_id: officer.branchId };
}
