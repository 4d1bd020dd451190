import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/application/applicantMails';
import { DEFAULT_ASSIGNMENT_RULE } from '@brokerage/domain/application/assignmentRule';
import { DEFAULT_APPLY_RULES } from '@brokerage/domain/company/applyRules';
import { DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import type { CompanySettings } from '@brokerage/domain/company/companySettings';
import { NO_SOCIAL_LINKS } from '@brokerage/domain/company/socialLinks';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { expect, test } from 'vitest';
import { follow, isChanged, openForm, takeTheirs, typed } from '../../ui/forms/recordForm.ts';
import { companyErrors } from './companyForm.ts';

const stored: CompanySettings = {
  company_name: 'Larkfield',
  nmls_id: '1992001',
  phone: '(973) 555-0192',
  hours: 'Mon-Fri 9AM-6PM',
  mailbox: 'hello@larkfield.example',
  brand: DEFAULT_BRAND,
  social_links: NO_SOCIAL_LINKS,
  disclosure: '',
  apply_rules: DEFAULT_APPLY_RULES,
  look: DEFAULT_LOOK,
  mark_url: '',
  office_schedule: DEFAULT_OFFICE_SCHEDULE,
  licence_lines: ['New Jersey'],
  administrators_need_second_factor: false,
  extra_roles: [],
  password_min_length: 6,
  assignment: DEFAULT_ASSIGNMENT_RULE,
  applicant_mails: DEFAULT_APPLICANT_MAILS,
};

test('what was not touched follows the record, and nothing has to be saved', () => {
  const form = follow(openForm(stored), { ...stored, hours: 'Mon-Sat' });
  expect(form.values.hours).toBe('Mon-Sat');
  expect(form.conflicts).toEqual([]);
  expect(isChanged(form)).toBe(false);
});

test('what was typed stays; where both changed a field it is a conflict, until one side is taken', () => {
  const mine = typed(openForm(stored), { hours: 'Mon-Thu', phone: '(973) 555-0100' });
  const form = follow(mine, { ...stored, hours: 'Mon-Sat', company_name: 'Larkfield Loans' });
  expect(form.values).toMatchObject({
    hours: 'Mon-Thu',
    phone: '(973) 555-0100',
    company_name: 'Larkfield Loans',
  });
  expect(form.conflicts).toEqual(['hours']);
  // Still one after something else has changed.
  const later = follow(form, { ...form.stored, mailbox: 'mail@larkfield.example' });
  expect(later.conflicts).toEqual(['hours']);
  const theirs = takeTheirs(later, 'hours');
  expect(theirs.values.hours).toBe('Mon-Sat');
  expect(theirs.conflicts).toEqual([]);
});

test('the own save comes back as the record: no conflict, nothing left to save', () => {
  const mine = typed(openForm(stored), { licence_lines: ['New Jersey', 'Maine'] });
  expect(isChanged(mine)).toBe(true);
  const saved = follow(mine, { ...stored, licence_lines: ['New Jersey', 'Maine'] });
  expect(saved.conflicts).toEqual([]);
  expect(isChanged(saved)).toBe(false);
});

test('errors stand at their fields', () => {
  expect(companyErrors(stored)).toEqual({});
  expect(
    companyErrors({ ...stored, nmls_id: 'A1', mailbox: 'x', licence_lines: ['New Jersey', ' '] }),
  ).toEqual({
    nmls_id: 'Digits only',
    mailbox: 'Invalid email address',
    'licence_lines.1': 'License line is required',
  });
});
