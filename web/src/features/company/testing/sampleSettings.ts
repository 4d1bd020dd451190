import { DEFAULT_APPLY_RULES } from '@brokerage/domain/company/applyRules';
import { DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { NO_SOCIAL_LINKS } from '@brokerage/domain/company/socialLinks';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { DEFAULT_ASSIGNMENT_RULE } from '@brokerage/domain/submission/assignment/assignmentRule';
import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/submission/mails/applicantMails';

/** Stored settings of a company with few values set, for tests of its form. */
export const sampleSettings: CompanySettings = {
  company_name: 'Larkfield',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  brand: DEFAULT_BRAND,
  social_links: NO_SOCIAL_LINKS,
  disclosure: '',
  apply_rules: DEFAULT_APPLY_RULES,
  look: DEFAULT_LOOK,
  mark_url: '',
  office_schedule: DEFAULT_OFFICE_SCHEDULE,
  licence_lines: [],
  administrators_need_second_factor: false,
  extra_roles: [],
  password_min_length: 6,
  assignment: DEFAULT_ASSIGNMENT_RULE,
  applicant_mails: DEFAULT_APPLICANT_MAILS,
};
