// @vitest-environment jsdom
import { MAX_SAVED_VIEWS, type SavedView } from '@brokerage/domain/submission/lists/savedView';
import { nanoid } from 'nanoid';
import { expect, test, vi } from 'vitest';
import { emulatedOfficer } from '../../../testing/emulatedFirestore.ts';
import { addSavedView, deleteSavedView, subscribeSavedViews, updateSavedView } from './savedViews.ts';

/** How many documents transactions have read. */
const reads = vi.hoisted(() => ({ count: 0 }));
vi.mock('firebase/firestore', async (original) => {
  const sdk = await original<typeof import('firebase/firestore')>();
  return {
    ...sdk,
    runTransaction: ((firestore, work, options) =>
      sdk.runTransaction(
        firestore,
        (transaction) => {
          const get = transaction.get.bind(transaction);
          transaction.get = (ref) => {
            reads.count += 1;
            return get(ref);
          };
          return work(transaction);
        },
        options,
      )) satisfies typeof sdk.runTransaction,
  };
});

const officer = emulatedOfficer();
const { tenantId, uid } = officer;
const owner = { tenantId, uid };

const add = (name: string, clientId: string = nanoid()) =>
  addSavedView(officer.firestore(), owner, { name, filter: { status: 'new' }, clientId });

/** Loads the views stored on the server. */
const load = () =>
  new Promise<readonly SavedView[]>((resolve, reject) => {
    const end = subscribeSavedViews(
      officer.firestore(),
      owner,
    )((event) => {
      if (event.status === 'loading') return;
      setTimeout(() => end());
      if (event.status === 'failed') reject(event.error);
      else resolve(event.data.items);
    });
  });
const names = async () => (await load()).map(({ name }) => name);

test('saves a view once per form, changes it, and frees its number when it’s deleted', async () => {
  const clientId = nanoid();
  await add('New ones', clientId);
  await add('New ones', clientId);
  expect(await load()).toMatchObject([{ id: `${uid}-01`, name: 'New ones', filter: { status: 'new' } }]);

  // Simulates two windows at the same time.
  await Promise.all([add('Second'), add('Third')]);
  expect((await names()).toSorted()).toEqual(['New ones', 'Second', 'Third']);

  const [first] = await load();
  if (!first) throw new Error('There is no view');
  await updateSavedView(officer.firestore(), owner, first, { name: 'Fresh ones' });
  await updateSavedView(officer.firestore(), owner, first, { filter: { status: 'closed' } });
  expect((await load())[0]).toMatchObject({ name: 'Fresh ones', filter: { status: 'closed' } });
  await deleteSavedView(officer.firestore(), owner, first);
  await deleteSavedView(officer.firestore(), owner, first);
  await expect(updateSavedView(officer.firestore(), owner, first, { name: 'Gone' })).rejects.toThrow(
    'This view was deleted. Close this and save it as a new view.',
  );
  await add('Fourth');
  expect((await load())[0]).toMatchObject({ id: `${uid}-01`, name: 'Fourth' });
});

test('doesn’t save a resent view under a number that has become free', async () => {
  for (const view of await load()) await deleteSavedView(officer.firestore(), owner, view);
  const clientId = nanoid();
  await add('First');
  await add('Second', clientId);
  const [first] = await load();
  if (first) await deleteSavedView(officer.firestore(), owner, first);
  await add('Second', clientId);
  expect(await names()).toEqual(['Second']);
});

test('limits views per member', async () => {
  const room = MAX_SAVED_VIEWS - (await load()).length;
  reads.count = 0;
  for (let count = 0; count < room; count += 1) await add(`View ${count}`);
  expect(reads.count, 'one for each, however many there are').toBe(room);
  await expect(add('One more')).rejects.toThrow('You’ve reached the limit of 20 saved views.');
  expect(await load()).toHaveLength(MAX_SAVED_VIEWS);
});
