import { FLYER_STATUSES } from '@brokerage/domain/flyer/record/flyerFields';
import { FLYER_LIMITS, HISTORY_LIMIT } from '@brokerage/domain/flyer/record/flyerLimits';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { NO_WIDTH } from './noWidth.ts';
import { getUid, OTHER_TENANT, TENANT } from './personas.ts';
import { expectAllowed, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('flyers');
const owner = 'officer';
const before = new Date('2026-11-10T15:00:00Z');
const flyer = {
  template_id: 'open-house',
  template_version_id: 'open-house-v1',
  title: 'Open house on Sunday',
  owner_user_id: getUid(owner),
  tenant_id: TENANT,
  data: { headline: 'Come and see' },
  status: 'editing',
  reason: null,
  created_at: before,
  updated_at: before,
  revision: 4,
  realtor_id: 'anita',
};
const { revision: _, realtor_id: __, ...olderFlyer } = flyer;
beforeEach(() =>
  world.given({
    // A flyer in each status, with the status as its id.
    ...Object.fromEntries(
      FLYER_STATUSES.map((status) => [paths.flyers.one(TENANT, status), { ...flyer, status }]),
    ),
    [paths.flyers.one(TENANT, 'colleagues')]: { ...flyer, owner_user_id: getUid('otherOfficer') },
    [paths.flyers.one(TENANT, 'older')]: olderFlyer,
    [paths.flyers.one(TENANT, 'of-removed-realtor')]: { ...flyer, realtor_id: 'removed' },
    [paths.realtors.one(TENANT, 'anita')]: { name: 'Anita' },
    [paths.realtors.one(TENANT, 'pete')]: { name: 'Pete' },
    [paths.realtors.one(OTHER_TENANT, 'joan')]: { name: 'Joan' },
  }),
);

describe('tenants/{tenantId}/flyer_instances/{flyerId}', () => {
  describe('update', () => {
    const draft = {
      title: 'Open house on Saturday',
      public_title: 'Come and see',
      data: { headline: 'Welcome' },
      revision: 5,
      updated_at: serverTimestamp(),
    };
    const save = (changes: object, id = 'editing') =>
      updateDoc(doc(world.as(owner), paths.flyers.one(TENANT, id)), { ...draft, ...changes });

    it.each(FLYER_STATUSES)('lets the owner save only while editing: %s', (status) =>
      expectAllowed(status === 'editing', save({}, status)),
    );

    it.each([
      { status: 'pending_approval' },
      { status: 'approved' },
      { owner_user_id: getUid('otherOfficer') },
      { tenant_id: OTHER_TENANT },
      { template_id: 'rate-sheet' },
      { template_version_id: 'open-house-v2' },
      { reason: 'none' },
      { reason: deleteField() },
      { created_at: serverTimestamp() },
      { approved_by: getUid(owner) },
      { approved_revision: 5 },
      { submitted_revision: 5 },
      { sealed: { data: {} } },
      { snapshot: { revision: 4 } },
      { rejected_revision: 3 },
      { step_count: 9 },
      { submission_count: 9 },
      { schema_version: 9 },
      { print_code: 'abcdefghijkm' },
      { valid_until: new Date('2030-01-01T00:00:00Z') },
      { valid_until: null },
      { lineage_id: 'another-flyer' },
      { edition: 9 },
      { correction_id: null },
      { corrected_at: [] },
      { recall_id: null },
      { correction_request: null },
      { last_rejection: null },
      { history: [] },
      { duplicated_from: null },
      { audit_head: null },
      { revision: 4 },
      { revision: 3 },
      { revision: 6 },
      { revision: 5.5 },
      { revision: '5' },
      { revision: null },
      { revision: deleteField() },
      { realtor_id: 'joan' },
      { realtor_id: 'nobody' },
      { realtor_id: '' },
      { realtor_id: 'pete/notes/one' },
      { realtor_id: '../harborview/realtors/joan' },
      { realtor_id: ['pete'] },
      { realtor_id: deleteField() },
      { updated_at: before },
      { updated_at: new Date('2030-01-01T00:00:00Z') },
      { updated_at: deleteField() },
      { title: '' },
      { title: '   ' },
      ...['\u200f', '\u061c', '\u200e', '\u202e'].map((mark) => ({ title: `Open${mark}` })),
      ...NO_WIDTH.map((mark) => ({ title: `Open${mark} house` })),
      { title: '!?' },
      { title: 5 },
      { title: deleteField() },
      { public_title: 5 },
      { public_title: null },
      { public_title: ['Come'] },
      { public_title: 'Come\nand see' },
      ...NO_WIDTH.map((mark) => ({ public_title: `Come${mark}` })),
      { data: 'text' },
      { data: ['a', 'b'] },
      { data: null },
      { data: deleteField() },
    ])('accepts the draft, but not with %j', async (change) => {
      await assertFails(save(change));
      await assertSucceeds(save({}));
    });

    it('accepts only a title, data or realtor, with the next revision', async () => {
      const one = (changes: object, revision: number) =>
        updateDoc(doc(world.as(owner), paths.flyers.one(TENANT, 'editing')), {
          revision,
          updated_at: serverTimestamp(),
          ...changes,
        });
      await assertSucceeds(one({ title: 'Open house' }, 5));
      await assertFails(one({ data: {} }, 5)); // another tab was faster
      await assertSucceeds(one({ data: {} }, 6));
      await assertSucceeds(one({ realtor_id: 'pete' }, 7));
      await assertSucceeds(one({ realtor_id: null }, 8));
      await assertSucceeds(one({ public_title: 'Come and see' }, 9));
      await assertSucceeds(one({ public_title: '' }, 10));
      await assertFails(one({ public_title: deleteField() }, 11));
    });

    it('starts at revision 1 without one', async () => {
      await assertFails(save({}, 'older'));
      await assertSucceeds(save({ revision: 2, realtor_id: 'pete' }, 'older'));
    });

    it('still saves after the realtor was removed', () => assertSucceeds(save({}, 'of-removed-realtor')));

    it('doesn’t let colleagues or administrators save the draft', async () => {
      await assertFails(save({}, 'colleagues'));
      const asAdmin = doc(world.as('superAdmin'), paths.flyers.one(TENANT, 'editing'));
      await assertFails(updateDoc(asAdmin, draft));
    });

    it('enforces the limits of title and data', async () => {
      const values = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`field_${i}`, '']));
      await assertFails(save({ title: 'x'.repeat(FLYER_LIMITS.title + 1) }));
      await assertFails(save({ public_title: 'x'.repeat(FLYER_LIMITS.public_title + 1) }));
      await assertFails(save({ data: values(FLYER_LIMITS.values + 1) }));
      await assertSucceeds(
        save({
          title: 'x'.repeat(FLYER_LIMITS.title),
          public_title: 'x'.repeat(FLYER_LIMITS.public_title),
          data: values(FLYER_LIMITS.values),
        }),
      );
    });
  });

  describe('snapshots and history', () => {
    const getHistory = () => collection(world.as(owner), paths.flyerHistory(TENANT, 'editing'));

    it('return the history only page by page, and no list of snapshots', async () => {
      const history = getHistory();
      await assertSucceeds(getDocs(query(history, orderBy('n', 'desc'), limit(HISTORY_LIMIT))));
      await assertFails(getDocs(query(history, orderBy('n', 'desc'), limit(HISTORY_LIMIT + 1))));
      await assertFails(getDocs(history));
      const snapshots = collection(
        world.as('superAdmin'),
        `${paths.flyers.one(TENANT, 'editing')}/snapshots`,
      );
      await assertFails(getDocs(query(snapshots, limit(1))));
    });

    it('belong to the flyer’s owner, and can’t be read without a flyer', async () => {
      const getSnapshot = (flyerId: string) =>
        getDoc(doc(world.as(owner), paths.flyerSnapshot(TENANT, flyerId, '4')));
      await assertSucceeds(getSnapshot('approved'));
      await assertFails(getSnapshot('colleagues'));
      await assertFails(getSnapshot('missing'));
    });
  });
});
