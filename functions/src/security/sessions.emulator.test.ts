import type { CallableName } from '@brokerage/domain/callables';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import type { Action } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import {
  SERVER_IDLE_LIMIT_S,
  SESSION_MAX_AGE_S,
  STEP_UP_MAX_AGE_S,
  sessionId,
} from '@brokerage/domain/security/sessionLimits';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorize } from '../http/defineMemberCallable.ts';
import { deactivateMember } from '../members/deactivateMember.ts';
import { firestore, required } from '../testing/emulator.ts';
import {
  auth,
  authRest,
  call,
  expectRejected,
  expectSuccess,
  getIdToken,
  newInvitation,
  newTenant,
  type Person,
  readAuthTime,
  runLater,
  setMember,
  type TestTenant,
} from '../testing/members.ts';
import { enrol } from '../testing/totp.ts';
import { checkAccounts } from './dailyFactorCheck.ts';
import { endAllSessions } from './endAllSessions.ts';
import { resetSecondFactor } from './resetSecondFactor.ts';

let tenant: TestTenant;
let admin: Person;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterAll(() => tenant.remove());

/** Reads the tenant's realtors without the functions, like a browser with that token; returns the HTTP status. */
async function readAs(token: string): Promise<number> {
  const address = `http://${required('FIRESTORE_EMULATOR_HOST')}/v1/projects/${required('GCLOUD_PROJECT')}`;
  const path = `${address}/databases/(default)/documents/${paths.realtors.all(tenant.tenantId)}?pageSize=1`;
  return (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Authorizes the session like the functions do, that many seconds after its sign-in. */
function admittedAfter(seconds: number, { uid, token }: Person, action: Action, factor?: string) {
  const auth_time = readAuthTime(token);
  const firebase = {
    sign_in_provider: 'password',
    identities: {},
    ...(factor && { sign_in_second_factor: factor }),
  };
  return authorize({ uid, auth_time, firebase }, action, new Date((auth_time + seconds) * 1000));
}
const recentSignInAsked = {
  status: 'failed-precondition',
  message: sessionErrors['recent-sign-in-required'].sentence,
  code: 'recent-sign-in-required',
};
const ended = (message: string) => ({ status: 'unauthenticated', message });

describe('actions that need a recent sign-in', () => {
  const ACTIONS = [
    'members:manage',
    'profiles:confirm',
    'company:manage',
    'secondFactor:reset',
    'audit:seal',
    'templates:consent',
  ] as const;

  it.each(ACTIONS)('%s: allowed until ten minutes after the sign-in', async (action) => {
    await admittedAfter(STEP_UP_MAX_AGE_S, admin, action);
    const late = STEP_UP_MAX_AGE_S + 1;
    await expect(admittedAfter(late, admin, action)).rejects.toMatchObject(recentSignInAsked);
    await admittedAfter(late, admin, 'members:read');
  });

  it('reject members without the right before asking for a password', async () => {
    const officer = await tenant.join('officer');
    for (const action of ACTIONS) {
      const attempt = admittedAfter(STEP_UP_MAX_AGE_S + 60, officer, action);
      await expect(attempt).rejects.toMatchObject({ status: 'permission-denied' });
    }
  });

  it('need the second factor if one is enrolled, however recent the password is', async () => {
    const person = await tenant.join('super_admin');
    const { uid } = await tenant.join('officer');
    const { token } = await enrol(person);
    // Enrolling ended the password-only session; here it stays alive, so that only this check can reject it.
    await expectSuccess(token, 'confirm-second-factor', {});
    await setMember(person.uid, { password_sessions_valid_after: 0 });
    const mailedBefore = await tenant.mails(person.email);
    const acts: [CallableName, object][] = [
      ['invite-member', newInvitation()],
      ['update-member', { uid, role: 'compliance', branch_id: null }],
      ['deactivate-member', { uid, hand_over_to: null }],
      ['reactivate-member', { uid }],
      ['resend-invitation', { uid }],
      ['reset-second-factor', { uid }],
      ['update-company', { ...tenant.company, administrators_need_second_factor: false }],
      ['seal-audit-log', {}],
    ];
    for (const [name, input] of acts) {
      const error = await expectRejected(call(person.token, name, input), 'FAILED_PRECONDITION');
      // Pages from before error codes look for `reason`.
      const details = { code: 'recent-sign-in-required', reason: 'recent-sign-in-required' };
      expect(error?.details, name).toMatchObject(details);
    }
    expect(await tenant.member(uid)).toMatchObject({ role: 'officer', status: 'active' });
    expect(await tenant.audits(uid)).toEqual([]);
    expect(await tenant.mails(person.email)).toEqual(mailedBefore);
    await admittedAfter(STEP_UP_MAX_AGE_S, person, 'members:manage', 'totp');
    await expect(
      admittedAfter(STEP_UP_MAX_AGE_S + 1, person, 'members:manage', 'totp'),
    ).rejects.toMatchObject(recentSignInAsked);
    await expectSuccess(token, 'update-member', { uid, role: 'compliance', branch_id: null });
  });
});

describe('a session', () => {
  const isActive = ({ uid, token }: Person, at: Date) =>
    firestore
      .doc(paths.userSession(sessionId(uid, readAuthTime(token))))
      .set({ user_id: uid, last_active_at: at, expires_at: at });
  const after = ({ token }: Person, seconds: number) => new Date((readAuthTime(token) + seconds) * 1000);

  it('ends twelve hours after its sign-in, however busy it is', async () => {
    await isActive(admin, after(admin, SESSION_MAX_AGE_S));
    await admittedAfter(SESSION_MAX_AGE_S, admin, 'portal:enter');
    const over = admittedAfter(SESSION_MAX_AGE_S + 1, admin, 'portal:enter');
    await expect(over).rejects.toMatchObject(ended(sessionErrors['session-too-old'].sentence));
  });

  it('ends after too long without a report', async () => {
    const person = await tenant.join('officer');
    await admittedAfter(SERVER_IDLE_LIMIT_S, person, 'portal:enter');
    const idle = admittedAfter(SERVER_IDLE_LIMIT_S + 1, person, 'portal:enter');
    await expect(idle).rejects.toMatchObject(ended(sessionErrors['session-idle'].sentence));
    await isActive(person, after(person, 1000));
    await admittedAfter(SERVER_IDLE_LIMIT_S + 1000, person, 'portal:enter');
    const idleAgain = admittedAfter(SERVER_IDLE_LIMIT_S + 1001, person, 'portal:enter');
    await expect(idleAgain).rejects.toMatchObject(ended(sessionErrors['session-idle'].sentence));
  });

  it('is reported for its own sign-in, until its age limit', async () => {
    const person = await tenant.join('officer');
    await expectSuccess(person.token, 'record-activity', {});
    const authTime = readAuthTime(person.token);
    const stored = await firestore.doc(paths.userSession(sessionId(person.uid, authTime))).get();
    expect(stored.get('user_id')).toBe(person.uid);
    expect(stored.get('role')).toBe('officer');
    expect((stored.get('expires_at') as Timestamp).seconds).toBe(authTime + SESSION_MAX_AGE_S);
    expect((stored.get('last_active_at') as Timestamp).seconds).toBeGreaterThanOrEqual(authTime);
  });
});

describe('a new password', () => {
  const NEW_PASSWORD = 'Another-horse-2';
  async function reset({ email }: Person) {
    const link = new URL(await auth.generatePasswordResetLink(email));
    const oobCode = link.searchParams.get('oobCode');
    expect((await authRest('v1/accounts:resetPassword', { oobCode, newPassword: NEW_PASSWORD })).status).toBe(
      200,
    );
  }

  /** Makes the last revocation that the server knows this many seconds older. */
  async function aged({ uid }: Person, seconds = 3_600): Promise<void> {
    const record = firestore.doc(paths.member(uid));
    const known = Number((await record.get()).get('sessions_valid_after'));
    expect(known).toBeGreaterThan(0);
    await record.update({ sessions_valid_after: known - seconds });
    await expect.poll(() => Math.floor(Date.now() / 1000), { timeout: 5_000 }).toBeGreaterThan(known);
  }

  it('by mail ends all valid tokens at once, in functions and in the database', async () => {
    const person = await tenant.join('compliance');
    expect(await readAs(person.token)).toBe(200);
    const link = new URL(await auth.generatePasswordResetLink(person.email));
    const code = link.searchParams.get('oobCode') ?? '';
    const { status } = await call(undefined, 'set-new-password', { code, password: NEW_PASSWORD });
    expect(status).toBe(200);
    expect(await readAs(person.token)).toBe(403);
    await expectRejected(
      call(person.token, 'verify-audit-log', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    const next = await getIdToken(person.email, NEW_PASSWORD);
    expect(await readAs(next)).toBe(200);
    await expectSuccess(next, 'verify-audit-log', {});
  });

  it.each([
    ['by mail', reset],
    ['by an administrator', ({ uid }: Person) => auth.updateUser(uid, { password: NEW_PASSWORD })],
  ])('%s outside the function is noticed in the next call', async (_, change) => {
    const person = await tenant.join('compliance');
    await expectSuccess(person.token, 'verify-audit-log', {});
    // Auth has sign-in and revocation times in whole seconds.
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(readAuthTime(person.token));
    await change(person);
    await expectRejected(
      call(person.token, 'verify-audit-log', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    expect(await readAs(person.token), 'in the database, too').toBe(403);
    const next = await getIdToken(person.email, NEW_PASSWORD);
    await expectSuccess(next, 'verify-audit-log', {});
    expect(await readAs(next)).toBe(200);
  });

  it('outside the function is recorded and mailed once, to the member', async () => {
    const person = await tenant.join('officer');
    await expectSuccess(person.token, 'record-activity', {});
    await aged(person);
    await auth.updateUser(person.uid, { password: NEW_PASSWORD });
    await expectRejected(
      call(person.token, 'record-activity', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    await expectSuccess(await getIdToken(person.email, NEW_PASSWORD), 'record-activity', {});
    expect(await tenant.audits(person.uid)).toMatchObject([
      { action: 'sessions_revoked', actor_user_id: person.uid },
    ]);
    expect((await tenant.mails(person.email)).map(({ message }) => message.subject)).toEqual([
      'Your password was changed',
    ]);
  });

  it('outside the function, seconds after signing out everywhere, is recorded and mailed, too', async () => {
    const person = await tenant.join('officer');
    await expectSuccess(person.token, 'end-all-sessions', {});
    await aged(person, 5);
    await auth.updateUser(person.uid, { password: NEW_PASSWORD });
    await expectSuccess(await getIdToken(person.email, NEW_PASSWORD), 'record-activity', {});
    expect((await tenant.audits(person.uid)).map(({ action }) => action as string)).toEqual([
      'sessions_ended',
      'sessions_revoked',
    ]);
    expect((await tenant.mails(person.email)).map(({ message }) => message.subject)).toEqual([
      'You were signed out everywhere',
      'Your password was changed',
    ]);
  });

  it('outside the function is noticed by the daily job without a call', async () => {
    const person = await tenant.join('officer');
    await checkAccounts(tenant.tenantId, new Date());
    expect(await tenant.audits(person.uid), 'the account’s beginning').toEqual([]);
    await aged(person);
    await auth.updateUser(person.uid, { password: NEW_PASSWORD });
    await checkAccounts(tenant.tenantId, new Date());
    await checkAccounts(tenant.tenantId, new Date());
    expect(await tenant.audits(person.uid)).toMatchObject([
      { action: 'sessions_revoked', actor_user_id: 'system' },
    ]);
    expect(await readAs(person.token), 'in the database, too').toBe(403);
    expect(await tenant.mails(person.email)).toHaveLength(1);
  });
});

describe('an action that ends sessions', () => {
  /** Runs the act with a server clock five seconds behind Auth's. */
  const behind = (
    callable: Parameters<typeof runLater>[0],
    { token }: Pick<Person, 'token'>,
    data: unknown,
  ) => runLater(callable, token, -5, data);
  /** Auth's time of the last revocation is in the record, and nobody is notified of a changed password. */
  async function isKnown({ uid, email }: Omit<Person, 'token'>): Promise<void> {
    const account = await auth.getUser(uid);
    const authTime = Date.parse(account.tokensValidAfterTime ?? '') / 1000;
    expect((await tenant.member(uid))?.sessions_valid_after).toBeGreaterThanOrEqual(authTime);
    await checkAccounts(tenant.tenantId, new Date());
    expect((await tenant.audits(uid)).map(({ action }) => action as string)).not.toContain(
      'sessions_revoked',
    );
    expect((await tenant.mails(email)).map(({ message }) => message.subject)).not.toContain(
      'Your password was changed',
    );
  }

  it('isn’t mistaken for someone else’s: sign out everywhere', async () => {
    const person = await tenant.join('officer');
    await behind(endAllSessions, person, {});
    await isKnown(person);
    expect((await tenant.mails(person.email)).map(({ message }) => message.subject)).toEqual([
      'You were signed out everywhere',
    ]);
  });

  it('isn’t mistaken for someone else’s: a reset second factor, a deactivation', async () => {
    const boss = await tenant.join('super_admin');
    const [reset, left] = [await tenant.join('officer'), await tenant.join('officer')];
    await enrol(reset);
    await behind(resetSecondFactor, boss, { uid: reset.uid });
    await isKnown(reset);
    await behind(deactivateMember, boss, { uid: left.uid, hand_over_to: null });
    await isKnown(left);
  });
});
