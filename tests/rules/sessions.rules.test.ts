import { paths } from '@brokerage/domain/paths';
import { ROLES } from '@brokerage/domain/roles';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  type Claims,
  type PersonaName,
  roleRecordOf,
  SESSION,
  SESSION_WITH_FACTOR,
  SIGNED_IN_AT,
  STRICT_TENANT,
  TENANT,
  uidOf,
} from './personas.ts';
import { expectAllowed, rulesWorld } from './rulesWorld.ts';

// What a token is worth: who it names, when it was begun, by which factors, and what the records say right now.
const world = rulesWorld('sessions');

/** What every member may, and what administrators alone may, in that tenant. */
const asMember = (db: Firestore, tenantId = TENANT) =>
  getDocs(query(collection(db, paths.realtors.all(tenantId)), limit(1)));
const asAdministrator = (db: Firestore, tenantId = TENANT) =>
  getDocs(query(collection(db, paths.submissions.all(tenantId)), limit(1)));
const ownRecord = (db: Firestore, name: PersonaName) => doc(db, paths.userRole(uidOf(name) ?? ''));
const recordBecomes = (name: PersonaName, changes: object) =>
  world.given({ [paths.userRole(uidOf(name) ?? '')]: { ...roleRecordOf(name), ...changes } });

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

  it('give nothing to who has no record', async () => {
    const db = world.withToken('norole', grand);
    await assertFails(asMember(db));
    await assertFails(asAdministrator(db));
  });

  it('give an officer no more', async () => {
    const db = world.withToken('officer', grand);
    await assertSucceeds(asMember(db));
    await assertFails(asAdministrator(db));
    await assertFails(getDocs(query(collection(db, paths.userRoles), where('tenant_id', '==', TENANT))));
  });

  it('open no other tenant', async () => {
    const db = world.withToken('foreign-admin', grand);
    await assertFails(asMember(db));
    await assertFails(asAdministrator(db));
  });

  it('bring nobody back who was deactivated', () =>
    assertFails(asMember(world.withToken('deactivated-admin', grand))));
});

describe('the second factor', () => {
  const password = { sign_in_provider: 'password', identities: {} };
  const tokenWith = (claims: Claims) => world.withToken('admin-without-factor', { ...SESSION, ...claims });

  it('counts by the claim that Firebase sets', async () => {
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
  ])('does not count by %j', async (claims) => {
    const db = tokenWith(claims);
    await assertFails(asAdministrator(db, STRICT_TENANT));
    await assertFails(getDoc(doc(db, paths.auditLogs.one(STRICT_TENANT, 'one'))));
    await assertSucceeds(asMember(db, STRICT_TENANT));
  });

  it('makes no administrator of an officer', () =>
    assertFails(asAdministrator(world.withToken('officer', SESSION_WITH_FACTOR))));

  it.each([
    [{}, true],
    [{ administrators_need_second_factor: false }, true],
    [{ administrators_need_second_factor: true }, false],
    // Not a value that the server writes; if in doubt it is required.
    [{ administrators_need_second_factor: null }, false],
    [{ administrators_need_second_factor: 'no' }, false],
  ])('by settings %j an administrator without one: %s', async (settings, allowed) => {
    await world.given({ [paths.securitySettings(TENANT)]: settings });
    await expectAllowed(allowed, asAdministrator(world.as('superAdmin')));
    await assertSucceeds(asAdministrator(world.withToken('super-admin', SESSION_WITH_FACTOR)));
  });

  it("is asked for by the person's own tenant alone", async () => {
    await world.given({ [paths.securitySettings(TENANT)]: { administrators_need_second_factor: false } });
    await assertFails(asAdministrator(world.as('adminWithoutFactor'), STRICT_TENANT));
    await assertSucceeds(asAdministrator(world.as('superAdmin')));
  });
});

describe('a living token', () => {
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
    // The page has to say why.
    await assertSucceeds(getDoc(ownRecord(db, name)));
    await recordBecomes(name, { status: 'active' });
    await assertSucceeds(asMember(db));
  });

  it('ends with a status that the product does not know', async () => {
    await recordBecomes('officer', { status: 'on_leave' });
    await assertFails(asMember(world.as('officer')));
  });

  it('ends with "sign out everywhere"; the next sign-in counts', async () => {
    await recordBecomes('officer', { sessions_valid_after: SIGNED_IN_AT + 1 });
    const old = world.as('officer');
    await assertFails(asMember(old));
    await assertFails(updateDoc(ownRecord(old, 'officer'), { title: 'Branch Manager' }));
    await assertSucceeds(getDoc(ownRecord(old, 'officer')));
    // A refreshed token keeps the time of its sign-in, whenever it was issued.
    const refreshed = { ...SESSION, iat: SIGNED_IN_AT + 3600 };
    await assertFails(asMember(world.withToken('officer', refreshed)));
    const next = { auth_time: SIGNED_IN_AT + 1 };
    await assertSucceeds(asMember(world.withToken('officer', next)));
  });

  it('of a password alone ends when a second factor is set up; those with the factor, and later ones, count', async () => {
    await recordBecomes('officer', { password_sessions_valid_after: SIGNED_IN_AT + 1 });
    const old = world.as('officer');
    await assertFails(asMember(old));
    await assertFails(updateDoc(ownRecord(old, 'officer'), { title: 'Branch Manager' }));
    await assertSucceeds(getDoc(ownRecord(old, 'officer')));
    await assertSucceeds(asMember(world.withToken('officer', SESSION_WITH_FACTOR)));
    await assertSucceeds(asMember(world.withToken('officer', { auth_time: SIGNED_IN_AT + 1 })));
  });

  it('follows a change of role at once', async () => {
    await recordBecomes('superAdmin', { role: 'officer' });
    await assertFails(asAdministrator(world.as('superAdmin')));
    await recordBecomes('officer', { role: 'compliance' });
    await assertSucceeds(asAdministrator(world.as('officer')));
  });

  it('follows a change of tenant at once', async () => {
    await recordBecomes('superAdmin', { tenant_id: STRICT_TENANT });
    await assertFails(asMember(world.as('superAdmin')));
    await assertFails(asAdministrator(world.as('superAdmin'), STRICT_TENANT));
  });
});
