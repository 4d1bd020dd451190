import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Branch } from '@brokerage/domain/directory/branch';

/** Returns whether a branch is at the company's own address. */
export const isMainOffice = ({ address }: Branch, company: PublicCompany): boolean =>
  address === company.address;

/** Returns the branches with the main office at the head of the list. */
export const mainFirst = (branches: readonly Branch[], company: PublicCompany): readonly Branch[] =>
  branches.toSorted(
    (one, other) => Number(isMainOffice(other, company)) - Number(isMainOffice(one, company)),
  );

/** Returns the main office, or else the first branch. */
export const findMainBranch = (branches: readonly Branch[], company: PublicCompany): Branch | undefined =>
  branches.find((branch) => isMainOffice(branch, company)) ?? branches[0];
