import type { CallableInput } from '@brokerage/domain/callables';
import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { memberSchema } from '@brokerage/domain/member/member';
import { isAdministrator, ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { STEP_UP_MAX_AGE_S } from '@brokerage/domain/security/sessionLimits';
import { nanoid } from 'nanoid';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import {
  auth,
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  runLater,
  setMember,
  type TestTenant,
} from '../../testing/members.ts';
import { newTestDesk, type TestDesk } from '../../testing/submissions.ts';
import { exportApplication } from './exportApplication.ts';
import { exportApplications } from './exportApplications.ts';
import { findSubmissions } from './findSubmissions.ts';

type Filter = CallableInput<'export-applications'>['filter'];

const NOW = new Date();
const CLOCK = { now: NOW, timeZone: 'America/New_York' };
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let desk: TestDesk;
let tenant: TestTenant;
let other: TestTenant;
let admin: Person;
let devon: Person;
let maria: Person;
let foreigner: Person;

interface Applied {
  id: string;
  reference: string;
}

/** Stores an application like submit-preapproval. */
async function apply(
  tenantId: string,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<Applied> {
  const id = nanoid(21);
  const reference = `PA-${nanoid(4).toUpperCase()}-${nanoid(4).toUpperCase()}`;
  const facts = {
    first_name: name,
    last_name: 'Delgado',
    email: `${name.toLowerCase()}@borrower.example`,
    mobile: '(201) 555-0100',
    reference_number: reference,
  };
  await firestore.doc(paths.submissions.one(tenantId, id)).set({
    id,
    ...facts,
    purpose: 'Purchase',
    status: 'new',
    created_at: ago(6),
    est_value_or_price: 525_000,
    lo_assigned_id: 'devon',
    branch_id: 'main',
    due_at: ago(-18),
    due_soon_at: ago(-9),
    first_contact_at: null,
    search_keys: toSearchKeys(searchTexts.submission(facts)),
    source: 'shared_link_id' in changes ? 'shared_link' : 'website',
    ...changes,
  });
  await firestore.doc(paths.submissionAnswers(tenantId, id)).set({
    first_name: name,
    last_name: 'Delgado',
    email: facts.email,
    mobile: '(201) 555-0100',
    purpose: 'Purchase',
    purchase_price: 400_000,
    credit_score_range: '740+',
    shared_link_id: 'not an answer',
  });
  return { id, reference };
}

const ids: Record<string, Applied> = {};

beforeAll(async () => {
  desk = await newTestDesk();
  ({ tenant, other, admin, devon, maria, foreigner } = desk);
  const { tenantId } = tenant;
  await firestore
    .doc(paths.sharedLinks.one(tenantId, 'open-house'))
    .set({ id: 'open-house', label: 'Spring open house' });
  // Newest first: Rosa, Ben, Cleo, Dana, Eli.
  ids.Rosa = await apply(tenantId, 'Rosa', { created_at: ago(1), notice_due_at: ago(-24 * 29) });
  ids.Ben = await apply(tenantId, 'Ben', {
    created_at: ago(2),
    purpose: 'Refinance',
    lo_assigned_id: 'maria',
    status: 'in_progress',
    shared_link_id: 'open-house',
  });
  ids.Cleo = await apply(tenantId, 'Cleo', {
    created_at: ago(3),
    lo_assigned_id: null,
    branch_id: null,
    status: 'spam',
  });
  ids.Dana = await apply(tenantId, 'Dana', {
    created_at: ago(90),
    due_at: ago(60),
    due_soon_at: ago(70),
  });
  ids.Eli = await apply(tenantId, 'Eli', {
    created_at: ago(24 * 40),
    due_at: ago(24 * 39),
    due_soon_at: ago(24 * 39),
    first_contact_at: ago(24 * 39),
    notice_due_at: ago(24 * 10),
    first_name: '=Eli',
  });
  await apply(other.tenantId, 'Zoe');
});
afterAll(() => desk.remove());

/** The names in an exported list, in order. */
async function exported({ token }: Person, filter: Filter = {}): Promise<string[]> {
  const { csv } = await expectSuccess(token, 'export-applications', { filter });
  return csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[2]?.replace(' Delgado', '') ?? '');
}
const companyRecords = async () =>
  (await tenant.audits(tenant.tenantId)).filter(({ action }) => action === 'applications_exported');
const loadRecords = async ({ id }: Applied) =>
  (await tenant.audits(id)).filter(({ action }) => action === 'application_exported');
const one = (name: string): Applied => ids[name] ?? { id: '', reference: '' };

describe('export-applications', () => {
  it('gives administrators the company’s, newest first, with names and without formulas', async () => {
    expect(await exported(admin)).toEqual(['Rosa', 'Ben', 'Cleo', 'Dana', "'=Eli"]);
    const made = await expectSuccess(admin.token, 'export-applications', { filter: {} });
    expect(made).toMatchObject({ rows: 5, is_cut: false, unreadable: 0 });
    expect(made.file_name).toMatch(/^submissions-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(made.csv).toContain(',Maria Alvarez,Main,Spring open house (open-house),525000,');
    expect(made.csv).toContain(',General team,,Website,');
    expect(made.csv).not.toContain('Zoe');
    expect(made.csv, 'an answer').not.toContain('740+');
  });

  it('gives an officer only their own, whatever they request', async () => {
    expect(await exported(devon)).toEqual(['Rosa', 'Dana', "'=Eli"]);
    // For officers these filters have no effect, as in their list.
    expect(await exported(devon, { officer: 'maria' })).toEqual(['Rosa', 'Dana', "'=Eli"]);
    expect(await exported(devon, { officer: 'general', branch: 'other' })).toEqual(['Rosa', 'Dana', "'=Eli"]);
    expect(await exported(maria)).toEqual(['Ben']);
    const unlisted = await tenant.join('officer');
    expect(await exported(unlisted)).toEqual([]);
  });

  it.each<[string, Filter, string[]]>([
    ['a status', { status: 'in_progress' }, ['Ben']],
    ['an officer', { officer: 'maria' }, ['Ben']],
    ['the General team', { officer: 'general' }, ['Cleo']],
    ['a branch', { branch: 'main' }, ['Rosa', 'Ben', 'Dana', "'=Eli"]],
    ['all that is closed', { status: 'closed' }, ['Cleo']],
    ['a purpose', { purpose: 'Refinance' }, ['Ben']],
    ['a shared link', { source: 'open-house' }, ['Ben']],
    ['the website', { source: 'website' }, ['Rosa', 'Cleo', 'Dana', "'=Eli"]],
    ['what is overdue', { overdue: 'yes' }, ['Dana']],
    ['what is overdue, which nothing closed is', { overdue: 'yes', status: 'spam' }, ['Dana']],
    ['notices that are due', { notice: 'due' }, ["'=Eli"]],
    ['several at once', { branch: 'main', purpose: 'Purchase', status: 'new' }, ['Rosa', 'Dana', "'=Eli"]],
    ['the beginning of a name', { search: 'dan' }, ['Dana']],
    ['an initial', { search: 'd' }, ['Rosa', 'Ben', 'Cleo', 'Dana', "'=Eli"]],
    ['no middle of a name', { search: 'ana' }, []],
    ['an email and a status', { search: 'ben@borrower', status: 'new' }, []],
  ])('filters by %s', async (_what, filter, expected) => {
    // Each has its own call budget.
    expect(await exported(await tenant.join('compliance'), filter)).toEqual(expected);
  });

  it('filters by days, including the first and the last', async () => {
    const day = (hours: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(ago(hours));
    expect(await exported(admin, { from: day(90) })).toEqual(['Rosa', 'Ben', 'Cleo', 'Dana']);
    expect(await exported(admin, { from: day(90), to: day(90) })).toEqual(['Dana']);
    expect(await exported(admin, { to: day(24 * 40) })).toEqual(["'=Eli"]);
  });

  it('records who, the filter and the number of rows, but not the search text', async () => {
    const before = (await companyRecords()).length;
    await exported(devon, { search: 'rosa', status: 'new' });
    const [record, ...more] = (await companyRecords()).slice(before);
    expect(more).toEqual([]);
    expect(record).toMatchObject({
      actor_user_id: devon.uid,
      entity_type: 'company',
      after: { status: 'new', has_search: true, rows: 1, is_cut: false },
    });
    expect(JSON.stringify(record).toLowerCase()).not.toContain('rosa');
  });

  it('records the effective part of the filter', async () => {
    const before = (await companyRecords()).length;
    await exported(devon, { officer: 'maria', branch: 'other', purpose: 'Purchase' });
    await exported(admin, { overdue: 'yes', status: 'closed', from: '2026-11-22', to: '2026-11-22' });
    const [own, overdue] = (await companyRecords()).slice(before).map(({ after }) => after);
    expect(own).toEqual({ purpose: 'Purchase', rows: 3, is_cut: false });
    expect(overdue).toEqual({ overdue: 'yes', rows: 1, is_cut: false });
  });

  it('requires an active, recently signed-in member', async () => {
    const before = (await companyRecords()).length;
    await expectRejected(call(undefined, 'export-applications', { filter: {} }), 'UNAUTHENTICATED');
    const stranger = await tenant.join('assistant');
    await expectRejected(call(stranger.token, 'export-applications', { filter: {} }), 'PERMISSION_DENIED');
    const leaver = await tenant.join('officer', { officer_id: 'devon' });
    await setMember(leaver.uid, { status: 'deactivated' });
    await expectRejected(call(leaver.token, 'export-applications', { filter: {} }), 'PERMISSION_DENIED');
    const data = { filter: {} };
    await expect(runLater(exportApplications, admin.token, STEP_UP_MAX_AGE_S + 5, data)).rejects.toThrow(
      errorCatalog['recent-sign-in-required'].sentence,
    );
    expect(await companyRecords()).toHaveLength(before);
  });

  it.each(ROLES)('gives a %s what the role may see', async (role) => {
    const person = await tenant.join(role);
    expect(await exported(person)).toHaveLength(isAdministrator(role) ? 5 : 0);
  });

  it('gives another company’s administrator only theirs, and rejects unknown input', async () => {
    expect(await exported(foreigner)).toEqual(['Zoe']);
    for (const data of [
      { filter: {}, tenant_id: tenant.tenantId },
      { filter: { tenant_id: tenant.tenantId } },
      { filter: { status: 'anything' } },
      { filter: { officer: 'Maya Ortiz' } },
      { filter: { from: '0026-11-01' } },
      {},
    ]) {
      await expectRejected(call(foreigner.token, 'export-applications', data), 'INVALID_ARGUMENT');
    }
  });
});

describe('findSubmissions', () => {
  const everything = { search: '' };
  const member = async ({ uid }: Person) => memberSchema.parse(await tenant.member(uid));

  it('stops at the limit with the newest, and reports that there are more', async () => {
    const found = await findSubmissions(await member(admin), everything, CLOCK, { rows: 2, read: 100 });
    expect(found.submissions.map((each) => each.first_name)).toEqual(['Rosa', 'Ben']);
    expect(found.isCut).toBe(true);
    const whole = await findSubmissions(await member(admin), everything, CLOCK, { rows: 5, read: 100 });
    expect(whole.isCut, 'as many as there are').toBe(false);
  });

  it('stops searching for rare matches', async () => {
    // Too short for a search key, so the database can't search for it; and no reference number contains it.
    const filter = { search: 'ж' };
    const found = await findSubmissions(await member(admin), filter, CLOCK, { rows: 2, read: 5 });
    expect(found).toEqual({ filter: {}, submissions: [], isCut: true, unreadable: 0 });
  });

  it('reads page by page, queries the database for partial pages, and counts unreadable records', async () => {
    const company = await newTenant();
    const person = await company.join('compliance');
    const batch = firestore.batch();
    for (let index = 0; index < 498; index += 1) {
      const id = `many-${index}`;
      const name = index === 400 ? 'Quentin' : 'Many';
      const facts = {
        first_name: name,
        last_name: 'Sample',
        email: 'm@x.example',
        mobile: '(201) 555-0100',
        reference_number: id,
      };
      batch.set(firestore.doc(paths.submissions.one(company.tenantId, id)), {
        id,
        ...facts,
        purpose: 'Purchase',
        status: 'new',
        created_at: ago(index),
        est_value_or_price: null,
        lo_assigned_id: null,
        search_keys: toSearchKeys(searchTexts.submission(facts)),
      });
    }
    await batch.commit();
    for (let index = 498; index < 503; index += 1) {
      await apply(company.tenantId, 'Late', { created_at: ago(index), ...(index === 500 && { mobile: 5 }) });
    }
    const made = await expectSuccess(person.token, 'export-applications', { filter: {} });
    expect(made).toMatchObject({ rows: 502, is_cut: false, unreadable: 1 });
    expect(new Set(made.csv.split('\r\n')).size).toBeGreaterThanOrEqual(500);
    const found = await expectSuccess(person.token, 'export-applications', {
      filter: { search: 'quentin sam' },
    });
    expect(found).toMatchObject({ rows: 1, unreadable: 0 });
    await company.remove();
  });

  it('uses only indexed queries, with any combination of conditions', async () => {
    const parts: Filter[] = [
      { status: 'new' },
      { officer: 'devon' },
      { branch: 'main' },
      { purpose: 'Purchase' },
      { source: 'open-house' },
      { overdue: 'yes' },
      { search: 'quentin' },
      { from: '2020-01-01', to: '2020-01-02' },
    ];
    const choices = Array.from({ length: 2 ** parts.length }, (_none, choice) =>
      parts.filter((_part, index) => (choice >> index) % 2 === 1),
    );
    // Without submissions a query costs least, and tools/testing/guardQueries.ts checks it anyway.
    const company = await newTenant();
    for (const each of [
      await company.join('compliance'),
      await company.join('officer', { officer_id: 'devon' }),
    ]) {
      const asking = memberSchema.parse(await company.member(each.uid));
      const found = await Promise.all(
        choices.map((chosen) => {
          const filter = Object.assign({ search: '' }, ...chosen) as Filter & { search: string };
          return findSubmissions(asking, filter, CLOCK);
        }),
      );
      expect(found.flatMap(({ submissions }) => submissions)).toEqual([]);
    }
    await company.remove();
  });
});

describe('export-application', () => {
  it('gives administrators and the assigned officer the PDF, and records each', async () => {
    const { id, reference } = one('Rosa');
    for (const person of [admin, devon]) {
      const made = await expectSuccess(person.token, 'export-application', { id, format: 'pdf' });
      expect(made).toMatchObject({ file_name: `application-${reference}.pdf`, left_out: [] });
      const document = await PDFDocument.load(Buffer.from(made.file, 'base64'));
      expect(document.getTitle()).toBe(`Application ${reference}`);
    }
    expect(await loadRecords(one('Rosa'))).toMatchObject([
      { actor_user_id: admin.uid, entity_type: 'application', after: { format: 'pdf' } },
      { actor_user_id: devon.uid, after: { format: 'pdf' } },
    ]);
  });

  it('returns MISMO XML with the officer’s NMLS number, and lists what it omits', async () => {
    const { id, reference } = one('Ben');
    const made = await expectSuccess(maria.token, 'export-application', { id, format: 'mismo' });
    const xml = Buffer.from(made.file, 'base64').toString();
    expect(made.file_name).toBe(`application-${reference}.xml`);
    expect(made.left_out).toEqual(['Credit score range']);
    expect(xml).toContain('<FirstName>Ben</FirstName>');
    expect(xml).toContain('<LicenseIdentifier>1990001</LicenseIdentifier>');
    expect(xml).toContain(`<LoanIdentifier>${reference}</LoanIdentifier>`);
    expect(xml).not.toContain('not an answer');
    expect(await loadRecords(one('Ben'))).toMatchObject([{ after: { format: 'mismo' } }]);
  });

  it('works for the General team, and for an officer whose entry is gone', async () => {
    const gone = await apply(tenant.tenantId, 'Gus', { lo_assigned_id: 'gone', status: 'withdrawn' });
    for (const { id } of [one('Cleo'), gone]) {
      for (const format of ['pdf', 'mismo'] as const) {
        expect((await expectSuccess(admin.token, 'export-application', { id, format })).file).not.toBe('');
      }
    }
    await firestore.recursiveDelete(firestore.doc(paths.submissions.one(tenant.tenantId, gone.id)));
  });

  it('reveals nothing about someone else’s application, and records nothing', async () => {
    const data = { id: one('Dana').id, format: 'pdf' };
    const { sentence } = errorCatalog['application-not-found'];
    for (const { token } of [maria, foreigner]) {
      await expectRejected(call(token, 'export-application', data), 'NOT_FOUND', sentence);
    }
    await expectRejected(
      call(admin.token, 'export-application', { ...data, id: nanoid() }),
      'NOT_FOUND',
      sentence,
    );
    await expectRejected(call(undefined, 'export-application', data), 'UNAUTHENTICATED');
    const stranger = await tenant.join('assistant');
    await expectRejected(call(stranger.token, 'export-application', data), 'PERMISSION_DENIED');
    for (const wrong of [
      { ...data, format: 'csv' },
      { ...data, tenant_id: tenant.tenantId },
    ]) {
      await expectRejected(call(foreigner.token, 'export-application', wrong), 'INVALID_ARGUMENT');
    }
    expect(await loadRecords(one('Dana'))).toEqual([]);
  });

  it('ends with the session: a disabled or reassigned officer gets nothing', async () => {
    const leaver = await tenant.join('officer', { officer_id: 'devon' });
    const data = { id: one('Dana').id, format: 'pdf' };
    await expectSuccess(leaver.token, 'export-application', data as never);
    await setMember(leaver.uid, { officer_id: 'maria' });
    await expectRejected(call(leaver.token, 'export-application', data), 'NOT_FOUND');
    await auth.updateUser(leaver.uid, { disabled: true });
    await expectRejected(call(leaver.token, 'export-application', data), 'UNAUTHENTICATED');
  });

  it('needs no recent sign-in, like reading the application', async () => {
    const data = { id: one('Dana').id, format: 'mismo' };
    const made = await runLater(exportApplication, admin.token, STEP_UP_MAX_AGE_S + 5, data);
    expect(made).toMatchObject({ left_out: ['Credit score range'] });
  });
});
