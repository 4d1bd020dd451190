import type { CallableInput, CallableName } from '@brokerage/domain/callables';
import { objectKeys } from '@brokerage/domain/collections/records';
import { type ErrorCode, errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { isAdministrator, ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { SUBMISSION_LIMITS } from '@brokerage/domain/submission/workflow/submissionEvent';
import {
  findSubmissionActionError,
  type SubmissionActionName,
} from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger.ts';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  type Person,
  runLater,
  type TestTenant,
} from '../testing/members.ts';
import { newTestDesk, readEvents, readSubmission, type TestDesk } from '../testing/submissions.ts';
import { openApplication } from './openApplication.ts';

const RECEIVED = new Date(Date.now() - 6 * HOUR_MS);
/** Today in the time zone of a new company. */
const TODAY = dayInZone(new Date(), DEFAULT_OFFICE_SCHEDULE.time_zone);
/** A date that a notice of incompleteness may name. */
const REPLY_BY = new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10);

let desk: TestDesk;
let tenant: TestTenant;
let admin: Person;
let devon: Person;
let maria: Person;
let foreigner: Person;

beforeAll(async () => {
  desk = await newTestDesk();
  ({ tenant, admin, devon, maria, foreigner } = desk);
});
afterAll(() => desk.remove());

const ANSWERS = {
  first_name: 'Rosa',
  last_name: 'Delgado',
  email: 'rosa@borrower.example',
  monthly_income_gross: 9_800,
  purpose: 'Purchase',
};

/** Phone number of one applicant. */
const ROSAS_PHONE = { mobile: '(201) 555-0147' };

/** Stores an application like submit-preapproval, or like an older version. */
async function application(changes: Record<string, unknown> = {}): Promise<string> {
  const id = nanoid(21);
  const reference = `PA-${nanoid(4).toUpperCase()}-${nanoid(4).toUpperCase()}`;
  await firestore.doc(paths.submissions.one(tenant.tenantId, id)).set({
    id,
    first_name: 'Rosa',
    last_name: 'Delgado',
    email: `${id.toLowerCase()}@borrower.example`,
    mobile: `(201) 555-${id}`,
    purpose: 'Purchase',
    status: 'new',
    created_at: RECEIVED,
    est_value_or_price: 525_000,
    reference_number: reference,
    lo_assigned_id: 'devon',
    ...changes,
  });
  await firestore
    .doc(paths.submissionAnswers(tenant.tenantId, id))
    .set({ ...ANSWERS, utm_source: 'newsletter', shared_link_id: 'not an answer' });
  await firestore.doc(paths.consentReceipt(tenant.tenantId, id)).set({
    version: '2026-11-18',
    boxes: [{ name: 'consent_tcpa', text: 'I agree to be called.', checked: true }],
    created_at: RECEIVED,
    ip_address: '203.0.113.7',
    user_agent: 'Test',
    page: '/pre-approval',
  });
  return id;
}

const stored = (id: string) => readSubmission(tenant.tenantId, id);
const events = (id: string) => readEvents(tenant.tenantId, id);
const loadActions = async (id: string) => (await tenant.audits(id)).map(({ action }) => action as string);
const notices = async ({ uid }: Person) =>
  (
    await firestore.collection(paths.notices.all(tenant.tenantId)).where('to_user_id', '==', uid).get()
  ).docs.map((one) => one.data());
const event_id = () => nanoid(21);
const update = (id: string, action: CallableInput<'update-application'>['action']) => ({
  id,
  event_id: event_id(),
  action,
});
const sentence = (code: ErrorCode) => errorCatalog[code].sentence as string;

describe('open-application', () => {
  it('returns answers and consents, and records each access', async () => {
    const id = await application();
    for (const person of [admin, devon]) {
      const opened = await expectSuccess(person.token, 'open-application', { id });
      expect(opened.answers).toEqual(ANSWERS);
      expect(opened.attribution).toMatchObject({ utm_source: 'newsletter' });
      expect(opened.receipt).toMatchObject({ version: '2026-11-18', boxes: [{ checked: true }] });
      expect(opened).toMatchObject({ origin: null, related: [] });
      expect(JSON.stringify(opened)).not.toContain('203.0.113.7');
    }
    expect(await tenant.audits(id)).toMatchObject([
      { action: 'application_read', entity_type: 'application', seq: 1, actor_user_id: admin.uid },
      { action: 'application_read', seq: 2, actor_user_id: devon.uid },
    ]);
    expect(await stored(id), 'lists are not sent again').toMatchObject({ event_count: 0 });
  });

  it('lists others of the same applicant, to an officer only their own', async () => {
    const same = { email: 'same@borrower.example', mobile: '(201) 555-0199' };
    const id = await application(same);
    const own = await application({ ...same, status: 'withdrawn' });
    const marias = await application({ email: same.email, lo_assigned_id: 'maria' });
    // A malformed older record doesn't keep anyone from opening another.
    await firestore
      .doc(paths.submissions.one(tenant.tenantId, 'odd'))
      .set({ id: 'odd', ...same, status: 'of 1999', lo_assigned_id: 'devon', created_at: RECEIVED });
    const seen = async ({ token }: Person) =>
      (await expectSuccess(token, 'open-application', { id })).related.map((one) => [one.id, one.same]);
    expect(await seen(devon)).toEqual([[own, ['email', 'mobile']]]);
    expect(new Map((await seen(admin)) as [string, string[]][])).toEqual(
      new Map([
        [own, ['email', 'mobile']],
        [marias, ['email']],
      ]),
    );
    const logged = vi.spyOn(logger, 'error').mockReturnValue();
    await runLater(openApplication, devon.token, 0, { id });
    // Once for each field that it has in common.
    const path = paths.submissions.one(tenant.tenantId, 'odd');
    expect(logged.mock.calls).toEqual(Array(2).fill(['unreadable records', { paths: [path] }]));
    logged.mockRestore();
  });

  it('lists others with the same phone number in any format', async () => {
    const id = await application({ email: 'home@borrower.example', mobile: '(201) 555-0153' });
    const other = await application({ email: 'work@borrower.example', mobile: '+1 201-555-0153' });
    for (const [opened, found] of [
      [id, other],
      [other, id],
    ]) {
      expect(
        (await expectSuccess(devon.token, 'open-application', { id: opened ?? '' })).related,
      ).toMatchObject([{ id: found, same: ['mobile'] }]);
    }
  });

  it('lists the five newest of many, whichever is open', async () => {
    const email = 'often@borrower.example';
    const days = [1, 2, 3, 4, 5, 6, 7];
    const ids: string[] = [];
    for (const day of days) {
      const created_at = new Date(RECEIVED.getTime() - day * DAY_MS);
      ids.push(await application({ email, created_at }));
    }
    const [newest, , , , , , oldest] = ids;
    const seen = async (id = '') =>
      (await expectSuccess(devon.token, 'open-application', { id })).related.map((one) => one.id);
    expect(await seen(newest)).toEqual(ids.slice(1, 6));
    expect(await seen(oldest)).toEqual(ids.slice(0, 5));
  });

  it('returns the flyer, link and edition it came from, with the PDF’s digest', async () => {
    const { tenantId } = tenant;
    const id = await application({
      shared_link_id: 'linkcode',
      flyer_instance_id: 'flyer',
      flyer_revision: 3,
    });
    const job = { tenant_id: tenantId, flyer_instance_id: 'flyer', owner_user_id: devon.uid, status: 'done' };
    await firestore.doc(paths.pdfJobs.one(tenantId, 'job')).set({
      ...job,
      id: 'job',
      revision: 3,
      output_url: null,
      input_digest: 'input',
      sha256: 'a'.repeat(64),
      size: 10,
      error: null,
      attempts: 1,
      created_at: RECEIVED,
      updated_at: RECEIVED,
      lease_until: RECEIVED,
    });
    const { origin } = await expectSuccess(devon.token, 'open-application', { id });
    expect(origin).toMatchObject({ link_code: 'linkcode', revision: 3, pdf_sha256: 'a'.repeat(64) });
  });
});

it('get-consent-receipt returns the PDF to those who may open the application, and records it', async () => {
  const id = await application();
  const { file_name, pdf } = await expectSuccess(devon.token, 'get-consent-receipt', { id });
  expect(file_name).toMatch(/^consent-receipt-PA-.*\.pdf$/);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await tenant.audits(id)).toMatchObject([
    { action: 'application_read', after: { part: 'consent receipt' } },
  ]);
  await expectRejected(call(maria.token, 'get-consent-receipt', { id }), 'NOT_FOUND');
});

describe('an application’s workflow', () => {
  it('notifies no member with the officer’s entry whose role may not work on applications', async () => {
    const former = await tenant.invite('auditor', { officer_id: 'devon' });
    const id = await application({ lo_assigned_id: null, route_to: 'General' });
    const assign = { id, event_id: event_id(), revision: 1, officer_id: 'devon' };
    await expectSuccess(admin.token, 'assign-application', assign);
    const sentNotices = await firestore
      .collection(paths.notices.all(tenant.tenantId))
      .where('application_id', '==', id)
      .get();
    expect(sentNotices.docs.map((one) => one.get('to_user_id') as string)).toEqual([devon.uid]);
    await firestore.doc(paths.member(former.uid)).delete();
  });

  it('goes from the General team to an officer, who calls and denies it, all on record', async () => {
    const id = await application({ lo_assigned_id: null, route_to: 'General' });
    const assign = { id, event_id: event_id(), revision: 1, officer_id: 'devon', text: 'Your branch' };
    expect(await expectSuccess(admin.token, 'assign-application', assign)).toEqual({
      id,
      status: 'new',
      revision: 2,
    });
    const snapshot = await firestore.doc(paths.submissions.one(tenant.tenantId, id)).get();
    expect(snapshot.data()).toMatchObject({ lo_assigned_id: 'devon', branch_id: 'main' });
    expect(snapshot.data()).not.toHaveProperty('route_to');
    expect((await notices(devon)).filter((one) => one.application_id === id)).toMatchObject([
      { kind: 'application_assigned', reference_number: snapshot.get('reference_number'), read_at: null },
    ]);

    const contacted_at = new Date(RECEIVED.getTime() + HOUR_MS);
    const contact = { id, event_id: event_id(), channel: 'called', text: 'Spoke briefly' } as const;
    await expectSuccess(devon.token, 'log-contact', { ...contact, contacted_at: contacted_at.toISOString() });
    expect(await stored(id)).toMatchObject({ status: 'in_progress', first_contact_at: contacted_at });

    await expectSuccess(
      devon.token,
      'update-application',
      update(id, { name: 'deny', revision: 3, reasons: ['insufficient_income'], text: '' }),
    );
    expect(await stored(id)).toMatchObject({
      status: 'denied',
      revision: 4,
      outcome: { reasons: ['insufficient_income'] },
      ...toActionNoticeDates(RECEIVED, DEFAULT_OFFICE_SCHEDULE.time_zone),
    });
    expect(await events(id)).toMatchObject([
      { n: 1, action: 'assign', officer_name: 'Devon Blake', text: 'Your branch', by_user_id: admin.uid },
      { n: 2, action: 'contact', channel: 'called', from_status: 'new', to_status: 'in_progress' },
      { n: 3, action: 'deny', from_status: 'in_progress', to_status: 'denied' },
    ]);
    expect(await loadActions(id)).toEqual([
      'application_assigned',
      'application_contacted',
      'application_status_changed',
    ]);
    expect(JSON.stringify(await tenant.audits(id))).not.toMatch(/Spoke|Rosa|borrower\.example/);
  });

  it('a repeated or concurrent call log changes nothing more', async () => {
    const id = await application();
    const start = update(id, { name: 'start', revision: 1, text: '' });
    const answers = await Promise.all([1, 2, 3].map(() => call(devon.token, 'update-application', start)));
    answers.push(await call(devon.token, 'update-application', start));
    expect(answers.map(({ body }) => body.result)).toEqual(
      Array(4).fill({ id, status: 'in_progress', revision: 2 }),
    );
    expect(await events(id)).toHaveLength(1);
    expect(await loadActions(id)).toHaveLength(1);
    await expectRejected(call(admin.token, 'update-application', start), 'FAILED_PRECONDITION');
    const other = { ...start, action: { ...start.action, text: 'Another one' } };
    await expectRejected(
      call(devon.token, 'update-application', other),
      'FAILED_PRECONDITION',
      sentence('application-event-taken'),
    );
    const note = { id, event_id: start.event_id, text: 'Lost?', mentions: [] };
    await expectRejected(call(devon.token, 'add-application-note', note), 'FAILED_PRECONDITION');
    expect(await events(id)).toHaveLength(1);
  });

  it('rejects the second of two concurrent changes as stale', async () => {
    const id = await application();
    const answers = await Promise.all([
      call(admin.token, 'update-application', update(id, { name: 'approve', revision: 1, text: '' })),
      call(devon.token, 'update-application', update(id, { name: 'mark_spam', revision: 1, text: '' })),
    ]);
    const failed = answers.filter(({ status }) => status !== 200);
    expect(failed.map(({ body }) => body.error?.status)).toEqual(['ABORTED']);
    expect(await events(id)).toHaveLength(1);
  });

  it('keeps both of two concurrent notes', async () => {
    const id = await application();
    const note = (text: string) => ({ id, event_id: event_id(), text, mentions: [] });
    await Promise.all([
      expectSuccess(admin.token, 'add-application-note', note('One')),
      expectSuccess(devon.token, 'add-application-note', note('Two')),
    ]);
    expect((await events(id)).map(({ n }) => n as number)).toEqual([1, 2]);
    expect((await stored(id)).event_count).toBe(2);
  });

  it('a duplicate names its original by reference number', async () => {
    const original = await application(ROSAS_PHONE);
    const id = await application(ROSAS_PHONE);
    const { reference_number } = await stored(original);
    const duplicate = (duplicate_of: string) =>
      update(id, { name: 'mark_duplicate', revision: 1, duplicate_of, text: '' });
    await expectRejected(
      call(devon.token, 'update-application', duplicate('PA-NONE-NONE')),
      'NOT_FOUND',
      sentence('application-original-not-found'),
    );
    await expectRejected(
      call(devon.token, 'update-application', duplicate((await stored(id)).reference_number)),
      'INVALID_ARGUMENT',
    );
    const marias = await application({ lo_assigned_id: 'maria' });
    const foreign = duplicate((await stored(marias)).reference_number);
    await expectRejected(call(devon.token, 'update-application', foreign), 'NOT_FOUND');
    const stranger = await application({ mobile: '(973) 555-0199' });
    await expectRejected(
      call(devon.token, 'update-application', duplicate((await stored(stranger)).reference_number)),
      'FAILED_PRECONDITION',
      sentence('application-duplicate-of-another'),
    );
    expect(await stored(id)).toMatchObject({ status: 'new', revision: 1 });
    await expectSuccess(devon.token, 'update-application', duplicate(reference_number.toLowerCase()));
    expect(await stored(id)).toMatchObject({
      status: 'duplicate',
      outcome: { duplicate_of: original, duplicate_reference: reference_number },
    });
  });

  it('assigns only to someone in the directory', async () => {
    const id = await application();
    await firestore.doc(paths.officers.one(tenant.tenantId, 'gone')).set({
      ...(await firestore.doc(paths.officers.one(tenant.tenantId, 'maria')).get()).data(),
      id: 'gone',
      listed: false,
    });
    const assign = (officer_id: string) => ({ id, event_id: event_id(), revision: 1, officer_id, text: '' });
    for (const officer_id of ['gone', 'nobody']) {
      await expectRejected(
        call(admin.token, 'assign-application', assign(officer_id)),
        'FAILED_PRECONDITION',
        sentence('application-officer-unavailable'),
      );
    }
    await expectRejected(
      call(admin.token, 'claim-application', { id, event_id: event_id(), revision: 1 }),
      'FAILED_PRECONDITION',
      sentence('application-no-directory-entry'),
    );
    const listedAdmin = await tenant.join('marketing_admin', { officer_id: 'maria' });
    await expectSuccess(listedAdmin.token, 'claim-application', { id, event_id: event_id(), revision: 1 });
    expect(await stored(id)).toMatchObject({ lo_assigned_id: 'maria', revision: 2 });
    await expectRejected(call(devon.token, 'open-application', { id }), 'NOT_FOUND');
  });
});

it('reassigns a former member’s application with its history, and notifies the new officer', async () => {
  const root = await tenant.join('super_admin');
  const lena = await tenant.join('officer', { officer_id: 'lena', name: 'Lena Ruiz' });
  const id = await application({ lo_assigned_id: 'lena' });
  const closed = await application({ lo_assigned_id: 'lena', status: 'withdrawn' });
  const { branchId } = (await firestore.doc(paths.officers.one(tenant.tenantId, 'maria')).get()).data() ?? {};
  expect(branchId, 'the directory’s word on the branch counts').toBeTypeOf('string');
  await expectSuccess(lena.token, 'add-application-note', {
    id,
    event_id: event_id(),
    text: 'Mine',
    mentions: [],
  });
  const leave = { uid: lena.uid, hand_over_to: maria.uid, forward_links: false };
  expect(await expectSuccess(root.token, 'deactivate-member', leave)).toEqual({
    handed_over: { submissions: 1, links: 0 },
    is_done: true,
  });
  expect(await stored(id)).toMatchObject({
    lo_assigned_id: 'maria',
    branch_id: branchId as string,
    revision: 2,
    event_count: 2,
  });
  expect((await events(id))[1]).toMatchObject({
    n: 2,
    action: 'assign',
    officer_id: 'maria',
    text: 'Reassigned from Lena Ruiz',
  });
  expect(await loadActions(id)).toEqual(['application_noted', 'application_assigned']);
  expect((await notices(maria)).filter((one) => one.application_id === id)).toMatchObject([
    { kind: 'application_assigned' },
  ]);
  expect(await stored(closed)).toMatchObject({ lo_assigned_id: 'lena' });
});

describe('notes', () => {
  it('notify mentioned members who may see the application', async () => {
    const id = await application();
    const note = (...mentions: string[]) => ({ id, event_id: event_id(), text: 'Please look', mentions });
    await expectSuccess(devon.token, 'add-application-note', note(admin.uid));
    expect((await notices(admin)).filter((one) => one.application_id === id)).toMatchObject([
      { kind: 'application_mentioned' },
    ]);
    await expectSuccess(devon.token, 'add-application-note', note(admin.uid));
    expect((await notices(admin)).filter((one) => one.application_id === id)).toHaveLength(1);
    const unlisted = await tenant.join('visitor', { officer_id: 'devon' });
    for (const uid of [maria.uid, foreigner.uid, unlisted.uid, 'nobody']) {
      await expectRejected(
        call(devon.token, 'add-application-note', note(uid)),
        'INVALID_ARGUMENT',
        sentence('application-mention-unknown'),
      );
    }
    expect(await events(id)).toHaveLength(2);
  });

  it('are changed by their authors, and keep earlier text', async () => {
    const id = await application();
    const note = { id, event_id: event_id(), text: 'First', mentions: [] };
    await expectSuccess(devon.token, 'add-application-note', note);
    const edit = (text: string) => ({ id, event_id: note.event_id, text });
    await expectRejected(call(admin.token, 'edit-application-note', edit('Mine')), 'PERMISSION_DENIED');
    await expectRejected(call(maria.token, 'edit-application-note', edit('Mine')), 'NOT_FOUND');
    await expectRejected(call(devon.token, 'edit-application-note', edit(' ')), 'INVALID_ARGUMENT');
    await expectSuccess(devon.token, 'edit-application-note', edit('Second'));
    await expectSuccess(devon.token, 'edit-application-note', edit('Second'));
    expect(await events(id)).toMatchObject([{ text: 'Second', edits: [{ text: 'First' }] }]);
    expect(await loadActions(id)).toEqual(['application_noted', 'application_note_changed']);
    const path = `${paths.submissionEvents(tenant.tenantId, id)}/${note.event_id}`;
    const edits = Array.from({ length: SUBMISSION_LIMITS.noteEdits }, () => ({ text: '', at: RECEIVED }));
    await firestore.doc(path).update({ edits });
    await expectRejected(
      call(devon.token, 'edit-application-note', edit('Third')),
      'FAILED_PRECONDITION',
      sentence('application-note-changed-often'),
    );
  });
});

describe('who may do what', () => {
  /** Only visitors reschedule and cancel their calls: `changeCall.emulator.test.ts` tests that. */
  type DeskAction = Exclude<SubmissionActionName, 'reschedule' | 'cancel'>;
  /** One call for each action that a person can start; the input is valid, so only person and status can be wrong. */
  const CALLS: Record<DeskAction, (id: string) => [CallableName, object]> = {
    open: (id) => ['open-application', { id }],
    claim: (id) => ['claim-application', { id, event_id: event_id(), revision: 1 }],
    assign: (id) => [
      'assign-application',
      { id, event_id: event_id(), revision: 1, officer_id: null, text: '' },
    ],
    contact: (id) => [
      'log-contact',
      { id, event_id: event_id(), channel: 'met', contacted_at: new Date().toISOString(), text: '' },
    ],
    note: (id) => ['add-application-note', { id, event_id: event_id(), text: 'Note', mentions: [] }],
    start: (id) => ['update-application', update(id, { name: 'start', revision: 1, text: '' })],
    approve: (id) => ['update-application', update(id, { name: 'approve', revision: 1, text: '' })],
    deny: (id) => [
      'update-application',
      update(id, { name: 'deny', revision: 1, reasons: ['bankruptcy'], text: '' }),
    ],
    withdraw: (id) => [
      'update-application',
      update(id, { name: 'withdraw', revision: 1, said_by: 'applicant', text: '' }),
    ],
    mark_incomplete: (id) => [
      'update-application',
      update(id, { name: 'mark_incomplete', revision: 1, missing: 'Pay stubs', reply_by: REPLY_BY }),
    ],
    mark_duplicate: (id) => [
      'update-application',
      update(id, { name: 'mark_duplicate', revision: 1, duplicate_of: 'PA-ORIG-INAL', text: '' }),
    ],
    mark_spam: (id) => ['update-application', update(id, { name: 'mark_spam', revision: 1, text: '' })],
    answer: (id) => ['update-application', update(id, { name: 'answer', revision: 1, text: '' })],
    record_notice: (id) => [
      'update-application',
      update(id, { name: 'record_notice', revision: 1, sent_on: TODAY, method: 'mailed' }),
    ],
    reopen: (id) => ['update-application', update(id, { name: 'reopen', revision: 1, text: 'New facts' })],
  };
  const NAMES = objectKeys(CALLS);
  const STATUS: Record<string, string> = {
    'application-not-found': 'NOT_FOUND',
    'permission-denied': 'PERMISSION_DENIED',
    'application-status-changed': 'FAILED_PRECONDITION',
    'application-wrong-kind': 'FAILED_PRECONDITION',
  };

  it.each(NAMES)('%s: matches the table for every role', async (name) => {
    await application({ ...ROSAS_PHONE, reference_number: 'PA-ORIG-INAL', lo_assigned_id: 'maria' });
    const people = await Promise.all(
      ROLES.map(async (role) => ({ role, ...(await tenant.join(role, { officer_id: 'maria' })) })),
    );
    for (const { role, token, uid } of people) {
      for (const lo_assigned_id of ['maria', 'devon', null]) {
        // An open and a closed one: the workflow's own tests cover every status.
        for (const status of lo_assigned_id === 'maria' ? ['new', 'denied'] : ['new']) {
          const notice_due_at = status === 'denied' ? RECEIVED : null;
          const id = await application({ ...ROSAS_PHONE, status, lo_assigned_id, notice_due_at });
          const actor = {
            user_id: uid,
            tenant_id: tenant.tenantId,
            officer_id: 'maria',
            is_administrator: isAdministrator(role),
          };
          const target = { tenant_id: tenant.tenantId, kind: 'application' as const, lo_assigned_id, status };
          const code = findSubmissionActionError(target, name, actor);
          const [callable, input] = CALLS[name](id);
          const response = await call(token, callable, input);
          expect(response.body.error?.status, `${role} ${status} of ${lo_assigned_id}`).toBe(
            code && STATUS[code],
          );
        }
      }
    }
  });

  it.each(NAMES)('%s: nobody without a session, of another company or without rights', async (name) => {
    const id = await application();
    const [callable, input] = CALLS[name](id);
    await expectRejected(call(undefined, callable, input), 'UNAUTHENTICATED');
    await expectRejected(call(foreigner.token, callable, input), 'NOT_FOUND');
    const stranger = await tenant.join('visitor', { officer_id: 'devon' });
    await expectRejected(call(stranger.token, callable, input), 'PERMISSION_DENIED');
    const left = await tenant.join('compliance', { status: 'deactivated' });
    await expectRejected(call(left.token, callable, input), 'PERMISSION_DENIED');
    expect(await events(id)).toEqual([]);
  });

  it.each([
    ['a tenant', { tenant_id: 'larkfield' }],
    ['a status', { status: 'approved' }],
    ['an officer', { lo_assigned_id: 'maria' }],
  ])('%s can’t be smuggled in', async (_, smuggled) => {
    const id = await application();
    for (const name of NAMES) {
      const [callable, input] = CALLS[name](id);
      await expectRejected(call(admin.token, callable, { ...input, ...smuggled }), 'INVALID_ARGUMENT');
    }
    expect(await events(id)).toEqual([]);
  });
});
