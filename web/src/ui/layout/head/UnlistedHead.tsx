import { useCompany } from '../../../lib/company/useCompany.ts';

/** The head of a page that no search engine should list, such as one that says that there is nothing here. */
export function UnlistedHead({ name }: { name: string }) {
  const company = useCompany();
  return (
    <>
      <title>{`${name} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
