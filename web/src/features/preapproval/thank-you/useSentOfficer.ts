import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { toBranchSchedule } from '@brokerage/domain/schedule/toBranchSchedule';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';

export type SentOfficer =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready';
      /** Undefined: the General team, or somebody who isn't in the directory anymore. */
      officer: PublicOfficer | undefined;
      branch: Branch | undefined;
      /** When they take calls; the server goes by the same. */
      schedule: OfficeSchedule;
    };

/** The first name of the officer who has it; undefined while nobody in particular has. */
export const toFirstName = (found: SentOfficer): string | undefined =>
  found.status === 'ready' ? found.officer?.name.trim().split(/\s+/)[0] : undefined;

/** Returns who has the application, from the public directory. */
export function useSentOfficer(officerId: string | null | undefined): SentOfficer {
  const { schedule } = useCompany();
  const state = useDirectory();
  if (!officerId) return { status: 'ready', officer: undefined, branch: undefined, schedule };
  if (state.status !== 'ready') return { status: state.status };
  const { officers, branches } = state.directory;
  const officer = officers.find(({ id }) => id === officerId);
  const branch = officer && branches.find(({ id }) => id === officer.branchId);
  const hours = branch && { ...branch, week: branch.own_hours?.week };
  return { status: 'ready', officer, branch, schedule: toBranchSchedule(hours, schedule) };
}
