import { MAX_BRANCHES } from '@brokerage/domain/directory/branch';
import { directoryErrors } from '@brokerage/domain/errors/directoryErrors';
import { paths } from '@brokerage/domain/paths';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { nanoid } from 'nanoid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newInvitation,
  newTenant,
  type Person,
  type TestTenant,
} from '../../testing/members.ts';
import { listOfficer } from '../../testing/submissions.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const FIELDS = {
  name: 'Toms River',
  address: '1 Main Street, Toms River, NJ 08753',
  state: 'NJ',
  licenseNumber: 'NJ-SAMPLE-1',
  manager: 'Ana Reyes',
  time_zone: '',
  is_hidden: false,
};
const branchRef = (id: string) => firestore.doc(paths.branches.one(tenant.tenantId, id));
const branch = async (id: string) => (await branchRef(id).get()).data();
const add = () => expectSuccess(admin.token, 'add-branch', { ...FIELDS, request_id: nanoid() });
const branchCount = async () =>
  (await firestore.collection(paths.branches.all(tenant.tenantId)).count().get()).data().count;

describe('add-branch', () => {
  it('adds one branch however often it’s sent, and gives a second of that name its own address', async () => {
    const input = { ...FIELDS, request_id: nanoid() };
    await Promise.all([1, 2].map(() => call(admin.token, 'add-branch', input)));
    expect(await expectSuccess(admin.token, 'add-branch', { ...input, name: 'Renamed' })).toEqual({
      id: 'toms-river-nj',
    });
    expect(await branch('toms-river-nj')).toMatchObject({
      name: 'Toms River',
      is_closed: false,
      revision: 0,
    });
    expect(await branchCount(), 'with main').toBe(2);
    expect((await add()).id).toBe('toms-river-nj-2');
    expect((await add()).id).toBe('toms-river-nj-3');
    expect(await tenant.audits('toms-river-nj')).toMatchObject([{ action: 'branch_added' }]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['an invalid state', { state: 'ZZ' }, 'state'],
    ['an invalid time zone', { time_zone: 'Mars/Olympus' }, 'time_zone'],
    ['a successor', { successor_id: 'main' }, ''],
  ])('rejects %s at the field', async (_, wrong, path) => {
    const input = { ...FIELDS, request_id: nanoid(), ...wrong };
    const error = await expectRejected(call(admin.token, 'add-branch', input), 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path }] });
    expect(await branchCount()).toBe(1);
  });

  it('rejects a branch beyond the directory’s limit', async () => {
    const batch = firestore.batch();
    for (let n = 1; n < MAX_BRANCHES; n += 1) batch.set(branchRef(`b${n}`), { id: `b${n}`, name: `B${n}` });
    await batch.commit();
    await expectRejected(
      call(admin.token, 'add-branch', { ...FIELDS, request_id: nanoid() }),
      'RESOURCE_EXHAUSTED',
      directoryErrors['branch-limit'].sentence,
    );
  });
});

describe('save-branch', () => {
  it('stores and records what changed, and rejects a stale version', async () => {
    const { id } = await add();
    const input = { ...FIELDS, id, revision: 0, manager: 'Ben Ortiz', time_zone: 'America/Chicago' };
    await expectSuccess(admin.token, 'save-branch', input);
    await expectSuccess(admin.token, 'save-branch', input);
    expect(await branch(id)).toMatchObject({
      manager: 'Ben Ortiz',
      time_zone: 'America/Chicago',
      revision: 1,
    });
    await expectRejected(
      call(admin.token, 'save-branch', { ...input, manager: 'Eve' }),
      'ABORTED',
      directoryErrors['directory-changed'].sentence,
    );
    await expectSuccess(admin.token, 'save-branch', { ...input, revision: 1, time_zone: '' });
    expect(await branch(id)).not.toHaveProperty('time_zone');
    expect(await tenant.audits(id)).toMatchObject([
      { action: 'branch_added' },
      { action: 'branch_changed', before: { manager: 'Ana Reyes' }, after: { manager: 'Ben Ortiz' } },
      { action: 'branch_changed', after: { time_zone: '' } },
    ]);
  });
});

describe('a branch’s own hours', () => {
  const { week } = DEFAULT_OFFICE_SCHEDULE;
  const saturdays = { ...week, saturday: { opens: '10:00', closes: '13:30' } };

  it('are stored, kept when they aren’t sent, and removed', async () => {
    const { id } = await expectSuccess(admin.token, 'add-branch', {
      ...FIELDS,
      week: saturdays,
      request_id: nanoid(),
    });
    expect(await branch(id)).toMatchObject({ week: saturdays });
    await expectSuccess(admin.token, 'save-branch', { ...FIELDS, id, revision: 0, manager: 'Ben Ortiz' });
    expect(await branch(id)).toMatchObject({ week: saturdays, manager: 'Ben Ortiz' });
    await expectSuccess(admin.token, 'save-branch', {
      ...FIELDS,
      id,
      revision: 1,
      manager: 'Ben Ortiz',
      week: null,
    });
    expect(await branch(id)).toMatchObject({ week: null, revision: 2 });
    expect(await tenant.audits(id)).toMatchObject([
      { action: 'branch_added', after: { week: saturdays } },
      { action: 'branch_changed', after: { manager: 'Ben Ortiz' } },
      { action: 'branch_changed', before: { week: saturdays }, after: { week: null } },
    ]);
  });

  it('are rejected if the branch is never open or closes before it opens', async () => {
    const never = Object.fromEntries(Object.keys(week).map((weekday) => [weekday, null]));
    for (const wrong of [never, { ...week, monday: { opens: '18:00', closes: '09:00' } }]) {
      const input = { ...FIELDS, week: wrong, request_id: nanoid() };
      await expectRejected(call(admin.token, 'add-branch', input), 'INVALID_ARGUMENT');
    }
  });
});

describe('close-branch', () => {
  it('moves officers, members and turns to the successor once; the branch can be reopened', async () => {
    const { id } = await add();
    await listOfficer(tenant.tenantId, 'ana', { branchId: id });
    await listOfficer(tenant.tenantId, 'ben', { branchId: id, listed: false });
    const member = await tenant.invite('officer', { branch_id: id, officer_id: 'ana' });
    const turns = { kind: 'branch', officers: [], branches: [{ branch_id: id, officers: ['ana'] }] };
    await firestore.doc(paths.applicationSettings(tenant.tenantId)).set({ assignment: turns });
    const input = { id, revision: 0, successor_id: 'main' };
    expect(await expectSuccess(admin.token, 'close-branch', input)).toEqual({
      moved: { officers: 2, members: 1 },
    });
    expect(await expectSuccess(admin.token, 'close-branch', input)).toEqual({
      moved: { officers: 0, members: 0 },
    });
    expect(await branch(id)).toMatchObject({ is_closed: true, successor_id: 'main', revision: 1 });
    for (const one of ['ana', 'ben']) {
      const stored = await firestore.doc(paths.officers.one(tenant.tenantId, one)).get();
      expect(stored.get('branchId')).toBe('main');
    }
    expect(await tenant.member(member.uid)).toMatchObject({ branch_id: 'main' });
    const settings = await firestore.doc(paths.applicationSettings(tenant.tenantId)).get();
    expect(settings.get('assignment')).toMatchObject({
      branches: [{ branch_id: 'main', officers: ['ana'] }],
    });
    expect((await tenant.audits(id)).at(-1)).toMatchObject({
      action: 'branch_closed',
      after: { is_closed: true, successor_id: 'main' },
    });
    await expectRejected(
      call(admin.token, 'save-branch', { ...FIELDS, name: 'X', id, revision: 1 }),
      'FAILED_PRECONDITION',
    );
    await expectRejected(
      call(admin.token, 'update-member', { uid: member.uid, role: 'officer', branch_id: id }),
      'INVALID_ARGUMENT',
    );
    await expectSuccess(admin.token, 'reopen-branch', { id, revision: 1 });
    await expectSuccess(admin.token, 'reopen-branch', { id, revision: 1 });
    expect(await branch(id)).toMatchObject({ is_closed: false, successor_id: null, revision: 2 });
    expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
  });

  it('also moves someone who is moved or invited there at the same time', async () => {
    const { id } = await add();
    const members = await Promise.all([1, 2, 3].map(() => tenant.invite('officer')));
    const invitation = newInvitation({ role: 'compliance', branch_id: id });
    await Promise.all([
      ...members.map(({ uid }) =>
        call(admin.token, 'update-member', { uid, role: 'officer', branch_id: id }),
      ),
      call(admin.token, 'invite-member', invitation),
      expectSuccess(admin.token, 'close-branch', { id, revision: 0, successor_id: 'main' }),
    ]);
    const left = await firestore
      .collection(paths.members)
      .where('tenant_id', '==', tenant.tenantId)
      .where('branch_id', '==', id)
      .get();
    expect(left.size).toBe(0);
  });

  it('rejects a successor that is itself, closed or missing, and a stale version', async () => {
    const { id } = await add();
    await branchRef('gone').set({ id: 'gone', name: 'Gone', is_closed: true });
    for (const successor_id of [id, 'gone', 'nowhere']) {
      const error = await expectRejected(
        call(admin.token, 'close-branch', { id, revision: 0, successor_id }),
        'INVALID_ARGUMENT',
      );
      expect(error?.details).toMatchObject({ issues: [{ path: 'successor_id' }] });
    }
    await expectRejected(
      call(admin.token, 'close-branch', { id, revision: 7, successor_id: 'main' }),
      'ABORTED',
    );
    expect(await branch(id)).toMatchObject({ is_closed: false });
  });
});

it.each([
  ['add-branch', { ...FIELDS, request_id: nanoid() }],
  ['save-branch', { ...FIELDS, id: 'main', revision: 0 }],
  ['close-branch', { id: 'main', revision: 0, successor_id: 'north' }],
  ['reopen-branch', { id: 'main', revision: 0 }],
] as const)('%s is only for super administrators of the company', async (name, input) => {
  const before = await branch('main');
  for (const role of ['officer', 'marketing_admin', 'compliance', 'loan_partner']) {
    const { token } = await tenant.join(role);
    await expectRejected(call(token, name, input), 'PERMISSION_DENIED');
  }
  await expectRejected(call(undefined, name, input), 'UNAUTHENTICATED');
  expect(await branch('main')).toEqual(before);
  expect(await branchCount()).toBe(1);
  if (name === 'add-branch') return;
  const { id } = await add();
  const other = await newTenant();
  const foreign = await other.join('super_admin');
  await expectRejected(call(foreign.token, name, { ...input, id }), 'NOT_FOUND');
  await other.remove();
  expect(await branch(id)).toMatchObject({ revision: 0, is_closed: false });
});
