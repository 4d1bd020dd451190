import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../data/db.ts';
import type { SliceKey } from '../../data/defineSliceTask.ts';
import { firestore } from '../../testing/emulator.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import { expectSuccess, type Person, setMember } from '../../testing/members.ts';
import {
  newTestDesk,
  readEvents,
  readSubmission,
  seedApplication,
  seedCallback,
  type TestDesk,
} from '../../testing/submissions.ts';
import { continueReassignment, continueStalledReassignments } from './continueReassignment.ts';
import { failReassignment, runReassignmentSlice, toReassignmentKey } from './runReassignmentSlice.ts';

const APPLICATIONS = 10;
const LINKS = 5;
/** Small slices, so that few records need many of them. */
const LIMITS = { applications: 3, links: 2, link_counts: 2, stopped_links: 2, reopened_links: 2 };

let desk: TestDesk;
let admin: Person;
let tenantId: string;
let applications: string[];
beforeEach(async () => {
  desk = await newTestDesk();
  ({ tenantId } = desk.tenant);
  admin = await desk.tenant.join('super_admin');
});
afterEach(() => desk.remove());

const deactivate = (to: string | null = desk.maria.uid) =>
  expectSuccess(admin.token, 'deactivate-member', { uid: desk.devon.uid, hand_over_to: to });
const link = (number: number) => firestore.doc(paths.sharedLinks.one(tenantId, `link-of-devon-${number}`));
const countOf = (number: number) => firestore.doc(paths.linkCounts.one(tenantId, `link-of-devon-${number}`));
const ref = () => db.reassignment(tenantId, desk.devon.uid);
const loadRun = async () => {
  const run = (await ref().get()).data();
  if (!run) throw new Error('No run');
  return run;
};

async function seedWork() {
  const { uid } = desk.devon;
  await firestore
    .doc(paths.flyers.one(tenantId, 'flyer'))
    .set({ id: 'flyer', title: 'Elm Street', owner_user_id: uid });
  applications = await Promise.all(
    Array.from({ length: APPLICATIONS }, () => seedApplication(tenantId, { lo_assigned_id: 'devon' })),
  );
  for (let number = 0; number < LINKS; number += 1) {
    await link(number).set({ created_by_user_id: uid, flyer_instance_id: 'flyer' });
    await countOf(number).set({
      tenant_id: tenantId,
      created_by_user_id: uid,
      short_code: `link-of-devon-${number}`,
      flyer_instance_id: 'flyer',
      day: '2026-11-02',
      is_folded: true,
      is_rolled_up: false,
      views: 4,
    });
  }
}

/** Deactivates Devon, and leaves the run like a call that was killed before its first slice. */
async function begin(to: string | null = desk.maria.uid): Promise<SliceKey> {
  await deactivate(to);
  await seedWork();
  const phases_left = ['applications', 'links', 'link_counts', 'stopped_links'] as const;
  await ref().update({ phases_left: [...phases_left], submissions: 0, links: 0, lease_until: new Date(0) });
  return toReassignmentKey(tenantId, await loadRun());
}

/** Runs this task and all that follow. */
async function runAll(
  first: SliceKey,
  runOne: (key: SliceKey, send: (next: SliceKey) => Promise<void>) => Promise<void>,
) {
  const waiting = [first];
  const send = (next: SliceKey) => Promise.resolve(void waiting.push(next));
  for (let key = waiting.shift(); key; key = waiting.shift()) await runOne(key, send);
}

const runSlice = async (key: SliceKey, send: (next: SliceKey) => Promise<void>): Promise<void> => {
  await runReassignmentSlice(key, send, LIMITS);
};
const handedOver = async () =>
  (await desk.tenant.audits(desk.devon.uid)).filter(({ action }) => action === 'work_handed_over');
const sumOf = (records: readonly { after?: unknown }[], field: string) =>
  records.reduce((sum, { after }) => sum + Number((after as Record<string, unknown>)[field] ?? 0), 0);

describe.each(['before', 'after'] as const)(
  'a reassignment killed %s each commit, then resumed',
  (moment) => {
    it('gives every application and link to the successor, with one event and one record each', async () => {
      const key = await begin();
      let kills = 0;
      await runAll(key, async (current, send) => {
        if (await killAtCommit(1, moment, () => runSlice(current, send))) kills += 1;
        await runSlice(current, send);
        // Delivered again, it only sends the next one.
        await runSlice(current, () => Promise.resolve());
      });
      expect(kills).toBeGreaterThan(APPLICATIONS / LIMITS.applications);
      expect(await loadRun()).toMatchObject({
        phases_left: [],
        submissions: APPLICATIONS,
        links: LINKS,
        lease_until: null,
      });
      for (const id of applications) {
        expect((await readSubmission(tenantId, id)).lo_assigned_id).toBe('maria');
        expect(await readEvents(tenantId, id)).toHaveLength(1);
      }
      for (let number = 0; number < LINKS; number += 1) {
        expect((await link(number).get()).data()).toMatchObject({
          created_by_user_id: desk.maria.uid,
          handed_over: { owner_user_id: desk.devon.uid, is_stopped: true },
        });
        expect((await countOf(number).get()).data()).toMatchObject({
          created_by_user_id: desk.maria.uid,
          views: 4,
        });
      }
      const records = await handedOver();
      expect([sumOf(records, 'submissions'), sumOf(records, 'links')]).toEqual([APPLICATIONS, LINKS]);
    }, 60_000);
  },
);

it('the hourly check continues only a run that stopped', async () => {
  const key = await begin();
  await runSlice(key, () => Promise.resolve());
  await continueStalledReassignments(tenantId, new Date());
  expect(await loadRun(), 'its lease has begun again').toMatchObject({ slice: key.slice + 1 });
  await failReassignment({ ...key, slice: key.slice + 1 }, new Date());
  await continueStalledReassignments(tenantId, new Date());
  await expect.poll(async () => (await loadRun()).phases_left, { timeout: 30_000 }).toEqual([]);
  expect(await loadRun()).toMatchObject({ submissions: APPLICATIONS, links: LINKS });
}, 60_000);

it('the same call continues an unfinished run; another successor gets the rest', async () => {
  const key = await begin();
  await runSlice(key, () => Promise.resolve());
  const colleague = await desk.tenant.join('officer', { officer_id: 'colleague' });
  const left = APPLICATIONS - LIMITS.applications;
  expect(await deactivate(colleague.uid)).toMatchObject({
    handed_over: { submissions: left },
    is_done: true,
  });
  await runSlice({ ...key, slice: key.slice + 1 }, () => Promise.reject(new Error('Replaced')));
  const assigned = await Promise.all(
    applications.map(async (id) => (await readSubmission(tenantId, id)).lo_assigned_id),
  );
  expect(assigned.filter((id) => id === 'maria')).toHaveLength(LIMITS.applications);
  expect(assigned.filter((id) => id === 'colleague')).toHaveLength(left);
}, 60_000);

it('stops for a member who was reactivated meanwhile, and reopens their links', async () => {
  const key = await begin();
  await runAll(key, async (current, send) => {
    const [phase] = (await loadRun()).phases_left;
    if (phase === 'link_counts') return;
    await runSlice(current, send);
  });
  await expectSuccess(admin.token, 'reactivate-member', { uid: desk.devon.uid });
  const later = await seedApplication(tenantId, { lo_assigned_id: 'devon' });
  await runSlice(key, () => Promise.reject(new Error('Replaced')));
  expect((await readSubmission(tenantId, later)).lo_assigned_id).toBe('devon');
  expect((await countOf(0).get()).get('created_by_user_id')).toBe(desk.devon.uid);
  expect((await link(0).get()).get('handed_over')).toMatchObject({ is_stopped: false });
}, 60_000);

it('a call whose run was replaced reports it, and does none of the other’s work', async () => {
  const key = await begin();
  const { run_id: runId } = await loadRun();
  await runSlice(key, () => Promise.resolve());
  const other = { ...(await loadRun()), run_id: 'other', slice: 0, submissions: 0 };
  await ref().set(other);
  expect(await continueReassignment(tenantId, desk.devon.uid, { runId })).toBeUndefined();
  expect(await runReassignmentSlice({ ...key, slice: 1 }, () => Promise.reject(new Error('Replaced')))).toBe(
    undefined,
  );
  expect(await loadRun()).toEqual(other);
}, 60_000);

it('gives the rest to the General team if the successor is deactivated, too', async () => {
  const key = await begin();
  await runSlice(key, () => Promise.resolve());
  await setMember(desk.maria.uid, { status: 'deactivated' });
  await runAll({ ...key, slice: key.slice + 1 }, runSlice);
  const routes = await Promise.all(
    applications.map(async (id) => (await readSubmission(tenantId, id)).lo_assigned_id),
  );
  expect(routes.filter((id) => id === null)).toHaveLength(APPLICATIONS - LIMITS.applications);
  expect((await link(0).get()).get('created_by_user_id')).toBe(desk.devon.uid);
}, 60_000);

it('includes a call that is scheduled during the reassignment', async () => {
  const key = await begin();
  await runSlice(key, () => Promise.resolve());
  const call = await seedCallback(tenantId, { lo_assigned_id: 'devon' }, `scheduled-call-${applications[0]}`);
  await runAll({ ...key, slice: key.slice + 1 }, runSlice);
  expect((await readSubmission(tenantId, call)).lo_assigned_id).toBe('maria');
}, 60_000);
