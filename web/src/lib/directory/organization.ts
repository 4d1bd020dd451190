import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { sitePaths } from '../routes/sitePaths.ts';
import { placeFacts } from './placeFacts.ts';
import { absoluteUrl, organizationId, type SchemaNode } from './structuredData.ts';

/** Returns the company. */
export const organization = (company: PublicCompany): SchemaNode => ({
  '@type': 'FinancialService',
  '@id': organizationId(company),
  name: company.name,
  url: absoluteUrl(company, sitePaths.home),
  email: company.mailbox,
  ...(company.since !== null && { foundingDate: String(company.since) }),
  ...(company.states.length > 0 && { areaServed: company.states }),
  identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: company.nmls },
  ...placeFacts(company, company.address),
});
