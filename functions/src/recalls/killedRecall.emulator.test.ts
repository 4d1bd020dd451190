import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SliceKey } from '../data/defineSliceTask.ts';
import { openLink } from '../links/page/openSharedFlyer.ts';
import { firestore } from '../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../testing/flyers.ts';
import { killAtCommit } from '../testing/killAtCommit.ts';
import { linkWorld } from '../testing/links.ts';
import { expectSuccess, type Person } from '../testing/members.ts';
import { recallWorld } from '../testing/recalls.ts';
import { visitor } from '../testing/visitor.ts';
import { failRecall, runRecallSlice } from './runRecallSlice.ts';

const FLYERS = 50;
const LINKS_EACH = 10;
/** Small slices, so that the recall below takes many. */
const SLICE = 7;
let world: FlyerWorld;
let recalls: ReturnType<typeof recallWorld>;
let links: ReturnType<typeof linkWorld>;
let admin: Person;
let flyers: string[];
let codes: string[];
beforeAll(async () => {
  world = await newFlyerWorld();
  recalls = recallWorld(world);
  links = linkWorld(world.tenantId);
  admin = await world.tenant.join('super_admin');
  flyers = await Promise.all(Array.from({ length: FLYERS }, () => recalls.live()));
  const all = flyers.flatMap((id) => Array.from({ length: LINKS_EACH }, () => id));
  codes = await Promise.all(all.map((id) => links.link(id, world.owner.uid)));
});
afterAll(() => world.remove());

const template = { by: 'template', template_id: 'just-listed', template_version_id: null } as const;

/** A recall of all flyers whose first slice is due, like a killed start-recall leaves it. */
async function begin(): Promise<SliceKey> {
  const { id } = await expectSuccess(
    admin.token,
    'start-recall',
    recalls.ask({ by: 'flyer', flyer_id: flyers[0] ?? '' }),
  );
  await firestore.doc(paths.flyers.one(world.tenantId, flyers[0] ?? '')).update({ status: 'approved' });
  await firestore.recursiveDelete(firestore.collection(paths.flyerHistory(world.tenantId, flyers[0] ?? '')));
  await firestore.doc(paths.flyers.one(world.tenantId, flyers[0] ?? '')).update({ step_count: 0 });
  await firestore.doc(paths.recalls.one(world.tenantId, id)).update({
    status: 'running',
    finished_at: null,
    criterion: template,
    recalled: 0,
    told_user_ids: [],
    work: { slice: 0, pass: 'first', after: null, lease_until: new Date(Date.now() + 60_000) },
  });
  return { tenantId: world.tenantId, runId: id, slice: 0 };
}

/** Runs this task and all that follow, each killed at its commit the first time. */
async function runKilled(first: SliceKey, moment: 'before' | 'after'): Promise<number> {
  const waiting = [first];
  let kills = 0;
  const send = (next: SliceKey) => Promise.resolve(void waiting.push(next));
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    const current = key;
    if (await killAtCommit(1, moment, () => runRecallSlice(current, send, SLICE))) kills += 1;
    await runRecallSlice(current, send, SLICE);
    // Delivered again, it only sends the next one.
    await runRecallSlice(current, () => Promise.resolve(), SLICE);
  }
  return kills;
}

describe.each(['before', 'after'] as const)('a recall killed %s each commit, then resumed', (moment) => {
  it('takes every link of 500 flyers down, with one step, record and notice each; its undo too', async () => {
    const mailed = (await world.mails(world.owner.email)).length;
    const key = await begin();
    const start = await Promise.all(flyers.map((id) => recalls.written(id)));
    const kills = await runKilled(key, moment);
    // The second pass finds nothing.
    expect(kills).toBeGreaterThan(FLYERS / SLICE);
    const recall = await recalls.recall(key.runId);
    expect(recall).toMatchObject({ status: 'done', recalled: FLYERS, told_user_ids: [world.owner.uid] });
    for (const [index, id] of flyers.entries()) {
      const was = start[index];
      const now = await recalls.written(id);
      expect(now).toMatchObject({ status: 'recalled', recall_id: key.runId });
      expect(now.history.filter((one) => one === 'recalled')).toHaveLength(
        (was?.history.filter((one) => one === 'recalled').length ?? 0) + 1,
      );
      expect(now.audits).toHaveLength((was?.audits.length ?? 0) + 1);
      expect(now.notices).toHaveLength((was?.notices.length ?? 0) + 1);
    }
    // One for `begin`, and one for the recall.
    expect(await world.mails(world.owner.email)).toHaveLength(mailed + 2);
    const answers = await Promise.all(
      codes.map((shortCode) =>
        openLink(
          world.tenantId,
          { shortCode, openingId: 'a'.repeat(21), isStaff: false },
          visitor(),
          new Date(),
        ),
      ),
    );
    expect(
      new Set(answers.map((response) => `${response.state} ${'reason' in response ? response.reason : ''}`)),
    ).toEqual(new Set(['ended recalled']));
    await firestore.doc(paths.recalls.one(world.tenantId, key.runId)).update({
      status: 'undoing',
      'work.after': null,
      undo: {
        by: { user_id: admin.uid, name: 'Sam' },
        at: new Date(),
        reason: 'It was right after all',
        restored: 0,
        kept: 0,
        told_user_ids: [],
        finished_at: null,
      },
    });
    const { work } = await recalls.recall(key.runId);
    await runKilled({ ...key, slice: work.slice }, moment);
    expect((await recalls.recall(key.runId)).undo).toMatchObject({ restored: FLYERS, kept: 0 });
    for (const [index, id] of flyers.entries()) {
      const { status, history } = await recalls.written(id);
      expect(status).toBe('approved');
      expect(history.filter((one) => one === 'restored')).toHaveLength(
        (start[index]?.history.filter((one) => one === 'restored').length ?? 0) + 1,
      );
    }
  }, 240_000);
});

it('finds flyers approved during the first pass in a second one, in the same recall', async () => {
  const key = await begin();
  let late: string | undefined;
  const waiting = [key];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    await runRecallSlice(next, (one) => Promise.resolve(void waiting.push(one)), 25);
    // Sorts before every other id, so the first pass has already passed it.
    late ??= await recalls.live({ id: '-'.padEnd(21, '0') });
  }
  expect(await recalls.written(late ?? '')).toMatchObject({ status: 'recalled', history: ['recalled'] });
  expect(await recalls.recall(key.runId)).toMatchObject({ status: 'done', recalled: FLYERS + 1 });
  await expectSuccess(admin.token, 'undo-recall', { id: key.runId, reason: 'It was right after all' });
  await firestore.doc(paths.flyers.one(world.tenantId, late ?? '')).update({ status: 'archived' });
});

it('reports when it’s abandoned, and continues on request', async () => {
  const input = recalls.ask(template);
  const { id } = await expectSuccess(admin.token, 'start-recall', input);
  await expect.poll(async () => (await recalls.recall(id)).status, { timeout: 60_000 }).toBe('done');
  const key = { tenantId: world.tenantId, runId: id, slice: (await recalls.recall(id)).work.slice };
  await failRecall(key, new Date());
  expect((await recalls.recall(id)).failed_at).toBeNull();
  const ref = firestore.doc(paths.recalls.one(world.tenantId, id));
  await ref.update({ status: 'running', finished_at: null, 'work.after': null });
  await firestore.doc(paths.flyers.one(world.tenantId, flyers[3] ?? '')).update({ status: 'approved' });
  await failRecall(key, new Date());
  expect((await recalls.recall(id)).failed_at).toBeInstanceOf(Date);
  await expectSuccess(admin.token, 'start-recall', input);
  await expect.poll(async () => (await recalls.recall(id)).status, { timeout: 60_000 }).toBe('done');
  expect(await recalls.recall(id)).toMatchObject({ failed_at: null });
  expect(await recalls.statusOf(flyers[3] ?? '')).toBe('recalled');
}, 180_000);
