import type { CompanySettings } from '@brokerage/domain/company/companySettings';

export type CompanyField = keyof CompanySettings;

/** Labels of the company settings in the portal. */
export const COMPANY_FIELDS: Record<CompanyField, string> = {
  company_name: 'Company name',
  nmls_id: 'NMLS number',
  phone: 'Phone',
  mailbox: 'Company email',
  brand: 'On the website',
  social_links: 'Social media',
  disclosure: 'Disclosure',
  apply_rules: 'Applications',
  look: 'Colors and font',
  mark_url: 'Logo',
  office_schedule: 'Office hours',
  licence_lines: 'License lines',
  administrators_need_second_factor: 'Two-factor authentication for administrators',
  extra_roles: 'Additional roles',
  password_min_length: 'Minimum password length',
  assignment: 'New submissions',
  applicant_mails: 'Emails to applicants',
};
