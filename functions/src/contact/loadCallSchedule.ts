import type { Officer } from '@brokerage/domain/directory/officer';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { toBranchSchedule } from '@brokerage/domain/schedule/toBranchSchedule';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';

/** Returns the hours in which an officer takes calls: their branch's, in its time zone, or the company's if no page shows the branch. */
export async function loadOfficerSchedule(
  transaction: Transaction,
  tenantId: string,
  { officer, company }: { officer: Officer; company: OfficeSchedule },
): Promise<OfficeSchedule> {
  const branch = (await transaction.get(db.branches(tenantId).doc(officer.branchId))).data();
  return toBranchSchedule(branch && !branch.is_hidden && !branch.is_closed ? branch : undefined, company);
}

/**
 * Returns the hours that a borrower can choose from: those of the branch of the officer they named, or else the company's. The member
 * assigned to the application can change at any time, but the hours on the page must stay the same.
 */
export async function loadCallSchedule(
  transaction: Transaction,
  { tenantId, officerId, company }: { tenantId: string; officerId: unknown; company: OfficeSchedule },
): Promise<OfficeSchedule> {
  if (typeof officerId !== 'string') return company;
  const officer = (await transaction.get(db.officers(tenantId).doc(officerId))).data();
  return officer?.listed ? loadOfficerSchedule(transaction, tenantId, { officer, company }) : company;
}
