import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Branch } from '@brokerage/domain/directory/branch';

/** Returns the branch at the company's own address, or else the first. */
export const findMainBranch = (
  branches: readonly Branch[],
  { address }: Pick<PublicCompany, 'address'>,
): Branch | undefined => branches.find((branch) => branch.address === address) ?? branches[0];
