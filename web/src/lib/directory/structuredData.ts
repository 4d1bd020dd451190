import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import { sitePaths } from '../routes/sitePaths.ts';

/** A node of schema.org in JSON-LD. */
export type SchemaNode = { '@type': string } & Record<string, unknown>;

/** Returns an absolute URL, which search engines and social networks require. */
export const absoluteUrl = ({ website }: Pick<PublicCompany, 'website'>, path: string) =>
  new URL(path, website).href;

/** Returns the `@id` by which the nodes of a page refer to the company. */
export const organizationId = ({ website }: PublicCompany): string => `${website}/#organization`;

/** Returns the breadcrumbs from the home page to a page, including the page itself. */
export const breadcrumbs = (
  company: PublicCompany,
  ...trail: readonly (readonly [name: string, path: string])[]
): SchemaNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', sitePaths.home] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(company, path),
  })),
});

/** Returns the questions with their answers, worded as on the page. */
export const faqPage = (entries: readonly (readonly [question: string, answer: string])[]): SchemaNode => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
