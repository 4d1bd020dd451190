import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { takesApplications } from './takesApplications.ts';

/** Returns who takes an officer's new applications: the officer, otherwise a colleague of the branch, if anybody there does. */
export const findTaker = (
  officer: PublicOfficer,
  officers: readonly PublicOfficer[],
): PublicOfficer | undefined =>
  [officer, ...officers.filter((each) => each !== officer && each.branchId === officer.branchId)].find(
    takesApplications,
  );
