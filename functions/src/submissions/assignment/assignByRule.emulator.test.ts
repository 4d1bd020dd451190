import { paths } from '@brokerage/domain/paths';
import type { AssignmentRule } from '@brokerage/domain/submission/assignment/assignmentRule';
import pLimit from 'p-limit';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../../testing/members.ts';
import {
  listOfficer,
  readEvents,
  readSubmission,
  seedApplication,
  seedOfficerLicense,
} from '../../testing/submissions.ts';
import { assignByRule } from './assignByRule.ts';

const OFFICERS = ['ana', 'ben', 'cho'];
let tenant: TestTenant;
let people: Record<string, Omit<Person, 'token'>>;

beforeEach(async () => {
  tenant = await newTenant();
  const invited = await Promise.all(
    OFFICERS.map(async (officer_id) => {
      await listOfficer(tenant.tenantId, officer_id);
      return [officer_id, await tenant.invite('officer', { officer_id })] as const;
    }),
  );
  people = Object.fromEntries(invited);
});
afterEach(() => tenant.remove());

const rule = (changes: Partial<AssignmentRule> = {}): AssignmentRule => ({
  kind: 'turns',
  officers: OFFICERS,
  branches: [],
  ...changes,
});
const setRule = (changes?: Partial<AssignmentRule>, { tenantId } = tenant) =>
  firestore.doc(paths.applicationSettings(tenantId)).set({ assignment: rule(changes) });
const changeMember = (id: string, change: object) => setMember(people[id]?.uid ?? '', change);
const loadAssignee = async (id: string) => (await readSubmission(tenant.tenantId, id)).lo_assigned_id;
const run = (id: string) => assignByRule(tenant.tenantId, id);
const noticesAbout = async (id: string) =>
  (
    await firestore.collection(paths.notices.all(tenant.tenantId)).where('application_id', '==', id).get()
  ).docs.map((one) => one.data());

/** Stores submissions one after the other, runs the rule for each, and returns who got them. */
async function loadAssignees(count: number): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = await seedApplication(tenant.tenantId);
    await run(id);
    all.push(await loadAssignee(id));
  }
  return all;
}

it('leaves everything with the General team if a company has no other rule', async () => {
  const id = await seedApplication(tenant.tenantId);
  expect(await run(id)).toBe(false);
  await setRule({ kind: 'general' });
  expect(await run(id)).toBe(false);
  expect(await readSubmission(tenant.tenantId, id)).toMatchObject({ route_to: 'General', event_count: 0 });
});

it('writes assignment, event, audit record and notice together, once', async () => {
  await setRule();
  const id = await seedApplication(tenant.tenantId);
  const answers = await Promise.all([run(id), run(id), run(id)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await run(id)).toBe(false);
  const stored = await readSubmission(tenant.tenantId, id);
  expect(stored).toMatchObject({ lo_assigned_id: 'ana', branch_id: 'main', revision: 2, event_count: 1 });
  expect(stored).not.toHaveProperty('route_to');
  expect(await readEvents(tenant.tenantId, id)).toMatchObject([
    {
      action: 'assign',
      text: 'Assigned by rule: take turns',
      by_user_id: 'system',
      officer_id: 'ana',
      officer_name: 'Officer ana',
    },
  ]);
  expect(await tenant.audits(id)).toMatchObject([
    {
      action: 'application_assigned',
      actor_user_id: 'system',
      before: { lo_assigned_id: null },
      after: { lo_assigned_id: 'ana' },
    },
  ]);
  expect(await noticesAbout(id)).toMatchObject([
    { kind: 'application_assigned', to_user_id: people.ana?.uid, actor_name: 'System' },
  ]);
  expect(await loadAssignees(1), 'one turn was taken').toEqual(['ben']);
});

it('takes turns, skipping deactivated, unlisted, account-less and unknown-role members', async () => {
  await setRule({ officers: ['nobody', ...OFFICERS] });
  expect(await loadAssignees(4)).toEqual(['ana', 'ben', 'cho', 'ana']);
  await changeMember('ben', { status: 'deactivated' });
  expect(await loadAssignees(3)).toEqual(['cho', 'ana', 'cho']);
  await changeMember('ben', { status: 'active' });
  await firestore.doc(paths.officers.one(tenant.tenantId, 'ana')).update({ listed: false });
  await changeMember('cho', { role: 'of_another_company' });
  expect(await loadAssignees(2)).toEqual(['ben', 'ben']);
  await changeMember('ben', { officer_id: null });
  expect(await loadAssignees(1), 'nobody is left').toEqual([null]);
});

const license = (holder_id: string, state: string, expires_on?: string) =>
  seedOfficerLicense(tenant.tenantId, holder_id, state, expires_on);

it('skips officers without a license for the property’s state, and keeps their turn', async () => {
  await setRule();
  await license('ana', 'NJ');
  await license('ben', 'TX', '2020-12-31');
  const assign = async (location: string) => {
    const id = await seedApplication(tenant.tenantId, {}, { location });
    await run(id);
    return loadAssignee(id);
  };
  expect(await assign('Austin, Texas'), 'nothing is recorded of Cho').toBe('cho');
  await license('cho', 'NJ');
  expect(await assign('Austin, TX 78701'), 'nobody is left').toBeNull();
  expect(await assign('Clifton, NJ')).toBe('ana');
  expect(await assign('somewhere nice'), 'no state is known').toBe('ben');
});

it.each([
  ['assigned', { lo_assigned_id: 'cho', revision: 2 }],
  ['given back to the General team', { revision: 3 }],
  ['started', { status: 'in_progress', revision: 2 }],
  ['closed', { status: 'spam', revision: 2 }],
])('late, leaves what someone has %s meanwhile', async (_, change) => {
  await setRule();
  const id = await seedApplication(tenant.tenantId, change);
  expect(await run(id)).toBe(false);
  expect(await readEvents(tenant.tenantId, id)).toEqual([]);
  expect(await loadAssignees(1), 'it took no turn').toEqual(['ana']);
});

it('does nothing for a removed application, or with another company’s officers', async () => {
  await setRule();
  expect(await run('none')).toBe(false);
  const other = await newTenant();
  try {
    await setRule(undefined, other);
    const id = await seedApplication(other.tenantId);
    expect(await assignByRule(other.tenantId, id)).toBe(false);
    expect((await readSubmission(other.tenantId, id)).lo_assigned_id).toBeNull();
  } finally {
    await other.remove();
  }
});

it('by branch: each branch has its own turns, by the property’s state and town', async () => {
  const branches = [
    { id: 'main', name: 'Clifton', state: 'NJ' },
    { id: 'newark', name: 'Newark', state: 'NJ' },
    { id: 'west', name: 'Fresno', state: 'CA' },
  ];
  for (const branch of branches) {
    const more = { licenseNumber: 'X-1', address: '1 Main Street', manager: 'Ana' };
    await firestore.doc(paths.branches.one(tenant.tenantId, branch.id)).set({ ...branch, ...more });
  }
  await setRule({
    kind: 'branch',
    branches: [
      { branch_id: 'main', officers: ['ana', 'ben'] },
      { branch_id: 'west', officers: ['cho', 'ana'] },
    ],
  });
  const assignees: [string, string | null][] = [];
  for (const location of [
    'Clifton, NJ',
    'Oakland, California',
    'Clifton, NJ 07013',
    'Clifton, NJ',
    'Newark, NJ',
    'Hoboken, NJ',
    'Newark, DE',
    '07013',
    '92708',
  ]) {
    const id = await seedApplication(tenant.tenantId, {}, { location });
    await run(id);
    assignees.push([location, await loadAssignee(id)]);
  }
  expect(assignees).toEqual([
    ['Clifton, NJ', 'ana'],
    ['Oakland, California', 'cho'],
    ['Clifton, NJ 07013', 'ben'],
    ['Clifton, NJ', 'ana'],
    ['Newark, NJ', null],
    ['Hoboken, NJ', null],
    ['Newark, DE', null],
    ['07013', null],
    ['92708', 'ana'],
  ]);
});

const loadShares = async (ids: readonly string[]) => {
  const assignees = await Promise.all(ids.map(loadAssignee));
  return OFFICERS.map((officer) => assignees.filter((one) => one === officer).length).toSorted();
};
const storeMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => seedApplication(tenant.tenantId)));

it('assigns 200 applications, 8 at a time, with shares that differ by at most one', async () => {
  await setRule();
  const ids = await storeMany(200);
  const limit = pLimit(8);
  await Promise.all(ids.map((id) => limit(() => run(id))));
  expect(await loadShares(ids)).toEqual([66, 67, 67]);
}, 120_000);

it('keeps the turns in a transaction with two instances, as during a deployment', async () => {
  await setRule();
  vi.resetModules();
  const second = await import('./assignByRule.ts');
  const ids = await storeMany(9);
  // Both process every submission, each in its own order.
  const runAll = async (assign: typeof assignByRule, all: string[]) => {
    for (const id of all) await assign(tenant.tenantId, id);
  };
  await Promise.all([runAll(assignByRule, ids), runAll(second.assignByRule, ids.toReversed())]);
  expect(await loadShares(ids)).toEqual([3, 3, 3]);
}, 60_000);

it('the deployed trigger assigns a new application', async () => {
  await setRule();
  const id = await seedApplication(tenant.tenantId, {}, { isTriggered: true });
  await vi.waitFor(async () => expect(await loadAssignee(id)).toBe('ana'), {
    timeout: 30_000,
    interval: 200,
  });
}, 40_000);

test('preview-assignment shows who is next and who is skipped, and takes no turn', async () => {
  const { token } = await tenant.join('super_admin');
  await setRule();
  await loadAssignees(1);
  await changeMember('ben', { status: 'deactivated' });
  await firestore
    .doc(paths.branches.one(tenant.tenantId, 'main'))
    .update({ state: 'NJ', licenseNumber: 'X-1', address: '', manager: '' });
  const preview = () => expectSuccess(token, 'preview-assignment', rule());
  const expected = { lists: [{ branch_id: null, next_officer_id: 'cho', skipped: ['ben'] }] };
  expect(await preview()).toEqual(expected);
  expect(await preview()).toEqual(expected);
  const byBranch = rule({
    kind: 'branch',
    branches: [
      { branch_id: 'main', officers: ['ana'] },
      { branch_id: 'west', officers: ['ben'] },
    ],
  });
  expect(await expectSuccess(token, 'preview-assignment', byBranch)).toEqual({
    lists: [
      { branch_id: 'main', next_officer_id: 'ana', skipped: [] },
      { branch_id: 'west', next_officer_id: null, skipped: ['ben'] },
    ],
  });
  expect(await expectSuccess(token, 'preview-assignment', rule({ kind: 'general' }))).toEqual({ lists: [] });
});

test('preview-assignment skips officers without a license in the branch’s state', async () => {
  const { token } = await tenant.join('super_admin');
  const branch = { id: 'west', name: 'Fresno', state: 'CA', licenseNumber: 'X-1', address: '', manager: '' };
  await firestore.doc(paths.branches.one(tenant.tenantId, 'west')).set(branch);
  await license('ana', 'NJ');
  const input = rule({ kind: 'branch', branches: [{ branch_id: 'west', officers: ['ana', 'ben'] }] });
  expect(await expectSuccess(token, 'preview-assignment', input)).toEqual({
    lists: [{ branch_id: 'west', next_officer_id: 'ben', skipped: ['ana'] }],
  });
});

test.each(['marketing_admin', 'compliance', 'officer'])('preview-assignment rejects a %s', async (role) => {
  const { token } = await tenant.join(role);
  await expectRejected(call(token, 'preview-assignment', rule()), 'PERMISSION_DENIED');
});
