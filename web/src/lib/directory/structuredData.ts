import { company } from '@brokerage/domain/company/company';
import type { Branch } from '@brokerage/domain/directory/branch';
import type { Officer } from '@brokerage/domain/directory/officer';
import { branchPath, officerPath } from '../routes/directoryLinks.ts';
import { routePaths } from '../routes/routePaths.ts';

/** A node of schema.org in JSON-LD. */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

/** Absolute, as search engines and social networks want it. */
export const absoluteUrl = (path: string) => new URL(path, company.website).href;

const ORGANIZATION_ID = `${company.website}/#organization`;

/** "1200 Route 46 West, Clifton, NJ 07013" in its parts; an address of another form stays in one. */
function postalAddress(text: string): SchemaNode | string {
  const [, streetAddress, addressLocality, addressRegion, postalCode] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5})$/.exec(text) ?? [];
  if (!postalCode) return text;
  const parts = { streetAddress, addressLocality, addressRegion, postalCode };
  return { '@type': 'PostalAddress', ...parts, addressCountry: 'US' };
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const openingHours: SchemaNode = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: clock(company.hours.opens),
  closes: clock(company.hours.closes),
};

/** The firm. */
export const organization: SchemaNode = {
  '@type': 'FinancialService',
  '@id': ORGANIZATION_ID,
  name: company.name,
  url: absoluteUrl(routePaths.home),
  telephone: company.phone,
  email: company.mailbox,
  foundingDate: String(company.since),
  address: postalAddress(company.address),
  areaServed: ['New Jersey', 'California'],
  identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: company.nmls },
  openingHoursSpecification: openingHours,
};

/** A branch, as a part of the firm. */
export const branchNode = (branch: Branch): SchemaNode => ({
  '@type': 'FinancialService',
  '@id': absoluteUrl(branchPath(branch.id)),
  name: `${company.name}, ${branch.name}`,
  url: absoluteUrl(branchPath(branch.id)),
  telephone: company.phone,
  address: postalAddress(branch.address),
  openingHoursSpecification: openingHours,
  parentOrganization: { '@id': ORGANIZATION_ID },
});

/** A loan officer, who works for the firm. */
export const officerNode = (officer: Officer): SchemaNode => ({
  '@type': 'Person',
  '@id': absoluteUrl(officerPath(officer.id)),
  name: officer.name,
  jobTitle: officer.title,
  url: absoluteUrl(officerPath(officer.id)),
  telephone: officer.phone,
  email: officer.email,
  identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: officer.nmls },
  worksFor: { '@id': ORGANIZATION_ID },
});

/** The way from the home page to a page; the page itself comes last. */
export const breadcrumbs = (...trail: readonly (readonly [name: string, path: string])[]): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', routePaths.home] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** Questions with their answers, as they stand on the page. */
export const faqPage = (entries: readonly (readonly [question: string, answer: string])[]): SchemaNode => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
