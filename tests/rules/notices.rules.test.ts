import { NOTICE_LIMIT } from '@brokerage/domain/flyer/record/flyerNotice';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { getUid, TENANT } from './personas.ts';
import { rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('notices');
const at = new Date('2026-11-20T15:00:00Z');
const notice = (to: string) => ({
  tenant_id: TENANT,
  to_user_id: to,
  kind: 'rejected',
  flyer_id: 'flyer',
  title: 'Open house',
  actor_name: 'Ines',
  reason: 'No APR',
  created_at: at,
  read_at: null,
});
beforeEach(() =>
  world.given({
    [paths.notices.one(TENANT, 'own')]: notice(getUid('officer') ?? ''),
    [paths.notices.one(TENANT, 'other')]: notice(getUid('otherOfficer') ?? ''),
  }),
);

describe('tenants/{tenantId}/notices/{noticeId}', () => {
  const change = (changes: object, id = 'own') =>
    updateDoc(doc(world.as('officer'), paths.notices.one(TENANT, id)), changes);

  it.each([
    { read_at: at },
    { read_at: new Date('2030-01-01T00:00:00Z') },
    { read_at: null, title: 'Other' },
    { read_at: deleteField() },
    { read_at: serverTimestamp(), reason: null },
    { read_at: serverTimestamp(), to_user_id: getUid('otherOfficer') },
    { read_at: serverTimestamp(), flyer_id: 'another' },
    { read_at: serverTimestamp(), note: 'more' },
  ])('can be marked as read only with the current time, not %j', async (changes) => {
    await assertFails(change(changes));
    await assertSucceeds(change({ read_at: serverTimestamp() }));
  });

  it('is marked as read only by its recipient', () =>
    assertFails(change({ read_at: serverTimestamp() }, 'other')));

  it('is listed for its recipient, up to a page', async () => {
    const list = (...constraints: QueryConstraint[]) =>
      getDocs(query(collection(world.as('officer'), paths.notices.all(TENANT)), ...constraints));
    const mine = where('to_user_id', '==', getUid('officer'));
    const latest = orderBy('created_at', 'desc');
    await assertSucceeds(list(mine, latest, limit(NOTICE_LIMIT)));
    await assertSucceeds(list(mine, where('read_at', '==', null), latest, limit(NOTICE_LIMIT)));
    await assertFails(list(mine, latest, limit(NOTICE_LIMIT + 1)));
    await assertFails(list(mine, latest));
    await assertFails(list(latest, limit(NOTICE_LIMIT)));
    await assertFails(list(where('to_user_id', '==', getUid('otherOfficer')), latest, limit(1)));
  });
});
