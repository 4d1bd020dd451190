import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findCallingOfficer } from '../../../lib/directory/findCallingOfficer.ts';
import { useDirectory } from '../../../lib/directory/useDirectory.ts';

export type CallingOfficerState =
  | { status: 'loading' | 'failed' }
  | {
      status: 'ready';
      /** Undefined: the General team, or an officer who is no longer in the directory. */
      officer: PublicOfficer | undefined;
      branch: Branch | undefined;
      /** The hours for calls; the server checks against the same hours. */
      schedule: OfficeSchedule;
    };

/** Returns the first name of the officer who will call; undefined if the application isn't assigned to one. */
export const toCallerFirstName = (found: CallingOfficerState): string | undefined =>
  found.status === 'ready' && found.officer ? toFirstName(found.officer.name) : undefined;

/** Returns which officer will call the applicant, from the public directory. */
export function useCallingOfficer(officerId: string | null | undefined): CallingOfficerState {
  const { schedule } = useCompany();
  const state = useDirectory();
  const team = { officer: undefined, branch: undefined, schedule };
  if (!officerId) return { status: 'ready', ...team };
  if (state.status !== 'ready') return { status: state.status };
  return { status: 'ready', ...(findCallingOfficer(state.directory, officerId, schedule) ?? team) };
}
