import { company } from '@brokerage/domain/company/company';
import type { tenantSchema } from '@brokerage/domain/company/tenant';
import type * as z from 'zod';

/** The public website's company, and a second one that must never meet it. */
export const LARKFIELD = 'larkfield';
export const HARBORVIEW = 'harborview';

export const tenants: readonly z.input<typeof tenantSchema>[] = [
  {
    id: LARKFIELD,
    company_name: company.name,
    nmls_id: company.nmls,
    phone: company.phoneDisplay,
    mailbox: company.mailbox,
    hours: company.hours.text,
    licence_lines: [...company.licenceLines],
  },
  {
    id: HARBORVIEW,
    company_name: 'Harborview Lending',
    nmls_id: '1998002',
    phone: '(207) 555-0140',
    mailbox: 'hello@harborview.example',
    hours: 'Mon-Fri 8AM-5PM',
    licence_lines: ['Licensed by the Maine Bureau of Consumer Credit Protection, sample license 9900140'],
  },
];
