import type { Tenant } from '../company/tenant.ts';

/** Returns the last lines of a mail to an applicant: the sender with its licenses. `mailHtml.ts` shows them separately at the end. */
export const mailSignature = ({
  company_name,
  nmls_id,
  licence_lines,
}: Pick<Tenant, 'company_name' | 'nmls_id' | 'licence_lines'>): string[] => [
  `${company_name}, NMLS #${nmls_id}. Equal Housing Opportunity.`,
  ...licence_lines,
];
