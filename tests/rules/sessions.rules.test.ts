import { ROLES } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { SERVER_IDLE_LIMIT_S, SESSION_MAX_AGE_S, sessionId } from '@brokerage/domain/security/sessionLimits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  type Claims,
  EXTRA_ROLE,
  getUid,
  type PersonaName,
  SESSION,
  SESSION_WITH_FACTOR,
  SIGNED_IN_AT,
  STRICT_TENANT,
  TENANT,
  toRoleRecord,
} from './personas.ts';
import { expectAllowed, rulesWorld } from './rulesWorld.ts';

// Tests what a token allows, depending on its user, its start, its factors, and the current records.
const world = rulesWorld('sessions');

/** What every member may do, and what only administrators may do, in that tenant. */
const asMember = (db: Firestore, tenantId = TENANT) =>
  getDocs(query(collection(db, paths.realtors.all(tenantId)), limit(1)));
const asAdministrator = (db: Firestore, tenantId = TENANT) =>
  getDocs(query(collection(db, paths.submissions.all(tenantId)), limit(1)));
const ownRecord = (db: Firestore, name: PersonaName) => doc(db, paths.member(getUid(name) ?? ''));
const recordBecomes = (name: PersonaName, changes: object) =>
  world.given({ [paths.member(getUid(name) ?? '')]: { ...toRoleRecord(name), ...changes } });

describe('custom claims', () => {
  const grand: Claims = {
    ...SESSION_WITH_FACTOR,
    role: 'super_admin',
    roles: [...ROLES],
    admin: true,
    super_admin: true,
    tenant_id: TENANT,
    status: 'active',
    permissions: ['all'],
  };

  it('give no rights to a user without a record', async () => {
    const db = world.withToken('norole', grand);
    await assertFails(asMember(db));
    await assertFails(asAdministrator(db));
  });

  it('give an officer no more rights', async () => {
    const db = world.withToken('officer', grand);
    await assertSucceeds(asMember(db));
    await assertFails(asAdministrator(db));
    await assertFails(
      getDocs(query(collection(db, paths.members), where('tenant_id', '==', TENANT), limit(1))),
    );
  });

  it('give no access to another tenant', async () => {
    const db = world.withToken('foreign-admin', grand);
    await assertFails(asMember(db));
    await assertFails(asAdministrator(db));
  });

  it('don’t restore a deactivated member', () =>
    assertFails(asMember(world.withToken('deactivated-admin', grand))));
});

describe('the second factor', () => {
  const password = { sign_in_provider: 'password', identities: {} };
  const tokenWith = (claims: Claims) => world.withToken('admin-without-factor', { ...SESSION, ...claims });

  it('counts if Firebase’s claim is set', async () => {
    await assertSucceeds(asAdministrator(tokenWith(SESSION_WITH_FACTOR), STRICT_TENANT));
  });

  it.each<Claims>([
    {},
    { sign_in_second_factor: 'totp' },
    { second_factor_identifier: 'totp', mfa: true, amr: ['pwd', 'mfa'] },
    { 'firebase.sign_in_second_factor': 'totp' },
    { firebase: password },
    { firebase: password, sign_in_second_factor: 'totp' },
    { firebase: { ...password, sign_in_second_factor: '' } },
    { firebase: { ...password, sign_in_second_factor: 'phone' } },
    { firebase: { ...password, sign_in_second_factor: true } },
    { firebase: { ...password, identities: { sign_in_second_factor: 'totp' } } },
  ])('doesn’t count by %j', async (claims) => {
    const db = tokenWith(claims);
    await assertFails(asAdministrator(db, STRICT_TENANT));
    await assertFails(getDoc(doc(db, paths.auditLogs.one(STRICT_TENANT, 'one'))));
    await assertSucceeds(asMember(db, STRICT_TENANT));
  });

  it('doesn’t make an officer an administrator', () =>
    assertFails(asAdministrator(world.withToken('officer', SESSION_WITH_FACTOR))));

  it.each([
    [{}, true],
    [{ administrators_need_second_factor: false }, true],
    [{ administrators_need_second_factor: true }, false],
    // Not a value that the server writes; if in doubt, it is required.
    [{ administrators_need_second_factor: null }, false],
    [{ administrators_need_second_factor: 'no' }, false],
  ])('with settings %j, allows an administrator without one: %s', async (settings, allowed) => {
    await world.given({ [paths.securitySettings(TENANT)]: settings });
    await expectAllowed(allowed, asAdministrator(world.as('superAdmin')));
    await assertSucceeds(asAdministrator(world.withToken('super-admin', SESSION_WITH_FACTOR)));
  });

  it('is required only by the member’s own tenant', async () => {
    await world.given({ [paths.securitySettings(TENANT)]: { administrators_need_second_factor: false } });
    await assertFails(asAdministrator(world.as('adminWithoutFactor'), STRICT_TENANT));
    await assertSucceeds(asAdministrator(world.as('superAdmin')));
  });
});

describe('an unexpired token', () => {
  beforeEach(async () => {
    await assertSucceeds(asMember(world.as('officer')));
    await assertSucceeds(asAdministrator(world.as('superAdmin')));
  });

  it.each<PersonaName>(['officer', 'superAdmin'])('of %s ends with deactivation', async (name) => {
    const db = world.as(name);
    await recordBecomes(name, { status: 'deactivated' });
    await assertFails(asMember(db));
    await assertFails(asAdministrator(db));
    await assertFails(updateDoc(ownRecord(db, name), { title: 'Branch Manager' }));
    await assertFails(updateDoc(ownRecord(db, name), { status: 'active' }));
    // The page needs it to explain why.
    await assertSucceeds(getDoc(ownRecord(db, name)));
    await recordBecomes(name, { status: 'active' });
    await assertSucceeds(asMember(db));
  });

  it('ends with an unknown status', async () => {
    await recordBecomes('officer', { status: 'on_leave' });
    await assertFails(asMember(world.as('officer')));
  });

  it('ends with "sign out everywhere"; the next sign-in works', async () => {
    await recordBecomes('officer', { sessions_valid_after: SIGNED_IN_AT + 1 });
    const old = world.as('officer');
    await assertFails(asMember(old));
    await assertFails(updateDoc(ownRecord(old, 'officer'), { title: 'Branch Manager' }));
    await assertSucceeds(getDoc(ownRecord(old, 'officer')));
    // A refreshed token keeps its time of sign-in, regardless of when it was issued.
    const refreshed = { ...SESSION, iat: SIGNED_IN_AT + 3600 };
    await assertFails(asMember(world.withToken('officer', refreshed)));
    const next = { auth_time: SIGNED_IN_AT + 1 };
    await assertSucceeds(asMember(world.withToken('officer', next)));
  });

  it('with a password alone ends when a second factor is set up, but not with it or if newer', async () => {
    await recordBecomes('officer', { password_sessions_valid_after: SIGNED_IN_AT + 1 });
    const old = world.as('officer');
    await assertFails(asMember(old));
    await assertFails(updateDoc(ownRecord(old, 'officer'), { title: 'Branch Manager' }));
    await assertSucceeds(getDoc(ownRecord(old, 'officer')));
    await assertSucceeds(asMember(world.withToken('officer', SESSION_WITH_FACTOR)));
    await assertSucceeds(asMember(world.withToken('officer', { auth_time: SIGNED_IN_AT + 1 })));
  });

  it('gets a new role immediately', async () => {
    await recordBecomes('superAdmin', { role: 'officer' });
    await assertFails(asAdministrator(world.as('superAdmin')));
    await recordBecomes('officer', { role: 'compliance' });
    await assertSucceeds(asAdministrator(world.as('officer')));
  });

  it('gets a new tenant immediately', async () => {
    await recordBecomes('superAdmin', { tenant_id: STRICT_TENANT });
    await assertFails(asMember(world.as('superAdmin')));
    await assertFails(asAdministrator(world.as('superAdmin'), STRICT_TENANT));
  });
});

describe('a session', () => {
  const now = Math.floor(Date.now() / 1000);
  /** A minute before the limit and a minute after it. */
  const [before, after] = [-60, 60];
  const startedSecondsAgo = (secondsAgo: number) => ({ ...SESSION, auth_time: now - secondsAgo });
  const activeIn = (authTime: number, secondsAgo: number, uid = 'officer') =>
    world.given({
      [paths.userSession(sessionId(uid, authTime))]: {
        user_id: uid,
        last_active_at: new Date((now - secondsAgo) * 1000),
      },
    });

  it('needs no report while it’s young, and one after that', async () => {
    const young = startedSecondsAgo(SERVER_IDLE_LIMIT_S + before);
    const older = startedSecondsAgo(SERVER_IDLE_LIMIT_S + after);
    await assertSucceeds(asMember(world.withToken('officer', young)));
    await assertFails(asMember(world.withToken('officer', older)));
    await activeIn(older.auth_time, 0);
    await assertSucceeds(asMember(world.withToken('officer', older)));
    await assertFails(
      updateDoc(ownRecord(world.withToken('officer', startedSecondsAgo(9000)), 'officer'), { title: 'CEO' }),
    );
  });

  it('ends after too long without a report', async () => {
    const session = startedSecondsAgo(2 * SERVER_IDLE_LIMIT_S);
    const db = world.withToken('officer', session);
    await activeIn(session.auth_time, SERVER_IDLE_LIMIT_S + before);
    await assertSucceeds(asMember(db));
    await activeIn(session.auth_time, SERVER_IDLE_LIMIT_S + after);
    await assertFails(asMember(db));
  });

  it('isn’t extended by another session or another person', async () => {
    const session = startedSecondsAgo(2 * SERVER_IDLE_LIMIT_S);
    await activeIn(session.auth_time + 1, 0);
    await activeIn(session.auth_time, 0, 'other-officer');
    await assertFails(asMember(world.withToken('officer', session)));
  });

  it('ends at its maximum age, however active it is', async () => {
    const [last, over] = [
      startedSecondsAgo(SESSION_MAX_AGE_S + before),
      startedSecondsAgo(SESSION_MAX_AGE_S + after),
    ];
    await activeIn(last.auth_time, 0);
    await activeIn(over.auth_time, 0);
    await assertSucceeds(asMember(world.withToken('officer', last)));
    await assertFails(asMember(world.withToken('officer', over)));
  });

  it('can’t be reported except by the server', async () => {
    const session = startedSecondsAgo(SERVER_IDLE_LIMIT_S + before);
    const db = world.withToken('officer', session);
    const record = doc(db, paths.userSession(sessionId('officer', session.auth_time)));
    await assertFails(setDoc(record, { user_id: 'officer', last_active_at: new Date() }));
  });
});

describe('a company’s own role', () => {
  const listed = (extra_roles: unknown) => world.given({ [paths.securitySettings(TENANT)]: { extra_roles } });

  it('has a loan officer’s rights while the company lists it', async () => {
    const db = world.as('extraRole');
    await assertSucceeds(asMember(db));
    await assertFails(asAdministrator(db));
    await listed([]);
    await assertFails(asMember(db));
    await assertFails(updateDoc(ownRecord(db, 'extraRole'), { title: 'Branch Manager' }));
    await listed(['someone_else', EXTRA_ROLE]);
    await assertSucceeds(asMember(db));
  });

  it('has no rights if the list is missing or not a list', async () => {
    const db = world.as('extraRole');
    for (const value of [null, 7, EXTRA_ROLE]) {
      await listed(value);
      await assertFails(asMember(db));
    }
    await world.given({ [paths.securitySettings(TENANT)]: {} });
    await assertFails(asMember(db));
  });
});
