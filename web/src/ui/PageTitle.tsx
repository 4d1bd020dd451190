import { company } from '@brokerage/domain/company';

interface PageTitleProps {
  /** Without a name it is the firm's own page. */
  name?: string;
  /** One or two sentences for search engines and previews. */
  description?: string;
}

/** Names the page in the browser's tab, and says what is on it to whoever lists pages. */
export function PageTitle({ name, description }: PageTitleProps) {
  return (
    <>
      <title>
        {name ? `${name} | ${company.name}` : `${company.name}, home loans since ${company.since}`}
      </title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
