import { FLYER_LIMITS, FLYER_STATUSES } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { can } from '@brokerage/domain/roles';
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
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { memberOf, OTHER_TENANT, type PersonaName, TENANT, uidOf } from './personas.ts';
import { everyone, expectAllowed, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('flyers');
const nobody = () => false;
const owner: PersonaName = 'officer';
const readsAll = (name: PersonaName) => can(memberOf(name), 'flyers:readAll');
const before = new Date('2026-11-10T15:00:00Z');
const flyer = {
  template_id: 'open-house',
  template_version_id: 'open-house-v1',
  title: 'Open house on Sunday',
  owner_user_id: uidOf(owner),
  tenant_id: TENANT,
  data: { headline: 'Come and see' },
  status: 'editing',
  reason: null,
  created_at: before,
  updated_at: before,
};
const at = (name: PersonaName, id: string, tenantId = TENANT) =>
  doc(world.as(name), paths.flyers.one(tenantId, id));

beforeEach(() =>
  world.given({
    // A flyer in each status, with the status as its id.
    ...Object.fromEntries(
      FLYER_STATUSES.map((status) => [paths.flyers.one(TENANT, status), { ...flyer, status }]),
    ),
    [paths.flyers.one(OTHER_TENANT, 'editing')]: { ...flyer, tenant_id: OTHER_TENANT },
  }),
);

describe('tenants/{tenantId}/flyer_instances/{flyerId}', () => {
  describe('get', () => {
    everyone(
      "read an officer's flyer",
      (name) => name === owner || readsAll(name),
      (name) => getDoc(at(name, 'editing')),
    );
    everyone(
      'read a flyer that lies in the other tenant, even as its owner',
      (name) => name === 'foreignAdmin',
      (name) => getDoc(at(name, 'editing', OTHER_TENANT)),
    );
  });

  describe('list', () => {
    const all = (name: PersonaName) => collection(world.as(name), paths.flyers.all(TENANT));

    everyone(
      "list an officer's flyers",
      (name) => name === owner || readsAll(name),
      (name) =>
        getDocs(query(all(name), where('owner_user_id', '==', uidOf(owner)), orderBy('created_at', 'desc'))),
    );
    everyone(
      'list their own flyers',
      (name) => memberOf(name) !== undefined,
      (name) => getDocs(query(all(name), where('owner_user_id', '==', uidOf(name) ?? ''))),
    );
    everyone("list everybody's flyers", readsAll, (name) => getDocs(all(name)));
    everyone('list what waits for approval', readsAll, (name) =>
      getDocs(query(all(name), where('status', '==', 'pending_approval'))),
    );
    everyone('list the flyers of all tenants at once', nobody, (name) =>
      getDocs(
        query(collectionGroup(world.as(name), 'flyer_instances'), where('owner_user_id', '==', uidOf(owner))),
      ),
    );
  });

  describe('update', () => {
    const draft = {
      title: 'Open house on Saturday',
      data: { headline: 'Welcome' },
      updated_at: serverTimestamp(),
    };
    const save = (changes: object, id = 'editing') => updateDoc(at(owner, id), { ...draft, ...changes });

    everyone(
      "save an officer's draft",
      (name) => name === owner,
      (name) => updateDoc(at(name, 'editing'), draft),
    );
    it.each(FLYER_STATUSES)('lets the owner save only while editing: %s', (status) =>
      expectAllowed(status === 'editing', save({}, status)),
    );
    it('lets nobody save a flyer that lies in another tenant', () =>
      assertFails(updateDoc(at(owner, 'editing', OTHER_TENANT), draft)));

    it.each([
      { status: 'pending_approval' },
      { status: 'approved' },
      { owner_user_id: uidOf('otherOfficer') },
      { tenant_id: OTHER_TENANT },
      { template_id: 'rate-sheet' },
      { template_version_id: 'open-house-v2' },
      { reason: 'none' },
      { reason: deleteField() },
      { created_at: serverTimestamp() },
      { approved_by: uidOf(owner) },
      { updated_at: before },
      { updated_at: new Date('2030-01-01T00:00:00Z') },
      { updated_at: deleteField() },
      { title: '' },
      { title: '   ' },
      { title: 5 },
      { title: deleteField() },
      { data: 'text' },
      { data: ['a', 'b'] },
      { data: null },
      { data: deleteField() },
    ])('takes the draft, but not with %j', async (change) => {
      await assertFails(save(change));
      await assertSucceeds(save({}));
    });

    it('keeps to the limits of title and data', async () => {
      const values = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`field_${i}`, '']));
      await assertSucceeds(
        save({ title: 'x'.repeat(FLYER_LIMITS.title), data: values(FLYER_LIMITS.values) }),
      );
      await assertFails(save({ title: 'x'.repeat(FLYER_LIMITS.title + 1) }));
      await assertFails(save({ data: values(FLYER_LIMITS.values + 1) }));
    });
  });

  describe('create and delete', () => {
    everyone('create a flyer past the function', nobody, (name) =>
      setDoc(at(name, 'new'), { ...flyer, owner_user_id: uidOf(name) ?? '', updated_at: serverTimestamp() }),
    );
    everyone('delete a draft', nobody, (name) => deleteDoc(at(name, 'editing')));
  });
});
