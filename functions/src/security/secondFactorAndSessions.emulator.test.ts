import { REFUSALS } from '@brokerage/domain/errors';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  auth,
  authRest,
  call,
  newTenant,
  type Person,
  refused,
  signIn,
  succeed,
  type TestTenant,
  tokenOf,
} from '../testing/staff.ts';
import { enrol } from '../testing/totp.ts';

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

describe('reset-second-factor', () => {
  it('removes a colleague’s factor and recovery codes, ends their sessions, records and mails it', async () => {
    const person = await tenant.join('officer');
    const { token } = await enrol(person);
    await succeed(token, 'create-recovery-codes', {});
    await succeed(admin.token, 'reset-second-factor', { uid: person.uid });
    expect((await auth.getUser(person.uid)).multiFactor?.enrolledFactors ?? []).toEqual([]);
    expect((await firestore.doc(paths.userSecurity(person.uid)).get()).exists).toBe(false);
    await refused(call(token, 'end-all-sessions', {}), 'UNAUTHENTICATED', REFUSALS.sessionEnded);
    expect(await tenant.mails(person.email)).toHaveLength(1);
    const records = await tenant.audits(person.uid);
    expect(records.at(-1)).toMatchObject({ action: 'second_factor_reset', actor_user_id: admin.uid });
    expect((await signIn(person.email)).body.idToken).toBeTypeOf('string');
    await succeed(admin.token, 'reset-second-factor', { uid: person.uid });
    expect(await tenant.audits(person.uid), 'a retry makes no second record').toHaveLength(records.length);
  });

  it('refuses oneself, strangers, and other administrators', async () => {
    const attempt = (token: string, uid: string) => call(token, 'reset-second-factor', { uid });
    await refused(attempt(admin.token, admin.uid), 'FAILED_PRECONDITION', REFUSALS.notYourself);
    const victim = await tenant.join('officer');
    await enrol(victim);
    for (const role of ['marketing_admin', 'compliance', 'officer']) {
      await refused(attempt((await tenant.join(role)).token, victim.uid), 'PERMISSION_DENIED');
    }
    const other = await newTenant();
    try {
      const stranger = await other.join('super_admin');
      await refused(attempt(stranger.token, victim.uid), 'NOT_FOUND', REFUSALS.noSuchMember);
    } finally {
      await other.remove();
    }
    expect((await auth.getUser(victim.uid)).multiFactor?.enrolledFactors).toHaveLength(1);
    expect(await tenant.mails(victim.email)).toEqual([]);
  });
});

describe('end-all-sessions', () => {
  it('ends the caller’s sessions everywhere and nobody else’s; a new sign-in counts at once', async () => {
    const person = await tenant.join('compliance');
    const { body: elsewhere } = await signIn(person.email);
    await succeed(person.token, 'end-all-sessions', {});
    for (const token of [person.token, elsewhere.idToken]) {
      await refused(call(token, 'verify-audit-log', {}), 'UNAUTHENTICATED', REFUSALS.sessionEnded);
    }
    const { body: refreshed } = await refresh(elsewhere.refreshToken);
    await refused(call(refreshed.id_token, 'verify-audit-log', {}), 'UNAUTHENTICATED');
    await succeed(await tokenOf(person.email), 'verify-audit-log', {});
    await succeed(admin.token, 'list-member-accounts', {});
    const records = await tenant.audits(person.uid);
    expect(records).toMatchObject([{ action: 'sessions_ended', actor_user_id: person.uid }]);
  });
});
