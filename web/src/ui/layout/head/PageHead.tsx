import { sinceYear } from '../../../lib/company/companyPhrases.ts';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { PageMeta } from './PageMeta.tsx';

interface PageHeadProps {
  /** Without a name it is the company's own page. */
  name?: string;
  /** One or two sentences for search engines and previews. */
  description: string;
}

/** What a page says of itself to the browser's tab, to search engines and to previews in chats. */
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
