import { PROFILE_LIMITS } from '@brokerage/domain/directory/userRole';
import { paths } from '@brokerage/domain/paths';
import { isAdministrator } from '@brokerage/domain/roles';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { memberOf, OTHER_TENANT, type PersonaName, roleRecordOf, TENANT, uidOf } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('user-roles');
const record = (by: PersonaName, of: PersonaName) => doc(world.as(by), paths.userRole(uidOf(of) ?? of));
const administers = (name: PersonaName) => isAdministrator(memberOf(name)?.role ?? '');

describe('user_roles/{uid}', () => {
  describe('get', () => {
    everyone(
      "read an officer's record",
      (name) => administers(name) || name === 'officer',
      (name) => getDoc(record(name, 'officer')),
    );
    everyone(
      'read their own record',
      (name) => name !== 'anonymous',
      (name) => getDoc(record(name, name)),
    );
    everyone(
      'read the record of an administrator of the other tenant',
      (name) => name === 'foreignAdmin',
      (name) => getDoc(record(name, 'foreignAdmin')),
    );
  });

  describe('list', () => {
    everyone('list the people of the tenant', administers, (name) =>
      getDocs(query(collection(world.as(name), paths.userRoles), where('tenant_id', '==', TENANT))),
    );
    everyone(
      'list the people of the other tenant',
      (name) => name === 'foreignAdmin',
      (name) =>
        getDocs(query(collection(world.as(name), paths.userRoles), where('tenant_id', '==', OTHER_TENANT))),
    );
    everyone(
      'list people of all tenants',
      () => false,
      (name) => getDocs(query(collection(world.as(name), paths.userRoles), limit(1))),
    );
    everyone('find even themselves by a query', administers, (name) =>
      getDocs(
        query(
          collection(world.as(name), paths.userRoles),
          where('tenant_id', '==', TENANT),
          where('user_id', '==', uidOf(name) ?? ''),
        ),
      ),
    );
  });

  describe('update', () => {
    const profile = {
      name: 'Changed Person',
      email: 'changed@larkfield.example',
      phone: '(973) 555-0101',
      title: 'Senior Loan Officer',
      nmls_id: '1000002',
      headshot_url: 'https://images.example/changed.jpg',
    };
    const save = (changes: object) => updateDoc(record('officer', 'officer'), { ...profile, ...changes });

    everyone(
      "change an officer's profile",
      (name) => name === 'officer',
      (name) => updateDoc(record(name, 'officer'), profile),
    );
    everyone(
      'change their own profile',
      (name) => roleRecordOf(name) !== undefined,
      (name) => updateDoc(record(name, name), profile),
    );

    it('takes one profile field alone', () =>
      assertSucceeds(updateDoc(record('officer', 'officer'), { title: 'Branch Manager' })));

    it.each(Object.entries(PROFILE_LIMITS))(
      'takes a %s of %i characters and none longer',
      async (field, most) => {
        const text = (length: number) => (field === 'headshot_url' ? 'https://' : '').padEnd(length, 'x');
        await assertSucceeds(save({ [field]: text(most) }));
        await assertFails(save({ [field]: text(most + 1) }));
      },
    );

    it.each([
      { role: 'super_admin' },
      { role: 'officer2' },
      { tenant_id: OTHER_TENANT },
      { user_id: 'other-officer' },
      { permissions: ['all'] },
      { role: deleteField() },
      { name: '' },
      { name: '   ' },
      { email: '' },
      { phone: '' },
      { name: 12 },
      { email: null },
      { phone: ['(973) 555-0101'] },
      { title: 7 },
      { title: deleteField() },
      { nmls_id: 1000002 },
      { headshot_url: true },
      { headshot_url: 'javascript:alert(1)' },
      { headshot_url: 'https://images.example/a b.jpg' },
      { headshot_url: 'https://images.example/x"onerror="alert(1)' },
      { name: 'Ada\r\nBcc: someone@mail.example' },
      { title: 'Officer\u0000' },
    ])('takes the profile, but not with %j', async (change) => {
      await assertFails(save(change));
      await assertSucceeds(save({}));
    });

    it('takes no title, no NMLS id and no photo', () =>
      assertSucceeds(save({ title: '', nmls_id: '', headshot_url: '' })));
  });

  describe('create and delete', () => {
    const grant = { ...roleRecordOf('officer'), user_id: 'norole' };
    const promotionOf = (name: PersonaName) =>
      roleRecordOf(name)?.role === 'super_admin' ? 'compliance' : 'super_admin';

    everyone(
      'give a person a role',
      () => false,
      (name) => setDoc(record(name, 'norole'), grant),
    );
    everyone(
      'give themselves another role',
      () => false,
      // Otherwise their own record: a write that changes nothing would be allowed.
      (name) => setDoc(record(name, name), { ...grant, ...roleRecordOf(name), role: promotionOf(name) }),
    );
    everyone(
      'delete their own record',
      () => false,
      (name) => deleteDoc(record(name, name)),
    );
    everyone(
      "delete an officer's record",
      () => false,
      (name) => deleteDoc(record(name, 'officer')),
    );
  });
});
