import { firstConsent } from '../../preapproval/consent/consentVersion.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../../schedule/defaultOfficeSchedule.ts';
import { toCompanyColors } from '../companyColors.ts';
import { DEFAULT_LOOK } from '../companyLook.ts';
import type { PublicCompany } from '../publicCompany.ts';

const { version, texts } = firstConsent('Larkfield Home Mortgage');

/** A made-up company in its public form, for tests. */
export const sampleCompany: PublicCompany = {
  name: 'Larkfield Home Mortgage',
  shortName: 'Larkfield',
  since: 1992,
  nmls: '1992001',
  phone: '+19735550192',
  phoneDisplay: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  website: 'https://www.larkfield.example',
  address: '1200 Route 46 West, Clifton, NJ 07013',
  licenceLines: [
    'Licensed by the New Jersey Department of Banking and Insurance, license 9900192',
    'Licensed by the California Department of Financial Protection and Innovation, license 60DBO-99192',
  ],
  hours: 'Mon-Fri 9AM-6PM',
  schedule: DEFAULT_OFFICE_SCHEDULE,
  states: ['New Jersey', 'California'],
  statistics: { figures: [{ value: '10,000+', label: 'families helped' }], as_of: '2026-10-31' },
  socialLinks: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/larkfield' }],
  disclosure: '',
  applyRules: { isPaused: false, pausedNote: '', states: [] },
  consent: { version, texts },
  colors: toCompanyColors(DEFAULT_LOOK),
  headings: 'source-serif',
  mark: '',
};
