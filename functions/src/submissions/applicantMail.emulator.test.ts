import type { CallableInput } from '@brokerage/domain/callables';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS, HOUR_MS } from '@brokerage/domain/schedule/durations';
import { DEFAULT_APPLICANT_MAILS } from '@brokerage/domain/submission/mails/applicantMails';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAILS_PER_DAY, statusMailCounter } from '../http/rateLimit.ts';
import { firestore } from '../testing/emulator.ts';
import { expectSuccess, newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { listOfficer, readEvents, readSubmission, seedApplication } from '../testing/submissions.ts';

type Action = CallableInput<'update-application'>['action'];

let tenant: TestTenant;
let admin: Person;
beforeAll(async () => {
  tenant = await newTenant();
  await listOfficer(tenant.tenantId, 'ana');
  admin = await tenant.join('compliance');
});
afterAll(() => tenant.remove());

const { in_progress, approved, withdrawn } = DEFAULT_APPLICANT_MAILS;
const on = { is_on: true };
const setMails = (applicant_mails: object) =>
  firestore.doc(paths.applicationSettings(tenant.tenantId)).set({ applicant_mails });
beforeEach(() =>
  setMails({
    in_progress: { ...in_progress, ...on },
    approved: { ...approved, ...on },
    withdrawn: { ...withdrawn, ...on },
  }),
);

const store = (changes?: Record<string, unknown>) => seedApplication(tenant.tenantId, changes);
const read = (id: string) => readSubmission(tenant.tenantId, id);
const mailsTo = async (id: string) => tenant.mails((await read(id)).email);
const loadResults = async (id: string) =>
  (await readEvents(tenant.tenantId, id)).map(({ applicant_mail }) => applicant_mail as unknown);

async function change(id: string, action: DistributiveOmit<Action, 'revision'>, event_id = nanoid()) {
  const { revision } = await read(id);
  const call = { id, event_id, action: { ...action, revision } };
  await expectSuccess(admin.token, 'update-application', call);
  return call;
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

it('mails once about a status, without typed text, and adds it to timeline and audit log', async () => {
  const id = await store({ lo_assigned_id: 'ana', first_name: 'Rosalind' });
  const sent = await change(id, { name: 'start' });
  await Promise.all([1, 2].map(() => expectSuccess(admin.token, 'update-application', sent)));
  const mails = await mailsTo(id);
  const { reference_number } = await read(id);
  expect(mails).toMatchObject([
    {
      replyTo: tenant.company.mailbox,
      message: { subject: `We’re working on your application ${reference_number}` },
    },
  ]);
  const text = String(mails[0]?.message.text);
  expect(text).toContain('Your contact is Officer ana.');
  expect(text).toContain('It isn’t a credit decision, a loan approval or a commitment to lend.');
  expect(text).toContain('Testfield Lending, NMLS #1990099. Equal Housing Opportunity.\nSample license 1');
  expect(text).not.toMatch(/Rosa|555-0147|525/);
  expect(await loadResults(id)).toEqual(['sent']);
  expect(await tenant.audits(id)).toMatchObject([
    { after: { status: 'in_progress', applicant_mail: 'sent' } },
  ]);
});

it('is off until a company turns it on, status by status', async () => {
  const id = await store();
  await firestore.doc(paths.applicationSettings(tenant.tenantId)).delete();
  await change(id, { name: 'start' });
  await setMails({ in_progress, approved: { ...approved, ...on }, withdrawn });
  await change(id, { name: 'withdraw', said_by: 'applicant' });
  expect(await mailsTo(id)).toEqual([]);
  expect(await loadResults(id)).toEqual([null, null]);
});

it('sends one mail for closing, reopening and closing again within a day', async () => {
  const id = await store();
  await change(id, { name: 'approve' });
  await change(id, { name: 'reopen', text: 'Too early' });
  await change(id, { name: 'approve' });
  expect(await mailsTo(id)).toHaveLength(1);
  expect(await loadResults(id)).toEqual(['sent', null, 'held']);
  await firestore
    .doc(paths.submissions.one(tenant.tenantId, id))
    .update({ 'mailed_at.approved': new Date(Date.now() - 25 * HOUR_MS) });
  await change(id, { name: 'reopen', text: 'Once more' });
  await change(id, { name: 'approve' });
  expect(await mailsTo(id)).toHaveLength(2);
});

it.each<[DistributiveOmit<Action, 'revision'>]>([
  [{ name: 'deny', reasons: ['insufficient_income'] }],
  [{ name: 'mark_incomplete', reasons: ['application_incomplete'] }],
  [{ name: 'mark_spam' }],
])('never mails about %j', async (action) => {
  const id = await store();
  await change(id, action);
  expect(await mailsTo(id)).toEqual([]);
  expect(await loadResults(id)).toEqual([null]);
});

it('mails when the first contact starts the work, and calls the General team “our loan team”', async () => {
  const id = await store();
  await expectSuccess(admin.token, 'log-contact', {
    id,
    event_id: nanoid(),
    channel: 'called',
    contacted_at: new Date().toISOString(),
  });
  expect((await mailsTo(id))[0]?.message).toMatchObject({
    text: expect.stringContaining('Your contact is our loan team.') as string,
  });
});

it('holds mail for an address over its daily limit, but changes the status', async () => {
  const id = await store();
  const { email } = await read(id);
  // The day may end during the test, so both days count.
  const counters = [Date.now(), Date.now() + DAY_MS].map((at) =>
    firestore.doc(paths.rateLimit(statusMailCounter(tenant.tenantId, email, new Date(at)).id)),
  );
  for (const counter of counters) {
    await counter.set({ count: MAILS_PER_DAY, expires_at: new Date(Date.now() + HOUR_MS) });
  }
  await change(id, { name: 'approve' });
  expect((await read(id)).status).toBe('approved');
  expect(await mailsTo(id)).toEqual([]);
  expect(await loadResults(id)).toEqual(['held']);
  await Promise.all(counters.map((counter) => counter.delete()));
});

it('mails each applicant when several are closed together', async () => {
  const ids = await Promise.all([store(), store()]);
  await expectSuccess(admin.token, 'update-applications', {
    batch_id: nanoid(),
    applications: ids.map((id) => ({ id, revision: 1 })),
    action: { name: 'withdraw', said_by: 'applicant' },
  });
  for (const id of ids) expect(await mailsTo(id)).toHaveLength(1);
});
