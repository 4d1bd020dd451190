import { withDates } from '@brokerage/domain/collections/withDates';
import { type Finding, findingId, findingSchema } from '@brokerage/domain/finding/finding';
import { type Recheck, recheckSchema } from '@brokerage/domain/finding/recheck';
import { CHECKS_VERSION } from '@brokerage/domain/flyer/checks/checkFlyer';
import { warningKey } from '@brokerage/domain/flyer/checks/checkLiveFlyer';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SliceKey } from '../data/defineSliceTask.ts';
import { firestore } from '../testing/emulator.ts';
import { DRAFT, type FlyerWorld, newFlyerWorld, sampleSnapshot } from '../testing/flyers.ts';
import { killAtCommit } from '../testing/killAtCommit.ts';
import { call, expectRejected, expectSuccess, newTenant, type Person } from '../testing/members.ts';
import { recheckTenant } from './recheckLiveFlyers.ts';
import { failRecheck, runRecheckSlice } from './runRecheckSlice.ts';

const CLAIM = 'Guaranteed approval for you';
let world: FlyerWorld;
let admin: Person;
beforeAll(async () => {
  world = await newFlyerWorld();
  admin = await world.tenant.join('super_admin', { name: 'Sam Sample' });
});
afterAll(() => world.remove());

/** An approved flyer that passes the checks, or makes a forbidden claim. */
async function live(
  headline: string,
  changes: Partial<Omit<Flyer, 'snapshot'>> = {},
  snapshot: Partial<FlyerSnapshot> = {},
): Promise<string> {
  const id = changes.id ?? nanoid(21);
  await world.put(id, {
    status: 'approved',
    approved_at: new Date(),
    approved_revision: 3,
    approved_by_user_id: world.reviewer.uid,
    snapshot: sampleSnapshot({ data: { ...DRAFT, headline }, public_title: headline, ...snapshot }),
    ...changes,
  });
  return id;
}

async function findings(flyerId: string): Promise<Finding[]> {
  const { docs } = await firestore
    .collection(paths.findings.all(world.tenantId))
    .where('flyer_id', '==', flyerId)
    .get();
  return docs.map((one) => findingSchema.parse(withDates(one.data())));
}
const states = async (flyerId: string) =>
  (await findings(flyerId)).map(({ check, status }) => `${check} ${status}`).toSorted();
const ref = () => firestore.doc(paths.flyerRecheck(world.tenantId));
const lastRun = async (): Promise<Recheck> =>
  recheckSchema.parse(withDates((await ref().get()).data() ?? {}));
const start = (id = nanoid(21)) => expectSuccess(admin.token, 'start-recheck', { id });
const ended = () => expect.poll(async () => (await lastRun()).status, { timeout: 50_000 }).toBe('done');

describe('a run', () => {
  it('finds what today’s checks forbid, only on live flyers, with the flyer’s views and links', async () => {
    // Creates the id before the flyer, because its events may arrive any time later.
    const id = nanoid(21);
    await firestore.doc(paths.linkCounts.one(world.tenantId, `code_today`)).set({
      tenant_id: world.tenantId,
      flyer_instance_id: id,
      day: new Date().toISOString().slice(0, 10),
      views: 12,
      applications: 2,
    });
    const [wrong, right, draft] = await Promise.all([
      live(CLAIM, { id }),
      live('Just listed: sunlight in every room'),
      live(CLAIM, { status: 'pending_approval' }),
    ]);
    const gone = await live(CLAIM, { valid_until: new Date(Date.now() - DAY_MS) });
    await start();
    await ended();
    expect(await findings(wrong)).toMatchObject([
      {
        id: findingId(wrong, 'guaranteed'),
        tenant_id: world.tenantId,
        title: 'Maple Avenue',
        owner_user_id: world.owner.uid,
        officer_name: 'Maria Sample',
        revision: 3,
        severity: 'block',
        status: 'open',
        views: 12,
        applications: 2,
        by: null,
      },
    ]);
    for (const other of [right, draft, gone]) expect(await findings(other)).toEqual([]);
    expect(await lastRun()).toMatchObject({
      status: 'done',
      cause: 'by_hand',
      by: { user_id: admin.uid },
      checks_version: CHECKS_VERSION,
    });
    expect((await world.audits(world.tenantId)).at(-1)).toMatchObject({
      action: 'recheck_started',
      actor_user_id: admin.uid,
    });
  });

  it('checks each flyer once over all pages, even if killed before or after each commit', async () => {
    const ids = await Promise.all(Array.from({ length: 11 }, (_, n) => live(n % 2 ? CLAIM : 'Open house')));
    const approved = await firestore
      .collection(paths.flyers.all(world.tenantId))
      .where('status', '==', 'approved')
      .count()
      .get();
    for (const moment of ['before', 'after'] as const) {
      await start();
      await ended();
      const { run_id } = await lastRun();
      await ref().update({
        status: 'running',
        finished_at: null,
        flyers: 0,
        findings: 0,
        work: { slice: 0, after: null, lease_until: new Date(Date.now() + 60_000) },
      });
      const waiting: SliceKey[] = [{ tenantId: world.tenantId, runId: run_id, slice: 0 }];
      let kills = 0;
      for (let key = waiting.shift(); key; key = waiting.shift()) {
        const current = key;
        const send = (next: SliceKey) => Promise.resolve(void waiting.push(next));
        if (await killAtCommit(1, moment, () => runRecheckSlice(current, send, 4))) kills += 1;
        await runRecheckSlice(current, send, 4);
        await runRecheckSlice(current, () => Promise.resolve(), 4);
      }
      expect(kills).toBeGreaterThan(2);
      expect(await lastRun()).toMatchObject({ status: 'done', flyers: approved.data().count });
      for (const [n, id] of ids.entries()) {
        expect(await states(id)).toEqual(n % 2 ? ['guaranteed open'] : []);
      }
    }
  }, 120_000);

  it('updates a finding when it runs again, and closes one whose cause is gone', async () => {
    const id = await live(CLAIM);
    await start();
    await ended();
    const [first] = await findings(id);
    await start();
    await ended();
    const [second, ...more] = await findings(id);
    expect(more).toEqual([]);
    expect(second?.found_at).toEqual(first?.found_at);
    expect(second?.last_seen_at.getTime()).toBeGreaterThan(first?.last_seen_at.getTime() ?? Infinity);
    await firestore
      .doc(paths.flyerSnapshot(world.tenantId, id, '3'))
      .update({ data: DRAFT, public_title: DRAFT.headline });
    await start();
    await ended();
    expect(await states(id)).toEqual(['guaranteed cleared']);
  });

  it('skips warnings that a reviewer approved, and finds unreviewed ones', async () => {
    const text = 'Same-day approval, ask me how';
    const warnings = [
      warningKey({ rule: 'same-day-approval', field: 'headline' }),
      warningKey({ rule: 'same-day-approval', field: 'public_title' }),
    ];
    const [seen, unseen] = await Promise.all([
      live(text, {}, { warnings }),
      live(text, { approved_by_user_id: null }, { warnings }),
    ]);
    await start();
    await ended();
    expect(await states(seen)).toEqual([]);
    expect(await states(unseen)).toEqual(['same-day-approval open']);
  });

  it('finds a license that has expired since', async () => {
    const id = await live(
      'Open house',
      {},
      { data: { ...DRAFT, property_address: '1 Elm St, Erie, PA 16501' } },
    );
    const license = firestore.doc(paths.licenses.one(world.tenantId, 'pa'));
    await license.set({
      id: 'pa',
      holder_kind: 'company',
      holder_id: world.tenantId,
      state: 'PA',
      kind: 'pa_broker',
      number: '12345',
      authority: '',
      expires_on: '2026-01-31',
      revision: 1,
    });
    await start();
    await ended();
    expect(await states(id)).toEqual(['expired-license open']);
    await license.update({ expires_on: '2099-01-31' });
    await start();
    await ended();
    expect(await states(id)).toEqual(['expired-license cleared']);
  });

  it('checks flyers with styled letters, whose halves can’t be stored', async () => {
    const id = await live('𝐆𝐮𝐚𝐫𝐚𝐧𝐭𝐞𝐞𝐝 𝐚𝐩𝐩𝐫𝐨𝐯𝐚𝐥');
    await start();
    await ended();
    expect(await states(id)).toEqual(['guaranteed open']);
  });

  it('is the same run when started with the same id; another one waits for it', async () => {
    const id = nanoid(21);
    await start(id);
    await ended();
    const run = await lastRun();
    expect(await start(id)).toEqual({ run_id: id, status: 'done' });
    expect((await lastRun()).started_at).toEqual(run.started_at);
    await ref().update({ status: 'running', 'work.lease_until': new Date(Date.now() + 60_000) });
    expect(await start()).toEqual({ run_id: id, status: 'running' });
    // After a run was given up, the next start continues it.
    await ref().update({ 'work.after': null });
    await failRecheck({ tenantId: world.tenantId, runId: id, slice: run.work.slice }, new Date());
    expect((await lastRun()).failed_at).toBeInstanceOf(Date);
    await start();
    await ended();
    expect(await lastRun()).toMatchObject({ run_id: id, failed_at: null });
  });

  it('is for members who may recall, in their own company', async () => {
    const other = await newTenant();
    try {
      const stranger = await other.join('super_admin');
      const before = await lastRun();
      await expectRejected(call(world.owner.token, 'start-recheck', { id: nanoid(21) }), 'PERMISSION_DENIED');
      await expectRejected(call(undefined, 'start-recheck', { id: nanoid(21) }), 'UNAUTHENTICATED');
      await expectSuccess(stranger.token, 'start-recheck', { id: nanoid(21) });
      expect(await lastRun()).toEqual(before);
      await expectRejected(
        call(admin.token, 'start-recheck', { id: nanoid(21), tenant_id: other.tenantId }),
        'INVALID_ARGUMENT',
      );
    } finally {
      await other.remove();
    }
  });
});

describe('the daily job', () => {
  it('runs weekly, or at once after the checks changed, but not twice', async () => {
    await ref().delete();
    const at = new Date();
    await recheckTenant(world.tenantId, at);
    await ended();
    expect(await lastRun()).toMatchObject({ cause: 'weekly', by: null, run_id: `weekly-${at.getTime()}` });
    const tomorrow = new Date(at.getTime() + DAY_MS);
    await recheckTenant(world.tenantId, tomorrow);
    expect((await lastRun()).run_id).toBe(`weekly-${at.getTime()}`);
    await recheckTenant(world.tenantId, tomorrow, 'another set');
    await ended();
    expect(await lastRun()).toMatchObject({ cause: 'checks_changed', checks_version: CHECKS_VERSION });
    await recheckTenant(world.tenantId, new Date(at.getTime() + 9 * DAY_MS));
    await ended();
    expect(await lastRun()).toMatchObject({ cause: 'weekly' });
  });
});
