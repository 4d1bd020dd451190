import { company } from '@brokerage/domain/company/company';
import type { tenantSchema } from '@brokerage/domain/company/tenant';
import type * as z from 'zod';

/** The public website's company, and a second one that must never meet it. */
export const LARKFIELD = 'larkfield';
export const HARBORVIEW = 'harborview';

/** Where the emulators' sites are when their ports have no offset. */
export const SITE_ORIGINS = {
  [LARKFIELD]: 'http://127.0.0.1:5000',
  [HARBORVIEW]: 'http://127.0.0.1:5010',
} as const;

export const tenants: readonly z.input<typeof tenantSchema>[] = [
  {
    id: LARKFIELD,
    company_name: company.name,
    nmls_id: company.nmls,
    phone: company.phoneDisplay,
    mailbox: company.mailbox,
    hours: company.hours.text,
    hosts: ['127.0.0.1:5000', 'localhost:5000'],
    licence_lines: [...company.licenceLines],
  },
  {
    id: HARBORVIEW,
    company_name: 'Harborview Lending',
    nmls_id: '1998002',
    phone: '(207) 555-0140',
    mailbox: 'hello@harborview.example',
    hours: 'Mon-Fri 8AM-5PM',
    hosts: ['127.0.0.1:5010', 'localhost:5010'],
    licence_lines: ['Licensed by the Maine Bureau of Consumer Credit Protection, sample license 9900140'],
  },
];
