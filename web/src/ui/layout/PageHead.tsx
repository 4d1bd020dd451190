import { company } from '@brokerage/domain/company/company';
import { PageMeta } from './PageMeta.tsx';

interface PageHeadProps {
  /** Without a name it is the firm's own page. */
  name?: string;
  /** One or two sentences for search engines and previews. */
  description: string;
}

/** What a page says of itself to the browser's tab, to search engines and to previews in chats. */
export function PageHead({ name, description }: PageHeadProps) {
  const title = name ? `${name} | ${company.name}` : `${company.name}, home loans since ${company.since}`;
  return (
    <>
      <title>{title}</title>
      <PageMeta title={title} description={description} />
    </>
  );
}
