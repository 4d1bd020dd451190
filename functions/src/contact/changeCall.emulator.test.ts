import { toCallToken } from '@brokerage/domain/contact/callPage';
import {
  CALL_LINK_DAYS,
  CALL_SECRET_DAYS,
  type CallView,
  MAX_CALL_LINKS,
} from '@brokerage/domain/contact/changeCall';
import { CALLBACK_NOT_OFFERED } from '@brokerage/domain/contact/contactMessage';
import { CALL_TIME_FULL, CALLS_PER_TIME } from '@brokerage/domain/contact/scheduleCall';
import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import { paths } from '@brokerage/domain/paths';
import { callbackTimes, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CALL_CHANGES_PER_DAY,
  CALL_LOOKUPS_PER_HOUR,
  MAILS_PER_DAY,
  recipientCounter,
} from '../http/rateLimit.ts';
import { newReferenceNumber } from '../preapproval/newReferenceNumber.ts';
import { type CallResponse, firestore, post } from '../testing/emulator.ts';
import { call as callAs, newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { listOfficer, readEvents, seedApplication, toCallSecret } from '../testing/submissions.ts';

const EASTERN = DEFAULT_OFFICE_SCHEDULE.time_zone;
/** Without a branch, they take calls when the company is open. */
const LISTED = { listed: true, branchId: 'nowhere' };
let tenant: TestTenant;
let other: TestTenant;
let maya: Person;
let admin: Person;
let address = 0;

beforeAll(async () => {
  [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  await listOfficer(tenant.tenantId, 'maya', { name: 'Maya Torres', ...LISTED });
  [maya, admin] = await Promise.all([
    tenant.join('officer', { officer_id: 'maya' }),
    tenant.join('compliance'),
  ]);
});

afterAll(() => Promise.all([tenant.remove(), other.remove()]));

/** A time that is offered; late on a business day thirteen are, one of that day and three of each of the next four. */
function at(index: number): string {
  const time = callbackTimes(new Date(), DEFAULT_OFFICE_SCHEDULE)[index];
  if (time === undefined) throw new Error(`No time ${index} is offered at this hour`);
  return time.value;
}

const callId = (applicationId: string) => `scheduled-call-${applicationId}`;
const stored = async (path: string) => (await firestore.doc(path).get()).data();
const loadRecord = (id: string) => stored(paths.submissions.one(tenant.tenantId, id));
const loadRequest = (id: string) => stored(paths.submissionAnswers(tenant.tenantId, id));
const loadMail = (id: string) => stored(paths.mail.one(tenant.tenantId, id));
const toCode = ({ body }: CallResponse) => errorDetailsSchema.parse(body.error?.details).code;
const toIssues = ({ body }: CallResponse) => errorDetailsSchema.parse(body.error?.details).issues;

/** Sends from a new IP address each time, except in tests about addresses. */
function ask(name: string, body: object, { ip, host }: { ip?: string; host?: string } = {}) {
  address += 1;
  const from = ip ?? `198.51.${106 + Math.floor(address / 250)}.${address % 250}`;
  return post(name, body, { ip: from, headers: { origin: `https://${host ?? tenant.host}` } });
}

/** An officer whose times no other test takes. */
async function newOfficer(): Promise<string> {
  const id = `officer-${nanoid(8)}`;
  await listOfficer(tenant.tenantId, id, { name: 'Ada Pell', ...LISTED });
  return id;
}

/** An application as submit-preapproval stores it. */
async function apply(officerId: string | null, changes: object = {}) {
  const id = await seedApplication(tenant.tenantId, {
    reference_number: newReferenceNumber('PA'),
    email: `${nanoid(10).toLowerCase()}@borrower.example`,
    ...(officerId !== null && { lo_assigned_id: officerId, branch_id: 'main' }),
    ...changes,
  });
  await firestore.doc(paths.submissionAnswers(tenant.tenantId, id)).update({ lo_assigned_id: officerId });
  return id;
}

/** As the thank-you page of the browser that sent it asks. */
const schedule = (application_id: string, callback: string) =>
  ask('schedule-call', { application_id, call_secret: toCallSecret(application_id), callback });

/** A scheduled call; `key` is the link that the thank-you page uses. */
async function scheduled(officerId: string | null, time = at(2), changes: object = {}) {
  const application = await apply(officerId, changes);
  const { status } = await schedule(application, time);
  expect(status).toBe(200);
  const number = String((await loadRecord(application))?.reference_number);
  return { application, id: callId(application), key: toCallToken(number, toCallSecret(application)) };
}

/** The link in a mail to the borrower. */
async function linkIn(mailId: string): Promise<string> {
  const text = String((await loadMail(`${mailId}-applicant`))?.message.text);
  const [, link = ''] = new RegExp(`https://${tenant.host}/call#(\\S+)\n`).exec(text) ?? [];
  expect(link).not.toBe('');
  return link;
}

const read = (link: string, options = {}) => ask('get-scheduled-call', { link }, options);
const move = (link: string, callback: string, event_id = nanoid(21), options = {}) =>
  ask('reschedule-call', { link, callback, event_id }, options);
const cancel = (link: string, event_id = nanoid(21), options = {}) =>
  ask('cancel-call', { link, event_id }, options);
const view = ({ status, body }: CallResponse): CallView => {
  expect(status).toBe(200);
  return body.result as CallView;
};

async function notices(uid: string, applicationId: string) {
  const all = await firestore
    .collection(paths.notices.all(tenant.tenantId))
    .where('to_user_id', '==', uid)
    .get();
  return all.docs.map((one) => one.data()).filter(({ application_id }) => application_id === applicationId);
}

/** How many places are taken, as the call's counter has it. */
async function taken(slotId: string): Promise<number> {
  return Number((await stored(paths.rateLimit(slotId)))?.count ?? 0);
}

it('shows a call through the link in its mail: when, who calls, and nothing that was typed', async () => {
  const { id, application, key } = await scheduled('maya', at(1));
  const link = await linkIn(id);
  const { reference_number } = (await loadRecord(application)) ?? {};
  const seen = view(await read(link));
  const period = toCallbackPeriod(at(1), EASTERN);
  expect(seen).toMatchObject({
    state: 'scheduled',
    callback: at(1),
    time_zone: EASTERN,
    from: period?.from.toISOString(),
    to: period?.to.toISOString(),
    mentioned_number: reference_number,
    officer_id: 'maya',
    sequence: 0,
  });
  expect(Object.keys(seen).toSorted()).toEqual(
    [
      'callback',
      'from',
      'mentioned_number',
      'officer_id',
      'reference_number',
      'schedule',
      'sequence',
      'state',
      'time_zone',
      'to',
    ].toSorted(),
  );
  expect(view(await read(key))).toEqual(seen);
  const mail = await loadMail(`${id}-applicant`);
  expect(mail?.message.text).toContain('Maya Torres will call you about application');
});

it('stores a link’s secret as a hash that no member can read', async () => {
  const { id, application } = await scheduled('maya', at(3));
  const link = await linkIn(id);
  const [, secret = ''] = link.split('.');
  expect(secret).toMatch(/^[0-9A-Za-z]{32}$/);
  for (const record of [await loadRecord(id), await loadRequest(id)]) {
    expect(JSON.stringify(record)).not.toContain(secret);
  }
  for (const one of [id, application]) {
    const opened = await callAs(maya.token, 'open-application', { id: one });
    expect(JSON.stringify(opened.body)).toContain(at(3));
    expect(JSON.stringify(opened.body)).not.toMatch(/link_hashes|slot_id|[0-9a-f]{64}/);
  }
});

it('moves a call: record, slot, the officer’s notice and mail, event and audit record', async () => {
  const { id, key } = await scheduled('maya', at(4));
  const before = await loadRequest(id);
  const link = await linkIn(id);
  const event_id = nanoid(21);
  const moved = view(await move(link, at(6), event_id));
  expect(moved).toMatchObject({ state: 'scheduled', callback: at(6), sequence: 1 });
  const period = toCallbackPeriod(at(6), EASTERN);
  const record = await loadRecord(id);
  expect(record).toMatchObject({ status: 'new', revision: 2, event_count: 1, outcome: null });
  expect(record?.due_soon_at.toDate()).toEqual(period?.from);
  expect(record?.due_at.toDate()).toEqual(period?.to);
  expect(record?.contact_reminder_at.toDate()).toEqual(period?.from);
  const request = await loadRequest(id);
  expect(request).toMatchObject({ callback: at(6), time_zone: EASTERN });
  expect(await taken(before?.slot_id)).toBe(0);
  expect(await taken(request?.slot_id)).toBe(1);
  expect(await readEvents(tenant.tenantId, id)).toMatchObject([
    {
      id: event_id,
      action: 'reschedule',
      by_user_id: 'borrower',
      by_name: 'The borrower',
      text: expect.stringMatching(/^From \w+day, .* to \w+day, .*, Eastern time$/),
    },
  ]);
  expect(await tenant.audits(id)).toMatchObject([
    { action: 'call_scheduled', after: { call_key: 'application_secret' } },
    {
      action: 'call_rescheduled',
      actor_user_id: 'borrower',
      after: {
        from: period?.from.toISOString(),
        to: period?.to.toISOString(),
        status: 'new',
        call_key: 'mail_link',
      },
    },
  ]);
  expect(await notices(maya.uid, id)).toMatchObject([
    { kind: 'call_rescheduled', reference_number: record?.reference_number, read_at: null },
  ]);
  const mail = await loadMail(`${id}-${event_id}`);
  expect(mail).toMatchObject({ kind: 'call_scheduled', to: [maya.email] });
  expect(mail?.message.subject).toBe(`Call moved: ${record?.reference_number}`);
  const entry = Buffer.from(mail?.message.attachments[0].content, 'base64').toString();
  for (const line of [`UID:${record?.reference_number}`, 'SEQUENCE:1', 'METHOD:PUBLISH']) {
    expect(entry).toContain(`${line}\r\n`);
  }
  for (const typed of ['Rosa', 'Delgado', '@borrower', '555-0147']) {
    expect(JSON.stringify(mail?.message) + entry).not.toContain(typed);
  }
  // The mail about it has a new link, and the earlier one still works.
  const newer = await linkIn(`${id}-${event_id}`);
  expect(newer).not.toBe(link);
  for (const one of [newer, link, key]) {
    expect(view(await read(one))).toMatchObject({ callback: at(6) });
  }
});

it('returns the call unchanged on a retry or double click, with one event and one mail', async () => {
  const { id, key } = await scheduled(await newOfficer(), at(3));
  const event_id = nanoid(21);
  const answers = await Promise.all([1, 2, 3].map(() => move(key, at(5), event_id)));
  for (const response of answers) expect(view(response)).toMatchObject({ callback: at(5), sequence: 1 });
  expect(view(await move(key, at(5)))).toMatchObject({ sequence: 1 });
  // A change that arrives late doesn't undo a later one.
  expect(view(await move(key, at(7)))).toMatchObject({ callback: at(7), sequence: 2 });
  expect(view(await move(key, at(5), event_id))).toMatchObject({ callback: at(7), sequence: 2 });
  expect(await readEvents(tenant.tenantId, id)).toHaveLength(2);
  expect(await taken((await loadRequest(id))?.slot_id)).toBe(1);
});

it('cancels a call once, frees its slot, notifies the officer, and allows scheduling it again', async () => {
  const { application, id, key } = await scheduled('maya', at(8));
  const slot = (await loadRequest(id))?.slot_id;
  const event_id = nanoid(21);
  for (const again of [event_id, event_id, nanoid(21)]) {
    expect(view(await cancel(await linkIn(id), again))).toMatchObject({ state: 'canceled' });
  }
  expect(await taken(slot)).toBe(0);
  expect(await loadRecord(id)).toMatchObject({
    status: 'withdrawn',
    contact_reminder_at: null,
    outcome: { said_by: 'applicant' },
  });
  expect(await tenant.audits(id)).toMatchObject([
    { action: 'call_scheduled' },
    { action: 'application_status_changed', after: { status: 'withdrawn', call_key: 'mail_link' } },
  ]);
  expect(await notices(maya.uid, id)).toMatchObject([{ kind: 'call_canceled' }]);
  const mail = await loadMail(`${id}-${event_id}`);
  expect(mail?.message.subject).toMatch(/^Call canceled: CB-/);
  const entry = Buffer.from(mail?.message.attachments[0].content, 'base64').toString();
  for (const line of ['STATUS:CANCELLED', 'METHOD:CANCEL', 'SEQUENCE:1']) expect(entry).toContain(line);
  expect(mail?.message.text).toContain('No action needed. View it in the Officer Portal:');
  const confirmation = (await loadMail(`${id}-${event_id}-applicant`))?.message;
  expect(confirmation?.subject).toMatch(/^Your call has been canceled: /);
  expect(confirmation?.text).toMatch(/Your call about application PA-\S+ \(.*, Eastern time\) is canceled\./);
  const opened = await callAs(maya.token, 'open-application', { id: application });
  expect(opened.body.result).toMatchObject({ scheduled_call: null });

  const again = await schedule(application, at(9));
  expect(again.body.result).toMatchObject({ callback: at(9), sequence: 2 });
  expect(await loadRecord(id)).toMatchObject({ status: 'new', outcome: null });
  expect(view(await cancel(key))).toMatchObject({ state: 'canceled' });
  const last = nanoid(21);
  expect(view(await move(key, at(10), last))).toMatchObject({ state: 'scheduled', callback: at(10) });
  expect(await taken((await loadRequest(id))?.slot_id)).toBe(1);
  // That is no move: nobody expected the time before.
  const toOfficer = (await loadMail(`${id}-${last}`))?.message;
  expect(toOfficer?.subject).toMatch(/^Call scheduled: CB-/);
  expect(toOfficer?.text).toContain('scheduled the call again: ');
  const events = await readEvents(tenant.tenantId, id);
  expect(events.find((event) => event.id === last)?.text).toMatch(/^\w+day, .*, Eastern time$/);
  expect((await tenant.audits(id)).map(({ action }) => action).toSorted()).toEqual([
    'application_status_changed',
    'application_status_changed',
    'call_scheduled',
    'call_scheduled_again',
    'call_scheduled_again',
  ]);
  const kinds = (await notices(maya.uid, id)).map(({ kind }) => kind);
  expect(kinds).toContain('call_scheduled_again');
  expect(kinds).not.toContain('call_rescheduled');
});

it.each([
  ['another officer', async () => ({ lo_assigned_id: await newOfficer(), branch_id: 'nowhere' })],
  ['the General team', () => ({ lo_assigned_id: null, branch_id: null, route_to: 'General' })],
])('reschedules a canceled call with the application’s current officer: %s', async (_, reassign) => {
  const { application, id, key } = await scheduled('maya', at(5));
  view(await cancel(key));
  const sentNotices = await notices(maya.uid, id);
  const assignment = await reassign();
  await firestore.doc(paths.submissions.one(tenant.tenantId, application)).update(assignment);
  const event_id = nanoid(21);
  const { lo_assigned_id: officer_id } = assignment;
  expect(view(await move(key, at(7), event_id))).toMatchObject({ state: 'scheduled', officer_id });
  expect(await loadRecord(id)).toMatchObject({ ...assignment, status: 'new' });
  expect(await notices(maya.uid, id)).toEqual(sentNotices);
  expect((await loadMail(`${id}-${event_id}`))?.to).not.toContain(maya.email);
  const { subject, text } = (await loadMail(`${id}-${event_id}-applicant`))?.message ?? {};
  expect(subject).toMatch(/^Your call is scheduled: /);
  expect(text).not.toContain('earlier time');
  expect(text).toContain(`${officer_id === null ? 'A loan officer' : 'Ada Pell'} will call you`);
  expect(await taken((await loadRequest(id))?.slot_id)).toBe(1);
});

it('notifies the administrators and the office about a call of the General team', async () => {
  const { id, key } = await scheduled(null, at(11));
  const event_id = nanoid(21);
  expect(view(await move(key, at(12), event_id))).toMatchObject({ officer_id: null });
  expect(await notices(admin.uid, id)).toMatchObject([{ kind: 'call_rescheduled' }]);
  expect(await loadMail(`${id}-${event_id}`)).toMatchObject({ to: [tenant.company.mailbox] });
});

it('rejects a full time and keeps the call at its own', async () => {
  const officer = await newOfficer();
  for (let index = 0; index < CALLS_PER_TIME; index += 1) await scheduled(officer, at(6));
  const { id, key } = await scheduled(officer, at(7));
  const response = await move(key, at(6));
  expect(response.status).toBe(400);
  expect(toIssues(response)).toEqual([{ path: 'callback', message: CALL_TIME_FULL }]);
  expect(await loadRequest(id)).toMatchObject({ callback: at(7) });
  expect(await taken((await loadRequest(id))?.slot_id)).toBe(1);
  // Once somebody moves away, there is room.
  const leaving = await scheduled(officer, at(8));
  expect((await move(leaving.key, at(6))).status).toBe(400);
  const [first] = (
    await firestore
      .collection(paths.submissions.all(tenant.tenantId))
      .where('lo_assigned_id', '==', officer)
      .where('kind', '==', 'callback')
      .get()
  ).docs.filter((one) => one.get('due_at').toMillis() === toCallbackPeriod(at(6), EASTERN)?.to.getTime());
  const application = first?.id.slice('scheduled-call-'.length) ?? '';
  const { reference_number } = (await loadRecord(application)) ?? {};
  expect(view(await cancel(toCallToken(reference_number, toCallSecret(application))))).toMatchObject({
    state: 'canceled',
  });
  expect(view(await move(key, at(6)))).toMatchObject({ callback: at(6) });
});

it('frees the slot of a call closed on the desk, by itself or with its application', async () => {
  const officer = await newOfficer();
  const full = [];
  for (let index = 0; index < CALLS_PER_TIME; index += 1) full.push(await scheduled(officer, at(6)));
  const [first, second] = full;
  const slot = (await loadRequest(first?.id ?? ''))?.slot_id;
  const update = (id: string | undefined, action: object) =>
    callAs(admin.token, 'update-application', {
      id,
      event_id: nanoid(21),
      action: { revision: 1, ...action },
    });
  const waiting = await apply(officer);
  expect(toIssues(await schedule(waiting, at(6)))).toEqual([{ path: 'callback', message: CALL_TIME_FULL }]);
  expect((await update(first?.id, { name: 'mark_spam', text: '' })).status).toBe(200);
  expect(await taken(slot)).toBe(CALLS_PER_TIME - 1);
  expect((await schedule(waiting, at(6))).status).toBe(200);
  const withdrawal = { name: 'withdraw', said_by: 'applicant', text: '' };
  expect((await update(second?.application, withdrawal)).status).toBe(200);
  expect(await taken(slot)).toBe(CALLS_PER_TIME - 1);
  // Once: the application of the other's call closes as well.
  expect((await update(first?.application, withdrawal)).status).toBe(200);
  expect(await taken(slot)).toBe(CALLS_PER_TIME - 1);
  expect((await schedule(await apply(officer), at(6))).status).toBe(200);
  const { reference_number } = (await loadRecord(second?.id ?? '')) ?? {};
  const duplicate = { name: 'mark_duplicate', duplicate_of: reference_number, text: 'Asked twice' };
  const [, , third] = full;
  expect((await update(third?.id, duplicate)).status).toBe(200);
  expect(await taken(slot)).toBe(CALLS_PER_TIME - 1);
});

it('takes the new officer’s same time when the desk assigns a call to somebody else, even if it is full', async () => {
  const [before, after] = [await newOfficer(), await newOfficer()];
  for (let index = 0; index < CALLS_PER_TIME; index += 1) await scheduled(after, at(6));
  const { id, application } = await scheduled(before, at(6));
  const slot = (await loadRequest(id))?.slot_id;
  expect(await taken(slot)).toBe(1);
  const assign = (officer_id: string | null, revision: number) =>
    callAs(admin.token, 'assign-application', {
      id: application,
      officer_id,
      revision,
      text: '',
      event_id: nanoid(21),
    });
  expect((await assign(after, 1)).status).toBe(200);
  const moved = (await loadRequest(id))?.slot_id;
  expect(await taken(slot)).toBe(0);
  expect(await taken(moved)).toBe(CALLS_PER_TIME + 1);
  // The General team has a slot of its own.
  expect((await assign(null, 2)).status).toBe(200);
  expect(await taken(moved)).toBe(CALLS_PER_TIME);
  expect((await schedule(await apply(before), at(6))).status).toBe(200);
  expect(await taken(slot)).toBe(1);
});

it('gives one slot to one of several concurrent requests', async () => {
  const officer = await newOfficer();
  for (let index = 1; index < CALLS_PER_TIME; index += 1) await scheduled(officer, at(6));
  const waiting = [
    await scheduled(officer, at(7)),
    await scheduled(officer, at(8)),
    await scheduled(officer, at(9)),
  ];
  const answers = await Promise.all(waiting.map(({ key }) => move(key, at(6))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
});

it('rejects a time that isn’t offered', async () => {
  const { key } = await scheduled(await newOfficer(), at(4));
  for (const time of ['2001-01-01 morning', '2126-11-24 midday']) {
    expect(toIssues(await move(key, time))).toEqual([{ path: 'callback', message: CALLBACK_NOT_OFFERED }]);
  }
});

describe('a call can’t be changed', () => {
  it('after someone has contacted the borrower', async () => {
    const { id, key } = await scheduled('maya', at(11));
    const contact = {
      id,
      event_id: nanoid(21),
      channel: 'called',
      contacted_at: new Date().toISOString(),
      text: '',
    };
    expect((await callAs(maya.token, 'log-contact', contact)).status).toBe(200);
    expect(view(await read(key))).toMatchObject({ state: 'contacted' });
    for (const response of [await move(key, at(12)), await cancel(key)]) {
      expect(response.status).toBe(400);
      expect(toCode(response)).toBe('call-closed');
    }
    expect(await readEvents(tenant.tenantId, id)).toHaveLength(1);
  });

  it('after its time; a week later, neither of its links opens it', async () => {
    const { id, key } = await scheduled(await newOfficer(), at(4));
    const link = await linkIn(id);
    const past = callbackTimes(new Date(Date.now() - 5 * DAY_MS), DEFAULT_OFFICE_SCHEDULE)[0]?.value ?? '';
    await firestore.doc(paths.submissionAnswers(tenant.tenantId, id)).update({ callback: past });
    expect(view(await read(link))).toMatchObject({ state: 'past', callback: past });
    for (const response of [await move(link, at(5)), await cancel(link)]) {
      expect(toCode(response)).toBe('call-past');
    }
    const longAgo = new Date(Date.now() - (CALL_LINK_DAYS + 5) * DAY_MS);
    const older = callbackTimes(longAgo, DEFAULT_OFFICE_SCHEDULE)[0]?.value ?? '';
    await firestore.doc(paths.submissionAnswers(tenant.tenantId, id)).update({ callback: older });
    for (const ended of [link, key]) {
      for (const response of [await read(ended), await move(ended, at(5)), await cancel(ended)]) {
        expect(toCode(response)).toBe('call-link-unknown');
      }
    }
  });

  it.each(['spam', 'duplicate', 'answered'])('after the desk closed it: %s', async (status) => {
    const { id, key } = await scheduled(await newOfficer(), at(4));
    await firestore.doc(paths.submissions.one(tenant.tenantId, id)).update({ status });
    expect(toCode(await move(key, at(5)))).toBe('call-closed');
    expect(toCode(await cancel(key))).toBe('call-closed');
  });

  it('after the desk withdrew it, or its application closed since it was canceled', async () => {
    const [desk, closed] = [await scheduled(await newOfficer()), await scheduled(await newOfficer())];
    await firestore
      .doc(paths.submissions.one(tenant.tenantId, desk.id))
      .update({ status: 'withdrawn', outcome: null });
    view(await cancel(closed.key));
    await firestore
      .doc(paths.submissions.one(tenant.tenantId, closed.application))
      .update({ status: 'denied' });
    for (const { key, id } of [desk, closed]) {
      expect(view(await read(key))).toMatchObject({ state: 'closed' });
      expect(toCode(await move(key, at(5)))).toBe('call-closed');
      expect(await loadRecord(id)).toMatchObject({ status: 'withdrawn' });
    }
    const again = await schedule(desk.application, at(5));
    expect(toCode(again)).toBe('call-closed');
  });

  it('after its application is decided, except to cancel it', async () => {
    const { application, key } = await scheduled(await newOfficer());
    await firestore.doc(paths.submissions.one(tenant.tenantId, application)).update({ status: 'approved' });
    expect(view(await read(key))).toMatchObject({ state: 'scheduled' });
    expect(toCode(await move(key, at(5)))).toBe('call-not-possible');
    expect((await cancel(key)).status).toBe(200);
  });

  it('after its application was withdrawn for good', async () => {
    const { application, id, key } = await scheduled('maya', at(11));
    const withdrawal = {
      id: application,
      event_id: nanoid(21),
      action: { name: 'withdraw', revision: 1, said_by: 'applicant', text: '' },
    };
    expect((await callAs(maya.token, 'update-application', withdrawal)).status).toBe(200);
    expect(view(await read(key))).toMatchObject({ state: 'closed' });
    expect(toCode(await move(key, at(12)))).toBe('call-closed');
    const again = await schedule(application, at(12));
    expect(toCode(again)).toBe('call-not-possible');
    expect(await loadRecord(id)).toMatchObject({ status: 'withdrawn' });
  });
});

it.each([
  ['of its mail', false],
  ['of the thank-you page', true],
])('responds the same way to everything but the link %s, and changes nothing', async (_, isPage) => {
  const officer = await newOfficer();
  const [{ id, key }, another] = [await scheduled(officer, at(4)), await scheduled(officer, at(4))];
  const link = isPage ? key : await linkIn(id);
  const [number = '', secret = ''] = link.split('.');
  const [, ofAnother = ''] = (isPage ? another.key : await linkIn(another.id)).split('.');
  const wrong = [
    `${number}.${ofAnother}`,
    `${number}.${'a'.repeat(32)}`,
    `${number}.${secret.slice(0, 31)}${secret.endsWith('x') ? 'y' : 'x'}`,
    `CB-ZZZZ-ZZZZ.${secret}`,
  ];
  const answers = await Promise.all([
    ...wrong.map((one) => read(one)),
    ...wrong.map((one) => move(one, at(5))),
    ...wrong.map((one) => cancel(one)),
    read(link, { host: other.host }),
    cancel(link, nanoid(21), { host: other.host }),
  ]);
  for (const response of answers) {
    expect(response.status).toBe(404);
    expect(toCode(response)).toBe('call-link-unknown');
    expect(response.body).toEqual(answers[0]?.body);
  }
  expect(await loadRecord(id)).toMatchObject({ status: 'new', event_count: 0 });
});

it('keeps the page’s link, whatever is mailed after it', async () => {
  const { id, key } = await scheduled(await newOfficer(), at(3));
  const request = firestore.doc(paths.submissionAnswers(tenant.tenantId, id));
  await request.update({ link_hashes: Array.from({ length: MAX_CALL_LINKS }, () => '0'.repeat(64)) });
  expect(view(await move(key, at(4)))).toMatchObject({ callback: at(4) });
  expect((await loadRequest(id))?.link_hashes).toHaveLength(MAX_CALL_LINKS);
  expect(view(await read(key))).toMatchObject({ state: 'scheduled' });
});

it(`expires the application’s secret ${CALL_SECRET_DAYS} days after it; a mail’s link stays valid`, async () => {
  const { application, id, key } = await scheduled(await newOfficer(), at(3));
  const sent = new Date(Date.now() - CALL_SECRET_DAYS * DAY_MS);
  await firestore.doc(paths.submissions.one(tenant.tenantId, application)).update({ created_at: sent });
  for (const response of [await read(key), await move(key, at(4)), await cancel(key)]) {
    expect(toCode(response)).toBe('call-link-unknown');
  }
  expect(view(await move(await linkIn(id), at(4)))).toMatchObject({ callback: at(4) });
});

it('opens no call by an unreadable hash', async () => {
  const { application, id, key } = await scheduled(await newOfficer(), at(3));
  const link = await linkIn(id);
  for (const broken of [7, null, '', [null], { 0: 'x' }]) {
    await firestore
      .doc(paths.submissionAnswers(tenant.tenantId, application))
      .update({ call_secret_hash: broken });
    await firestore.doc(paths.submissionAnswers(tenant.tenantId, id)).update({ link_hashes: broken });
    for (const one of [key, link]) expect(toCode(await cancel(one))).toBe('call-link-unknown');
  }
  expect(await loadRecord(id)).toMatchObject({ status: 'new', event_count: 0 });
});

it(`allows ${CALL_CHANGES_PER_DAY} changes of a call a day, from any network and link, and then a cancellation`, async () => {
  const { application, id, key } = await scheduled(await newOfficer(), at(3));
  for (let change = 0; change < CALL_CHANGES_PER_DAY; change += 1) {
    view(change % 2 === 0 ? await cancel(key) : await move(await linkIn(id), at(4)));
  }
  const events = await readEvents(tenant.tenantId, id);
  expect(events).toHaveLength(CALL_CHANGES_PER_DAY);
  for (const response of [await move(key, at(5)), await move(await linkIn(id), at(5))]) {
    expect(response.status).toBe(429);
    expect(toCode(response)).toBe('call-changed-often');
  }
  // As it is already, it can be asked for again.
  expect(view(await move(key, at(4)))).toMatchObject({ state: 'scheduled' });
  expect(view(await cancel(key))).toMatchObject({ state: 'canceled' });
  expect(toCode(await schedule(application, at(5)))).toBe('call-changed-often');
  expect(await readEvents(tenant.tenantId, id)).toHaveLength(CALL_CHANGES_PER_DAY + 1);
});

it('mails the borrower about every change, whatever other mail they got today', async () => {
  const { id, application, key } = await scheduled(await newOfficer(), at(3));
  const email = String((await loadRecord(application))?.email);
  const counter = firestore.doc(paths.rateLimit(recipientCounter(email, new Date()).id));
  await counter.set({ count: MAILS_PER_DAY, expires_at: new Date(Date.now() + DAY_MS) });
  const [moved, canceled] = [nanoid(21), nanoid(21)];
  view(await move(key, at(4), moved));
  expect(view(await read(await linkIn(`${id}-${moved}`)))).toMatchObject({ callback: at(4) });
  view(await cancel(key, canceled));
  expect((await loadMail(`${id}-${canceled}-applicant`))?.message.subject).toMatch(
    /^Your call has been canceled: /,
  );
  // And they don't use up the limit of the other mail.
  expect((await counter.get()).data()?.count).toBe(MAILS_PER_DAY);
});

it('responds to strangers the same for unreadable calls as for any other', async () => {
  const { id, key } = await scheduled(await newOfficer(), at(3));
  await firestore.doc(paths.submissionAnswers(tenant.tenantId, id)).update({ callback: 7 });
  await firestore.doc(paths.submissions.one(tenant.tenantId, id)).update({ created_at: 'yesterday' });
  const [number = ''] = key.split('.');
  expect(toCode(await read(`${number}.${'a'.repeat(32)}`))).toBe('call-link-unknown');
  expect((await read(key)).status).toBe(500);
});

it('rejects unknown keys', async () => {
  const { application, id, key } = await scheduled(await newOfficer(), at(4));
  for (const bad of [
    { link: 'CB-ZZZZ-ZZZZ', event_id: nanoid(21) },
    { link: '../../x', event_id: nanoid(21) },
    { link: key, event_id: 'x' },
    { link: key, event_id: nanoid(21), tenant_id: other.tenantId },
    // The application's id, which members know, is no key.
    { application_id: application, event_id: nanoid(21) },
    { link: key, application_id: application, event_id: nanoid(21) },
    { call: { application_id: application }, event_id: nanoid(21) },
  ]) {
    expect((await ask('cancel-call', bad)).body.error?.status).toBe('INVALID_ARGUMENT');
    const { event_id: _, ...asked } = bad;
    if (!('link' in bad)) {
      expect((await ask('get-scheduled-call', asked)).body.error?.status).toBe('INVALID_ARGUMENT');
    }
    const moved = await ask('reschedule-call', { ...bad, callback: at(5) });
    expect(moved.body.error?.status).toBe('INVALID_ARGUMENT');
  }
  expect(await loadRecord(id)).toMatchObject({ status: 'new', event_count: 0 });
});

it('blocks a network that tries links, right or wrong', async () => {
  const { id } = await scheduled(await newOfficer(), at(4));
  const link = await linkIn(id);
  const ip = '198.51.110.7';
  for (let index = 0; index < CALL_LOOKUPS_PER_HOUR; index += 20) {
    await Promise.all(
      Array.from({ length: 20 }, () => read(`CB-ZZZZ-ZZZZ.${nanoid(32).replace(/[-_]/g, '0')}`, { ip })),
    );
  }
  const response = await read(link, { ip });
  expect(response.status).toBe(429);
  expect(toCode(response)).toBe('too-many-lookups');
  expect(view(await read(link))).toMatchObject({ state: 'scheduled' });
}, 60_000);

describe('a call requested through the contact form', () => {
  const send = (changes: object = {}) => {
    const id = nanoid(21);
    const body = {
      id,
      name: 'Rosa Delgado',
      email: `${nanoid(10).toLowerCase()}@borrower.example`,
      phone: '(201) 555-0147',
      topic: 'buying',
      message: 'We found a house in Clifton.',
      callback: at(2),
      elapsed_ms: 45_000,
      website: '',
      ...changes,
    };
    return { id: `callback-${id}`, response: ask('send-contact-message', body) };
  };

  it.each([
    ['of an officer', { officer_id: 'maya' }, 'maya'],
    ['of the office', {}, null],
  ])('%s has its own link to move and cancel it', async (_, changes, officer_id) => {
    const { id, response } = send(changes);
    expect((await response).status).toBe(200);
    const record = await loadRecord(id);
    expect(await tenant.audits(id)).toMatchObject([
      {
        action: 'call_scheduled',
        actor_user_id: 'borrower',
        before: null,
        after: { from: expect.any(String), to: record?.due_at.toDate().toISOString() },
      },
    ]);
    const link = await linkIn(id);
    expect(link.startsWith(`${record?.reference_number}.`)).toBe(true);
    const mail = await loadMail(`${id}-applicant`);
    for (const typed of ['Rosa', 'Delgado', 'Clifton', '555-0147', 'borrower.example']) {
      expect(JSON.stringify(mail?.message)).not.toContain(typed);
    }
    expect(view(await read(link))).toMatchObject({
      state: 'scheduled',
      officer_id,
      mentioned_number: record?.reference_number,
    });
    expect(view(await move(link, at(3)))).toMatchObject({ callback: at(3), sequence: 1 });
    expect(await loadRequest(id)).toMatchObject({ message: 'We found a house in Clifton.', callback: at(3) });
    expect(view(await cancel(link))).toMatchObject({ state: 'canceled' });
    expect(view(await move(link, at(4)))).toMatchObject({ state: 'scheduled' });
  });

  it('gets no mail without a time, or past an address’s daily limit', async () => {
    const email = `${nanoid(10).toLowerCase()}@borrower.example`;
    const silent = send({ callback: undefined, email });
    expect((await silent.response).status).toBe(200);
    expect(await loadMail(`${silent.id}-applicant`)).toBeUndefined();
    const sent = [send({ email }), send({ email }), send({ email }), send({ email })];
    for (const { response } of sent) expect((await response).status).toBe(200);
    const mails = await Promise.all(sent.map(({ id }) => loadMail(`${id}-applicant`)));
    expect(mails.filter((mail) => mail !== undefined)).toHaveLength(3);
  });
});
