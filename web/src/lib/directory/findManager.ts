import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';

/** Returns the officer who manages a branch, if they have a page; the branch's record contains only the name. */
export const findManager = (
  { id, manager }: Pick<Branch, 'id' | 'manager'>,
  officers: readonly PublicOfficer[],
): PublicOfficer | undefined => officers.find(({ branchId, name }) => branchId === id && name === manager);
