import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backfillSearchKeys } from './backfillSearchKeys.ts';

// A project of its own in the emulator: the seeded world stays as it is.
const PROJECT = 'demo-backfill';
let app: App;
let firestore: Firestore;

// As records were stored before there were keys.
const OLD_RECORDS: Record<string, object> = {
  [paths.userRole('ann')]: {
    tenant_id: 'one',
    name: 'Ann Lee',
    email: 'ann@one.example',
    nmls_id: '1045521',
  },
  [paths.tenant('one')]: { company_name: 'One' },
  [paths.flyers.one('one', 'a')]: { title: 'Open House', status: 'approved', revision: 3 },
  [paths.flyers.one('one', 'b')]: { title: 'Rates' },
  [paths.flyers.one('one', 'c')]: { title: 'Maple Avenue' },
  [paths.sharedLinks.one('one', 'abcdefghij')]: { short_code: 'abcdefghij', label: 'Instagram' },
  // Without what came later, and with something that is no text.
  [paths.realtors.one('one', 'r')]: { name: 'Anita Desai', email: null },
  [paths.submissions.one('one', 's')]: {
    first_name: 'Sofia',
    last_name: 'Almeida',
    reference_number: 'PA-7K3Q-9F2M',
  },
};

beforeAll(async () => {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('There are no emulators: run these tests with npm test.');
  app = initializeApp({ projectId: PROJECT }, PROJECT);
  firestore = getFirestore(app);
  await firestore.recursiveDelete(firestore.collection(paths.tenants));
  await firestore.recursiveDelete(firestore.collection(paths.userRoles));
  for (const [path, data] of Object.entries(OLD_RECORDS)) await firestore.doc(path).set(data);
});
afterAll(() => deleteApp(app));

const keysAt = async (path: string): Promise<unknown> => (await firestore.doc(path).get()).get('search_keys');

it('counts, then writes the keys of every record page by page, and writes nothing the second time', async () => {
  const total = Object.keys(OLD_RECORDS).length - 1;
  expect(await backfillSearchKeys(firestore, { isWriting: false, pageSize: 2 })).toEqual({
    read: total,
    missing: total,
    written: 0,
    changed: 0,
  });
  expect(await keysAt(paths.flyers.one('one', 'a'))).toBeUndefined();

  // Begun earlier and interrupted: one has its keys, one has those of a former title.
  await firestore
    .doc(paths.flyers.one('one', 'b'))
    .update({ search_keys: toSearchKeys({ words: ['Rates'] }) });
  await firestore.doc(paths.flyers.one('one', 'c')).update({ search_keys: ['elm'] });
  expect(await backfillSearchKeys(firestore, { isWriting: true, pageSize: 2 })).toEqual({
    read: total,
    missing: total - 1,
    written: total - 1,
    changed: 0,
  });
  expect(await keysAt(paths.flyers.one('one', 'a'))).toEqual(toSearchKeys({ words: ['Open House'] }));
  expect(await keysAt(paths.flyers.one('one', 'c'))).toContain('map');
  expect(await keysAt(paths.userRole('ann'))).toEqual(expect.arrayContaining(['lee', '1045', 'anno']));
  expect(await keysAt(paths.sharedLinks.one('one', 'abcdefghij'))).toEqual(
    expect.arrayContaining(['insta', 'abcd']),
  );
  expect(await keysAt(paths.realtors.one('one', 'r'))).toContain('desai');
  expect(await keysAt(paths.submissions.one('one', 's'))).toEqual(expect.arrayContaining(['alm', '7k3q']));
  expect((await firestore.doc(paths.flyers.one('one', 'a')).get()).data()).toMatchObject({
    title: 'Open House',
    revision: 3,
  });

  expect(await backfillSearchKeys(firestore, { isWriting: true })).toMatchObject({ missing: 0, written: 0 });
});

it('leaves out a record that was renamed meanwhile', async () => {
  const flyer = firestore.doc(paths.flyers.one('one', 'a'));
  await flyer.update({ title: 'Elm Street' });
  const rename = () =>
    flyer.update({ title: 'Oak Street', search_keys: toSearchKeys({ words: ['Oak Street'] }) });
  const counts = await backfillSearchKeys(firestore, {
    isWriting: true,
    onPage: async (collection) => {
      if (collection === paths.flyers.all('one')) await rename();
    },
  });
  expect(counts).toMatchObject({ missing: 1, written: 0, changed: 1 });
  expect(await keysAt(flyer.path)).toContain('oak');
});
