import { directoryErrors } from '@brokerage/domain/errors/directoryErrors';
import type { Role } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  auth,
  call,
  expectRejected,
  expectSuccess,
  newInvitation,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { listOfficer } from '../testing/submissions.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const entryRef = (id: string) => firestore.doc(paths.officers.one(tenant.tenantId, id));
const entry = async (id: string) => (await entryRef(id).get()).data();
const entries = async () =>
  (await firestore.collection(paths.officers.all(tenant.tenantId)).get()).docs.map(({ id }) => id);

const FIELDS = {
  title: 'Senior Loan Officer',
  bio: 'Ana has lent along the river for ten years.',
  languages: ['Spanish', 'English'],
  licensed_states: ['NJ', 'NY'],
  booking_url: 'https://meet.example/ana',
  branchId: 'main',
} as const;

describe('an invitation', () => {
  const invitation = (role: Role) => newInvitation({ name: 'José Peña', role });

  it('for an officer creates their unlisted entry once, with an address made from the name', async () => {
    const input = invitation('officer');
    await Promise.all([1, 2].map(() => call(admin.token, 'invite-member', input)));
    const { uid } = await expectSuccess(admin.token, 'invite-member', input);
    expect(await tenant.member(uid)).toMatchObject({ officer_id: 'jose-pena' });
    expect(await entries()).toEqual(['jose-pena']);
    expect(await entry('jose-pena')).toMatchObject({
      id: 'jose-pena',
      name: 'José Peña',
      email: input.email,
      phone: '',
      nmls: '',
      title: 'Loan Officer',
      branchId: 'main',
      listed: false,
      has_left: false,
    });
    expect(await tenant.audits('jose-pena')).toMatchObject([
      { action: 'directory_entry_created', seq: 1, after: { user_id: uid, branchId: 'main' } },
    ]);
    const namesake = invitation('officer');
    const second = await expectSuccess(admin.token, 'invite-member', namesake);
    expect((await tenant.member(second.uid))?.officer_id).toMatch(/^jose-pena-[a-z0-9]+$/);
    await auth.deleteUsers([uid, second.uid]);
  });

  it.each(['super_admin', 'marketing_admin', 'compliance'] as const)(
    'for a %s creates no entry',
    async (role) => {
      const { uid } = await expectSuccess(admin.token, 'invite-member', invitation(role));
      expect(await tenant.member(uid)).toMatchObject({ officer_id: null });
      expect(await entries()).toEqual([]);
      await auth.deleteUsers([uid]);
    },
  );
});

describe('create-directory-entry', () => {
  it('gives an older member an entry with their profile, and finds it when sent again', async () => {
    const { uid } = await tenant.invite('officer', {
      name: 'Ana Reyes',
      phone: '(973) 555-0131',
      nmls_id: '1995131',
      branch_id: 'main',
    });
    const first = await expectSuccess(admin.token, 'create-directory-entry', { uid });
    expect(await expectSuccess(admin.token, 'create-directory-entry', { uid })).toEqual(first);
    expect(first).toEqual({ id: 'ana-reyes' });
    expect(await entries()).toEqual(['ana-reyes']);
    expect(await entry('ana-reyes')).toMatchObject({
      phone: '(973) 555-0131',
      nmls: '1995131',
      listed: false,
    });
    expect(await tenant.member(uid)).toMatchObject({ officer_id: 'ana-reyes' });
  });

  it('rejects deactivated members and people of another company', async () => {
    const { uid } = await tenant.invite('officer', { status: 'deactivated' });
    await expectRejected(call(admin.token, 'create-directory-entry', { uid }), 'FAILED_PRECONDITION');
    const other = await newTenant();
    const stranger = await other.invite('officer');
    await expectRejected(call(admin.token, 'create-directory-entry', { uid: stranger.uid }), 'NOT_FOUND');
    await other.remove();
    expect(await entries()).toEqual([]);
  });
});

describe('save-directory-entry', () => {
  beforeEach(() => listOfficer(tenant.tenantId, 'ana'));

  it('stores and records what changed, and nothing when sent again', async () => {
    const input = {
      id: 'ana',
      revision: 0,
      ...FIELDS,
      languages: [...FIELDS.languages],
      licensed_states: [...FIELDS.licensed_states],
    };
    await expectSuccess(admin.token, 'save-directory-entry', input);
    await expectSuccess(admin.token, 'save-directory-entry', input);
    expect(await entry('ana')).toMatchObject({ ...FIELDS, revision: 1, name: 'Officer ana' });
    const records = await tenant.audits('ana');
    expect(records).toMatchObject([
      {
        action: 'directory_entry_changed',
        before: { title: 'Loan Officer', languages: [], booking_url: '' },
        after: { title: 'Senior Loan Officer', languages: ['Spanish', 'English'] },
      },
    ]);
    expect(Object.keys((records[0]?.after ?? {}) as object)).not.toContain('branchId');
    expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
  });

  it('stores specialties, and keeps them when an older page saves', async () => {
    const old = {
      id: 'ana',
      ...FIELDS,
      languages: [...FIELDS.languages],
      licensed_states: [...FIELDS.licensed_states],
    };
    const specialties = ['First-time buyers', 'Condos'];
    await expectSuccess(admin.token, 'save-directory-entry', { ...old, revision: 0, specialties });
    await expectSuccess(admin.token, 'save-directory-entry', { ...old, revision: 1, title: 'Loan Officer' });
    expect(await entry('ana')).toMatchObject({ specialties, title: 'Loan Officer', revision: 2 });
  });

  it('rejects a stale version', async () => {
    await entryRef('ana').update({ revision: 3 });
    await expectRejected(
      call(admin.token, 'save-directory-entry', { id: 'ana', revision: 2, ...FIELDS }),
      'ABORTED',
      directoryErrors['directory-changed'].sentence,
    );
    expect(await entry('ana')).toMatchObject({ title: 'Loan Officer', revision: 3 });
    expect(await tenant.audits('ana')).toEqual([]);
  });

  it.each([
    ['a title of one’s own', { title: 'King of Loans' }, 'title'],
    ['a link without https', { booking_url: 'http://meet.example' }, 'booking_url'],
    ['a link that runs a script', { booking_url: 'javascript:alert(1)' }, 'booking_url'],
    ['a link with a user name', { booking_url: 'https://bank.example@evil.example' }, 'booking_url'],
    ['an invalid state', { licensed_states: ['ZZ'] }, 'licensed_states.0'],
    ['a language twice', { languages: ['Spanish', 'spanish'] }, 'languages'],
    ['too many languages', { languages: Array.from({ length: 11 }, (_, n) => `Language ${n}`) }, 'languages'],
    ['a branch that isn’t there', { branchId: 'nowhere' }, 'branchId'],
    ['no branch for a listed officer', { branchId: '' }, 'branchId'],
    ['a name', { name: 'Somebody Else' }, ''],
    ['another tenant', { tenant_id: 'harborview' }, ''],
  ])('rejects %s at the field', async (_, wrong, path) => {
    const input = { id: 'ana', revision: 0, ...FIELDS, ...wrong };
    const error = await expectRejected(call(admin.token, 'save-directory-entry', input), 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path }] });
    expect(await entry('ana')).toMatchObject({ title: 'Loan Officer' });
  });
});

describe('list-directory-entry', () => {
  it('lists only a complete entry, reports what’s missing, and hides it again', async () => {
    await listOfficer(tenant.tenantId, 'ana', { listed: false, has_left: false, phone: '', nmls: '' });
    const list = { id: 'ana', revision: 0, is_listed: true };
    await expectRejected(
      call(admin.token, 'list-directory-entry', list),
      'FAILED_PRECONDITION',
      'Not listed yet. Still missing: phone number, NMLS number.',
    );
    expect(await entry('ana')).toMatchObject({ listed: false });
    await entryRef('ana').update({ phone: '(973) 555-0131', nmls: '1995131' });
    await expectSuccess(admin.token, 'list-directory-entry', list);
    await expectSuccess(admin.token, 'list-directory-entry', list);
    expect(await entry('ana')).toMatchObject({ listed: true, revision: 1 });
    await expectRejected(call(admin.token, 'list-directory-entry', { ...list, is_listed: false }), 'ABORTED');
    await expectSuccess(admin.token, 'list-directory-entry', { id: 'ana', revision: 1, is_listed: false });
    expect((await tenant.audits('ana')).map(({ action }) => action as string)).toEqual([
      'directory_entry_listed',
      'directory_entry_hidden',
    ]);
  });

  it.each([
    ['a colleague', () => tenant.invite('officer', { name: 'Ben Ortiz', nmls_id: '1995131' })],
    [
      'another listed entry',
      () => listOfficer(tenant.tenantId, 'ben', { name: 'Ben Ortiz', nmls: '01995131' }),
    ],
  ])('rejects an NMLS number that %s has, and names its owner', async (_, take) => {
    await listOfficer(tenant.tenantId, 'ana', { listed: false, has_left: false, nmls: '1995131' });
    await take();
    const list = { id: 'ana', revision: 0, is_listed: true };
    await expectRejected(
      call(admin.token, 'list-directory-entry', list),
      'FAILED_PRECONDITION',
      'Not listed: Ben Ortiz has the same NMLS number. Check both numbers, then try again.',
    );
    expect(await entry('ana')).toMatchObject({ listed: false });
    expect(await tenant.audits('ana')).toEqual([]);
  });

  it('lists a member’s entry with their own number, even if a deactivated colleague had it', async () => {
    await listOfficer(tenant.tenantId, 'ana', { listed: false, has_left: false, nmls: '1995131' });
    await tenant.invite('officer', { officer_id: 'ana', nmls_id: '1995131' });
    await tenant.invite('officer', { nmls_id: '1995131', status: 'deactivated' });
    await expectSuccess(admin.token, 'list-directory-entry', { id: 'ana', revision: 0, is_listed: true });
    expect(await entry('ana')).toMatchObject({ listed: true });
  });

  it('lists nobody in a closed branch, and no former officer', async () => {
    await firestore
      .doc(paths.branches.one(tenant.tenantId, 'gone'))
      .set({ id: 'gone', name: 'Gone', is_closed: true });
    await listOfficer(tenant.tenantId, 'ana', { listed: false, has_left: false, branchId: 'gone' });
    await expectRejected(
      call(admin.token, 'list-directory-entry', { id: 'ana', revision: 0, is_listed: true }),
      'FAILED_PRECONDITION',
      'Not listed yet. Still missing: branch.',
    );
    await listOfficer(tenant.tenantId, 'ben', { listed: false });
    await expectRejected(
      call(admin.token, 'list-directory-entry', { id: 'ben', revision: 0, is_listed: true }),
      'FAILED_PRECONDITION',
      directoryErrors['directory-entry-left'].sentence,
    );
  });

  it('hides a member who leaves, and restores their listing when they return', async () => {
    for (const [id, listed] of [
      ['ana', true],
      ['ben', false],
    ] as const) {
      await listOfficer(tenant.tenantId, id, { listed, has_left: false });
      const { uid } = await tenant.invite('officer', { officer_id: id });
      await expectSuccess(admin.token, 'deactivate-member', { uid, hand_over_to: null });
      expect(await entry(id)).toMatchObject({ listed: false, has_left: true });
      await expectSuccess(admin.token, 'reactivate-member', { uid });
      expect(await entry(id)).toMatchObject({ listed, has_left: false });
    }
  });

  it('keeps a returning member hidden while a colleague has their NMLS number', async () => {
    await listOfficer(tenant.tenantId, 'ana', { has_left: false, nmls: '1995131' });
    const { uid } = await tenant.invite('officer', { officer_id: 'ana', nmls_id: '1995131' });
    await expectSuccess(admin.token, 'deactivate-member', { uid, hand_over_to: null });
    await tenant.invite('officer', { name: 'Ben Ortiz', nmls_id: '1995131' });
    await expectSuccess(admin.token, 'reactivate-member', { uid });
    expect(await entry('ana')).toMatchObject({ listed: false, has_left: false });
    await expectRejected(
      call(admin.token, 'list-directory-entry', { id: 'ana', revision: 0, is_listed: true }),
      'FAILED_PRECONDITION',
    );
  });
});

describe('order-directory', () => {
  const order = (ids: string[], expected: string[], branch_id: string | null = 'main') =>
    call(admin.token, 'order-directory', { branch_id, ids, expected });

  it('orders a branch’s listed officers, and rejects an order with others', async () => {
    await listOfficer(tenant.tenantId, 'ana');
    await listOfficer(tenant.tenantId, 'ben');
    await listOfficer(tenant.tenantId, 'eve', { listed: false, has_left: false });
    expect((await order(['ben', 'ana'], ['ana', 'ben'])).status).toBe(200);
    expect((await order(['ben', 'ana'], ['ana', 'ben'])).status, 'sent again').toBe(200);
    expect([await entry('ben'), await entry('ana')]).toMatchObject([{ order: 0 }, { order: 1 }]);
    await expectRejected(order(['ana', 'ben'], ['ana', 'ben']), 'ABORTED');
    await expectRejected(order(['ana', 'ben', 'eve'], ['ben', 'ana']), 'ABORTED');
    await expectRejected(order(['ana', 'ana'], ['ben', 'ana']), 'ABORTED');
    expect(await tenant.audits('main')).toMatchObject([
      { action: 'directory_ordered', before: { order: ['ana', 'ben'] }, after: { order: ['ben', 'ana'] } },
    ]);
  });

  it('orders the branches', async () => {
    await firestore.doc(paths.branches.one(tenant.tenantId, 'north')).set({ id: 'north', name: 'North' });
    expect((await order(['north', 'main'], ['main', 'north'], null)).status).toBe(200);
    const stored = await firestore.doc(paths.branches.one(tenant.tenantId, 'north')).get();
    expect(stored.get('order')).toBe(0);
    expect(await tenant.audits(tenant.tenantId)).toMatchObject([{ action: 'directory_ordered' }]);
  });
});

describe('other callers', () => {
  const ATTEMPTS = [
    ['create-directory-entry', () => ({ uid: admin.uid })],
    ['save-directory-entry', () => ({ id: 'ana', revision: 0, ...FIELDS })],
    ['list-directory-entry', () => ({ id: 'ana', revision: 0, is_listed: false })],
    ['order-directory', () => ({ branch_id: 'main', ids: ['ben', 'ana'], expected: ['ana', 'ben'] })],
  ] as const;

  it.each(ATTEMPTS)('may call %s', async (name, input) => {
    await listOfficer(tenant.tenantId, 'ana');
    await listOfficer(tenant.tenantId, 'ben');
    const before = await Promise.all([entry('ana'), entry('ben')]);
    for (const role of ['officer', 'marketing_admin', 'compliance', 'loan_partner']) {
      const { token } = await tenant.join(role);
      await expectRejected(call(token, name, input()), 'PERMISSION_DENIED');
    }
    await expectRejected(call(undefined, name, input()), 'UNAUTHENTICATED');
    const other = await newTenant();
    const foreign = await other.join('super_admin');
    // The ids of another company don't exist here or don't match the expected order.
    const { body } = await call(foreign.token, name, input());
    expect(['NOT_FOUND', 'ABORTED']).toContain(body.error?.status);
    await other.remove();
    expect(await Promise.all([entry('ana'), entry('ben')])).toEqual(before);
  });
});
