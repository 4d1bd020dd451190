import { REALTOR_LIMITS } from '@brokerage/domain/directory/realtor';
import { paths } from '@brokerage/domain/paths';
import { isAdministrator } from '@brokerage/domain/roles';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { memberOf, OTHER_TENANT, type PersonaName, TENANT, uidOf } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('realtors');
const creator = 'officer' as PersonaName;
const isMember = (name: PersonaName) => memberOf(name) !== undefined;
const mayChange = (name: PersonaName) => name === creator || isAdministrator(memberOf(name)?.role ?? '');
const at = (name: PersonaName, id: string, tenantId = TENANT) =>
  doc(world.as(name), paths.realtors.one(tenantId, id));

const realtor = {
  id: 'new',
  tenant_id: TENANT,
  created_by_user_id: uidOf(creator),
  name: 'Sample Realtor',
  email: 'sample@realty.example',
  phone: '(973) 555-0150',
  mls_id: 'MLS-1000',
  brokerage: 'Sample Realty',
  photo_url: 'https://images.example/realtor.jpg',
  notes: 'Met at the open house.',
};

/** Changes that make a valid record an invalid one, for create and update alike. */
const INVALID = [
  { name: '' },
  { name: '   ' },
  { name: 5 },
  { email: 5 },
  { email: null },
  { phone: ['(973) 555-0150'] },
  { mls_id: 1000 },
  { brokerage: { name: 'Sample Realty' } },
  { photo_url: false },
  { photo_url: 'javascript:alert(1)' },
  { photo_url: 'https://images.example/x"onerror="alert(1)' },
  { name: 'Ada\r\nBcc: someone@mail.example' },
  { email: 'ada@mail.example\nBcc: someone@mail.example' },
  { notes: 5 },
  { commission: '3%' },
  { id: 'another' },
];

const longest = (field: string, length: number) =>
  (field === 'photo_url' ? 'https://' : '').padEnd(length, 'x');

beforeEach(() =>
  world.given({
    [paths.realtors.one(TENANT, 'one')]: { ...realtor, id: 'one' },
    // Their creator on paper, but not a member of that company.
    [paths.realtors.one(OTHER_TENANT, 'two')]: { ...realtor, id: 'two', tenant_id: OTHER_TENANT },
  }),
);

describe('tenants/{tenantId}/realtors/{realtorId}', () => {
  describe('read', () => {
    const foreign = (name: PersonaName) => memberOf(name, OTHER_TENANT) !== undefined;

    everyone('read a realtor', isMember, (name) => getDoc(at(name, 'one')));
    everyone('list the realtors by name', isMember, (name) =>
      getDocs(query(collection(world.as(name), paths.realtors.all(TENANT)), orderBy('name'))),
    );
    everyone("read the other tenant's realtor", foreign, (name) => getDoc(at(name, 'two', OTHER_TENANT)));
    everyone("list the other tenant's realtors", foreign, (name) =>
      getDocs(collection(world.as(name), paths.realtors.all(OTHER_TENANT))),
    );
    everyone(
      'list the realtors of all tenants at once',
      () => false,
      (name) => getDocs(collectionGroup(world.as(name), 'realtors')),
    );
  });

  describe('create', () => {
    const create = (name: PersonaName, changes: object = {}) =>
      setDoc(at(name, 'new'), { ...realtor, created_by_user_id: uidOf(name) ?? '', ...changes });

    everyone('add a realtor', isMember, (name) => create(name));

    it.each([...INVALID, { tenant_id: OTHER_TENANT }, { created_by_user_id: uidOf('otherOfficer') }])(
      'takes a realtor, but not with %j',
      async (change) => {
        await assertFails(create(creator, change));
        await assertSucceeds(create(creator));
      },
    );

    it.each(Object.keys(realtor))('takes no realtor without %s', async (field) => {
      const { [field as keyof typeof realtor]: _, ...rest } = realtor;
      await assertFails(setDoc(at(creator, 'new'), rest));
      await assertSucceeds(setDoc(at(creator, 'new'), realtor));
    });

    it.each(Object.entries(REALTOR_LIMITS))(
      'takes a %s of %i characters and none longer',
      async (field, most) => {
        await assertFails(create(creator, { [field]: longest(field, most + 1) }));
        await assertSucceeds(create(creator, { [field]: longest(field, most) }));
      },
    );

    it('needs nothing but the name', () =>
      assertSucceeds(
        create(creator, { email: '', phone: '', mls_id: '', brokerage: '', photo_url: '', notes: '' }),
      ));

    it('does not let a member of one tenant add to another', () =>
      assertFails(setDoc(at(creator, 'new', OTHER_TENANT), { ...realtor, tenant_id: OTHER_TENANT })));
  });

  describe('update', () => {
    const save = (changes: object, by = creator) =>
      updateDoc(at(by, 'one'), { notes: 'Changed.', ...changes });

    everyone("change an officer's realtor", mayChange, (name) => save({}, name));

    it.each([
      ...INVALID,
      { tenant_id: OTHER_TENANT },
      { created_by_user_id: uidOf('otherOfficer') },
      { name: deleteField() },
      { notes: deleteField() },
      { tenant_id: deleteField() },
    ])('takes the change, but not with %j', async (change) => {
      await assertFails(save(change));
      await assertSucceeds(save({}));
    });

    it('does not let even an administrator hand a realtor to somebody else', async () => {
      await assertFails(save({ created_by_user_id: uidOf('superAdmin') }, 'superAdmin'));
      await assertSucceeds(save({}, 'superAdmin'));
    });

    it("does not let a creator change what lies in another tenant's list", () =>
      assertFails(updateDoc(at(creator, 'two', OTHER_TENANT), { notes: 'Changed.' })));
  });

  describe('delete', () => {
    everyone("delete an officer's realtor", mayChange, (name) => deleteDoc(at(name, 'one')));

    it("does not let a creator delete from another tenant's list", () =>
      assertFails(deleteDoc(at(creator, 'two', OTHER_TENANT))));
  });
});
