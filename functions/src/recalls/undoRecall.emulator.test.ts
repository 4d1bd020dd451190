import { recallErrors } from '@brokerage/domain/errors/recallErrors';
import { findingId } from '@brokerage/domain/finding/finding';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../testing/flyers.ts';
import { call, expectRejected, expectSuccess, newTenant, type Person } from '../testing/members.ts';
import { recallWorld } from '../testing/recalls.ts';

const WHY = 'The rate was right after all';
const FINDING = {
  title: 'Open house',
  owner_user_id: 'ines',
  officer_name: 'Ines Sample',
  revision: 3,
  edition: 1,
  check: 'past-date',
  check_version: 1,
  severity: 'warn',
  places: [],
  found_at: new Date(),
  last_seen_at: new Date(),
  views: 0,
  applications: 0,
  status_at: new Date(),
  reason: null,
};
let world: FlyerWorld;
let recalls: ReturnType<typeof recallWorld>;
let admin: Person;
beforeAll(async () => {
  world = await newFlyerWorld();
  recalls = recallWorld(world);
  admin = await world.tenant.join('super_admin');
});
afterAll(() => world.remove());

const start = (...flyer_ids: string[]) =>
  expectSuccess(admin.token, 'start-recall', recalls.ask({ by: 'selection', flyer_ids }));

it('restores what the recall still holds once, with a reason', async () => {
  const [kept, archived] = [await recalls.live(), await recalls.live()];
  const { id } = await start(kept, archived);
  await expectSuccess(world.owner.token, 'archive-flyer', { id: archived });
  const colleague = await world.tenant.join('compliance', { name: 'Ines Other' });
  const mails = (await world.mails(world.owner.email)).length;
  const input = { id, reason: WHY };
  await Promise.all([1, 2].map(() => expectSuccess(colleague.token, 'undo-recall', input)));
  expect(await expectSuccess(colleague.token, 'undo-recall', input)).toMatchObject({ status: 'undone' });
  expect(await recalls.written(kept)).toEqual({
    status: 'approved',
    recall_id: id,
    step_count: 2,
    history: ['recalled', 'restored'],
    audits: ['instance_recalled', 'instance_restored'],
    notices: expect.arrayContaining(['recalled', 'restored']) as string[],
  });
  expect(await recalls.statusOf(archived)).toBe('archived');
  expect((await recalls.recall(id)).undo).toMatchObject({
    by: { user_id: colleague.uid, name: 'Ines Other' },
    reason: WHY,
    restored: 1,
    kept: 0,
    finished_at: expect.any(Date) as Date,
  });
  expect(await world.mails(world.owner.email)).toHaveLength(mails + 1);
  expect((await world.audits(id)).map(({ action }) => action as string).slice(2)).toEqual([
    'recall_undo_started',
    'recall_undone',
  ]);
  const { sentence } = recallErrors['recall-undone'];
  await expectRejected(call(admin.token, 'undo-recall', input), 'FAILED_PRECONDITION', sentence);
});

it('skips what another recall took since, and what may no longer be advertised', async () => {
  const [again, unlicensed] = [await recalls.live(), await recalls.live()];
  const first = await start(again);
  await expectSuccess(admin.token, 'undo-recall', { id: first.id, reason: WHY });
  const second = await start(again, unlicensed);
  expect((await world.flyer(again)).recall_id).toBe(second.id);
  await firestore.doc(paths.licenses.one(world.tenantId, 'expired-license-00001')).set({
    id: 'expired-license-00001',
    holder_kind: 'company',
    holder_id: world.tenantId,
    state: 'NJ',
    kind: 'nj_broker',
    number: '9900192',
    authority: '',
    expires_on: '2020-01-01',
    revision: 1,
  });
  const response = await expectSuccess(admin.token, 'undo-recall', { id: second.id, reason: WHY });
  expect(response.status).toBe('undone');
  expect(await Promise.all([again, unlicensed].map(recalls.statusOf))).toEqual(['recalled', 'recalled']);
  expect((await recalls.recall(second.id)).undo).toMatchObject({ restored: 0, kept: 2 });
  await firestore.doc(paths.licenses.one(world.tenantId, 'expired-license-00001')).delete();
  // Another undo restores what this one kept back, once there is a license again.
  const rest = { id: second.id, reason: WHY };
  expect(await expectSuccess(admin.token, 'undo-recall', rest)).toMatchObject({ status: 'undone' });
  expect(await Promise.all([again, unlicensed].map(recalls.statusOf))).toEqual(['approved', 'approved']);
});

it('leaves what a later recall covers to that recall, which restores it', async () => {
  const [both, one] = [await recalls.live(), await recalls.live()];
  const narrow = await start(both, one);
  const approvedSince = await recalls.live();
  // A later recall ignores flyers that are already recalled, so they stay with the first.
  const broad = await start(approvedSince, both);
  expect((await world.flyer(both)).recall_id).toBe(narrow.id);
  await expectSuccess(admin.token, 'undo-recall', { id: narrow.id, reason: WHY });
  expect(await Promise.all([both, one].map(recalls.statusOf))).toEqual(['recalled', 'approved']);
  expect((await world.flyer(both)).recall_id).toBe(broad.id);
  expect((await recalls.recall(narrow.id)).undo).toMatchObject({ restored: 1, kept: 0, passed_on: 1 });
  await expectSuccess(admin.token, 'undo-recall', { id: broad.id, reason: WHY });
  expect(await recalls.statusOf(both)).toBe('approved');
  expect((await recalls.recall(broad.id)).undo).toMatchObject({ restored: 2, passed_on: 0 });
});

it('leaves what a later recall covers to it, however many were undone in between', async () => {
  const both = await recalls.live();
  const first = await start(both);
  const stored = firestore.doc(paths.recalls.one(world.tenantId, first.id));
  const record = (await stored.get()).data() ?? {};
  const batch = firestore.batch();
  for (let n = 0; n < 200; n += 1) {
    const id = `undone-${n}`;
    batch.set(firestore.doc(paths.recalls.one(world.tenantId, id)), { ...record, id, status: 'undone' });
  }
  await batch.commit();
  const second = await start(await recalls.live(), both);
  await expectSuccess(admin.token, 'undo-recall', { id: first.id, reason: WHY });
  expect(await recalls.statusOf(both)).toBe('recalled');
  expect((await world.flyer(both)).recall_id).toBe(second.id);
});

it('leaves what a later recall by a check covers to it, and nothing else', async () => {
  const [wrong, asked, right] = [await recalls.live(), await recalls.live(), await recalls.live()];
  const earlier = await start(wrong, asked, right);
  const createFinding = (flyer_id: string, status: string, by: object | null) =>
    firestore.doc(paths.findings.one(world.tenantId, findingId(flyer_id, 'past-date'))).set({
      ...FINDING,
      id: findingId(flyer_id, 'past-date'),
      tenant_id: world.tenantId,
      flyer_id,
      status,
      by,
    });
  const since = await recalls.live();
  await createFinding(since, 'open', null);
  const later = await expectSuccess(
    admin.token,
    'start-recall',
    recalls.ask({ by: 'check', check: 'past-date' }),
  );
  // The state in which sync-flyer-findings leaves findings of recalled flyers.
  await createFinding(wrong, 'recalled', null);
  await createFinding(asked, 'recalled', { user_id: admin.uid, name: 'Sam' });
  const undo = { id: earlier.id, reason: WHY };
  expect(await expectSuccess(admin.token, 'undo-recall', undo)).toMatchObject({ status: 'undone' });
  expect(await Promise.all([wrong, asked, right].map(recalls.statusOf))).toEqual([
    'recalled',
    'approved',
    'approved',
  ]);
  expect((await world.flyer(wrong)).recall_id).toBe(later.id);
});

it('rejects officers, other companies, an unknown recall and a running one', async () => {
  const flyer = await recalls.live();
  const { id } = await start(flyer);
  const input = { id, reason: WHY };
  await expectRejected(call(world.owner.token, 'undo-recall', input), 'PERMISSION_DENIED');
  await expectRejected(call(undefined, 'undo-recall', input), 'UNAUTHENTICATED');
  const other = await newTenant();
  const stranger = await other.join('super_admin');
  await expectRejected(call(stranger.token, 'undo-recall', input), 'NOT_FOUND');
  await other.remove();
  await expectRejected(call(admin.token, 'undo-recall', { ...input, reason: 'short' }), 'INVALID_ARGUMENT');
  const ref = firestore.doc(paths.recalls.one(world.tenantId, id));
  await ref.update({ status: 'running' });
  const { sentence } = recallErrors['recall-not-undoable'];
  await expectRejected(call(admin.token, 'undo-recall', input), 'FAILED_PRECONDITION', sentence);
  // A recall that was given up can be undone as far as it got.
  await ref.update({ failed_at: new Date() });
  await expectSuccess(admin.token, 'undo-recall', input);
  expect(await recalls.statusOf(flyer)).toBe('approved');
});
