import type { Officer } from '@brokerage/domain/directory/officer';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { toBranchSchedule } from '@brokerage/domain/schedule/toBranchSchedule';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns when an officer takes calls: the hours of their branch on its clock; the company's where no page shows the branch. */
export async function loadOfficerSchedule(
  transaction: Transaction,
  tenantId: string,
  { officer, company }: { officer: Officer; company: OfficeSchedule },
): Promise<OfficeSchedule> {
  const branch = (await transaction.get(db.branches(tenantId).doc(officer.branchId))).data();
  return toBranchSchedule(branch && !branch.is_hidden && !branch.is_closed ? branch : undefined, company);
}
