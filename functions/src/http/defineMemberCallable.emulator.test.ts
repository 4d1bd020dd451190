import type { CallableName } from '@brokerage/domain/callables';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { Transaction } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../data/db.ts';
import { assertRoleOffered } from '../members/assertRoleOffered.ts';
import { firestore } from '../testing/emulator.ts';
import { loadMemberSession } from '../testing/memberSession.ts';
import {
  auth,
  call,
  expectRejected,
  expectSuccess,
  getIdToken,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../testing/members.ts';
import { enrol } from '../testing/totp.ts';
import { callBudget } from './callBudget.ts';
import { runMemberTransaction } from './defineMemberCallable.ts';
import { functionCallCounter } from './rateLimit.ts';

/** A custom role of the company. */
const EXTRA_ROLE = 'loan_partner';

/** Keys that no contract has. An authorized caller gets INVALID_ARGUMENT; the keys never decide anything. */
const FORGED = { tenant_id: 'harborview', role: 'super_admin', actor_user_id: 'somebody' };
const isIn = { status: 'INVALID_ARGUMENT' };

let tenant: TestTenant;
let partner: Person;
beforeAll(async () => {
  tenant = await newTenant();
  await tenant.allowExtraRoles(EXTRA_ROLE);
  partner = await tenant.join(EXTRA_ROLE);
});
afterAll(() => tenant.remove());

const verdict = async (token: string | undefined, name: CallableName) =>
  (await call(token, name, FORGED)).body.error;

describe('a super administrator is rejected', () => {
  const superAdmin = () => tenant.join('super_admin');
  const attempt = (token: string) => call(token, 'list-member-accounts', {});

  it('without a role record, whatever the token’s claims', async () => {
    const { uid, email } = await superAdmin();
    await auth.setCustomUserClaims(uid, { role: 'super_admin', tenant_id: tenant.tenantId, admin: true });
    await firestore.doc(paths.member(uid)).delete();
    await expectRejected(attempt(await getIdToken(email)), 'PERMISSION_DENIED');
  });

  it('when deactivated, with a valid token', async () => {
    const { uid, token } = await superAdmin();
    await setMember(uid, { status: 'deactivated' });
    await expectRejected(attempt(token), 'PERMISSION_DENIED', sessionErrors['access-deactivated'].sentence);
  });

  it('when the account is disabled or deleted, with a valid token', async () => {
    const { uid, token } = await superAdmin();
    await auth.updateUser(uid, { disabled: true });
    await expectRejected(attempt(token), 'UNAUTHENTICATED', sessionErrors['session-ended'].sentence);
    await auth.deleteUser(uid);
    await expectRejected(attempt(token), 'UNAUTHENTICATED', sessionErrors['session-ended'].sentence);
  });

  it('in a session that started before sessions_valid_after', async () => {
    const { uid, token } = await superAdmin();
    const later = Math.floor(Date.now() / 1000) + 60;
    await setMember(uid, { sessions_valid_after: later });
    await expectRejected(attempt(token), 'UNAUTHENTICATED', sessionErrors['session-ended'].sentence);
  });

  it('with a company’s own role that is no longer listed, immediately', async () => {
    await tenant.allowExtraRoles();
    try {
      await expectRejected(call(partner.token, 'create-flyer', FORGED), 'PERMISSION_DENIED');
    } finally {
      await tenant.allowExtraRoles(EXTRA_ROLE);
    }
    await expectRejected(call(partner.token, 'create-flyer', FORGED), 'INVALID_ARGUMENT');
  });

  it('with a role that changed since, immediately', async () => {
    const { uid, token } = await superAdmin();
    expect((await attempt(token)).status).toBe(200);
    await setMember(uid, { role: 'officer' });
    await expectRejected(attempt(token), 'PERMISSION_DENIED');
  });
});

it('locks the company’s own roles until the transaction that uses them ends', async () => {
  const session = await loadMemberSession(partner.uid, 'flyers:make');
  const get = vi.spyOn(Transaction.prototype, 'get');
  const held = () => get.mock.calls.map(([from]) => ('path' in from ? from.path : ''));
  const settings = paths.securitySettings(tenant.tenantId);
  try {
    await runMemberTransaction(session, () => undefined);
    expect(held()).toContain(settings);
    get.mockClear();
    await db.runTransaction((transaction) => assertRoleOffered(transaction, tenant.tenantId, EXTRA_ROLE));
    expect(held()).toEqual([settings]);
  } finally {
    get.mockRestore();
  }
});

it('counts calls per person and function, and rejects calls over the budget', async () => {
  const { uid, token } = await tenant.join('compliance');
  const attempt = () => call(token, 'verify-audit-log', {});
  await expectSuccess(token, 'verify-audit-log', {});
  const now = new Date();
  const current = functionCallCounter(uid, 'verify-audit-log', now);
  // Fills the next period, too, in case it begins now.
  const next = functionCallCounter(uid, 'verify-audit-log', new Date(now.getTime() + 600_000));
  const counters = [current, next].map(({ id }) => firestore.doc(paths.rateLimit(id)));
  for (const counter of counters) {
    await counter.set({ count: callBudget('verify-audit-log') - 1, expires_at: next.expiresAt });
  }
  expect((await attempt()).status).toBe(200);
  for (const counter of counters) await counter.update({ count: callBudget('verify-audit-log') });
  await expectRejected(attempt(), 'RESOURCE_EXHAUSTED', sessionErrors['too-many-calls'].sentence);
  expect(await verdict(token, 'end-all-sessions'), 'other functions go on').toMatchObject(isIn);
  const colleague = await tenant.join('compliance');
  await expectSuccess(colleague.token, 'verify-audit-log', {});
  for (const counter of counters) await counter.delete();
});

describe('if the tenant requires a second factor for administrators', () => {
  let strict: TestTenant;
  beforeAll(async () => {
    strict = await newTenant();
    await firestore.doc(paths.securitySettings(strict.tenantId)).set({
      administrators_need_second_factor: true,
    });
  });
  afterAll(() => strict.remove());

  it.each(['super_admin', 'marketing_admin', 'compliance'])(
    '%s needs the claim; an enrolled factor alone isn’t enough',
    async (role) => {
      const person = await strict.join(role);
      const attempt = (token: string) => call(token, 'verify-audit-log', {});
      await expectRejected(
        attempt(person.token),
        'PERMISSION_DENIED',
        sessionErrors['second-factor-required'].sentence,
      );
      const { token } = await enrol(person);
      await expectRejected(attempt(person.token), 'UNAUTHENTICATED', sessionErrors['session-ended'].sentence);
      expect((await attempt(token)).status).toBe(200);
    },
  );

  it('an officer doesn’t need it', async () => {
    const officer = await strict.join('officer');
    expect(await verdict(officer.token, 'end-all-sessions')).toMatchObject(isIn);
  });
});
