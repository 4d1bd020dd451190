import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../../testing/flyers.ts';
import { expectSuccess, type Person } from '../../testing/members.ts';

let world: FlyerWorld;
let colleague: Person;

beforeAll(async () => {
  world = await newFlyerWorld();
  colleague = await world.tenant.join('compliance');
});
afterAll(() => world.remove());

const submitted = async (to: Person, id: string) =>
  (await world.notices(to)).filter((one) => one.flyer_id === id && one.kind === 'submitted');

it.each([
  ['approved', 'approve'],
  ['rejected', 'reject'],
] as const)('a decision settles the other reviewers’ notices: %s', async (kind, decision) => {
  const { id, revision } = await world.pending();
  const other = await world.pending();
  expect(await submitted(colleague, id)).toMatchObject([{ read_at: null }]);
  const review =
    decision === 'reject'
      ? { decision, id, revision, reason: 'No rate without APR' }
      : { decision, id, revision };
  await expectSuccess(world.reviewer.token, 'review-flyer', review);
  await expectSuccess(world.reviewer.token, 'review-flyer', review);
  const [notice, ...more] = await submitted(colleague, id);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({ settled: { kind, by_name: expect.any(String) } });
  expect(notice?.read_at.toDate()).toBeInstanceOf(Date);
  expect(await submitted(colleague, other.id)).toMatchObject([{ read_at: null }]);
  expect((await world.notices(world.owner)).at(-1)).toMatchObject({ kind, flyer_id: id, read_at: null });
});

it('a withdrawal settles notices, too, and leaves read ones alone', async () => {
  const { id } = await world.pending();
  const [read] = await submitted(colleague, id);
  const ref = firestore.doc(paths.notices.one(world.tenant.tenantId, String(read?.id)));
  const at = new Date('2026-11-20T12:00:00Z');
  await ref.update({ read_at: at });
  await expectSuccess(world.owner.token, 'withdraw-flyer', { id });
  const stored = (await ref.get()).data();
  expect(stored?.read_at.toDate()).toEqual(at);
  expect(stored).not.toHaveProperty('settled');
  expect(await submitted(world.reviewer, id)).toMatchObject([{ settled: { kind: 'withdrawn' } }]);
  expect((await world.notices(colleague)).at(-1)).toMatchObject({ kind: 'withdrawn', read_at: null });
});

it('a resubmitted flyer is unread again', async () => {
  const { id, revision } = await world.pending();
  await expectSuccess(world.reviewer.token, 'review-flyer', {
    decision: 'reject',
    id,
    revision,
    reason: 'Too small',
  });
  await expectSuccess(world.owner.token, 'revise-flyer', { id });
  const flyer = await world.flyer(id);
  await expectSuccess(world.owner.token, 'submit-flyer', { id, revision: flyer.revision });
  const unread = (await submitted(colleague, id)).filter(({ read_at }) => read_at === null);
  expect(unread).toHaveLength(1);
});
