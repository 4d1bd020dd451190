import type { CallableInput } from '@brokerage/domain/callables';
import { submissionErrors } from '@brokerage/domain/errors/submissionErrors';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { MAX_BULK_SUBMISSIONS } from '@brokerage/domain/submission/submissionCallables';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { listOfficer, readEvents, readSubmission, seedApplication } from '../testing/submissions.ts';

type Input = CallableInput<'update-applications'>;

let tenant: TestTenant;
let other: TestTenant;
let admin: Person;
let officer: Person;
beforeAll(async () => {
  [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  await listOfficer(tenant.tenantId, 'ana');
  [admin, officer] = await Promise.all([
    tenant.join('marketing_admin'),
    tenant.join('officer', { officer_id: 'ana' }),
  ]);
});
afterAll(() => Promise.all([tenant.remove(), other.remove()]));

const store = (changes?: Record<string, unknown>) => seedApplication(tenant.tenantId, changes);
const read = (id: string) => readSubmission(tenant.tenantId, id);
const batch = (ids: readonly string[], action: Input['action'], revision = 1): Input => ({
  batch_id: nanoid(),
  applications: ids.map((id) => ({ id, revision })),
  action,
});
/** A date that a notice of incompleteness may name. */
const REPLY_BY = new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10);
const SPAM = { name: 'mark_spam', text: 'A robot' } as const;

it('assigns several, each with event, audit record and notice, and changes nothing when sent again', async () => {
  const ids = await Promise.all([store(), store(), store()]);
  const input = batch(ids, { name: 'assign', officer_id: 'ana', text: 'Your county' });
  const responses = await Promise.all(
    [1, 2].map(() => expectSuccess(admin.token, 'update-applications', input)),
  );
  responses.push(await expectSuccess(admin.token, 'update-applications', input));
  const done = { results: ids.map((id) => ({ id, error: null })) };
  expect(responses).toEqual([done, done, done]);
  for (const id of ids) {
    expect(await read(id)).toMatchObject({ lo_assigned_id: 'ana', revision: 2, event_count: 1 });
    expect(await readEvents(tenant.tenantId, id)).toMatchObject([
      { id: input.batch_id, action: 'assign', text: 'Your county', by_user_id: admin.uid },
    ]);
    expect(await tenant.audits(id)).toMatchObject([{ action: 'application_assigned', seq: 1 }]);
  }
  const notices = await firestore
    .collection(paths.notices.all(tenant.tenantId))
    .where('to_user_id', '==', officer.uid)
    .get();
  expect(notices.docs.map((one) => one.get('application_id') as string).toSorted()).toEqual(ids.toSorted());
});

it('returns the result for each, and continues after a failed one', async () => {
  const [fine, changed, closed] = await Promise.all([
    store(),
    store({ revision: 2 }),
    store({ status: 'withdrawn' }),
  ]);
  const foreign = await seedApplication(other.tenantId);
  const ids = [changed, closed, foreign, 'none', fine];
  const { results } = await expectSuccess(admin.token, 'update-applications', batch(ids, SPAM));
  expect(results.map(({ id, error }) => [id, error?.code])).toEqual([
    [changed, 'application-changed'],
    [closed, 'application-status-changed'],
    [foreign, 'application-not-found'],
    ['none', 'application-not-found'],
    [fine, undefined],
  ]);
  expect(results[0]?.error?.message).toBe(submissionErrors['application-changed'].sentence);
  expect(await read(fine)).toMatchObject({ status: 'spam', outcome: { text: 'A robot' } });
  expect((await readSubmission(other.tenantId, foreign)).status).toBe('new');
});

it.each<[Input['action'], object]>([
  [
    { name: 'deny', reasons: ['insufficient_income'] },
    { status: 'denied', notice_due_at: expect.any(Date) as Date },
  ],
  [
    { name: 'mark_incomplete', missing: 'Pay stubs', reply_by: REPLY_BY },
    { status: 'incomplete', outcome: { missing: 'Pay stubs', reply_by: REPLY_BY } },
  ],
  // As sent by pages of version 1.0.
  [
    { name: 'mark_incomplete', reasons: ['unverified_income'] },
    { status: 'incomplete', outcome: { reasons: ['unverified_income'] } },
  ],
  [
    { name: 'withdraw', said_by: 'applicant' },
    { status: 'withdrawn', outcome: { said_by: 'applicant' } },
  ],
])('closes by %j', async (action, expected) => {
  const ids = await Promise.all([store(), store({ status: 'in_progress' })]);
  const { results } = await expectSuccess(admin.token, 'update-applications', batch(ids, action));
  expect(results.map(({ error }) => error)).toEqual([null, null]);
  for (const id of ids) expect(await read(id)).toMatchObject(expected);
});

it('closes as duplicates of one among them, which stays open', async () => {
  const [original, copy] = await Promise.all([store(), store()]);
  const { reference_number } = await read(original);
  const action = { name: 'mark_duplicate', duplicate_of: reference_number } as const;
  const { results } = await expectSuccess(
    admin.token,
    'update-applications',
    batch([original, copy], action),
  );
  expect(results.map(({ error }) => error?.code)).toEqual(['application-duplicate-of-itself', undefined]);
  expect(await read(copy)).toMatchObject({ status: 'duplicate', outcome: { duplicate_of: original } });
  expect((await read(original)).status).toBe('new');
});

it('gives several back to the General team, and notifies an officer who is no longer listed', async () => {
  const id = await store({ lo_assigned_id: 'ana' });
  const toGeneral = batch([id], { name: 'assign', officer_id: null });
  expect((await expectSuccess(admin.token, 'update-applications', toGeneral)).results).toEqual([
    { id, error: null },
  ]);
  expect(await read(id)).toMatchObject({ lo_assigned_id: null, route_to: 'General' });
  const toNobody = batch([id], { name: 'assign', officer_id: 'nobody' }, 2);
  const { results } = await expectSuccess(admin.token, 'update-applications', toNobody);
  expect(results[0]?.error?.code).toBe('application-officer-unavailable');
});

it('rejects officers, even for their own applications, and callers without a sign-in', async () => {
  const id = await store({ lo_assigned_id: 'ana' });
  await expectRejected(call(officer.token, 'update-applications', batch([id], SPAM)), 'PERMISSION_DENIED');
  await expectRejected(call(undefined, 'update-applications', batch([id], SPAM)), 'UNAUTHENTICATED');
  expect((await read(id)).status).toBe('new');
});

it.each([
  ['none', []],
  ['more than 50', Array.from({ length: MAX_BULK_SUBMISSIONS + 1 }, (_, n) => `id-${n}`)],
  ['one twice', ['one', 'one']],
])('rejects %s', async (_, ids) => {
  await expectRejected(call(admin.token, 'update-applications', batch(ids, SPAM)), 'INVALID_ARGUMENT');
});

it.each(['approve', 'reopen', 'start', 'record_notice'])('can’t %s several at once', async (name) => {
  const input = { ...batch(['one'], SPAM), action: { name, text: '' } };
  await expectRejected(call(admin.token, 'update-applications', input), 'INVALID_ARGUMENT');
});
