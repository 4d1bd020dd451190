import { CALL_SECRET_DAYS } from '@brokerage/domain/contact/changeCall';
import { CALL_TIME_FULL, CALLS_PER_TIME, type ScheduledCall } from '@brokerage/domain/contact/scheduleCall';
import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import { paths } from '@brokerage/domain/paths';
import { callbackTimes, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { pacificSchedule } from '@brokerage/domain/schedule/testing/pacificSchedule';
import { nanoid } from 'nanoid';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CALL_LOOKUPS_PER_HOUR,
  callerCounter,
  MAILS_PER_DAY,
  SCHEDULED_CALLS_PER_HOUR,
} from '../http/rateLimit.ts';
import { type CallResponse, firestore, post } from '../testing/emulator.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { listOfficer, seedApplication, toCallSecret } from '../testing/submissions.ts';

const PACIFIC = pacificSchedule.time_zone;
const EASTERN = DEFAULT_OFFICE_SCHEDULE.time_zone;
const made: string[] = [];
const officers: string[] = [];
let address = 0;

const callId = (id: string) => `scheduled-call-${id}`;
const loadRecord = async (id: string) =>
  (await firestore.doc(paths.submissions.one(PUBLIC_TENANT, callId(id))).get()).data();
const loadRequest = async (id: string) =>
  (await firestore.doc(paths.submissionAnswers(PUBLIC_TENANT, callId(id))).get()).data();
const loadMail = async (id: string) =>
  (await firestore.doc(paths.mail.one(PUBLIC_TENANT, callId(id))).get()).data();
const loadApplicantMail = async (id: string) =>
  (await firestore.doc(paths.mail.one(PUBLIC_TENANT, `${callId(id)}-applicant`)).get()).data();
const toIssues = ({ body }: CallResponse) => errorDetailsSchema.parse(body.error?.details).issues;
const toCode = ({ body }: CallResponse) => errorDetailsSchema.parse(body.error?.details).code;

/** A time of the next business days that no other test asks for. */
const timeAt = (index: number, schedule = DEFAULT_OFFICE_SCHEDULE) =>
  callbackTimes(new Date(), schedule)[index]?.value ?? '';

/** An officer without other calls, so that their times are free. */
async function newOfficer(): Promise<string> {
  const id = `officer-${nanoid(8)}`;
  officers.push(id);
  await listOfficer(PUBLIC_TENANT, id, {
    name: 'Ada Pell',
    email: `${id.toLowerCase()}@larkfield.example`,
    branchId: 'fountain-valley-ca',
    listed: true,
  });
  return id;
}

/** An application as submit-preapproval stores it: of the officer, who is in its answers, too. */
async function apply(
  officerId: string | null,
  changes: Record<string, unknown> = {},
  tenant = PUBLIC_TENANT,
) {
  const id = await seedApplication(tenant, {
    ...(officerId !== null && { lo_assigned_id: officerId, branch_id: 'fountain-valley-ca' }),
    ...changes,
  });
  await firestore.doc(paths.submissionAnswers(tenant, id)).update({ lo_assigned_id: officerId });
  if (tenant === PUBLIC_TENANT) made.push(id);
  return id;
}

/** Sends the request as the browser that sent the application, from a new IP address except in tests about addresses. */
function schedule(application_id: string, callback: string, ip?: string, more: object = {}) {
  const call_secret = toCallSecret(application_id);
  return post(
    'schedule-call',
    { application_id, call_secret, callback, ...more },
    { ip: ip ?? nextAddress() },
  );
}

function nextAddress(): string {
  address += 1;
  return `198.51.102.${address}`;
}

/** Removes what the audit log has of calls, which nothing lists anymore once they're gone. */
async function removeAudit(ids: readonly string[]) {
  if (ids.length === 0) return;
  const logs = firestore.collection(paths.auditLogs.all(PUBLIC_TENANT));
  const found = await Promise.all(ids.map((id) => logs.where('entity_id', '==', callId(id)).get()));
  await Promise.all(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())));
}

afterEach(async () => {
  await removeAudit(made);
  await Promise.all([
    ...made
      .splice(0)
      .flatMap((id) => [id, callId(id)])
      .map((id) => firestore.recursiveDelete(firestore.doc(paths.submissions.one(PUBLIC_TENANT, id)))),
    ...officers.splice(0).map((id) => firestore.doc(paths.officers.one(PUBLIC_TENANT, id)).delete()),
  ]);
});

it('creates a callback request for the application’s officer, on their branch’s clock, and notifies them', async () => {
  const officer = await newOfficer();
  const id = await apply(officer);
  const time = timeAt(4, pacificSchedule);
  const { status, body } = await schedule(id, time);
  expect(status).toBe(200);
  const period = toCallbackPeriod(time, PACIFIC);
  expect(body.result).toEqual({
    reference_number: expect.stringMatching(/^CB-/),
    callback: time,
    time_zone: PACIFIC,
    from: period?.from.toISOString(),
    to: period?.to.toISOString(),
    sequence: 0,
  });
  const application = (await firestore.doc(paths.submissions.one(PUBLIC_TENANT, id)).get()).data();
  const record = await loadRecord(id);
  expect(record).toMatchObject({
    kind: 'callback',
    status: 'new',
    first_name: application?.first_name,
    last_name: application?.last_name,
    mobile: application?.mobile,
    email: application?.email,
    lo_assigned_id: officer,
    branch_id: 'fountain-valley-ca',
  });
  expect(record).not.toHaveProperty('route_to');
  expect(record?.due_at.toDate()).toEqual(period?.to);
  expect(record?.contact_reminder_at.toDate()).toEqual(period?.from);
  expect(await loadRequest(id)).toMatchObject({
    topic: 'my-application',
    callback: time,
    time_zone: PACIFIC,
    application_reference: application?.reference_number,
  });
  const mail = await loadMail(id);
  expect(mail?.to).toEqual([`${officer.toLowerCase()}@larkfield.example`]);
  expect(mail?.message.text).toContain('Pacific time');
  expect(mail?.message.text).toMatch(new RegExp(`/officer-portal.*application=${callId(id)}$`));
  for (const personal of [application?.first_name, application?.last_name, application?.email]) {
    expect(JSON.stringify(mail?.message)).not.toContain(personal);
  }
});

it('confirms the time to the applicant by mail, with the application’s number and no typed text', async () => {
  const email = `${nanoid(8).toLowerCase()}@borrower.example`;
  const id = await apply(await newOfficer(), { email });
  const { body } = await schedule(id, timeAt(6, pacificSchedule));
  const application = (await firestore.doc(paths.submissions.one(PUBLIC_TENANT, id)).get()).data();
  const mail = await loadApplicantMail(id);
  expect(mail).toMatchObject({ kind: 'call_confirmed', to: [email] });
  expect(mail?.message.subject).toMatch(/^Your call is scheduled: .* Pacific time$/);
  expect(mail?.message.text).toContain(application?.reference_number);
  expect(mail?.message.text).not.toContain((body.result as ScheduledCall).reference_number);
  for (const typed of [application?.first_name, application?.last_name, email, application?.mobile]) {
    expect(JSON.stringify(mail?.message)).not.toContain(typed);
  }
});

it('schedules a call without mail if the applicant has reached today’s limit', async () => {
  const email = `${nanoid(8).toLowerCase()}@borrower.example`;
  const officer = await newOfficer();
  const ids: string[] = [];
  for (let index = 0; index <= MAILS_PER_DAY; index += 1) {
    const id = await apply(officer, { email });
    ids.push(id);
    expect((await schedule(id, timeAt(4 + index, pacificSchedule))).status).toBe(200);
  }
  const mails = await Promise.all(ids.map(loadApplicantMail));
  expect(mails.map((mail) => mail !== undefined)).toEqual([...Array(MAILS_PER_DAY).fill(true), false]);
});

it('keeps a General application’s call with the General team, on the company’s clock', async () => {
  const id = await apply(null);
  const { body } = await schedule(id, timeAt(9));
  expect(body.result).toMatchObject({ time_zone: EASTERN });
  expect(await loadRecord(id)).toMatchObject({ kind: 'callback' });
  const tenant = (await firestore.doc(paths.tenant(PUBLIC_TENANT)).get()).data();
  expect((await loadMail(id))?.to).toEqual([tenant?.mailbox]);
});

it('returns the first call on a retry, a double click and a second choice, and creates one record', async () => {
  const officer = await newOfficer();
  const id = await apply(officer);
  const [first, ...same] = await Promise.all(
    [5, 5, 5].map((index) => schedule(id, timeAt(index, pacificSchedule))),
  );
  expect(first?.status).toBe(200);
  for (const response of same) expect(response.body.result).toEqual(first?.body.result);
  const other = await schedule(id, timeAt(6, pacificSchedule));
  expect(other.body.result).toEqual(first?.body.result);
  const calls = await firestore
    .collection(paths.submissions.all(PUBLIC_TENANT))
    .where('lo_assigned_id', '==', officer)
    .where('kind', '==', 'callback')
    .limit(5)
    .get();
  expect(calls.size).toBe(1);
  // One mail with one link: a retry adds none.
  expect((await loadRequest(id))?.link_hashes).toHaveLength(1);
});

it(`accepts ${CALLS_PER_TIME} applicants for one time, also concurrently, and rejects the others at the field`, async () => {
  const officer = await newOfficer();
  const ids = await Promise.all(Array.from({ length: CALLS_PER_TIME + 2 }, () => apply(officer)));
  const time = timeAt(7, pacificSchedule);
  const answers = await Promise.all(ids.map((id) => schedule(id, time)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(2);
  for (const response of refused) {
    expect(toIssues(response)).toEqual([{ path: 'callback', message: CALL_TIME_FULL }]);
  }
  const late = ids[answers.findIndex(({ status }) => status !== 200)] ?? '';
  expect(await loadRecord(late)).toBeUndefined();
  expect((await schedule(late, timeAt(8, pacificSchedule))).status).toBe(200);
  // Somebody else's times are their own.
  const colleague = await apply(await newOfficer());
  expect((await schedule(colleague, time)).status).toBe(200);
});

it('rejects a time that the office doesn’t offer', async () => {
  const id = await apply(await newOfficer());
  for (const time of ['2001-01-01 morning', '2126-11-24 midday', '0000-01-01 morning', 'tomorrow']) {
    const response = await schedule(id, time);
    expect(response.status).toBe(400);
    expect(toIssues(response)[0]?.path).toBe('callback');
  }
  expect(await loadRecord(id)).toBeUndefined();
});

it('doesn’t reveal whether an application exists, is a callback request or another company’s', async () => {
  const time = timeAt(4);
  const wrong = [nanoid(21), await apply(null, { kind: 'callback' }), await apply(null, {}, 'harborview')];
  const answers = await Promise.all(wrong.map((id) => schedule(id, time)));
  for (const [index, response] of answers.entries()) {
    expect(response.status).toBe(400);
    expect(toCode(response)).toBe('call-not-yours');
    expect(response.body).toEqual(answers[0]?.body);
    expect(await loadRecord(wrong[index] ?? '')).toBeUndefined();
  }
});

it.each(['denied', 'spam'])(
  'tells only the applicant that their application is closed: %s',
  async (status) => {
    const id = await apply(null, { status });
    expect(toCode(await schedule(id, timeAt(4)))).toBe('call-not-possible');
    const stranger = { application_id: id, call_secret: 'a'.repeat(32), callback: timeAt(4) };
    expect(toCode(await post('schedule-call', stranger, { ip: nextAddress() }))).toBe('call-not-yours');
    expect(await loadRecord(id)).toBeUndefined();
  },
);

it('records in the audit log what the call was scheduled with, and by whom', async () => {
  const id = await apply(await newOfficer());
  const { body } = await schedule(id, timeAt(4, pacificSchedule));
  const { from, to } = body.result as ScheduledCall;
  const audits = await firestore
    .collection(paths.auditLogs.all(PUBLIC_TENANT))
    .where('entity_id', '==', callId(id))
    .limit(2)
    .get();
  expect(audits.docs.map((one) => one.data())).toMatchObject([
    {
      action: 'call_scheduled',
      actor_user_id: 'borrower',
      entity_type: 'application',
      before: null,
      after: { from, to, call_key: 'application_secret' },
    },
  ]);
});

describe('a call without the application’s secret', () => {
  const ask = (application_id: string, more: object = {}) =>
    post('schedule-call', { application_id, callback: timeAt(5), ...more }, { ip: nextAddress() });

  it('can’t be scheduled by knowing its id', async () => {
    const [id, other] = [await apply(null), await apply(null)];
    for (const more of [{}, { call_secret: 'a'.repeat(32) }, { call_secret: toCallSecret(other) }]) {
      expect(toCode(await ask(id, more))).toBe('call-not-yours');
    }
    expect(await loadRecord(id)).toBeUndefined();
    expect((await schedule(id, timeAt(5))).status).toBe(200);
    // Neither is the call shown, nor scheduled again once it is canceled.
    expect(toCode(await ask(id))).toBe('call-not-yours');
    const withdrawn = { status: 'withdrawn', outcome: { said_by: 'applicant', at: new Date(), text: '' } };
    await firestore.doc(paths.submissions.one(PUBLIC_TENANT, callId(id))).update(withdrawn);
    expect(toCode(await ask(id))).toBe('call-not-yours');
    expect(await loadRecord(id)).toMatchObject({ status: 'withdrawn' });
  });

  it('can’t be scheduled if the stored hash is unreadable', async () => {
    const id = await apply(null, { created_at: new Date() });
    const answers = firestore.doc(paths.submissionAnswers(PUBLIC_TENANT, id));
    for (const call_secret_hash of [7, null, '', 'x', [], { of: toCallSecret(id) }]) {
      await answers.update({ call_secret_hash });
      for (const more of [{}, { call_secret: toCallSecret(id) }]) {
        expect(toCode(await ask(id, more))).toBe('call-not-yours');
      }
    }
    await answers.delete();
    expect(toCode(await ask(id))).toBe('call-not-yours');
    expect(await loadRecord(id)).toBeUndefined();
  });
});

it(`accepts the secret for ${CALL_SECRET_DAYS} days after the application`, async () => {
  const daysAgo = (days: number) => ({ created_at: new Date(Date.now() - days * DAY_MS) });
  const [id, old] = [
    await apply(null, daysAgo(CALL_SECRET_DAYS - 1)),
    await apply(null, daysAgo(CALL_SECRET_DAYS)),
  ];
  expect((await schedule(id, timeAt(6))).status).toBe(200);
  expect(toCode(await schedule(old, timeAt(6)))).toBe('call-not-yours');
});

it('blocks a network that tries ids and secrets, right or wrong', async () => {
  const ip = '198.51.103.78';
  const id = await apply(null);
  const lookups = firestore.doc(paths.rateLimit(callerCounter('call-by-application', ip, new Date()).id));
  expect(toCode(await schedule(nanoid(21), timeAt(6), ip))).toBe('call-not-yours');
  expect((await lookups.get()).get('count')).toBe(1);
  // What was right counts as a call instead.
  expect((await schedule(id, timeAt(6), ip)).status).toBe(200);
  expect((await lookups.get()).get('count')).toBe(1);
  await lookups.update({ count: CALL_LOOKUPS_PER_HOUR });
  for (const asked of [nanoid(21), id]) {
    const response = await schedule(asked, timeAt(6), ip);
    expect(response.status).toBe(429);
    expect(toCode(response)).toBe('too-many-lookups');
  }
});

it('ignores call details from the caller', async () => {
  const id = await apply(null);
  for (const more of [
    { lo_assigned_id: 'maya-torres' },
    { tenant_id: 'harborview' },
    { name: 'Eve' },
    { phone: '2015550100' },
    { time_zone: PACIFIC },
    { call_secret: 'short' },
  ]) {
    const response = await schedule(id, timeAt(4), undefined, more);
    expect(response.status).toBe(400);
    expect(response.body.error?.status).toBe('INVALID_ARGUMENT');
  }
  for (const bad of ['', '../submissions/x', '__x__', 'a'.repeat(22)]) {
    const response = await schedule(bad, timeAt(4), undefined, { call_secret: 'a'.repeat(32) });
    expect(response.body.error?.status).toBe('INVALID_ARGUMENT');
  }
  expect(await loadRecord(id)).toBeUndefined();
});

it(`schedules ${SCHEDULED_CALLS_PER_HOUR} calls an hour from one network`, async () => {
  const ip = '198.51.103.77';
  const officer = await newOfficer();
  for (let index = 0; index < SCHEDULED_CALLS_PER_HOUR; index += 1) {
    const id = await apply(officer);
    expect(
      (await schedule(id, timeAt(4 + Math.floor(index / CALLS_PER_TIME), pacificSchedule), ip)).status,
    ).toBe(200);
  }
  const response = await schedule(await apply(officer), timeAt(10, pacificSchedule), ip);
  expect(response.status).toBe(429);
  expect(toCode(response)).toBe('too-many-forms');
});
