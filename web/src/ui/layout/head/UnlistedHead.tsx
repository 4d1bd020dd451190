import { useCompany } from '../../../lib/company/useCompany.ts';

/** The head of a page that search engines should not list, such as a "not found" page. */
export function UnlistedHead({ name }: { name: string }) {
  const company = useCompany();
  return (
    <>
      <title>{`${name} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
