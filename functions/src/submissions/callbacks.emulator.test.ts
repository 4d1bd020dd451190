import type { CallableInput } from '@brokerage/domain/callables';
import { toScheduledCallId } from '@brokerage/domain/contact/scheduledCallId';
import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { paths } from '@brokerage/domain/paths';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import {
  newTestDesk,
  readEvents,
  readSubmission,
  seedApplication,
  seedCallback,
  type TestDesk,
} from '../testing/submissions.ts';
import { assignByRule } from './assignment/assignByRule.ts';

/** The team's functions with callback requests; each function's own test covers applications. */

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

const event_id = () => nanoid(21);
const callback = (changes: Record<string, unknown> = {}) =>
  seedCallback(tenant.tenantId, { lo_assigned_id: 'devon', ...changes });
const stored = (id: string) => readSubmission(tenant.tenantId, id);
const update = (id: string, action: CallableInput<'update-application'>['action']) => ({
  id,
  event_id: event_id(),
  action,
});
const WRONG_KIND = errorCatalog['application-wrong-kind'].sentence;

describe('open-application', () => {
  it('returns what the visitor wrote, and records the access', async () => {
    const id = await callback();
    for (const { token } of [admin, devon]) {
      expect(await expectSuccess(token, 'open-application', { id })).toEqual({
        answers: {},
        attribution: {},
        callback: {
          topic: 'refinancing',
          message: 'Is it worth it?\nMy rate is 7.1%.',
          callback: '2026-11-24 morning',
        },
        scheduled_call: null,
        receipt: null,
        origin: null,
        related: [],
      });
    }
    expect(await tenant.audits(id)).toMatchObject([
      { action: 'application_read', actor_user_id: admin.uid },
      { action: 'application_read', actor_user_id: devon.uid },
    ]);
  });

  it('returns when an application’s applicant is to be called', async () => {
    const id = await seedApplication(tenant.tenantId, { lo_assigned_id: 'devon' });
    const opened = () => expectSuccess(devon.token, 'open-application', { id });
    expect(await opened()).toMatchObject({ callback: null, scheduled_call: null });
    await firestore.doc(paths.submissionAnswers(tenant.tenantId, toScheduledCallId(id))).set({
      topic: 'my-application',
      message: 'Scheduled with application PA-1.',
      callback: '2026-11-24 morning',
      time_zone: 'America/Los_Angeles',
    });
    expect(await opened()).toMatchObject({
      callback: null,
      scheduled_call: { callback: '2026-11-24 morning', time_zone: 'America/Los_Angeles' },
    });
  });

  it('isn’t found by another officer or another company', async () => {
    const id = await callback();
    for (const { token } of [maria, foreigner]) {
      await expectRejected(call(token, 'open-application', { id }), 'NOT_FOUND');
      await expectRejected(call(token, 'log-contact', contact(id)), 'NOT_FOUND');
      await expectRejected(
        call(token, 'update-application', update(id, { name: 'start', revision: 1 })),
        'NOT_FOUND',
      );
    }
    await expectRejected(call(undefined, 'open-application', { id }), 'UNAUTHENTICATED');
    expect(await tenant.audits(id)).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: 'new', event_count: 0 });
  });

  it('links to an application of the same person, and vice versa', async () => {
    const same = { email: 'same@visitor.example', mobile: '(201) 555-0187', lo_assigned_id: 'devon' };
    // Older records have the email as typed.
    const id = await callback({ ...same, email: 'Same@Visitor.example' });
    const { mobile: _mobile, ...other } = same;
    const application = await seedApplication(tenant.tenantId, same);
    const byEmail = await seedApplication(tenant.tenantId, other);
    const relatedTo = async (one: string) =>
      (await expectSuccess(devon.token, 'open-application', { id: one })).related.map(
        ({ id: found, kind }) => [found, kind],
      );
    expect((await relatedTo(id)).toSorted()).toEqual(
      [
        [application, 'application'],
        [byEmail, 'application'],
      ].toSorted(),
    );
    expect(await relatedTo(application)).toContainEqual([id, 'callback']);
  });
});

const contact = (id: string) => ({
  id,
  event_id: event_id(),
  channel: 'called' as const,
  contacted_at: new Date().toISOString(),
  text: 'Sent the checklist',
});

describe('work on a callback request', () => {
  it('goes from new to answered after a logged call, and back with a reason, without mail', async () => {
    const applicant_mail = { is_on: true, subject: 'News', text: 'Your application' };
    await firestore.doc(paths.applicationSettings(tenant.tenantId)).set({
      applicant_mails: {
        in_progress: applicant_mail,
        approved: applicant_mail,
        withdrawn: applicant_mail,
      },
    });
    const id = await callback();
    await expectRejected(
      call(devon.token, 'update-application', update(id, { name: 'answer', revision: 1 })),
      'FAILED_PRECONDITION',
      errorCatalog['application-status-changed'].sentence,
    );
    expect(await expectSuccess(devon.token, 'log-contact', contact(id))).toMatchObject({
      status: 'in_progress',
    });
    const answer = update(id, { name: 'answer', revision: 2 });
    expect(await expectSuccess(devon.token, 'update-application', answer)).toMatchObject({
      status: 'answered',
    });
    expect(await expectSuccess(devon.token, 'update-application', answer), 'sent again').toMatchObject({
      status: 'answered',
      revision: 3,
    });
    await expectRejected(
      call(devon.token, 'update-application', update(id, { name: 'reopen', revision: 3, text: ' ' })),
      'INVALID_ARGUMENT',
    );
    const reopen = update(id, { name: 'reopen', revision: 3, text: 'Called again' });
    expect(await expectSuccess(devon.token, 'update-application', reopen)).toMatchObject({
      status: 'in_progress',
    });
    expect(
      (await readEvents(tenant.tenantId, id)).map(({ action, applicant_mail: mail }) => [action, mail]),
    ).toEqual([
      ['contact', null],
      ['answer', null],
      ['reopen', null],
    ]);
    expect((await firestore.collection(paths.mail.all(tenant.tenantId)).get()).size).toBe(0);
    await firestore.doc(paths.applicationSettings(tenant.tenantId)).delete();
  });

  it.each([
    { name: 'approve', revision: 1 },
    { name: 'deny', revision: 1, reasons: ['bankruptcy'] },
    { name: 'mark_incomplete', revision: 1, reasons: ['unverified_income'] },
    { name: 'record_notice', revision: 1 },
  ] satisfies CallableInput<'update-application'>['action'][])('rejects $name', async (action) => {
    const id = await callback();
    for (const { token } of [admin, devon]) {
      await expectRejected(
        call(token, 'update-application', update(id, action)),
        'FAILED_PRECONDITION',
        WRONG_KIND,
      );
    }
    expect(await stored(id)).toMatchObject({ status: 'new', revision: 1, event_count: 0 });
  });

  it('an application can’t be marked answered', async () => {
    const id = await seedApplication(tenant.tenantId, { lo_assigned_id: 'devon', status: 'in_progress' });
    await expectRejected(
      call(devon.token, 'update-application', update(id, { name: 'answer', revision: 1 })),
      'FAILED_PRECONDITION',
      WRONG_KIND,
    );
  });

  it('can’t be an application’s original, which would lose the notice, but the reverse is allowed', async () => {
    const same = { lo_assigned_id: 'devon' };
    const [id, application] = await Promise.all([callback(), seedApplication(tenant.tenantId, same)]);
    const toDuplicate = async (original: string) => ({
      name: 'mark_duplicate' as const,
      revision: 1,
      duplicate_of: (await stored(original)).reference_number,
    });
    await expectRejected(
      call(devon.token, 'update-application', update(application, await toDuplicate(id))),
      'FAILED_PRECONDITION',
      errorCatalog['application-duplicate-of-callback'].sentence,
    );
    expect((await stored(application)).status).toBe('new');
    const closed = update(id, await toDuplicate(application));
    expect(await expectSuccess(devon.token, 'update-application', closed)).toMatchObject({
      status: 'duplicate',
    });
  });

  it('keeps one of two open that name each other as original', async () => {
    const same = { lo_assigned_id: 'devon' };
    const ids = await Promise.all([1, 2].map(() => seedApplication(tenant.tenantId, same)));
    const close = async (id = '', original = '') =>
      call(
        devon.token,
        'update-application',
        update(id, {
          name: 'mark_duplicate',
          revision: 1,
          duplicate_of: (await stored(original)).reference_number,
        }),
      );
    const [one, other] = ids;
    await Promise.all([close(one, other), close(other, one)]);
    const statuses = await Promise.all(ids.map(async (id) => (await stored(id)).status));
    expect(statuses.toSorted()).toEqual(['duplicate', 'new']);
    const [closed, open] = statuses[0] === 'new' ? [other, one] : [one, other];
    await expectRejected(
      close(open, closed),
      'FAILED_PRECONDITION',
      errorCatalog['application-duplicate-of-closed'].sentence,
    );
  });

  it('is assigned with applications in one call; what fits one kind changes only that', async () => {
    const [one, application] = await Promise.all([
      callback({ lo_assigned_id: null }),
      seedApplication(tenant.tenantId),
    ]);
    const both = (revision: number) => [one, application].map((id) => ({ id, revision }));
    const assigned = await expectSuccess(admin.token, 'update-applications', {
      batch_id: event_id(),
      applications: both(1),
      action: { name: 'assign', officer_id: 'maria' },
    });
    expect(assigned.results.map(({ error }) => error)).toEqual([null, null]);
    const notices = await firestore
      .collection(paths.notices.all(tenant.tenantId))
      .where('to_user_id', '==', maria.uid)
      .get();
    expect(
      new Map(notices.docs.map((notice) => [notice.get('application_id'), notice.get('submission_kind')])),
    ).toEqual(
      new Map([
        [one, 'callback'],
        [application, 'application'],
      ]),
    );
    const denied = await expectSuccess(admin.token, 'update-applications', {
      batch_id: event_id(),
      applications: both(2),
      action: { name: 'deny', reasons: ['bankruptcy'] },
    });
    expect(denied.results).toEqual([
      { id: one, error: { code: 'application-wrong-kind', message: WRONG_KIND } },
      { id: application, error: null },
    ]);
  });

  it('takes turns like an application, but not by branch, because it has no place', async () => {
    const settings = firestore.doc(paths.applicationSettings(tenant.tenantId));
    await settings.set({ assignment: { kind: 'turns', officers: ['devon', 'maria'], branches: [] } });
    const assignees: (string | null)[] = [];
    for (const store of [seedCallback, seedApplication, seedCallback]) {
      const id = await store(tenant.tenantId);
      expect(await assignByRule(tenant.tenantId, id)).toBe(true);
      assignees.push((await stored(id)).lo_assigned_id);
    }
    expect(assignees).toEqual(['devon', 'maria', 'devon']);
    const branches = [{ branch_id: 'main', officers: ['devon'] }];
    await settings.set({ assignment: { kind: 'branch', officers: [], branches } });
    const id = await seedCallback(tenant.tenantId);
    expect(await assignByRule(tenant.tenantId, id)).toBe(false);
    await settings.delete();
  });
});

describe('a call scheduled for an application', () => {
  const pair = async (assigned: object = {}, callChanges: object = {}) => {
    const application = await seedApplication(tenant.tenantId, { kind: 'application', ...assigned });
    const id = `scheduled-call-${application}`;
    await seedCallback(tenant.tenantId, { ...assigned, ...callChanges }, id);
    return { application, id };
  };

  it('follows its application’s assignment by rule, in any order, and takes no turn', async () => {
    const settings = firestore.doc(paths.applicationSettings(tenant.tenantId));
    const turns = firestore.collection(paths.assignmentTurns.all(tenant.tenantId));
    for (const turn of (await turns.get()).docs) await turn.ref.delete();
    await settings.set({ assignment: { kind: 'turns', officers: ['devon', 'maria'], branches: [] } });
    const assignees: (string | null)[] = [];
    for (const isCallFirst of [true, false, true]) {
      const { application, id } = await pair();
      for (const one of isCallFirst ? [id, application] : [application, id]) {
        await assignByRule(tenant.tenantId, one);
      }
      const { lo_assigned_id } = await stored(application);
      expect((await stored(id)).lo_assigned_id).toBe(lo_assigned_id);
      assignees.push(lo_assigned_id);
    }
    expect(assignees).toEqual(['devon', 'maria', 'devon']);
    await settings.delete();
  });

  it('goes with its application to another officer, once, however often it’s sent, and to the General team', async () => {
    const { application, id } = await pair({ lo_assigned_id: 'devon' });
    const toMaria = { id: application, event_id: event_id(), revision: 1, officer_id: 'maria' };
    await expectSuccess(admin.token, 'assign-application', toMaria);
    await expectSuccess(admin.token, 'assign-application', toMaria);
    const { reference_number } = await stored(application);
    expect(await stored(id)).toMatchObject({ lo_assigned_id: 'maria', event_count: 1 });
    expect(await readEvents(tenant.tenantId, id)).toMatchObject([
      { by_user_id: admin.uid, action: 'assign', text: `Assigned with application ${reference_number}` },
    ]);
    const { results } = await expectSuccess(admin.token, 'update-applications', {
      batch_id: event_id(),
      applications: [{ id: application, revision: 2 }],
      action: { name: 'assign', officer_id: null, text: '' },
    });
    expect(results).toEqual([{ id: application, error: null }]);
    expect(await stored(id)).toMatchObject({ lo_assigned_id: null, route_to: 'General' });
  });

  it('stays with its officer if it’s closed, or theirs already', async () => {
    const answered = await pair({ lo_assigned_id: 'devon' }, { status: 'answered' });
    const marias = await pair({ lo_assigned_id: 'devon' }, { lo_assigned_id: 'maria' });
    for (const { application } of [answered, marias]) {
      const toMaria = { id: application, event_id: event_id(), revision: 1, officer_id: 'maria' };
      await expectSuccess(admin.token, 'assign-application', toMaria);
    }
    expect(await stored(answered.id)).toMatchObject({ lo_assigned_id: 'devon', event_count: 0 });
    expect(await stored(marias.id)).toMatchObject({ lo_assigned_id: 'maria', event_count: 0 });
  });

  it('follows an application that somebody has assigned before, and stays where that has nobody', async () => {
    const waiting = await pair();
    expect(await assignByRule(tenant.tenantId, waiting.id)).toBe(false);
    const unassigned = { lo_assigned_id: null, route_to: 'General' };
    const { application, id } = await pair({ lo_assigned_id: 'maria' }, unassigned);
    // The trigger of a new submission may have been faster.
    await assignByRule(tenant.tenantId, id);
    const { reference_number } = await stored(application);
    expect(await stored(id)).toMatchObject({ lo_assigned_id: 'maria' });
    expect(await readEvents(tenant.tenantId, id)).toMatchObject([
      { by_user_id: 'system', text: `Assigned with application ${reference_number}` },
    ]);
  });

  it('an application whose id merely starts like a call’s takes turns like any other', async () => {
    const settings = firestore.doc(paths.applicationSettings(tenant.tenantId));
    await settings.set({ assignment: { kind: 'turns', officers: ['devon'], branches: [] } });
    const id = await seedCallback(tenant.tenantId, {}, `scheduled-call-${nanoid(6)}`);
    expect(await assignByRule(tenant.tenantId, id)).toBe(true);
    await settings.delete();
  });

  it.each(['call', 'application'])(
    'a contact logged on the %s stops both clocks once, however often it’s sent',
    async (on) => {
      const { application, id } = await pair({ lo_assigned_id: 'devon' });
      const input = contact(on === 'call' ? id : application);
      await expectSuccess(devon.token, 'log-contact', input);
      await expectSuccess(devon.token, 'log-contact', input);
      for (const one of [id, application]) {
        expect(await stored(one)).toMatchObject({
          status: 'in_progress',
          event_count: 1,
          first_contact_at: expect.anything(),
        });
        expect(await readEvents(tenant.tenantId, one)).toMatchObject([
          { action: 'contact', by_user_id: devon.uid, text: 'Sent the checklist' },
        ]);
      }
    },
  );

  it('a contact from before the call was scheduled counts only for the application', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
    const { application, id } = await pair({ lo_assigned_id: 'devon' }, { created_at: minutesAgo(10) });
    const input = { ...contact(application), contacted_at: minutesAgo(30).toISOString() };
    expect(await expectSuccess(devon.token, 'log-contact', input)).toMatchObject({ status: 'in_progress' });
    expect(await stored(application)).toMatchObject({ first_contact_at: expect.anything() });
    expect(await stored(id)).toMatchObject({ status: 'new', event_count: 0, first_contact_at: null });
  });

  it.each([
    ['withdrawn', { name: 'withdraw', revision: 1, said_by: 'applicant', text: 'Found a house' }],
    ['spam', { name: 'mark_spam', revision: 1, text: 'A test' }],
  ] as const)('is %s with its application, once', async (status, action) => {
    const { application, id } = await pair({ lo_assigned_id: 'devon' });
    const input = update(application, action);
    await expectSuccess(devon.token, 'update-application', input);
    await expectSuccess(devon.token, 'update-application', input);
    for (const one of [application, id]) {
      expect(await stored(one)).toMatchObject({ status, event_count: 1 });
      expect(await tenant.audits(one)).toHaveLength(1);
    }
  });

  it('closes with its application in a batch, even if it was also selected', async () => {
    const first = await pair();
    const second = await pair();
    const chosen = [first.application, second.application, second.id];
    const { results } = await expectSuccess(admin.token, 'update-applications', {
      batch_id: event_id(),
      applications: chosen.map((id) => ({ id, revision: 1 })),
      action: { name: 'mark_spam', text: '' },
    });
    expect(results.map(({ error }) => error)).toEqual([null, null, null]);
    for (const one of [first, second]) expect(await stored(one.id)).toMatchObject({ status: 'spam' });
  });

  it('stays open if the applicant still expects it, or it’s a colleague’s or closed', async () => {
    const denied = await pair({ lo_assigned_id: 'devon' });
    await expectSuccess(
      devon.token,
      'update-application',
      update(denied.application, { name: 'deny', revision: 1, reasons: ['bankruptcy'], text: '' }),
    );
    expect(await stored(denied.id)).toMatchObject({ status: 'new' });
    const withdrawal = { name: 'withdraw', revision: 1, said_by: 'applicant', text: '' } as const;
    const colleagues = await pair({ lo_assigned_id: 'devon' }, { lo_assigned_id: 'maria' });
    await expectSuccess(devon.token, 'update-application', update(colleagues.application, withdrawal));
    expect(await stored(colleagues.id)).toMatchObject({ status: 'new' });
    const answered = await pair({ lo_assigned_id: 'devon' }, { status: 'answered' });
    await expectSuccess(devon.token, 'update-application', update(answered.application, withdrawal));
    expect(await stored(answered.id)).toMatchObject({ status: 'answered' });
  });

  it('changes no one else’s application, and continues past a missing one', async () => {
    const { application, id } = await pair({ lo_assigned_id: 'maria' }, { lo_assigned_id: 'devon' });
    await expectSuccess(devon.token, 'log-contact', contact(id));
    expect(await stored(application)).toMatchObject({ status: 'new', event_count: 0 });
    const gone = await seedCallback(
      tenant.tenantId,
      { lo_assigned_id: 'devon' },
      `scheduled-call-${nanoid(21)}`,
    );
    expect(await expectSuccess(devon.token, 'log-contact', contact(gone))).toMatchObject({
      status: 'in_progress',
    });
  });
});

describe('exports', () => {
  it('can be limited to callback requests, which have no purpose and value', async () => {
    const company = await newTenant();
    const chief = await company.join('compliance');
    await seedCallback(company.tenantId, { reference_number: 'CB-7K3Q-9F2M', last_name: '' });
    await seedApplication(company.tenantId, { kind: 'application' });
    const rows = async (kind?: 'application' | 'callback') => {
      const filter = kind === undefined ? {} : { kind };
      const { csv } = await expectSuccess(chief.token, 'export-applications', { filter });
      return csv.split('\r\n').slice(1, -1);
    };
    const [line = ''] = await rows('callback');
    expect(line.split(',')).toMatchObject({
      0: 'CB-7K3Q-9F2M',
      2: 'Walter',
      5: 'Callback',
      6: 'New',
      7: 'General team',
      9: 'Website',
      10: '',
    });
    expect(await rows('application')).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
    const records = await company.audits(company.tenantId);
    expect(records[0]).toMatchObject({ after: { kind: 'callback', rows: 1 } });
    await company.remove();
  });

  it.each(['pdf', 'mismo'] as const)('have no %s of one, and no receipt', async (format) => {
    const id = await callback();
    await expectRejected(
      call(devon.token, 'export-application', { id, format }),
      'FAILED_PRECONDITION',
      WRONG_KIND,
    );
    await expectRejected(call(devon.token, 'get-consent-receipt', { id }), 'NOT_FOUND');
    expect(await tenant.audits(id)).toEqual([]);
  });
});
