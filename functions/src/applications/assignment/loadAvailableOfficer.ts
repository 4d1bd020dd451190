import type { Assignee } from '@brokerage/domain/application/applicationWorkflow';
import { db } from '../../data/db.ts';
import { loadLeadWorkers } from '../../members/load/loadLeadWorkers.ts';

/**
 * Returns an officer whom a rule may give an application: listed in the directory, and with an active member behind the entry who may
 * work on applications. Undefined for any other, who is passed over.
 */
export async function loadAvailableOfficer(
  transaction: FirebaseFirestore.Transaction,
  tenantId: string,
  officerId: string,
): Promise<Assignee | undefined> {
  const officer = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  if (!officer?.listed) return undefined;
  const [worker] = await loadLeadWorkers(transaction, tenantId, officerId);
  return worker && { id: officer.id, name: officer.name, branch_id: officer.branchId };
}
