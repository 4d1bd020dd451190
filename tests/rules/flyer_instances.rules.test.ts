import { FLYER_LIMITS, FLYER_STATUSES } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { OTHER_TENANT, TENANT, uidOf } from './personas.ts';
import { expectAllowed, rulesWorld } from './rulesWorld.ts';

const world = rulesWorld('flyers');
const owner = 'officer';
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
beforeEach(() =>
  world.given(
    // A flyer in each status, with the status as its id.
    Object.fromEntries(
      FLYER_STATUSES.map((status) => [paths.flyers.one(TENANT, status), { ...flyer, status }]),
    ),
  ),
);

describe('tenants/{tenantId}/flyer_instances/{flyerId}', () => {
  describe('update', () => {
    const draft = {
      title: 'Open house on Saturday',
      data: { headline: 'Welcome' },
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
});
