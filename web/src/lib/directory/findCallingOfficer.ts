import type { Branch } from '@brokerage/domain/directory/branch';
import type { Directory, PublicOfficer } from '@brokerage/domain/publicCallables';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { toBranchSchedule } from '@brokerage/domain/schedule/toBranchSchedule';

export interface CallingOfficer {
  officer: PublicOfficer;
  branch: Branch | undefined;
  /** When they take calls: their branch's hours in its time zone, or else the company's. The server uses the same. */
  schedule: OfficeSchedule;
}

/** Returns the officer with that id and their call hours, or undefined if they aren't in the directory. */
export function findCallingOfficer(
  { officers, branches }: Pick<Directory, 'officers' | 'branches'>,
  officerId: string,
  company: OfficeSchedule,
): CallingOfficer | undefined {
  const officer = officers.find(({ id }) => id === officerId);
  if (!officer) return undefined;
  const branch = branches.find(({ id }) => id === officer.branchId);
  const hours = branch && { ...branch, week: branch.own_hours?.week };
  return { officer, branch, schedule: toBranchSchedule(hours, company) };
}
