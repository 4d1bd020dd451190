import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForNewSessions } from '../members/sessionRevocation.ts';
import { firestore } from '../testing/emulator.ts';
import {
  auth,
  authRest,
  call,
  expectRejected,
  expectSuccess,
  getIdToken,
  newTenant,
  type Person,
  signIn,
  type TestTenant,
} from '../testing/members.ts';
import { enrol } from '../testing/totp.ts';
import { checkAccounts } from './dailyFactorCheck.ts';
import { detectSecondFactors } from './detectSecondFactors.ts';

let tenant: TestTenant;
let admin: Person;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterAll(() => tenant.remove());

const refresh = (refresh_token = '') =>
  authRest('../securetoken.googleapis.com/v1/token', {
    grantType: 'refresh_token',
    refreshToken: refresh_token,
  });

const subjects = async (email: string) =>
  (await tenant.mails(email)).map(({ message }) => (message as { subject: string }).subject);
/** A sign-in that is later than any session that has ended. */
async function fetchNextToken({ uid, email }: Person): Promise<string> {
  await waitForNewSessions(Number((await tenant.member(uid))?.password_sessions_valid_after));
  return getIdToken(email);
}
/** Tokens have their sign-in time in whole seconds. */
const nextSecond = () => waitForNewSessions(Math.floor(Date.now() / 1000) + 1);
const ON = 'Two-factor authentication is on for your account';
const OFF = 'Two-factor authentication is off for your account';
const actions = async (uid: string) => (await tenant.audits(uid)).map(({ action }) => action as string);
/** Turns the second factor off as the browser's SDK does. */
const withdraw = async (uid: string) => auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });

describe('confirm-second-factor', () => {
  it('records and mails a new factor once, and ends password-only sessions', async () => {
    const person = await tenant.join('officer');
    const { body: elsewhere } = await signIn(person.email);
    const { token } = await enrol(person);
    await expectSuccess(token, 'confirm-second-factor', {});
    await expectSuccess(token, 'confirm-second-factor', {});
    expect(await tenant.audits(person.uid)).toMatchObject([
      {
        action: 'second_factor_enrolled',
        actor_user_id: person.uid,
        before: { second_factors: 0, factor_ids: [] },
        after: { second_factors: 1, factor_ids: [expect.any(String)] },
      },
    ]);
    expect(await subjects(person.email)).toEqual([ON]);
    for (const old of [person.token, elsewhere.idToken]) {
      await expectRejected(
        call(old, 'end-all-sessions', {}),
        'UNAUTHENTICATED',
        sessionErrors['session-ended'].sentence,
      );
    }
    await expectSuccess(admin.token, 'list-member-accounts', {});
  });

  it('records and mails a removed factor; a new sign-in with the password works', async () => {
    const person = await tenant.join('officer');
    const { token } = await enrol(person);
    await expectSuccess(token, 'confirm-second-factor', {});
    await withdraw(person.uid);
    const next = await fetchNextToken(person);
    await expectSuccess(next, 'confirm-second-factor', {});
    await expectSuccess(next, 'confirm-second-factor', {});
    const [set, off] = await tenant.audits(person.uid);
    expect([set, off]).toMatchObject([
      { action: 'second_factor_enrolled' },
      {
        action: 'second_factor_withdrawn',
        before: { second_factors: 1 },
        after: { second_factors: 0, factor_ids: [] },
      },
    ]);
    expect(off?.before).toEqual({
      second_factors: 1,
      factor_ids: set?.after?.factor_ids,
    });
    expect(await subjects(person.email)).toEqual([ON, OFF]);
  });

  it('trusts the account and not the caller', async () => {
    const person = await tenant.join('officer');
    await expectSuccess(person.token, 'confirm-second-factor', {});
    await expectRejected(call(person.token, 'confirm-second-factor', { factor: 'mine' }), 'INVALID_ARGUMENT');
    expect(await tenant.audits(person.uid)).toEqual([]);
    expect(await tenant.mails(person.email)).toEqual([]);
  });
});

describe('an unreported factor', () => {
  it('is noticed in the member’s next call, which ends an older session', async () => {
    const person = await tenant.join('officer');
    await enrol(person);
    await expectRejected(
      call(person.token, 'end-all-sessions', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    expect(await actions(person.uid)).toEqual(['second_factor_enrolled']);
    expect(await subjects(person.email)).toEqual([ON]);
  });

  it('is noticed by the daily job, when set up or turned off', async () => {
    const person = await tenant.join('officer');
    await enrol(person);
    await checkAccounts(tenant.tenantId, new Date());
    await checkAccounts(tenant.tenantId, new Date());
    expect(await tenant.audits(person.uid)).toMatchObject([
      { action: 'second_factor_enrolled', actor_user_id: 'system', actor_name: 'System' },
    ]);
    await withdraw(person.uid);
    await checkAccounts(tenant.tenantId, new Date());
    expect(await actions(person.uid)).toEqual(['second_factor_enrolled', 'second_factor_withdrawn']);
    expect(await subjects(person.email)).toEqual([ON, OFF]);
    expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
  });

  it('is recorded without mail if it predates this check', async () => {
    const person = await tenant.join('officer');
    await enrol(person);
    const account = await auth.getUser(person.uid);
    await detectSecondFactors(account, (member) => member, new Date(Date.now() + 8 * DAY_MS));
    expect(await actions(person.uid)).toEqual(['second_factor_enrolled']);
    expect(await tenant.mails(person.email)).toEqual([]);
  });
});

describe('a changed sign-in address', () => {
  const CHANGED = 'Your sign-in email was changed';
  /** Auth accepts a new address from the browser once its owner has followed the link in the mail. */
  async function changeAddress({ uid }: Person): Promise<string> {
    const email = `${uid}@elsewhere.example`;
    await auth.updateUser(uid, { email, emailVerified: true });
    return email;
  }

  it('is recorded once, and mailed to the former address and the super administrators', async () => {
    const person = await tenant.join('officer', { name: 'Olive Grant' });
    await expectSuccess(person.token, 'record-activity', {});
    expect(await actions(person.uid)).toEqual([]);
    const email = await changeAddress(person);
    await nextSecond();
    const token = await getIdToken(email);
    await expectSuccess(token, 'record-activity', {});
    await expectSuccess(token, 'record-activity', {});
    expect(await tenant.audits(person.uid)).toMatchObject([
      {
        action: 'sign_in_address_changed',
        actor_user_id: person.uid,
        before: { email: person.email },
        after: { email },
      },
    ]);
    expect(await subjects(person.email)).toEqual([CHANGED]);
    expect(await subjects(admin.email)).toContain(
      'Security notice: Olive Grant changed their sign-in address',
    );
    expect((await firestore.doc(paths.userSecurity(person.uid)).get()).data()).toMatchObject({
      first_email: person.email,
      known_email: email,
    });
  });

  it('is noticed by the daily job, and isn’t reported after a second factor’s reset', async () => {
    const person = await tenant.join('officer');
    await enrol(person);
    await checkAccounts(tenant.tenantId, new Date());
    await expectSuccess(admin.token, 'reset-second-factor', { uid: person.uid });
    await changeAddress(person);
    await checkAccounts(tenant.tenantId, new Date());
    await checkAccounts(tenant.tenantId, new Date());
    expect((await tenant.audits(person.uid)).at(-1)).toMatchObject({
      action: 'sign_in_address_changed',
      actor_user_id: 'system',
    });
    expect((await actions(person.uid)).filter((action) => action === 'sign_in_address_changed')).toHaveLength(
      1,
    );
    expect(await subjects(person.email)).toContain(CHANGED);
    expect((await expectSuccess(admin.token, 'verify-audit-log', {})).first_broken).toBeNull();
  });
});

describe('reset-second-factor', () => {
  it('removes a colleague’s factor and recovery codes, ends sessions, records and mails it', async () => {
    const person = await tenant.join('officer');
    const { token } = await enrol(person);
    await expectSuccess(token, 'create-recovery-codes', {});
    await expectSuccess(admin.token, 'reset-second-factor', { uid: person.uid });
    expect((await auth.getUser(person.uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect((await firestore.doc(paths.userSecurity(person.uid)).get()).data()).toEqual({
      salt: '',
      created_at: null,
      factor_uid: null,
      codes: [],
      known_factors: [],
      first_email: person.email,
      known_email: person.email,
    });
    await expectRejected(
      call(token, 'end-all-sessions', {}),
      'UNAUTHENTICATED',
      sessionErrors['session-ended'].sentence,
    );
    expect((await subjects(person.email)).at(-1)).toBe(
      'Two-factor authentication was reset for your account',
    );
    const records = await tenant.audits(person.uid);
    expect(records.at(-1)).toMatchObject({ action: 'second_factor_reset', actor_user_id: admin.uid });
    expect((await signIn(person.email)).body.idToken).toBeTypeOf('string');
    await expectSuccess(admin.token, 'reset-second-factor', { uid: person.uid });
    expect(await tenant.audits(person.uid), 'a retry makes no second record').toHaveLength(records.length);
  });

  it('rejects yourself, strangers and other administrators', async () => {
    const attempt = (token: string, uid: string) => call(token, 'reset-second-factor', { uid });
    await expectRejected(
      attempt(admin.token, admin.uid),
      'FAILED_PRECONDITION',
      memberErrors['own-account'].sentence,
    );
    const victim = await tenant.join('officer');
    await enrol(victim);
    for (const role of ['marketing_admin', 'compliance', 'officer']) {
      await expectRejected(attempt((await tenant.join(role)).token, victim.uid), 'PERMISSION_DENIED');
    }
    const other = await newTenant();
    try {
      const stranger = await other.join('super_admin');
      await expectRejected(
        attempt(stranger.token, victim.uid),
        'NOT_FOUND',
        memberErrors['member-not-found'].sentence,
      );
    } finally {
      await other.remove();
    }
    expect((await auth.getUser(victim.uid)).multiFactor?.enrolledFactors).toHaveLength(1);
    expect(await tenant.mails(victim.email)).toEqual([]);
  });
});

describe('end-all-sessions', () => {
  it('ends the caller’s sessions everywhere and nobody else’s; a new sign-in works at once', async () => {
    const person = await tenant.join('compliance');
    const { body: elsewhere } = await signIn(person.email);
    await expectSuccess(person.token, 'end-all-sessions', {});
    for (const token of [person.token, elsewhere.idToken]) {
      await expectRejected(
        call(token, 'verify-audit-log', {}),
        'UNAUTHENTICATED',
        sessionErrors['session-ended'].sentence,
      );
    }
    const { body: refreshed } = await refresh(elsewhere.refreshToken);
    await expectRejected(call(refreshed.id_token, 'verify-audit-log', {}), 'UNAUTHENTICATED');
    await expectSuccess(await getIdToken(person.email), 'verify-audit-log', {});
    await expectSuccess(admin.token, 'list-member-accounts', {});
    const records = await tenant.audits(person.uid);
    expect(records).toMatchObject([{ action: 'sessions_ended', actor_user_id: person.uid }]);
  });
});
