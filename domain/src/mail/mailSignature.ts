import type { Tenant } from '../company/tenant.ts';

/** Returns the last lines of a mail to an applicant: who writes, and by which licenses. `mailHtml.ts` sets them apart as the foot. */
export const mailSignature = ({
  company_name,
  nmls_id,
  licence_lines,
}: Pick<Tenant, 'company_name' | 'nmls_id' | 'licence_lines'>): string[] => [
  `${company_name}, NMLS #${nmls_id}. Equal Housing Opportunity.`,
  ...licence_lines,
];
