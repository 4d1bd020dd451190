import type { AuditRecord } from '@brokerage/domain/audit/auditRecord';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/submission/mails/applicantMails';
import { expect, test } from 'vitest';
import { CATEGORY_NAMES } from '../../lib/format/names/categoryNames.ts';
import { formatEntity, toEntityKeys, toOfficerIds } from './auditEntities.ts';
import { formatAuditAction, toDifferences } from './auditTexts.ts';

const names = {
  isSettled: true,
  members: new Map([['sofia', 'Sofia Almeida']]),
  officers: new Map([['ana', 'Ana Reyes']]),
  branches: new Map([['newark-nj', 'Newark']]),
  entities: new Map([
    ['flyer:f1', 'Open house on Elm Street'],
    ['flyer:f2', null],
    ['template:t1', 'Just listed'],
    ['link:abCD23efGH45', 'Spring mailing, Open house on Elm Street'],
    ['link:plainCode123', ''],
  ]),
};
const of = (before: AuditRecord['before'], after: AuditRecord['after']) =>
  toDifferences({ before, after } as AuditRecord, names);

test('shows unknown actions, kinds and fields as stored', () => {
  expect(formatAuditAction('member_invited')).toBe('Invited a teammate');
  expect(formatAuditAction('flyer_burned')).toBe('flyer_burned');
  expect(formatAuditAction('constructor')).toBe('constructor');
  expect(formatEntity('kite', 'f1', names)).toBe('kite f1');
  expect(formatEntity('company', 'larkfield', names)).toBe('Company');
  expect(formatEntity('branch', 'newark-nj', names)).toBe('Newark branch');
  expect(formatEntity('branch', 'elsewhere', names)).toBe('Branch elsewhere');
  expect(formatEntity('directory_entry', 'ana-reyes', names)).toBe('Directory entry ana-reyes');
  expect(formatEntity('member', 'sofia', names)).toBe('Sofia Almeida');
  expect(of(null, { shade: { deep: 1 } })).toEqual([{ field: 'Shade', before: undefined, after: 'Deep: 1' }]);
});

test.each([
  ['mail_link', 'the link in an email'],
  ['application_secret', 'the thank-you page'],
  ['application_id', 'the thank-you page (earlier version)'],
])('describes a borrower’s key to their call: %s', (call_key, after) => {
  expect(of(null, { call_key })).toEqual([{ field: 'Opened with', before: undefined, after }]);
});

test('formats ids, roles, lists and empty values', () => {
  expect(
    of(
      { role: 'officer', branch_id: null, licence_lines: [], administrators_need_second_factor: false },
      {
        role: 'compliance',
        branch_id: 'newark-nj',
        licence_lines: ['a', 'b'],
        administrators_need_second_factor: true,
      },
    ),
  ).toEqual([
    { field: 'Role', before: 'Loan officer', after: 'Compliance' },
    { field: 'Branch', before: 'none', after: 'Newark' },
    { field: 'License lines', before: 'none', after: 'a; b' },
    { field: 'Two-factor authentication for administrators', before: 'not required', after: 'required' },
  ]);
  expect(of({ status: 'active' }, { status: 'deactivated', hand_over_to: null })).toEqual([
    { field: 'Status', before: 'Active', after: 'Deactivated' },
    { field: 'Work reassigned to', before: undefined, after: 'General team' },
  ]);
  expect(of({ status: 'invited' }, { status: 'canceled' })).toEqual([
    { field: 'Status', before: 'Invited', after: 'Canceled' },
  ]);
  expect(of(null, { handed_over_to: 'sofia', submissions: 2 })).toEqual([
    { field: 'Reassigned to', before: undefined, after: 'Sofia Almeida' },
    { field: 'Submissions', before: undefined, after: '2' },
  ]);
});

test('formats office hours on one line', () => {
  const saturdays = { ...DEFAULT_OFFICE_SCHEDULE.week, saturday: { opens: '10:00', closes: '13:30' } };
  expect(
    of(
      { office_schedule: DEFAULT_OFFICE_SCHEDULE },
      { office_schedule: { ...DEFAULT_OFFICE_SCHEDULE, week: saturdays } },
    ),
  ).toEqual([
    {
      field: 'Office hours',
      before: expect.stringMatching(/^Mon-Fri 9:00.AM to 6:00.PM, Sat-Sun closed; Eastern time/),
      after: expect.stringMatching(/Sat 10:00.AM to 1:30.PM, Sun closed/),
    },
  ]);
});

test('names a flyer, template and link, labels removed ones, and shows unknown ids', () => {
  expect(formatEntity('flyer', 'f1', names)).toBe('Open house on Elm Street');
  expect(formatEntity('flyer', 'f2', names)).toBe('Flyer f2 (removed)');
  expect(formatEntity('flyer', 'f3', names)).toBe('Flyer f3');
  expect(formatEntity('template', 't1', names)).toBe('Just listed');
  expect(formatEntity('link', 'abCD23efGH45', names)).toBe(
    'abCD23efGH45 (Spring mailing, Open house on Elm Street)',
  );
  expect(formatEntity('link', 'plainCode123', names)).toBe('Shared link plainCode123');
});

test('names templates, flyers and people by id, and versions by number', () => {
  const after = {
    template_id: 't1',
    copy_of: 'gone',
    requested_by_user_id: 'sofia',
    directory_entry_id: 'maya-torres',
    current_version_id: 't1-v3',
  };
  const rows = of({ current_version_id: 'old' }, after);
  expect(rows.map(({ field, before: was, after: is }) => [field, was, is])).toEqual([
    ['Template', undefined, 'Just listed'],
    ['Version', 'old', 'Version 3'],
    ['Copy of', undefined, 'Template gone'],
    ['Consent requested by', undefined, 'Sofia Almeida'],
    ['Directory entry', undefined, 'Directory entry maya-torres'],
  ]);
  const record = { entity_type: 'template', entity_id: 't2', before: null, after } as unknown as AuditRecord;
  expect(toEntityKeys(record)).toEqual([
    'template:t2',
    'template:t1',
    'template:gone',
    'member:sofia',
    'directory_entry:maya-torres',
  ]);
});

test('formats a link’s code, expiration on the company’s clock and campaign', () => {
  expect(formatEntity('link', 'otherCode123', names)).toBe('Shared link otherCode123');
  const end = '2026-12-01T02:30:00.000Z';
  expect(
    of(null, {
      utm_source: 'email',
      expires_at: end,
      label: '',
      flyer_instance_id: 'f1',
      flyer_title: 'Elm',
    }),
  ).toEqual([
    { field: 'Flyer', before: undefined, after: 'Elm' },
    {
      field: 'Linked flyer',
      before: undefined,
      after: 'Open house on Elm Street',
      entities: { before: undefined, after: { type: 'flyer', id: 'f1' } },
    },
    { field: 'Label', before: undefined, after: 'none' },
    { field: 'Expires', before: undefined, after: 'Nov 30, 2026, 9:30\u00a0PM\u00a0ET' },
    { field: 'UTM source', before: undefined, after: 'email' },
  ]);
  expect(of({ expires_at: end, is_disabled: false }, { expires_at: null, is_disabled: true })).toEqual([
    { field: 'Disabled', before: 'no', after: 'yes' },
    { field: 'Expires', before: 'Nov 30, 2026, 9:30\u00a0PM\u00a0ET', after: 'never' },
  ]);
  expect(of(null, { expires_at: 'soon' })).toEqual([{ field: 'Expires', before: undefined, after: 'soon' }]);
});

test('a declined profile change shows that the old value stays', () => {
  const record = {
    action: 'profile_change_declined',
    before: { email: 'old@larkfield.example' },
    after: { email: 'new@mail.example', reason: 'Not a company address.' },
  } as unknown as AuditRecord;
  expect(toDifferences(record, names)).toEqual([
    { field: 'Email', before: undefined, after: 'old@larkfield.example (unchanged)' },
    { field: 'Declined value', before: undefined, after: 'new@mail.example' },
    { field: 'Reason', before: undefined, after: 'Not a company address.' },
  ]);
  // Records from before reasons were required.
  const older = { ...record, after: { email: 'new@mail.example' } };
  expect(toDifferences(older, names)).toHaveLength(2);
});

test('formats consent reasons, times and template fields, and omits empty lists', () => {
  expect(of(null, { revision: 2, reasons: ['no_approval', 'locked_text'], fields: [] })).toEqual([
    { field: 'Revision', before: undefined, after: '2' },
    {
      field: 'Consent needed because',
      before: undefined,
      after: 'flyers need no approval; locked text was set or changed',
    },
  ]);
  expect(of(null, { second_factors: ['Phone'], enrolled_at: ['2026-12-01T02:30:00.000Z'] })).toEqual([
    { field: 'Two-factor methods', before: undefined, after: 'Phone' },
    { field: 'Set up', before: undefined, after: 'Nov 30, 2026, 9:30\u00a0PM\u00a0ET' },
  ]);
  expect(
    of(null, { category: 'event', 'field city': { label: 'City', help_text: '', locked: false } }),
  ).toEqual([
    { field: 'Category', before: undefined, after: CATEGORY_NAMES.event },
    { field: 'Field “city”', before: undefined, after: 'Label: City; Locked: no' },
  ]);
});

test('a verification shows what it covered and what it found', () => {
  const after = { scope: 'since_last', since: '2026-11-18', result: 'intact', checked: 12, seals_checked: 2 };
  expect(of(null, after).map(({ field, after: now }) => [field, now])).toEqual([
    ['Scope', 'Since the last verified seal'],
    ['Already verified through', 'Nov 18, 2026'],
    ['Result', 'Intact'],
    ['Records checked', '12'],
    ['Sealed days checked', '2'],
  ]);
});

test('an export names the officer, the branch and the days of its filter', () => {
  const filter = {
    officer: 'ana',
    branch: 'newark-nj',
    status: 'open',
    from: '2026-11-02',
    source: 'website',
  };
  expect(of(null, filter).map(({ field, after }) => [field, after])).toEqual([
    ['Status', 'Open'],
    ['Assigned to', 'Ana Reyes'],
    ['Branch', 'Newark'],
    ['Source', 'Website'],
    ['From', 'Nov 2, 2026'],
  ]);
  expect(of(null, { from: 'Clifton', since: '2026-11-02T15:00:00Z' }).map(({ after }) => after)).toEqual([
    'Nov 2, 2026, 10:00\u00a0AM\u00a0ET',
    'Clifton',
  ]);
  expect(of(null, { officer: 'general' })[0]?.after).toBe('General team');
  expect(of({ lo_assigned_id: null }, { lo_assigned_id: 'ana' })).toEqual([
    { field: 'Assigned to', before: 'General team', after: 'Ana Reyes' },
  ]);
});

test('looks up every directory entry that a record names', () => {
  const record = {
    before: { lo_assigned_id: null },
    after: {
      lo_assigned_id: 'ana',
      officer: 'general',
      assignment: { kind: 'turns', officers: ['ben'], branches: [] },
    },
  } as unknown as AuditRecord;
  expect(toOfficerIds(record)).toEqual(['ana', 'ben']);
});

test('formats assignment rules and applicant mail as settings, not as stored', () => {
  const assignment = { kind: 'turns', officers: ['ana', 'ben'], branches: [] };
  expect(of({ assignment: { kind: 'general', officers: [], branches: [] } }, { assignment })).toEqual([
    {
      field: 'New submissions',
      before: 'Leave with the General team',
      after: 'Take turns; turns: Ana Reyes, ben',
    },
  ]);
  expect(of(null, { applicant_mails: DEFAULT_APPLICANT_MAILS })[0]).toMatchObject({
    field: 'Emails to applicants',
    after: expect.stringMatching(/^In progress off: “We’re working on your application/) as string,
  });
  expect(of(null, { applicant_mail: 'held' })).toEqual([
    {
      field: 'Email to the applicant',
      before: undefined,
      after: 'not sent, because we’d already emailed them in the last 24 hours',
    },
  ]);
});

test('formats an export’s filter as the list does', () => {
  const after = { kind: 'callback', source: 'shared_link', rows: 3 };
  expect(of(null, after).map(({ field, after: words }) => [field, words])).toEqual([
    ['Rows', '3'],
    ['Type', 'Callbacks'],
    ['Source', 'Any shared link'],
  ]);
});

test('names the format and size of a flyer’s file', () => {
  const after = { format: 'postcard-bleed', size: 113_891 };
  expect(of(null, after).map(({ field, after: words }) => [field, words])).toEqual([
    ['Format', 'Postcard PDF with bleed and crop marks'],
    ['Size', '114 KB'],
  ]);
});

test('formats a license with kind, holder and last day', () => {
  const license = {
    holder_kind: 'officer',
    holder_id: 'ana',
    state: 'CA',
    kind: 'ca_dre_salesperson',
    expires_on: '2026-12-31',
  };
  const record = { before: { expires_on: null }, after: license } as unknown as AuditRecord;
  expect(toOfficerIds(record)).toEqual(['ana']);
  const words = toDifferences(record, names).map(({ field, before, after }) => [field, before, after]);
  expect(words).toContainEqual(['Type', undefined, 'DRE salesperson']);
  expect(words).toContainEqual(['Held by', undefined, 'Loan officer']);
  expect(words).toContainEqual(['Holder', undefined, 'Ana Reyes']);
  expect(words).toContainEqual(['Expires', 'never', 'Dec 31, 2026']);
  expect(formatEntity('license', 'l1', { ...names, entities: new Map([['license:l1', null]]) })).toBe(
    'License l1 (removed)',
  );
});
