import { can, isAdministrator } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { SEARCH_LIMITS, toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { DESK_QUERY_LIMIT } from '@brokerage/domain/submission/submission';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { getUid, OTHER_TENANT, type PersonaName, TENANT, toMember } from './personas.ts';
import { everyone, rulesWorld } from './rulesWorld.ts';

// The queries of the command palette (web/src/features/command-palette/useRecordSearch.ts), one per kind of record.
const world = rulesWorld('search');
const search_keys = toSearchKeys({ words: ['Spring Open House'] });
const created_at = new Date('2026-11-10T15:00:00Z');
const found = where('search_keys', 'array-contains', 'ope');
const newest = orderBy('created_at', 'desc');
const byName = orderBy('name');

const list = async (name: PersonaName, path: string, ...constraints: QueryConstraint[]) =>
  (await getDocs(query(collection(world.as(name), path), ...constraints))).docs.map(({ id }) => id);
const own = (field: string, name: PersonaName) => where(field, '==', getUid(name) ?? 'nobody');

const flyer = {
  owner_user_id: getUid('officer'),
  tenant_id: TENANT,
  title: 'Spring Open House',
  data: {},
  status: 'editing',
  revision: 1,
  created_at,
  search_keys,
};
const realtor = {
  id: 'one',
  tenant_id: TENANT,
  created_by_user_id: getUid('officer'),
  name: 'Spring Open House',
  email: '',
  phone: '',
  mls_id: '',
  brokerage: '',
  photo_url: '',
  notes: '',
  search_keys,
};

beforeEach(() =>
  world.given({
    [paths.flyers.one(TENANT, 'own')]: flyer,
    [paths.flyers.one(TENANT, 'other')]: { ...flyer, owner_user_id: getUid('otherOfficer') },
    [paths.flyers.one(TENANT, 'unnamed')]: { ...flyer, search_keys: toSearchKeys({ words: ['Rates'] }) },
    [paths.sharedLinks.one(TENANT, 'own')]: {
      created_by_user_id: getUid('officer'),
      created_at,
      search_keys,
    },
    [paths.submissions.one(TENANT, 'one')]: { lo_assigned_id: null, created_at, search_keys },
    [paths.realtors.one(TENANT, 'one')]: realtor,
    [paths.member('named')]: { tenant_id: TENANT, name: 'Open', search_keys },
  }),
);

const isMember = (name: PersonaName) => can(toMember(name), 'portal:enter');
const reads = (name: PersonaName) => isAdministrator(toMember(name)?.role ?? '');

describe('a search for a prefix', () => {
  everyone('of their own flyers', isMember, (name) =>
    list(name, paths.flyers.all(TENANT), own('owner_user_id', name), found, newest, limit(5)),
  );
  everyone("of everybody's flyers", reads, (name) =>
    list(name, paths.flyers.all(TENANT), found, newest, limit(5)),
  );
  everyone('of their own links', isMember, (name) =>
    list(name, paths.sharedLinks.all(TENANT), own('created_by_user_id', name), found, newest, limit(5)),
  );
  everyone("of everybody's links", reads, (name) =>
    list(name, paths.sharedLinks.all(TENANT), found, newest, limit(5)),
  );
  everyone('of realtors', isMember, (name) =>
    list(name, paths.realtors.all(TENANT), found, byName, limit(5)),
  );
  everyone('of applications', reads, (name) =>
    list(name, paths.submissions.all(TENANT), found, newest, limit(5)),
  );
  everyone('of members', reads, (name) =>
    list(name, paths.members, where('tenant_id', '==', TENANT), found, byName, limit(5)),
  );
  everyone(
    'of members of every company',
    () => false,
    (name) => list(name, paths.members, found, byName, limit(5)),
  );
  everyone("of a colleague's flyers by an officer", reads, (name) =>
    list(name, paths.flyers.all(TENANT), where('owner_user_id', '==', 'somebody'), found, newest, limit(5)),
  );

  it('finds only records with the key', async () => {
    expect(await list('superAdmin', paths.flyers.all(TENANT), found, newest, limit(5))).toEqual(
      expect.arrayContaining(['other', 'own']),
    );
    expect(await list('superAdmin', paths.flyers.all(TENANT), found, newest, limit(5))).toHaveLength(2);
    expect(
      await list(
        'officer',
        paths.flyers.all(TENANT),
        own('owner_user_id', 'officer'),
        found,
        newest,
        limit(5),
      ),
    ).toEqual(['own']);
  });

  it.each([
    ['flyers', paths.flyers.all(OTHER_TENANT), newest],
    ['links', paths.sharedLinks.all(OTHER_TENANT), newest],
    ['realtors', paths.realtors.all(OTHER_TENANT), byName],
    ['applications', paths.submissions.all(OTHER_TENANT), newest],
  ] as const)('rejects another company’s %s', async (_kind, path, order) => {
    for (const name of ['officer', 'superAdmin'] as const)
      await assertFails(list(name, path, found, order, limit(5)));
  });

  it('returns no more applications or links than the list limit', async () => {
    await assertFails(
      list('superAdmin', paths.submissions.all(TENANT), found, newest, limit(DESK_QUERY_LIMIT + 1)),
    );
    await assertFails(list('superAdmin', paths.sharedLinks.all(TENANT), found, newest, limit(201)));
  });
});

describe('search keys that a browser writes', () => {
  const longest = 'x'.repeat(SEARCH_LIMITS.prefix);
  const most = Array.from({ length: SEARCH_LIMITS.keys }, () => longest);
  const GOOD = [[], search_keys, most];
  const BAD = ['open', { 0: 'open' }, [...most, 'x'], [...most.slice(1), `${longest}x`], null];
  const save = (keys: unknown) =>
    updateDoc(doc(world.as('officer'), paths.flyers.one(TENANT, 'own')), {
      title: 'Spring Open House',
      search_keys: keys,
      revision: 2,
      updated_at: serverTimestamp(),
    });
  const store = (keys: unknown) =>
    setDoc(doc(world.as('officer'), paths.realtors.one(TENANT, 'one')), { ...realtor, search_keys: keys });

  it.each(BAD.map((keys) => ({ keys })))('can’t be $keys', async ({ keys }) => {
    await assertFails(save(keys));
    await assertFails(store(keys));
  });

  it.each(GOOD.map((keys) => ({ keys })))('can be $keys', async ({ keys }) => {
    await assertSucceeds(save(keys));
    await assertSucceeds(store(keys));
  });

  it('are missing from a realtor stored before they existed', async () => {
    const { search_keys: _, ...older } = realtor;
    await assertSucceeds(setDoc(doc(world.as('officer'), paths.realtors.one(TENANT, 'one')), older));
  });
});
