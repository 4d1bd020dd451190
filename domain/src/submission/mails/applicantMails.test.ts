import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DAY_MS } from '../../schedule/durations.ts';
import { applicationSettingsSchema } from '../applicationSettings.ts';
import { isMailedLately, toApplicantMailStatus } from './applicantMailDue.ts';
import { APPLICANT_MAIL_STATUSES } from './applicantMailStatuses.ts';
import {
  APPLICANT_MAIL_LIMITS,
  type ApplicantMailTemplate,
  applicantMailsSchema,
  DEFAULT_APPLICANT_MAILS,
  fillPlaceholders,
  isSendable,
} from './applicantMails.ts';
import { composeApplicantMail } from './composeApplicantMail.ts';

const tenant = {
  company_name: 'Larkfield',
  phone: '(973) 555-0192',
  mailbox: 'hello@larkfield.example',
  nmls_id: '1992001',
  licence_lines: ['New Jersey: sample license', 'California: sample license'],
};
const facts = { tenant, reference: 'PA-7K3Q-9F2M', officer: 'Devon Blake' };

const toIssues = (part: Partial<ApplicantMailTemplate>) =>
  (
    applicantMailsSchema.safeParse({
      ...DEFAULT_APPLICANT_MAILS,
      approved: { ...DEFAULT_APPLICANT_MAILS.approved, ...part },
    }).error?.issues ?? []
  ).map(({ path, message }) => [path.join('.'), message]);

const UNKNOWN = 'isn’t available. Use {reference}, {company}, {phone} or {officer}.';

test.each<[string, Partial<ApplicantMailTemplate>, string, string]>([
  ['an answer', { text: 'Hi {first_name}' }, 'approved.text', `{first_name} ${UNKNOWN}`],
  ['another case', { subject: '{Reference}' }, 'approved.subject', `{Reference} ${UNKNOWN}`],
  ['nothing in braces', { text: 'Call {}' }, 'approved.text', `{} ${UNKNOWN}`],
  ['a property of every object', { text: '{constructor}' }, 'approved.text', `{constructor} ${UNKNOWN}`],
  ['a brace that isn’t closed', { text: 'Call {phone' }, 'approved.text', `{ ${UNKNOWN}`],
  ['a brace too many', { text: '{{phone}}' }, 'approved.text', `{ ${UNKNOWN}`],
  [
    'a decision',
    { text: 'You’re Pre-Approved!' },
    'approved.text',
    'Leave out “Pre-Approved”: this email can’t sound like a credit decision.',
  ],
  [
    'a denial',
    { subject: 'Your loan was denied' },
    'approved.subject',
    'Leave out “denied”: this email can’t sound like a credit decision.',
  ],
  [
    'a decision in Cyrillic letters',
    { text: 'You are аpрroved.' },
    'approved.text',
    'Leave out “аpрroved”: this email can’t sound like a credit decision.',
  ],
  [
    'a decision with characters of no width',
    { subject: 'Pre\u00adapp\u200broved' },
    'approved.subject',
    'Leave out “Preapproved”: this email can’t sound like a credit decision.',
  ],
  [
    'a decision in wide letters',
    { text: 'ＧＵＡＲＡＮＴＥＥＤ, of course' },
    'approved.text',
    'Leave out “ＧＵＡＲＡＮＴＥＥＤ”: this email can’t sound like a credit decision.',
  ],
  [
    'a decision that is spaced out',
    { text: 'a p p r o v e d' },
    'approved.text',
    'Leave out “a p p r o v e d”: this email can’t sound like a credit decision.',
  ],
  ['no subject', { subject: ' ' }, 'approved.subject', 'Subject is required'],
  ['no text', { text: ' \n ' }, 'approved.text', 'Text is required'],
  [
    'a subject of two lines',
    { subject: 'One\nBcc: x@y.example' },
    'approved.subject',
    'Please remove the unreadable characters',
  ],
  [
    'too long a text',
    { text: 'a'.repeat(APPLICANT_MAIL_LIMITS.text + 1) },
    'approved.text',
    'Text must be 2000 characters or fewer',
  ],
])('rejects %s at the field', (_, part, path, message) => {
  expect(toIssues(part)).toEqual([[path, message]]);
});

it.each([
  ['Good news: you qualify.', 'qualify'],
  ['You qualify for our best rate', 'qualify'],
  ['She qualifies', 'qualifies'],
  ['You are pre-qualified', 'pre-qualified'],
  ['You’re eligible', 'eligible'],
  ['Your loan is accepted', 'accepted'],
  ['We guarantee the rate', 'guarantee'],
  ['We promise', 'promise'],
  ['You are clear to close', 'clear to close'],
  ['Our commitment to lend', 'commitment to lend'],
  ['We approve', 'approve'],
])('rejects the promise “%s”', (text, word) => {
  expect(toIssues({ text })).toEqual([
    ['approved.text', `Leave out “${word}”: this email can’t sound like a credit decision.`],
  ]);
});

it('accepts words that only look like a decision, and every placeholder', () => {
  expect(
    toIssues({
      text: 'Your pre-approval application {reference}: {officer}, {company}, {phone}. We are committed to your privacy and the qualifications of our team.',
    }),
  ).toEqual([]);
});

it('reads settings with wording that is no longer allowed, and sends none of it', () => {
  const approved = { is_on: true, subject: 'News', text: 'You are аpproved.' };
  const stored = { ...DEFAULT_APPLICANT_MAILS, approved };
  const { applicant_mails } = applicationSettingsSchema.parse({ applicant_mails: stored });
  expect(applicant_mails.approved).toEqual(approved);
  expect(isSendable(applicant_mails.approved)).toBe(false);
  expect(isSendable({ ...DEFAULT_APPLICANT_MAILS.approved, is_on: true })).toBe(true);
  expect(isSendable(DEFAULT_APPLICANT_MAILS.approved)).toBe(false);
});

it('is off for every status until a company turns it on, and starts with valid wording', () => {
  const { applicant_mails } = applicationSettingsSchema.parse({});
  expect(applicantMailsSchema.parse(applicant_mails)).toEqual(DEFAULT_APPLICANT_MAILS);
  expect(Object.keys(applicant_mails)).toEqual([...APPLICANT_MAIL_STATUSES]);
  expect(Object.values(applicant_mails).some(({ is_on }) => is_on)).toBe(false);
});

it('states in every mail that it’s no decision, and who it’s from', () => {
  for (const status of APPLICANT_MAIL_STATUSES) {
    const { subject, text } = composeApplicantMail(DEFAULT_APPLICANT_MAILS[status], facts);
    expect(`${subject}${text}`).not.toMatch(/[{}]/);
    expect(subject).toContain('PA-7K3Q-9F2M');
    expect(text).toContain('It isn’t a credit decision, a loan approval or a commitment to lend.');
    expect(text).toContain(
      'Larkfield, NMLS #1992001. Equal Housing Opportunity.\nNew Jersey: sample license',
    );
  }
});

it('has a name of its own for the General team', () => {
  const { text } = composeApplicantMail(
    { subject: 'x', text: 'From {officer}' },
    { ...facts, officer: null },
  );
  expect(text).toMatch(/^From our loan team\n/);
});

it('ignores placeholders in a value', () => {
  const values = { reference: '{phone}', company: '{officer}', phone: '$&', officer: '{' };
  expect(fillPlaceholders('{reference} {company} {phone} {officer}', values)).toBe('{phone} {officer} $& {');
  fc.assert(
    fc.property(fc.string(), (value) => {
      const all = { reference: value, company: value, phone: value, officer: value };
      expect(fillPlaceholders('a{phone}b', all)).toBe(`a${value}b`);
    }),
  );
});

describe('when a mail is sent', () => {
  test.each([
    ['new', 'in_progress', 'in_progress'],
    ['new', 'approved', 'approved'],
    ['in_progress', 'withdrawn', 'withdrawn'],
    ['withdrawn', 'in_progress', undefined],
    ['denied', 'in_progress', undefined],
    ['in_progress', 'in_progress', undefined],
    ['approved', 'approved', undefined],
    ['new', 'denied', undefined],
    ['new', 'incomplete', undefined],
    ['new', 'duplicate', undefined],
    ['new', 'spam', undefined],
    ['new', 'of_a_later_version', undefined],
  ])('from %s to %s: %s', (from_status, to_status, due) => {
    expect(toApplicantMailStatus({ kind: 'application' }, { from_status, to_status })).toBe(due);
    expect(toApplicantMailStatus({ kind: 'callback' }, { from_status, to_status })).toBeUndefined();
  });

  it('holds a second one about the same status for 24 hours', () => {
    const sent = new Date('2026-03-05T12:00:00Z');
    const after = (ms: number) => new Date(sent.getTime() + ms);
    const day = DAY_MS;
    expect(isMailedLately({ mailed_at: { approved: sent } }, 'approved', after(day - 1))).toBe(true);
    expect(isMailedLately({ mailed_at: { approved: sent } }, 'approved', after(day))).toBe(false);
    expect(isMailedLately({ mailed_at: { approved: sent } }, 'withdrawn', after(1))).toBe(false);
  });
});
