import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns whether the tenant has that branch and hasn't closed it. */
export async function isOpenBranch(
  transaction: Transaction,
  tenantId: string,
  branchId: string,
): Promise<boolean> {
  if (branchId === '') return false;
  // Skips the converter, because an older record may lack a field.
  const branch = await transaction.get(db.branches(tenantId).doc(branchId).withConverter(null));
  return branch.exists && branch.get('is_closed') !== true;
}
