import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications } from './takesApplications.ts';

/** Returns who takes an officer's new applications: the officer, or else a colleague at the branch, if anyone does. */
export const findAcceptingOfficer = (
  officer: PublicOfficer,
  officers: readonly PublicOfficer[],
): PublicOfficer | undefined =>
  [officer, ...officers.filter((each) => each !== officer && each.branchId === officer.branchId)].find(
    takesApplications,
  );
