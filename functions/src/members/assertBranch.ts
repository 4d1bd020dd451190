import { db } from '../data/db.ts';
import { invalidArgument } from '../http/defineCallable.ts';

/** @throws HttpsError invalid-argument when the tenant has no such branch */
export async function assertBranch(tenantId: string, branchId: string | null): Promise<void> {
  if (branchId === null) return;
  // Only whether it is there: without a converter, an odd record is a branch, too.
  const branch = await db.branches(tenantId).doc(branchId).withConverter(null).get();
  if (!branch.exists) throw invalidArgument([{ path: 'branch_id', message: 'Choose a branch' }]);
}
