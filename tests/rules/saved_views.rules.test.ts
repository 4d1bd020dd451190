import { paths } from '@brokerage/domain/paths';
import { MAX_SAVED_VIEWS, savedViewId } from '@brokerage/domain/submission/lists/savedView';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { getUid, type PersonaName, TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('saved-views');
const uid = getUid('officer') ?? '';
const view = (id: string, change: object = {}) => ({
  id,
  user_id: uid,
  name: 'Overdue refinances',
  filter: { purpose: 'Refinance', overdue: 'yes' },
  client_id: 'abcdefghijklmnopqrstu',
  updated_at: serverTimestamp(),
  ...change,
});
const at = (id: string, name: PersonaName = 'officer') =>
  doc(world.as(name), paths.savedViews.one(TENANT, id));
const save = (id: string, change?: object) => setDoc(at(id), view(id, change));

describe('tenants/{tenantId}/saved_views/{viewId}', () => {
  it('are limited to twenty per member', async () => {
    await assertSucceeds(save(savedViewId(uid, 1)));
    await assertSucceeds(save(savedViewId(uid, MAX_SAVED_VIEWS), { filter: { kind: 'callback' } }));
    await assertSucceeds(save(savedViewId(uid, MAX_SAVED_VIEWS), { filter: { notice: 'due' } }));
    await assertFails(save(savedViewId(uid, 0)));
    await assertFails(save(savedViewId(uid, MAX_SAVED_VIEWS + 1)));
    await assertFails(save(`${uid}-1`));
    await assertFails(save(`${uid}-x-01`));
    await assertFails(save(uid));
  });

  it('are saved in a transaction that checks whether the number is free', () =>
    assertSucceeds(
      runTransaction(world.as('officer'), async (transaction) => {
        const ref = at(savedViewId(uid, 2));
        await transaction.get(ref);
        transaction.set(ref, view(ref.id));
      }),
    ));

  it.each<[string, object]>([
    ['without a name', { name: '' }],
    ['with a name of spaces', { name: '   ' }],
    ['with a name that is too long', { name: 'x'.repeat(41) }],
    ['with a name of two lines', { name: 'One\nTwo' }],
    ['in another’s name', { user_id: getUid('otherOfficer') }],
    ['with an id of another', { id: 'another' }],
    ['with an invalid filter', { filter: 'new' }],
    ['with an unknown field in the filter', { filter: { search: 'Maya Ortiz' } }],
    ['with a filter of no text', { filter: { status: ['new'] } }],
    ['with a notice that is no text', { filter: { notice: true } }],
    ['with a filter that is too long', { filter: { officer: 'x'.repeat(129) } }],
    ['with more than a view has', { note: 'x' }],
  ])('can’t be saved %s', (_words, change) => assertFails(save(savedViewId(uid, 3), change)));

  it('can be renamed by their owner, and keep their owner', async () => {
    const id = savedViewId(uid, 4);
    await world.given({ [paths.savedViews.one(TENANT, id)]: view(id, { updated_at: new Date() }) });
    await assertSucceeds(updateDoc(at(id), { name: 'Late refinances' }));
    await assertFails(updateDoc(at(id), { user_id: getUid('otherOfficer') }));
    await assertFails(updateDoc(at(id, 'otherOfficer'), { name: 'Mine' }));
    await assertFails(updateDoc(at(id, 'superAdmin'), { name: 'Mine' }));
  });

  it('are listed for their owner, up to twenty', async () => {
    const list = (name: PersonaName, ...constraints: QueryConstraint[]) =>
      getDocs(query(collection(world.as(name), paths.savedViews.all(TENANT)), ...constraints));
    const ownUid = where('user_id', '==', uid);
    await assertSucceeds(list('officer', ownUid, limit(MAX_SAVED_VIEWS)));
    await assertFails(list('officer', ownUid, limit(MAX_SAVED_VIEWS + 1)));
    await assertFails(list('officer', ownUid));
    await assertFails(list('officer', limit(MAX_SAVED_VIEWS)));
    await assertFails(list('superAdmin', ownUid, limit(MAX_SAVED_VIEWS)));
  });
});
