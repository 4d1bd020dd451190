import { sinceYear } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { PageMeta } from './PageMeta.tsx';

interface PageHeadProps {
  /** Omitted for the company's home page. */
  name?: string;
  /** One or two sentences for search engines and previews. */
  description: string;
}

/** A page's title and description, for the browser's tab, search engines and link previews. */
export function PageHead({ name, description }: PageHeadProps) {
  const company = useCompany();
  const title = name ? `${name} | ${company.name}` : `${company.name}, home loans${sinceYear(company)}`;
  return (
    <>
      <title>{title}</title>
      <PageMeta title={title} description={description} />
    </>
  );
}
