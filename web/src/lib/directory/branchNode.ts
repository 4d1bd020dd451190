import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Branch } from '@brokerage/domain/directory/branch';
import { branchPath } from '../routes/directoryLinks.ts';
import { placeFacts } from './placeFacts.ts';
import { absoluteUrl, organizationId, type SchemaNode } from './structuredData.ts';

/** Returns a branch as structured data, as a part of the company. */
export const branchNode = (company: PublicCompany, branch: Branch): SchemaNode => ({
  '@type': 'FinancialService',
  '@id': absoluteUrl(company, branchPath(branch.id)),
  name: `${company.name}, ${branch.name}`,
  url: absoluteUrl(company, branchPath(branch.id)),
  ...placeFacts(company, branch.address, branch.own_hours?.week),
  parentOrganization: { '@id': organizationId(company) },
});
