import { company } from '@brokerage/domain/company';

/** Names the page in the browser's tab. Without a name it is the firm's own page. */
export function PageTitle({ name }: { name?: string }) {
  return (
    <title>{name ? `${name} | ${company.name}` : `${company.name}, home loans since ${company.since}`}</title>
  );
}
