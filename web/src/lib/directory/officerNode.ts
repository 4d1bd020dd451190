import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Officer } from '@brokerage/domain/directory/officer';
import { officerPath } from '../routes/directoryLinks.ts';
import { absoluteUrl, organizationId, type SchemaNode } from './structuredData.ts';

/** Returns a loan officer as structured data, as an employee of the company. */
export const officerNode = (company: PublicCompany, officer: Officer): SchemaNode => ({
  '@type': 'Person',
  '@id': absoluteUrl(company, officerPath(officer.id)),
  name: officer.name,
  jobTitle: officer.title,
  url: absoluteUrl(company, officerPath(officer.id)),
  telephone: officer.phone,
  email: officer.email,
  identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: officer.nmls },
  ...(officer.languages && { knowsLanguage: officer.languages }),
  worksFor: { '@id': organizationId(company) },
});
