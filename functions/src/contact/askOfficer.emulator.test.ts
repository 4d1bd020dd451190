import { CALLBACK_NOT_OFFERED, OFFICER_NOT_LISTED } from '@brokerage/domain/contact/contactMessage';
import { errorDetailsSchema } from '@brokerage/domain/errors/errorDetails';
import { paths } from '@brokerage/domain/paths';
import { callbackTimes, toCallbackPeriod } from '@brokerage/domain/schedule/callbackTimes';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { pacificSchedule } from '@brokerage/domain/schedule/testing/pacificSchedule';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/submission/submission';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallResponse, firestore, post, required } from '../testing/emulator.ts';
import { newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';

const PACIFIC = pacificSchedule.time_zone;
const AFTERNOON = { opens: '12:00', closes: '18:00' };
/** Hours of a branch that is open only in the afternoon, so it can't offer the company's morning times. */
const WEEK = {
  monday: AFTERNOON,
  tuesday: AFTERNOON,
  wednesday: AFTERNOON,
  thursday: AFTERNOON,
  friday: AFTERNOON,
  saturday: null,
  sunday: null,
};
const SCHEDULE = { ...pacificSchedule, week: WEEK };

let tenant: TestTenant;
let other: TestTenant;
let maya: Person;
let colleague: Person;
let address = 0;

const at = (index: number) => callbackTimes(new Date(), SCHEDULE)[index]?.value ?? '';

const listMaya = (tenantId: string, id: string, changes: object = {}) =>
  listOfficer(tenantId, id, { name: 'Maya Torres', branchId: 'west', listed: true, ...changes });

beforeAll(async () => {
  [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  await firestore.doc(paths.branches.one(tenant.tenantId, 'west')).set({
    id: 'west',
    name: 'West',
    state: 'CA',
    licenseNumber: '1',
    address: '1 Pier Ave',
    manager: 'Maya Torres',
    week: WEEK,
  });
  await Promise.all([
    listMaya(tenant.tenantId, 'maya'),
    listMaya(tenant.tenantId, 'unlisted', { listed: false }),
    listMaya(other.tenantId, 'foreign'),
  ]);
  [maya, colleague] = await Promise.all([
    tenant.join('officer', { officer_id: 'maya' }),
    tenant.join('officer', { officer_id: 'colleague' }),
  ]);
});

afterAll(() => Promise.all([tenant.remove(), other.remove()]));

async function send(changes: Record<string, unknown> = {}): Promise<{ id: string; response: CallResponse }> {
  const id = (changes.id as string | undefined) ?? nanoid(21);
  address += 1;
  const body = {
    name: 'Rosa Delgado',
    email: 'rosa.delgado@borrower.example',
    phone: '(201) 555-0147',
    topic: 'buying',
    message: 'We found a house in Clifton.',
    callback: at(2),
    elapsed_ms: 45_000,
    website: '',
    officer_id: 'maya',
    ...changes,
    id,
  };
  const headers = { origin: `https://${tenant.host}` };
  return {
    id,
    response: await post('send-contact-message', body, { ip: `198.51.104.${address}`, headers }),
  };
}

const stored = async (path: string) => (await firestore.doc(path).get()).data();
const loadRecord = (id: string) => stored(paths.submissions.one(tenant.tenantId, `callback-${id}`));
const loadRequest = (id: string) => stored(paths.submissionAnswers(tenant.tenantId, `callback-${id}`));
const loadMailboxMail = (id: string) => stored(paths.mail.one(tenant.tenantId, `contact-${id}`));
const loadOfficerMail = (id: string) => stored(paths.mail.one(tenant.tenantId, `callback-${id}`));
const toIssues = ({ body }: CallResponse) => errorDetailsSchema.parse(body.error?.details).issues;

/** The leads of an entry of the directory as a member's portal asks for them, by the rules of the database. */
async function listLeads({ token }: Person, officerId: string) {
  const root = `projects/${required('GCLOUD_PROJECT')}/databases/(default)/documents`;
  const [collectionId = '', ...parents] = paths.submissions.all(tenant.tenantId).split('/').toReversed();
  const response = await fetch(
    `http://${required('FIRESTORE_EMULATOR_HOST')}/v1/${root}/${parents.toReversed().join('/')}:runQuery`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'lo_assigned_id' },
              op: 'EQUAL',
              value: { stringValue: officerId },
            },
          },
          orderBy: [{ field: { fieldPath: 'created_at' }, direction: 'DESCENDING' }],
          limit: DESK_QUERY_LIMIT,
        },
      }),
    },
  );
  const rows = (await response.json()) as { document?: { name: string } }[];
  return {
    status: response.status,
    ids: response.ok ? rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []) : [],
  };
}

it('creates a callback request for the officer, on their branch’s clock', async () => {
  const { id, response } = await send();
  expect(response.status).toBe(200);
  expect(response.body.result).toEqual({
    received_at: expect.any(String),
    reference_number: expect.stringMatching(/^CB-/),
    time_zone: PACIFIC,
  });
  const period = toCallbackPeriod(at(2), PACIFIC);
  const record = await loadRecord(id);
  expect(record).toMatchObject({
    kind: 'callback',
    status: 'new',
    first_name: 'Rosa',
    last_name: 'Delgado',
    lo_assigned_id: 'maya',
    branch_id: 'west',
  });
  expect(record).not.toHaveProperty('route_to');
  expect(record?.due_at.toDate()).toEqual(period?.to);
  expect(record?.contact_reminder_at.toDate()).toEqual(period?.from);
  expect(await loadRequest(id)).toEqual({
    topic: 'buying',
    message: 'We found a house in Clifton.',
    callback: at(2),
    time_zone: PACIFIC,
    officer_id: 'maya',
    link_hashes: expect.any(Array),
  });
});

it('mails the officer without personal data, and the mailbox with the officer’s name', async () => {
  const { id, response } = await send();
  const { reference_number } = response.body.result as { reference_number: string };
  const toOfficer = await loadOfficerMail(id);
  expect(toOfficer).toMatchObject({ kind: 'call_scheduled', to: [maya.email] });
  expect(toOfficer?.message.subject).toBe(`Call requested: ${reference_number}`);
  expect(toOfficer?.message.text).toContain(', Pacific time.');
  expect(toOfficer?.message.text).toMatch(new RegExp(`/officer-portal.*application=callback-${id}$`));
  for (const typed of ['Rosa', 'Delgado', 'borrower.example', '555-0147', 'Clifton']) {
    expect(JSON.stringify(toOfficer?.message)).not.toContain(typed);
  }
  const toMailbox = await loadMailboxMail(id);
  expect(toMailbox).toMatchObject({
    to: [tenant.company.mailbox],
    replyTo: 'rosa.delgado@borrower.example',
    message: { subject: 'Website message: Buying a home' },
  });
  for (const line of [
    'For: Maya Torres, maya@testfield.example\n',
    ', Pacific time\n',
    `Callback request: ${reference_number}. It is assigned to Maya Torres.`,
  ]) {
    expect(toMailbox?.message.text).toContain(line);
  }
});

it('accepts a call request without a message, and rejects an empty message without a call', async () => {
  const { id, response } = await send({ message: undefined });
  expect(response.status).toBe(200);
  expect(await loadRequest(id)).toMatchObject({ message: '', callback: at(2) });
  expect((await loadMailboxMail(id))?.message.text).toContain('The visitor left no message.');
  const refused = await send({ message: undefined, callback: undefined });
  expect(toIssues(refused.response)).toEqual([{ path: 'message', message: 'Message is required' }]);
});

it('creates a lead that only this officer lists', async () => {
  const { id } = await send();
  const own = await listLeads(maya, 'maya');
  expect(own.ids).toContain(`callback-${id}`);
  expect((await listLeads(colleague, 'maya')).status).toBe(403);
  expect(await listLeads(colleague, 'colleague')).toEqual({ status: 200, ids: [] });
});

it('mails a message without a call request to the mailbox, with the officer’s name, and creates no lead', async () => {
  const { id, response } = await send({ callback: undefined, phone: undefined });
  expect(response.body.result).toEqual({ received_at: expect.any(String) });
  expect((await loadMailboxMail(id))?.message.text).toContain('For: Maya Torres, maya@testfield.example\n');
  expect(await loadRecord(id)).toBeUndefined();
  expect(await loadOfficerMail(id)).toBeUndefined();
});

it('returns the first response on a retry, though the officer has left since', async () => {
  await listMaya(tenant.tenantId, 'leaving');
  const { id, response } = await send({ officer_id: 'leaving' });
  expect(response.status).toBe(200);
  await listMaya(tenant.tenantId, 'leaving', { listed: false });
  for (const changes of [{}, { officer_id: 'maya' }, { officer_id: undefined, callback: undefined }]) {
    const again = await send({ officer_id: 'leaving', ...changes, id });
    expect(again.response.body.result).toEqual(response.body.result);
  }
  expect(await loadRecord(id)).toMatchObject({ lo_assigned_id: 'leaving' });
});

it.each(['unlisted', 'foreign', 'nobody'])(
  'rejects an officer who isn’t in the site’s directory: %s',
  async (officer_id) => {
    for (const changes of [{}, { callback: undefined }]) {
      const { id, response } = await send({ officer_id, ...changes });
      expect(response.status).toBe(400);
      expect(toIssues(response)).toEqual([{ path: 'officer_id', message: OFFICER_NOT_LISTED }]);
      expect(await loadMailboxMail(id)).toBeUndefined();
      expect(await loadRecord(id)).toBeUndefined();
    }
  },
);

it('uses the branch’s hours: a time that only the company has isn’t offered', async () => {
  const morning = callbackTimes(new Date(), DEFAULT_OFFICE_SCHEDULE).find(({ value }) =>
    value.endsWith(' morning'),
  )?.value;
  const { id, response } = await send({ callback: morning });
  expect(response.status).toBe(400);
  expect(toIssues(response)).toEqual([{ path: 'callback', message: CALLBACK_NOT_OFFERED }]);
  expect(await loadRecord(id)).toBeUndefined();
  const toOffice = await send({ callback: morning, officer_id: undefined });
  expect(toOffice.response.status).toBe(200);
  expect(await loadRecord(toOffice.id)).toMatchObject({ lo_assigned_id: null, route_to: 'General' });
});

it('ignores clock, branch and assignment from the visitor', async () => {
  for (const more of [{ time_zone: PACIFIC }, { branch_id: 'west' }, { lo_assigned_id: 'maya' }]) {
    expect((await send(more)).response.status).toBe(400);
  }
  for (const officer_id of ['', '../x', '__x__', null, { $ne: '' }]) {
    const { response } = await send({ officer_id });
    expect(response.status).toBe(400);
    expect(toIssues(response)[0]?.path).toBe('officer_id');
  }
});

it('sends the call to the mailbox if the officer has no known address', async () => {
  await listMaya(tenant.tenantId, 'by-mailbox', { email: tenant.company.mailbox });
  const { id, response } = await send({ officer_id: 'by-mailbox' });
  expect(response.status).toBe(200);
  expect(await loadRecord(id)).toMatchObject({ lo_assigned_id: 'by-mailbox' });
  expect(await loadMailboxMail(id)).toBeDefined();
  expect(await loadOfficerMail(id), 'a second mail to the same place').toBeUndefined();
});
