import { DEFAULT_APPLY_RULES } from '@brokerage/domain/company/applyRules';
import { DEFAULT_BRAND } from '@brokerage/domain/company/companyBrand';
import { DEFAULT_LOOK } from '@brokerage/domain/company/companyLook';
import { NO_SOCIAL_LINKS } from '@brokerage/domain/company/socialLinks';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/submission/mails/applicantMails';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveCompanyHead } from '../audit/moveCompanyHead.ts';
import { firestore } from '../testing/emulator.ts';
import { bucket, picture, upload } from '../testing/flyers.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { enrol } from '../testing/totp.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const settings = (changes: object = {}) => ({
  ...tenant.company,
  administrators_need_second_factor: false,
  ...changes,
});
const stored = async () => (await firestore.doc(paths.tenant(tenant.tenantId)).get()).data();
const companyHead = async () =>
  (await firestore.doc(paths.auditHeads.one(tenant.tenantId, 'company')).get()).data()?.audit_head as unknown;
const tenantRef = () => firestore.doc(paths.tenant(tenant.tenantId));
/** Stores the settings as they were before the head left the public record. */
async function asStoredBefore(): Promise<void> {
  await tenantRef().update({ audit_head: await companyHead() });
  await firestore.doc(paths.auditHeads.one(tenant.tenantId, 'company')).delete();
}
const security = async () => (await firestore.doc(paths.securitySettings(tenant.tenantId)).get()).data();

it('stores what changed and records it before and after', async () => {
  const input = settings({
    disclosure: 'Rates may change.',
    licence_lines: ['Sample license 1', 'Sample license 2'],
  });
  await expectSuccess(admin.token, 'update-company', input);
  const { administrators_need_second_factor: _, ...company } = input;
  const records = await tenant.audits(tenant.tenantId);
  expect(records).toMatchObject([
    {
      action: 'company_changed',
      entity_type: 'company',
      seq: 1,
      before: { disclosure: '', licence_lines: ['Sample license 1'] },
      after: { disclosure: 'Rates may change.', licence_lines: ['Sample license 1', 'Sample license 2'] },
    },
  ]);
  expect(Object.keys((records[0]?.after ?? {}) as object).toSorted()).toEqual([
    'disclosure',
    'licence_lines',
  ]);
  expect(await stored(), 'everybody can read this').toEqual({
    id: tenant.tenantId,
    hosts: [tenant.host],
    ...company,
  });
  expect(await companyHead()).toEqual({ seq: 1, hash: records[0]?.hash });
  await expectSuccess(admin.token, 'update-company', input);
  expect(await tenant.audits(tenant.tenantId), 'a retry makes no second record').toHaveLength(1);
});

it('changes a setting that is sent alone and leaves the others', async () => {
  const before = await stored();
  const request = firestore.doc(paths.jobProgress.one(tenant.tenantId, 'site-build'));
  const assignment = { kind: 'turns' as const, officers: ['ana'], branches: [] };
  await expectSuccess(admin.token, 'update-company', { assignment });
  await expectSuccess(admin.token, 'update-company', { password_min_length: 12 });
  expect(await stored()).toEqual(before);
  expect((await request.get()).exists, 'no page shows these').toBe(false);
  await expectSuccess(admin.token, 'update-company', { phone: '2015550199' });
  expect(await stored()).toEqual({ ...before, phone: '2015550199' });
  expect((await request.get()).exists).toBe(true);
  expect(await security()).toMatchObject({ password_min_length: 12 });
  await expectSuccess(admin.token, 'update-company', {});
  expect(await tenant.audits(tenant.tenantId)).toHaveLength(3);
});

it('accepts office hours as text from older pages, and stores none of it', async () => {
  await expectSuccess(admin.token, 'update-company', settings({ hours: 'Whenever', disclosure: 'New' }));
  expect(await stored()).toMatchObject({ disclosure: 'New' });
  expect(await stored()).not.toHaveProperty('hours');
});

it('requests a new build of the public pages, but only after a change', async () => {
  const request = firestore.doc(paths.jobProgress.one(tenant.tenantId, 'site-build'));
  await expectSuccess(admin.token, 'update-company', settings());
  expect((await request.get()).exists).toBe(false);
  await expectSuccess(admin.token, 'update-company', settings({ company_name: 'Bayside Home Loans' }));
  expect((await request.get()).get('requested_at')).toBeDefined();
});

it('continues from an audit head still on the public record, which the daily job moves', async () => {
  await expectSuccess(admin.token, 'update-company', settings({ disclosure: 'Rates may change.' }));
  await asStoredBefore();
  expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
  await expectSuccess(admin.token, 'update-company', settings({ disclosure: 'By appointment' }));
  const records = await tenant.audits(tenant.tenantId);
  const ofCompany = records.filter(({ entity_type }) => entity_type === 'company');
  expect(ofCompany.map(({ seq }) => seq as number)).toEqual([1, 2]);
  await moveCompanyHead(tenant.tenantId);
  expect(await stored()).not.toHaveProperty('audit_head');
  expect(await companyHead(), 'not the older one').toMatchObject({ seq: 2 });
  expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
});

it('has its audit head moved by the daily job', async () => {
  await expectSuccess(admin.token, 'update-company', settings({ disclosure: 'Rates may change.' }));
  const head = await companyHead();
  await asStoredBefore();
  await moveCompanyHead(tenant.tenantId);
  await moveCompanyHead(tenant.tenantId);
  expect(await companyHead()).toEqual(head);
  expect(await stored()).not.toHaveProperty('audit_head');
});

it('only lets members with a second factor require it, and then enforces it immediately', async () => {
  const required = settings({ administrators_need_second_factor: true });
  await expectRejected(
    call(admin.token, 'update-company', required),
    'FAILED_PRECONDITION',
    sessionErrors['own-second-factor-first'].sentence,
  );
  expect(await security()).toBeUndefined();
  const { token } = await enrol(admin);
  await expectSuccess(token, 'update-company', required);
  expect(await security()).toMatchObject({ administrators_need_second_factor: true });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    {
      action: 'security_changed',
      entity_type: 'security',
      before: { administrators_need_second_factor: false },
      after: { administrators_need_second_factor: true },
    },
  ]);
  const other = await tenant.join('super_admin');
  await expectRejected(
    call(other.token, 'update-company', settings()),
    'PERMISSION_DENIED',
    sessionErrors['second-factor-required'].sentence,
  );
  await expectSuccess(token, 'update-company', settings());
  expect(await security()).toMatchObject({ administrators_need_second_factor: false });
});

it('lists a company’s own roles, and leaves them when they are not sent', async () => {
  await expectSuccess(admin.token, 'update-company', settings({ extra_roles: ['loan_partner'] }));
  expect(await security()).toMatchObject({ extra_roles: ['loan_partner'] });
  await expectSuccess(admin.token, 'update-company', settings());
  expect(await security()).toMatchObject({ extra_roles: ['loan_partner'] });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    { action: 'security_changed', before: { extra_roles: [] }, after: { extra_roles: ['loan_partner'] } },
  ]);
  await expectSuccess(admin.token, 'update-company', settings({ extra_roles: [] }));
  expect(await security()).toMatchObject({ extra_roles: [] });
});

it('raises the minimum password length, records it, and leaves it when it isn’t sent', async () => {
  await firestore.doc(paths.securitySettings(tenant.tenantId)).set({ extra_roles: ['loan_partner'] });
  await expectSuccess(admin.token, 'update-company', settings({ password_min_length: 12 }));
  expect(await security()).toMatchObject({ password_min_length: 12, extra_roles: ['loan_partner'] });
  await expectSuccess(admin.token, 'update-company', settings());
  expect(await security()).toMatchObject({ password_min_length: 12 });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    { action: 'security_changed', before: { password_min_length: 6 }, after: { password_min_length: 12 } },
  ]);
  for (const wrong of [5, 31, 8.5, '12', null]) {
    const attempt = call(admin.token, 'update-company', settings({ password_min_length: wrong }));
    await expectRejected(attempt, 'INVALID_ARGUMENT');
  }
  for (const role of ['compliance', 'marketing', 'officer']) {
    const { token } = await tenant.join(role);
    const attempt = call(token, 'update-company', settings({ password_min_length: 6 }));
    await expectRejected(attempt, 'PERMISSION_DENIED');
  }
  expect(await security()).toMatchObject({ password_min_length: 12 });
});

it('stores and records the office hours, and leaves them when they aren’t sent', async () => {
  const { saturday: _, ...week } = DEFAULT_OFFICE_SCHEDULE.week;
  const office_schedule = {
    ...DEFAULT_OFFICE_SCHEDULE,
    week: { ...week, saturday: { opens: '10:00', closes: '13:30' } },
    closed_days: [{ date: '2026-12-24', name: 'Christmas Eve' }],
  };
  await expectSuccess(admin.token, 'update-company', settings({ office_schedule: DEFAULT_OFFICE_SCHEDULE }));
  expect(await tenant.audits(tenant.tenantId), 'these are the hours of a company without any').toEqual([]);
  await expectSuccess(admin.token, 'update-company', settings({ office_schedule }));
  expect(await stored()).toMatchObject({ office_schedule });
  await expectSuccess(admin.token, 'update-company', settings());
  expect(await stored()).toMatchObject({ office_schedule });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    {
      action: 'company_changed',
      before: { office_schedule: DEFAULT_OFFICE_SCHEDULE },
      after: { office_schedule },
    },
  ]);
  const compliance = await tenant.join('compliance');
  await expectRejected(
    call(compliance.token, 'update-company', settings({ office_schedule: DEFAULT_OFFICE_SCHEDULE })),
    'PERMISSION_DENIED',
  );
  expect(await stored()).toMatchObject({ office_schedule });
});

it('stores links, disclosure and accepted applications, and leaves them when they aren’t sent', async () => {
  const added = {
    social_links: { ...NO_SOCIAL_LINKS, linkedin: 'https://www.linkedin.com/company/bayside' },
    disclosure: 'Sample disclosure.',
    apply_rules: { is_paused: true, paused_note: 'Back on Monday.', states: ['NJ'] },
  };
  await expectSuccess(admin.token, 'update-company', settings(added));
  await expectSuccess(admin.token, 'update-company', settings());
  expect(await stored()).toMatchObject(added);
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    {
      action: 'company_changed',
      before: { social_links: NO_SOCIAL_LINKS, disclosure: '', apply_rules: DEFAULT_APPLY_RULES },
      after: added,
    },
  ]);
});

it('stores and records the website’s texts, and leaves them when they aren’t sent', async () => {
  const brand = {
    ...DEFAULT_BRAND,
    short_name: 'Bayside',
    website: 'https://www.bayside.example',
    founded: 1992,
  };
  await expectSuccess(admin.token, 'update-company', settings({ brand: DEFAULT_BRAND }));
  expect(await tenant.audits(tenant.tenantId), 'an older record says nothing of it').toEqual([]);
  await expectSuccess(admin.token, 'update-company', settings({ brand }));
  await expectSuccess(admin.token, 'update-company', settings());
  expect(await stored()).toMatchObject({ brand });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    { action: 'company_changed', before: { brand: DEFAULT_BRAND }, after: { brand } },
  ]);
  for (const role of ['compliance', 'marketing', 'officer']) {
    const { token } = await tenant.join(role);
    await expectRejected(
      call(token, 'update-company', settings({ brand: DEFAULT_BRAND })),
      'PERMISSION_DENIED',
    );
  }
  expect(await stored()).toMatchObject({ brand });
});

it('stores and records the colors, and leaves them when they aren’t sent', async () => {
  const look = { primary: '#1b4069', accent: '#f4a48c' };
  await expectSuccess(admin.token, 'update-company', settings({ look: DEFAULT_LOOK }));
  expect(await tenant.audits(tenant.tenantId), 'an older record has these').toEqual([]);
  await expectSuccess(admin.token, 'update-company', settings({ look }));
  await expectSuccess(admin.token, 'update-company', settings());
  expect(await stored()).toMatchObject({ look });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    { action: 'company_changed', before: { look: DEFAULT_LOOK }, after: { look } },
  ]);
  for (const role of ['compliance', 'marketing', 'officer']) {
    const { token } = await tenant.join(role);
    await expectRejected(
      call(token, 'update-company', settings({ look: DEFAULT_LOOK })),
      'PERMISSION_DENIED',
    );
  }
  expect(await stored()).toMatchObject({ look });
});

it('stores and records the heading font, and leaves it when an older page sends only colors', async () => {
  const colors = { primary: '#1b4069', accent: '#f4a48c' };
  const look = { ...colors, family: 'lora' };
  await expectSuccess(admin.token, 'update-company', settings({ look: colors }));
  await expectSuccess(admin.token, 'update-company', settings({ look }));
  await expectSuccess(admin.token, 'update-company', settings({ look: colors }));
  expect(await stored()).toMatchObject({ look });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    { before: { look: DEFAULT_LOOK }, after: { look: colors } },
    { action: 'company_changed', before: { look: colors }, after: { look } },
  ]);
  const { token } = await tenant.join('marketing');
  await expectRejected(call(token, 'update-company', settings({ look: DEFAULT_LOOK })), 'PERMISSION_DENIED');
  expect(await stored()).toMatchObject({ look });
});

describe('the company’s mark', () => {
  let time = 1_790_000_000_000;
  /** A member's upload, as storage.rules accepted it, or as the server has published it. */
  async function uploaded({ uid }: Person, isPublic = true, tenantId = tenant.tenantId): Promise<string> {
    time += 1;
    const path = `${paths.userUploads(tenantId, uid)}/${time}.png`;
    const address = await upload(path, await picture(64, 64).png().toBuffer(), 'image/png');
    if (isPublic) {
      await bucket()
        .file(path)
        .setMetadata({ metadata: { picture_check: 'passed' } });
    }
    return address;
  }
  const withoutToken = (address: string) => address.replace(/&token=.*/, '');
  afterEach(() => bucket().deleteFiles({ prefix: `${paths.tenant(tenant.tenantId)}/`, force: true }));

  it('is a published upload of the caller’s, stored without its token, recorded, and can be removed', async () => {
    const address = await uploaded(admin);
    await expectSuccess(admin.token, 'update-company', settings({ mark_url: address }));
    const mark_url = withoutToken(address);
    expect(await stored()).toMatchObject({ mark_url });
    await expectSuccess(admin.token, 'update-company', settings());
    expect(await stored(), 'an older page leaves it').toMatchObject({ mark_url });
    const second = await tenant.join('super_admin');
    await expectSuccess(second.token, 'update-company', settings({ mark_url, disclosure: 'By appointment' }));
    expect(await stored(), 'a colleague keeps it').toMatchObject({ mark_url, disclosure: 'By appointment' });
    await expectSuccess(
      second.token,
      'update-company',
      settings({ mark_url: '', disclosure: 'By appointment' }),
    );
    expect(await stored()).toMatchObject({ mark_url: '' });
    expect(await tenant.audits(tenant.tenantId)).toMatchObject([
      { before: { mark_url: '' }, after: { mark_url } },
      { after: { disclosure: 'By appointment' } },
      { before: { mark_url }, after: { mark_url: '' } },
    ]);
  });

  it.each<[string, () => Promise<string>]>([
    ['an upload that the server has not looked at', () => uploaded(admin, false)],
    ['a colleague’s upload', async () => uploaded(await tenant.join('officer'))],
    ['an upload of another company', () => uploaded(admin, true, 'harborview')],
    ['another website', () => Promise.resolve('https://pictures.example/mark.png')],
    ['a script', () => Promise.resolve('javascript:alert(1)')],
  ])('is never %s', async (_what, make) => {
    const attempt = call(admin.token, 'update-company', settings({ mark_url: await make() }));
    const error = await expectRejected(attempt, 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path: 'mark_url' }] });
    expect(await stored()).not.toHaveProperty('mark_url');
  });
});

it('mails the super administrators which kinds of settings changed', async () => {
  const second = await tenant.join('super_admin');
  const changed = settings({ disclosure: 'Rates may change.', extra_roles: ['loan_partner'] });
  await expectSuccess(admin.token, 'update-company', changed);
  await expectSuccess(admin.token, 'update-company', changed);
  for (const { email } of [admin, second]) {
    const subjects = (await tenant.mails(email)).map((mail) => (mail.message as { subject: string }).subject);
    expect(subjects.toSorted()).toEqual([
      'Security notice: Sample super_admin changed the company settings',
      'Security notice: Sample super_admin changed the security settings',
    ]);
  }
});

it.each([
  ['a built-in role', { extra_roles: ['super_admin'] }, 'extra_roles.0'],
  ['a role that looks like one', { extra_roles: ['Super_Admin'] }, 'extra_roles.0'],
  ['a role twice', { extra_roles: ['loan_partner', 'loan_partner'] }, 'extra_roles'],
  ['no name', { company_name: ' ' }, 'company_name'],
  ['an invalid number', { nmls_id: '19-2' }, 'nmls_id'],
  ['an invalid telephone number', { phone: 'call us' }, 'phone'],
  ['an invalid address', { mailbox: 'hello' }, 'mailbox'],
  ['a line with a line break', { licence_lines: ['ok', 'a\nb'] }, 'licence_lines.1'],
  [
    'an invalid time zone',
    { office_schedule: { ...DEFAULT_OFFICE_SCHEDULE, time_zone: 'Mars/Olympus' } },
    'office_schedule.time_zone',
  ],
  [
    'turns without anybody',
    { assignment: { kind: 'turns', officers: [], branches: [] } },
    'assignment.officers',
  ],
  [
    'a mail with an answer in it',
    {
      applicant_mails: {
        ...DEFAULT_APPLICANT_MAILS,
        approved: { ...DEFAULT_APPLICANT_MAILS.approved, text: 'Hi {first_name}' },
      },
    },
    'applicant_mails.approved.text',
  ],
  ['an invalid website', { brand: { ...DEFAULT_BRAND, website: 'javascript:alert(1)' } }, 'brand.website'],
  ['an accent too dark for dark text', { look: { ...DEFAULT_LOOK, accent: '#1a3b5d' } }, 'look.accent'],
  ['an invalid color', { look: { ...DEFAULT_LOOK, accent: 'red;}' } }, 'look.accent'],
  ['a font that is not on the list', { look: { ...DEFAULT_LOOK, family: 'comic-sans' } }, 'look.family'],
  ['another tenant', { id: 'harborview' }, ''],
  ['a forged head', { audit_head: null }, ''],
])('rejects %s at the field', async (_, wrong, path) => {
  const before = await stored();
  const error = await expectRejected(
    call(admin.token, 'update-company', settings(wrong)),
    'INVALID_ARGUMENT',
  );
  expect(error?.details).toMatchObject({ issues: [{ path }] });
  expect(await stored()).toEqual(before);
});

it('stores assignment rule and applicant mail outside the public record, and records them', async () => {
  const assignment = { kind: 'turns', officers: ['ana', 'ben'], branches: [] };
  await expectSuccess(admin.token, 'update-company', settings({ assignment }));
  const { approved } = DEFAULT_APPLICANT_MAILS;
  const applicant_mails = { ...DEFAULT_APPLICANT_MAILS, approved: { ...approved, is_on: true } };
  await expectSuccess(admin.token, 'update-company', settings({ applicant_mails }));
  const work = (await firestore.doc(paths.applicationSettings(tenant.tenantId)).get()).data();
  expect(work, 'an older page leaves the rest as it is').toEqual({ assignment, applicant_mails });
  expect(await stored()).toEqual({ id: tenant.tenantId, hosts: [tenant.host], ...tenant.company });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    { action: 'company_changed', before: { assignment: { kind: 'general' } }, after: { assignment } },
    { action: 'company_changed', seq: 2, after: { applicant_mails } },
  ]);
});

it('notifies other super administrators about changes to applicant mail, and records who made them', async () => {
  const colleague = await tenant.join('super_admin', { name: 'Sam Super' });
  await tenant.join('marketing_admin');
  const abroad = await newTenant();
  await abroad.join('super_admin');
  const { approved, withdrawn } = DEFAULT_APPLICANT_MAILS;
  const on = {
    ...DEFAULT_APPLICANT_MAILS,
    approved: { ...approved, is_on: true },
    withdrawn: { ...withdrawn, is_on: true },
  };
  const off = { ...on, withdrawn };
  const reworded = { ...off, approved: { ...off.approved, subject: 'An update' } };
  for (const applicant_mails of [on, on, off, reworded]) {
    await expectSuccess(admin.token, 'update-company', settings({ applicant_mails }));
  }
  await expectSuccess(admin.token, 'update-company', settings({ disclosure: 'Rates may change.' }));
  const found = await firestore.collection(paths.notices.all(tenant.tenantId)).orderBy('created_at').get();
  const about = { to_user_id: colleague.uid, kind: 'applicant_mails_switched', read_at: null };
  expect(found.docs.map((notice) => notice.data())).toMatchObject([
    { ...about, turned_on: ['approved', 'withdrawn'], turned_off: [] },
    { ...about, turned_on: [], turned_off: ['withdrawn'] },
  ]);
  expect((await firestore.collection(paths.notices.all(abroad.tenantId)).get()).empty).toBe(true);
  const [, turnedOff] = await tenant.audits(tenant.tenantId);
  expect(turnedOff).toMatchObject({
    action: 'company_changed',
    actor_user_id: admin.uid,
    before: { applicant_mails: on },
    after: { applicant_mails: off },
  });
  await abroad.remove();
});
