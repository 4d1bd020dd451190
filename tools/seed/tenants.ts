import { DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { type Tenant, tenantSchema } from '@brokerage/domain/company/tenant';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import type * as z from 'zod';
import { seededMark } from './seededPictures.ts';
import { HARBORVIEW, LARKFIELD } from './tenantIds.ts';

export { HARBORVIEW, LARKFIELD };

/** Where the emulators' sites are when their ports have no offset. */
export const SITE_ORIGINS = {
  [LARKFIELD]: 'http://127.0.0.1:5000',
  [HARBORVIEW]: 'http://127.0.0.1:5010',
} as const;

/** All values are made-up samples: 555 telephone numbers, example domains. */
const larkfield: z.input<typeof tenantSchema> = {
  id: LARKFIELD,
  company_name: 'Larkfield Home Mortgage',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  hours: 'Mon-Fri 9AM-6PM',
  hosts: ['127.0.0.1:5000', 'localhost:5000'],
  licence_lines: [
    'Licensed by the New Jersey Department of Banking and Insurance, license 9900192',
    'Licensed by the California Department of Financial Protection and Innovation, license 60DBO-99192',
  ],
  brand: {
    short_name: 'Larkfield',
    website: 'https://www.larkfield.example',
    address: '1200 Route 46 West, Clifton, NJ 07013',
    founded: 1992,
    states: ['NJ', 'CA'],
    statistics: {
      figures: [
        { value: '30+', label: 'years in business' },
        { value: '10,000+', label: 'families helped' },
        { value: 'A+', label: 'BBB rating' },
        { value: '$2B+', label: 'loan volume' },
      ],
      as_of: '2026-10-31',
    },
  },
};

const eightToFive = { opens: '08:00', closes: '17:00' };

export const tenants: readonly z.input<typeof tenantSchema>[] = [
  larkfield,
  {
    id: HARBORVIEW,
    company_name: 'Harborview Lending',
    nmls_id: '1998002',
    phone: '(207) 555-0140',
    mailbox: 'hello@harborview.example',
    brand: {
      ...DEFAULT_BRAND,
      short_name: 'Harborview',
      website: 'https://www.harborview.example',
      address: '40 Commercial Street, Portland, ME 04101',
      states: ['ME'],
    },
    /** Harbor blue and coral, headings without serifs. */
    look: { primary: '#1b4069', accent: '#f4a48c', family: 'libre-franklin' },
    mark_url: seededMark(0),
    hours: 'Mon-Fri 8AM-5PM',
    office_schedule: {
      ...DEFAULT_OFFICE_SCHEDULE,
      week: {
        monday: eightToFive,
        tuesday: eightToFive,
        wednesday: eightToFive,
        thursday: eightToFive,
        friday: eightToFive,
        saturday: null,
        sunday: null,
      },
    },
    hosts: ['127.0.0.1:5010', 'localhost:5010'],
    licence_lines: ['Licensed by the Maine Bureau of Consumer Credit Protection, license 9900140'],
  },
];

/** Returns a company parsed like in the product. */
export function findCompany(tenantId: string): Tenant {
  const company = tenants.find(({ id }) => id === tenantId);
  if (!company) throw new Error(`Seed: no company ${tenantId}`);
  return tenantSchema.parse(company);
}
