import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Branch } from '@brokerage/domain/directory/branch';

/** Returns whether a branch is at the company's own address. */
export const isMainOffice = ({ address }: Branch, company: PublicCompany): boolean =>
  address === company.address;

/** Returns the branches by state, starting with the main office and its state. */
export function mainFirst(branches: readonly Branch[], company: PublicCompany): readonly Branch[] {
  const sorted = branches.toSorted(
    (one, other) => Number(isMainOffice(other, company)) - Number(isMainOffice(one, company)),
  );
  const states = [...new Set(sorted.map(({ state }) => state))];
  return states.flatMap((each) => sorted.filter(({ state }) => state === each));
}

/** Returns the main office, otherwise the first branch. */
export const findMainBranch = (branches: readonly Branch[], company: PublicCompany): Branch | undefined =>
  branches.find((branch) => isMainOffice(branch, company)) ?? branches[0];
