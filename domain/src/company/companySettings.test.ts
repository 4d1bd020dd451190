import { describe, expect, it } from 'vitest';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { DEFAULT_ASSIGNMENT_RULE } from '../submission/assignment/assignmentRule.ts';
import { DEFAULT_APPLICANT_MAILS } from '../submission/mails/applicantMails.ts';
import { DEFAULT_APPLY_RULES } from './applyRules.ts';
import { DEFAULT_BRAND } from './companyBrand.ts';
import { DEFAULT_LOOK } from './companyLook.ts';
import { type CompanySettings, companySettingsSchema, updateCompanyInputSchema } from './companySettings.ts';
import { NO_SOCIAL_LINKS } from './socialLinks.ts';
import { tenantSchema } from './tenant.ts';

const settings: CompanySettings = {
  company_name: 'Bayside Home Loans',
  nmls_id: '9900131',
  phone: '(207) 555-0131',
  licence_lines: ['Licensed in Maine, sample license 9900131'],
  mailbox: 'hello@bayside.example',
  brand: DEFAULT_BRAND,
  social_links: NO_SOCIAL_LINKS,
  disclosure: '',
  apply_rules: DEFAULT_APPLY_RULES,
  look: DEFAULT_LOOK,
  mark_url: '',
  office_schedule: DEFAULT_OFFICE_SCHEDULE,
  administrators_need_second_factor: true,
  extra_roles: ['loan_partner'],
  password_min_length: 10,
  assignment: DEFAULT_ASSIGNMENT_RULE,
  applicant_mails: DEFAULT_APPLICANT_MAILS,
};

const messages = (change: object): string[] =>
  companySettingsSchema.safeParse({ ...settings, ...change }).error?.issues.map(({ message }) => message) ??
  [];

describe('company settings', () => {
  it('are accepted as entered, without leading and trailing spaces', () => {
    expect(companySettingsSchema.parse({ ...settings, company_name: ' Bayside Home Loans ' })).toEqual(
      settings,
    );
    expect(messages({ licence_lines: [], extra_roles: [] })).toEqual([]);
    expect(messages({ look: { ...DEFAULT_LOOK, family: 'lora' } })).toEqual([]);
  });

  it.each([
    [
      { social_links: { ...NO_SOCIAL_LINKS, linkedin: 'https://www.linkedin.com/company/bayside' } },
      undefined,
    ],
    [{ social_links: { ...NO_SOCIAL_LINKS, x: 'https://x.com/bayside' } }, undefined],
    [
      { social_links: { ...NO_SOCIAL_LINKS, x: 'https://netflix.com/bayside' } },
      'Enter the address of your X page, such as https://www.x.com/example',
    ],
    [
      { social_links: { ...NO_SOCIAL_LINKS, facebook: 'https://facebook.com@evil.example/' } },
      'Enter the address of your Facebook page, such as https://www.facebook.com/example',
    ],
    [
      { social_links: { ...NO_SOCIAL_LINKS, youtube: 'javascript:alert(1)' } },
      'Enter the address of your YouTube page, such as https://www.youtube.com/example',
    ],
    [{ apply_rules: { ...DEFAULT_APPLY_RULES, states: ['NJ', 'NJ'] } }, 'Each state can be listed once'],
    [{ apply_rules: { ...DEFAULT_APPLY_RULES, states: ['XX'] } }, 'Choose a state'],
    [{ disclosure: 'x'.repeat(1001) }, 'Disclosure must be 1000 characters or fewer'],
  ])('check the texts of the website’s footer and form: %o', (change, message) => {
    expect(messages(change)).toEqual(message === undefined ? [] : [message]);
  });

  it.each([
    [{ company_name: ' ' }, 'Company name is required'],
    [{ look: { ...DEFAULT_LOOK, family: 'comic-sans' } }, 'Choose one of the fonts'],
    [{ look: { ...DEFAULT_LOOK, family: '' } }, 'Choose one of the fonts'],
    [{ company_name: 'B'.repeat(101) }, 'Company name must be 100 characters or fewer'],
    [{ nmls_id: '' }, 'NMLS number is required'],
    [{ nmls_id: 'NMLS 99' }, 'Digits only'],
    [{ phone: '555' }, 'Valid phone number required'],
    [{ licence_lines: [''] }, 'License line is required'],
    [{ licence_lines: Array(21).fill('Licensed in Maine') }, 'No more than 20 license lines'],
    [{ mailbox: 'bayside' }, 'Invalid email address'],
    [{ office_schedule: { ...DEFAULT_OFFICE_SCHEDULE, time_zone: '' } }, 'Choose a time zone'],
    [
      { brand: { ...DEFAULT_BRAND, website: 'www.bayside.example/home' } },
      'Enter the address without a path, such as https://www.example.com',
    ],
    [
      { brand: { ...DEFAULT_BRAND, website: 'http://www.bayside.example' } },
      'Enter the address without a path, such as https://www.example.com',
    ],
    ...['https://bayside.123', 'https://1.2.3.999'].map((website): [object, string] => [
      { brand: { ...DEFAULT_BRAND, website } },
      'Enter the address without a path, such as https://www.example.com',
    ]),
    [{ brand: { ...DEFAULT_BRAND, founded: 1492 } }, 'Enter a year, such as 1992'],
    [{ brand: { ...DEFAULT_BRAND, founded: 2999 } }, 'Enter a year that isn’t in the future'],
    [{ brand: { ...DEFAULT_BRAND, states: ['ZZ'] } }, 'Choose a state'],
    [{ brand: { ...DEFAULT_BRAND, states: ['ME', 'ME'] } }, 'Each state can be listed once'],
    [
      { brand: { ...DEFAULT_BRAND, statistics: { figures: [{ value: '30+', label: 'years' }], as_of: '' } } },
      'Enter the date you last checked these figures',
    ],
    [
      {
        brand: {
          ...DEFAULT_BRAND,
          statistics: { figures: [{ value: '', label: 'years' }], as_of: '2026-10-31' },
        },
      },
      'Figure is required',
    ],
    [{ brand: { ...DEFAULT_BRAND, is_admin: true } }, 'Unrecognized key: "is_admin"'],
    [{ extra_roles: ['loan_partner', 'loan_partner'] }, 'Each role can be listed once'],
    [{ extra_roles: ['super_admin'] }, 'This role is built in'],
    [{ password_min_length: 5 }, 'At least 6 characters'],
    [{ password_min_length: 31 }, 'No more than 30 characters'],
    [{ password_min_length: 10.5 }, 'Whole numbers only'],
    [{ assignment: { ...DEFAULT_ASSIGNMENT_RULE, kind: 'turns' } }, 'Add at least one loan officer'],
    [{ assignment: { ...DEFAULT_ASSIGNMENT_RULE, kind: 'branch' } }, 'Add at least one loan officer'],
    [
      { assignment: { ...DEFAULT_ASSIGNMENT_RULE, officers: ['a', 'a'] } },
      'Each loan officer can be listed once',
    ],
    [{ assignment: { ...DEFAULT_ASSIGNMENT_RULE, officers: ['../x'] } }, 'Unknown record'],
  ])('%j is rejected at the field', (change, message) => {
    expect(messages(change)).toContain(message);
  });

  it('reject unknown keys', () => {
    expect(messages({ audit_head: null })).toEqual(['Unrecognized key: "audit_head"']);
  });

  it('can be saved one at a time, each by its own rules', () => {
    const { mailbox } = settings;
    expect(updateCompanyInputSchema.parse({ mailbox })).toEqual({ mailbox });
    expect(updateCompanyInputSchema.parse({})).toEqual({});
    expect(updateCompanyInputSchema.safeParse({ mailbox: '' }).success).toBe(false);
    expect(updateCompanyInputSchema.safeParse({ mailbox, owner: 'me' }).success).toBe(false);
  });
});

it('reads older tenant records: with an audit head, without one, and without office hours', () => {
  const {
    administrators_need_second_factor: _,
    extra_roles: __,
    password_min_length: ___,
    office_schedule: ____,
    ...lines
  } = settings;
  expect(tenantSchema.parse({ id: 'bayside', ...lines })).toMatchObject({
    id: 'bayside',
    audit_head: null,
    office_schedule: DEFAULT_OFFICE_SCHEDULE,
  });
  const audit_head = { seq: 3, hash: 'a'.repeat(64) };
  expect(tenantSchema.safeParse({ id: 'bayside', ...lines, audit_head }).success).toBe(true);
});
