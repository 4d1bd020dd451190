import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { expect, it } from 'vitest';
import { submissionsCsv } from './submissionsCsv.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const application = (changes: Partial<Submission> = {}): Submission => ({
  ...submissionSchema.parse({
    id: 'one',
    first_name: 'Maya',
    last_name: 'Ortiz',
    email: 'maya@mail.example',
    mobile: '(973) 555-0110',
    purpose: 'Purchase',
    status: 'in_progress',
    created_at: new Date('2026-11-18T20:30:00Z'),
    est_value_or_price: 420_000,
    reference_number: 'PA-AAAA-BBBB',
    lo_assigned_id: 'devon',
    branch_id: 'main',
    shared_link_id: 'abc',
    due_at: new Date('2026-11-19T20:30:00Z'),
    due_soon_at: new Date('2026-11-19T15:00:00Z'),
    first_contact_at: new Date('2026-07-01T13:00:00Z'),
  }),
  ...changes,
});
const names = {
  officers: new Map([['devon', 'Devon Blake']]),
  branches: new Map([['main', 'Main']]),
  links: new Map([['abc', 'Open house (abc)']]),
};
const lines = (...submissions: Submission[]) =>
  submissionsCsv(submissions, names, { now: NOW, timeZone: 'America/New_York' }).slice(1).split('\r\n');

it('has the columns in order, with times on the company’s clock, winter and summer', () => {
  expect(
    submissionsCsv([], names, { now: NOW, timeZone: 'America/New_York' }).startsWith('\uFEFFReference,'),
  ).toBe(true);
  expect(lines(application())).toEqual([
    'Reference,Received (ET),Name,Email,Phone,Purpose,Status,Officer,Branch,Source,Value or price,Contact by (ET),First contact (ET),Outcome reasons',
    'PA-AAAA-BBBB,2026-11-18 15:30,Maya Ortiz,maya@mail.example,(973) 555-0110,Purchase,In progress,Devon Blake,Main,Open house (abc),420000,2026-11-19 15:30,2026-07-01 09:00,',
    '',
  ]);
});

it('labels an application without officer, link, value and contact', () => {
  const changes = { lo_assigned_id: null, branch_id: null, est_value_or_price: null, first_contact_at: null };
  const [, line] = lines({ ...application(changes), shared_link_id: undefined });
  expect(line).toContain(',General team,,Website,,2026-11-19 15:30,,');
});

it('keeps an id whose record is gone, and lists reasons as text', () => {
  const outcome = {
    at: NOW,
    text: 'a note',
    reasons: ['bankruptcy', 'no_credit_file'],
    missing: '',
    reply_by: null,
    said_by: null,
    duplicate_of: null,
    duplicate_reference: null,
  };
  const [, line] = lines(application({ lo_assigned_id: 'gone', status: 'denied', outcome }));
  expect(line).toContain(',Denied,gone,');
  expect(line?.endsWith(',"Bankruptcy; No credit file"')).toBe(true);
  expect(line).not.toContain('a note');
});

it.each([
  ['=cmd()', "'=cmd() Ortiz"],
  ['+1', "'+1 Ortiz"],
  ['@x', "'@x Ortiz"],
])('an applicant called %s can’t run a formula', (first_name, cell) => {
  expect(lines(application({ first_name }))[1]).toContain(`,${cell},`);
});
