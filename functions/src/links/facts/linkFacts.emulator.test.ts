import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../../data/db.ts';
import { firestore } from '../../testing/emulator.ts';
import { linkWorld } from '../../testing/links.ts';
import { expectSuccess, newTenant, type Person, setMember, type TestTenant } from '../../testing/members.ts';
import { listOfficer } from '../../testing/submissions.ts';
import { loadLinkOfficer } from './loadLinkOfficer.ts';
import { updateLinksOfFlyer } from './syncLinkFlyer.ts';
import { updateHolderName, updateOwnerState } from './syncLinkMember.ts';
import { updateTemplateName } from './syncLinkTemplate.ts';

let tenant: TestTenant;
let world: ReturnType<typeof linkWorld>;
let officer: Person;
let flyerId: string;
let code: string;
const setTemplate = (name: string) =>
  firestore.doc(paths.templates.one(tenant.tenantId, 'open-house')).set({
    id: 'open-house',
    tenant_id: tenant.tenantId,
    name,
    description: '',
    category: 'flyer',
    status: 'published',
    current_version_id: 'open-house-v2',
  });
const loadLink = async (shortCode = code) => (await world.loadLink(shortCode)) as unknown as SharedLink;

beforeEach(async () => {
  tenant = await newTenant();
  world = linkWorld(tenant.tenantId);
  officer = await tenant.join('officer', { name: 'Daniel Okafor' });
  await setTemplate('Open House');
  flyerId = await world.flyer(officer.uid);
  code = await world.link(flyerId, officer.uid);
});
afterEach(async () => {
  await firestore.doc(paths.templates.one(tenant.tenantId, 'open-house')).delete();
  await world.remove();
  await tenant.remove();
});

it('an older link gets its flyer’s facts, and loses them with it', async () => {
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  expect((await loadLink()).flyer).toEqual({
    title: 'Open house, Smith file',
    status: 'approved',
    template_id: 'open-house',
    template_name: 'Open House',
    owner_user_id: officer.uid,
    owner_state: 'active',
    corrected_at: [],
    valid_until: null,
  });
  await firestore
    .doc(paths.flyers.one(tenant.tenantId, flyerId))
    .update({ status: 'archived', title: 'Elm' });
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  expect((await loadLink()).flyer).toMatchObject({ status: 'archived', title: 'Elm' });
  const valid_until = new Date('2026-12-02T05:00:00Z');
  await firestore.doc(paths.flyers.one(tenant.tenantId, flyerId)).update({ valid_until });
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  const ref = firestore.doc(paths.sharedLinks.one(tenant.tenantId, code));
  const told = await ref.get();
  expect((told.get('flyer.valid_until') as Timestamp).toDate()).toEqual(valid_until);
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  expect((await ref.get()).updateTime, 'what says so already is not written again').toEqual(told.updateTime);
  await firestore.doc(paths.flyers.one(tenant.tenantId, flyerId)).delete();
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  expect((await loadLink()).flyer).toBeNull();
});

it('a changed name updates only the links’ names', async () => {
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  const before = await loadLink();
  await setMember(officer.uid, { name: 'Dan Okafor' });
  await setTemplate('Weekend Open House');
  await updateHolderName(tenant.tenantId, officer.uid);
  await updateTemplateName(tenant.tenantId, 'open-house');
  expect(await loadLink()).toEqual({
    ...before,
    holder_name: 'Dan Okafor',
    flyer: { ...before.flyer, template_name: 'Weekend Open House' },
  });
});

it('stores whether the owner’s links open, also when the successor leaves', async () => {
  const successor = await tenant.join('officer', { officer_id: 'second' });
  await listOfficer(tenant.tenantId, 'second', { listed: true });
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  const stateAfter = async (uid: string, change: object) => {
    await setMember(uid, change);
    await updateOwnerState(tenant.tenantId, uid);
    return (await loadLink()).flyer?.owner_state;
  };
  expect(await stateAfter(officer.uid, { status: 'deactivated', links_forward_to: null })).toBe('stopped');
  expect(await stateAfter(officer.uid, { links_forward_to: successor.uid })).toBe('forwarded');
  expect(await stateAfter(successor.uid, { status: 'deactivated' })).toBe('stopped');
  expect(await stateAfter(successor.uid, { status: 'active' })).toBe('forwarded');
  expect(await stateAfter(officer.uid, { status: 'active', links_forward_to: null })).toBe('active');
  await firestore.doc(paths.officers.one(tenant.tenantId, 'second')).delete();
});

it('links to an officer belong to the active member with their entry', async () => {
  const both = [
    await tenant.invite('officer', { officer_id: 'shared' }),
    await tenant.invite('officer', { officer_id: 'shared' }),
  ];
  for (const active of both) {
    for (const { uid } of both) {
      await setMember(uid, { status: uid === active.uid ? 'active' : 'deactivated' });
    }
    const { user_id } = await db.runReadOnly((transaction) =>
      loadLinkOfficer(transaction, tenant.tenantId, 'shared'),
    );
    expect(user_id).toBe(active.uid);
  }
});

it('changes many links in several transactions; a second run writes none', async () => {
  const codes = await Promise.all(Array.from({ length: 250 }, () => world.link(flyerId, officer.uid)));
  await updateHolderName(tenant.tenantId, officer.uid);
  const links = await Promise.all([codes[0], codes[249]].map((one) => loadLink(one)));
  expect(links.map(({ holder_name }) => holder_name)).toEqual(['Daniel Okafor', 'Daniel Okafor']);
  const ref = firestore.doc(paths.sharedLinks.one(tenant.tenantId, codes[0] ?? ''));
  const { updateTime } = await ref.get();
  await updateHolderName(tenant.tenantId, officer.uid);
  expect((await ref.get()).updateTime).toEqual(updateTime);
});

it('leaves links of another company alone', async () => {
  await updateHolderName('another', officer.uid);
  await updateOwnerState('another', officer.uid);
  expect((await loadLink()).holder_name ?? null).toBeNull();
});

it('a saved change of a flyer and of a member updates the links', async () => {
  await updateLinksOfFlyer(tenant.tenantId, flyerId);
  await expectSuccess(officer.token, 'archive-flyer', { id: flyerId });
  await setMember(officer.uid, { name: 'Dan Okafor' });
  await vi.waitFor(
    async () =>
      expect(await loadLink()).toMatchObject({ flyer: { status: 'archived' }, holder_name: 'Dan Okafor' }),
    { timeout: 30_000, interval: 200 },
  );
});
