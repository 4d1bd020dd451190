import type { CallableName } from '@brokerage/domain/callables';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLink } from '../links/page/openSharedFlyer.ts';
import { firestore } from '../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../testing/flyers.ts';
import { linkWorld } from '../testing/links.ts';
import { call, type Person } from '../testing/members.ts';
import { PUBLIC_TENANT } from '../testing/publicTenant.ts';
import { visitor } from '../testing/visitor.ts';

let world: FlyerWorld;
let second: Person;
beforeAll(async () => {
  world = await newFlyerWorld();
  second = await world.tenant.join('compliance');
});
afterAll(() => world.remove());

type Step = [Person, CallableName, object];
const atOnce = async (steps: Step[]) =>
  (await Promise.all(steps.map(([who, name, input]) => call(who.token, name, input)))).map(
    ({ status }) => status === 200,
  );
const loadActions = async (id: string) => (await world.audits(id)).map(({ action }) => action as string);

it('only one of two concurrent approvals counts: one record, one notice, one mail', async () => {
  const { id, revision } = await world.pending();
  const approve = { decision: 'approve', id, revision };
  const noticeCount = (await world.notices(world.owner)).length;
  const mailed = (await world.mails(world.owner.email)).length;
  const [first, other, again] = await atOnce(
    [world.reviewer, second, world.reviewer].map((who) => [who, 'review-flyer', approve]),
  );
  // Repeating one's own call returns the same result, so both calls of a person may succeed.
  expect(first || again).not.toBe(other);
  expect((await loadActions(id)).filter((action) => action === 'instance_approved')).toHaveLength(1);
  expect(await world.notices(world.owner)).toHaveLength(noticeCount + 1);
  expect(await world.mails(world.owner.email)).toHaveLength(mailed + 1);
});

it('only one of a concurrent approval and withdrawal counts', async () => {
  const { id, revision } = await world.pending();
  const [approved, withdrawn] = await atOnce([
    [world.reviewer, 'review-flyer', { decision: 'approve', id, revision }],
    [world.owner, 'withdraw-flyer', { id }],
  ]);
  expect(approved).not.toBe(withdrawn);
  const { status, approved_at } = await world.flyer(id);
  expect({ status, isApproved: approved_at !== null }).toEqual(
    approved ? { status: 'approved', isApproved: true } : { status: 'editing', isApproved: false },
  );
});

it('of a concurrent approval and archiving, a pending flyer ends approved, or archived after approval', async () => {
  const { id, revision } = await world.pending();
  const [approved, archived] = await atOnce([
    [world.reviewer, 'review-flyer', { decision: 'approve', id, revision }],
    [world.owner, 'archive-flyer', { id }],
  ]);
  expect(approved).toBe(true);
  expect((await world.flyer(id)).status).toBe(archived ? 'archived' : 'approved');
  expect((await loadActions(id)).slice(2)).toEqual([
    'instance_approved',
    ...(archived ? ['instance_archived'] : []),
  ]);
});

it('a draft is submitted once, whatever is saved or archived at the same time', async () => {
  const { id, revision } = await world.draft();
  const submit = { id, revision };
  const [first, again, archived] = await atOnce([
    [world.owner, 'submit-flyer', submit],
    [world.owner, 'submit-flyer', submit],
    [world.owner, 'archive-flyer', { id }],
  ]);
  expect(first || again).not.toBe(archived);
  expect((await world.flyer(id)).status).toBe(archived ? 'archived' : 'pending_approval');
});

it('sharing and archiving at the same time: no link opens an archived flyer', async () => {
  const links = linkWorld(PUBLIC_TENANT);
  const owner = await world.tenant.join('officer', { tenant_id: PUBLIC_TENANT });
  const id = await links.flyer(owner.uid);
  const share = { instanceId: id, expiryDays: null, utmParams: {}, requestId: nanoid() };
  const [, archived] = await atOnce([
    [owner, 'create-share-link', share],
    [owner, 'archive-flyer', { id }],
  ]);
  expect(archived).toBe(true);
  const made = await firestore
    .collection(paths.sharedLinks.all(PUBLIC_TENANT))
    .where('flyer_instance_id', '==', id)
    .get();
  const caller = visitor({ ip: '198.51.100.3' });
  const own = await links.link(id, owner.uid);
  for (const shortCode of [own, ...made.docs.map((one) => one.id)]) {
    links.made(shortCode);
    const input = { shortCode, openingId: nanoid(), isStaff: false };
    expect(await openLink(PUBLIC_TENANT, input, caller, new Date())).toEqual({
      state: 'not-found',
    });
  }
  await links.remove();
});
