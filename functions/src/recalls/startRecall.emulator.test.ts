import { recallErrors } from '@brokerage/domain/errors/recallErrors';
import { paths } from '@brokerage/domain/paths';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { type FlyerWorld, newFlyerWorld } from '../testing/flyers.ts';
import { linkWorld } from '../testing/links.ts';
import { call, expectRejected, expectSuccess, newTenant, type Person, runLater } from '../testing/members.ts';
import { RECALL_REASON, recallWorld } from '../testing/recalls.ts';
import { listOfficer } from '../testing/submissions.ts';
import { startRecall } from './startRecall.ts';

let world: FlyerWorld;
let recalls: ReturnType<typeof recallWorld>;
let admin: Person;
let colleague: Person;
beforeAll(async () => {
  world = await newFlyerWorld();
  recalls = recallWorld(world);
  admin = await world.tenant.join('super_admin', { name: 'Sam Sample' });
  colleague = await world.tenant.join('officer', { name: 'Devon Sample' });
});
afterAll(() => world.remove());

const start = (criterion: RecallCriterion) => {
  const input = recalls.ask(criterion);
  return expectSuccess(admin.token, 'start-recall', input);
};
const statuses = (ids: readonly string[]) => Promise.all(ids.map(recalls.statusOf));

describe('start-recall', () => {
  it('takes one flyer off its links, with history, audit log, notice, mail and record', async () => {
    const flyer_id = await recalls.live();
    const other = await recalls.live();
    const mailed = (await world.mails(world.owner.email)).length;
    const { id, status, recalled } = await start({ by: 'flyer', flyer_id });
    expect({ status, recalled }).toEqual({ status: 'done', recalled: 1 });
    expect(await recalls.written(flyer_id)).toEqual({
      status: 'recalled',
      recall_id: id,
      step_count: 1,
      history: ['recalled'],
      audits: ['instance_recalled'],
      notices: ['recalled'],
    });
    expect(await recalls.statusOf(other)).toBe('approved');
    expect((await world.history(flyer_id))[0]).toMatchObject({
      by_user_id: admin.uid,
      by_name: 'Sam Sample',
      reason: RECALL_REASON,
    });
    expect(await recalls.recall(id)).toMatchObject({
      tenant_id: world.tenantId,
      subject: 'Maple Avenue',
      reason: RECALL_REASON,
      by: { user_id: admin.uid, name: 'Sam Sample' },
      found: { flyers: 1, links: 0, prints: 0, is_at_least: false },
      told_user_ids: [world.owner.uid],
      finished_at: expect.any(Date) as Date,
    });
    expect((await world.audits(id)).map(({ action }) => action as string)).toEqual([
      'recall_started',
      'recall_finished',
    ]);
    const mails = await world.mails(world.owner.email);
    expect(mails).toHaveLength(mailed + 1);
    const text = JSON.stringify(mails.at(-1));
    expect(text).toContain('recalled');
    for (const typed of [RECALL_REASON, 'Maple', 'Sam']) expect(text).not.toContain(typed);
  });

  it('applies each criterion, and leaves what it doesn’t name', async () => {
    const rest = await recalls.live({ template_id: 'other', template_version_id: 'other-v1' });
    const v1 = await recalls.live({ template_id: 'rates', template_version_id: 'rates-v1' });
    const v2 = await recalls.live({ template_id: 'rates', template_version_id: 'rates-v2' });
    const waiting = await recalls.live({ template_id: 'rates', status: 'pending_approval' });
    await world.template('rates', { name: 'Rate sheet' });
    await start({ by: 'template', template_id: 'rates', template_version_id: 'rates-v1' });
    expect(await statuses([v1, v2])).toEqual(['recalled', 'approved']);
    await start({ by: 'template', template_id: 'rates', template_version_id: null });
    expect(await statuses([v2, waiting])).toEqual(['recalled', 'pending_approval']);

    const own = await recalls.live({ owner_user_id: colleague.uid });
    await start({ by: 'officer', user_id: colleague.uid });
    const branded = await recalls.live({ realtor_id: 'anita' });
    await start({ by: 'realtor', realtor_id: 'anita' });
    const [mine, theirs] = await Promise.all(
      ['maria', 'devon'].map((license_officer_id) =>
        recalls.live({ license_state: 'NJ', license_officer_id }),
      ),
    );
    await listOfficer(world.tenantId, 'maria', { name: 'Maria Sample', listed: true });
    await start({ by: 'license', license_state: 'NJ', license_officer_id: 'maria' });
    expect(await statuses([own, branded, mine ?? '', theirs ?? ''])).toEqual([
      'recalled',
      'recalled',
      'recalled',
      'approved',
    ]);
    await start({ by: 'license', license_state: 'NJ', license_officer_id: null });
    const chosen = await Promise.all([recalls.live(), recalls.live()]);
    const { recalled } = await start({ by: 'selection', flyer_ids: [...chosen, ...chosen, v1] });
    expect(recalled).toBe(2);
    expect(await statuses([theirs ?? '', ...chosen, rest])).toEqual([
      'recalled',
      'recalled',
      'recalled',
      'approved',
    ]);
  });

  it('mails and lists an owner once, however many flyers they have', async () => {
    const officer = await world.tenant.join('officer', { name: 'Lee Sample' });
    const ids = await Promise.all([1, 2, 3].map(() => recalls.live({ owner_user_id: officer.uid })));
    const { id } = await start({ by: 'officer', user_id: officer.uid });
    expect(await world.mails(officer.email)).toHaveLength(1);
    expect(await world.notices(officer)).toHaveLength(ids.length);
    expect((await recalls.recall(id)).told_user_ids).toEqual([officer.uid]);
  });

  it('is the same recall when sent again, and rejects the same id for another one', async () => {
    const flyer_id = await recalls.live();
    const input = recalls.ask({ by: 'flyer', flyer_id });
    // Of two concurrent calls, one may find the records locked; a retry gets the same result.
    const answers = await Promise.all([1, 2].map(() => call(admin.token, 'start-recall', input)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await expectSuccess(admin.token, 'start-recall', input)).toEqual({
      id: input.id,
      status: 'done',
      recalled: 1,
    });
    expect((await recalls.written(flyer_id)).history).toEqual(['recalled']);
    expect(await world.audits(input.id)).toHaveLength(2);
    const { sentence } = recallErrors['recall-taken'];
    for (const [token, changes] of [
      [admin.token, { reason: 'Quite another reason' }],
      [world.reviewer.token, {}],
    ] as const) {
      await expectRejected(call(token, 'start-recall', { ...input, ...changes }), 'ALREADY_EXISTS', sentence);
    }
  });

  it('does nothing and stores nothing if no approved flyer matches', async () => {
    const draft = await recalls.live({ status: 'editing' });
    const input = recalls.ask({ by: 'flyer', flyer_id: draft });
    const { sentence } = recallErrors['recall-empty'];
    await expectRejected(call(admin.token, 'start-recall', input), 'FAILED_PRECONDITION', sentence);
    expect((await firestore.doc(paths.recalls.one(world.tenantId, input.id)).get()).exists).toBe(false);
  });

  it('rejects officers, other companies, an old sign-in and invalid input', async () => {
    const flyer_id = await recalls.live();
    const input = recalls.ask({ by: 'flyer', flyer_id });
    await expectRejected(call(world.owner.token, 'start-recall', input), 'PERMISSION_DENIED');
    await expectRejected(call(undefined, 'start-recall', input), 'UNAUTHENTICATED');
    const other = await newTenant();
    const stranger = await other.join('super_admin');
    for (const criterion of [
      { by: 'flyer', flyer_id },
      { by: 'selection', flyer_ids: [flyer_id] },
      { by: 'officer', user_id: world.owner.uid },
      { by: 'realtor', realtor_id: 'anita' },
      { by: 'template', template_id: 'just-listed', template_version_id: null },
    ] satisfies RecallCriterion[]) {
      const { status } = await call(stranger.token, 'start-recall', { ...input, criterion });
      expect(status).not.toBe(200);
    }
    await other.remove();
    await expect(runLater(startRecall, admin.token, 700, input)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    for (const bad of [
      { ...input, reason: 'too short' },
      { ...input, reason: 'x'.repeat(1001) },
      { ...input, tenant_id: world.tenantId },
      { ...input, criterion: { by: 'tenant' } },
      { ...input, criterion: { by: 'selection', flyer_ids: [] } },
      { ...input, criterion: { by: 'license', license_state: 'XX', license_officer_id: null } },
    ]) {
      await expectRejected(call(admin.token, 'start-recall', bad), 'INVALID_ARGUMENT');
    }
    expect(await recalls.statusOf(flyer_id)).toBe('approved');
  });
});

describe('a recalled flyer', () => {
  it('can be duplicated and archived by its owner, but not printed, shared or approved', async () => {
    const flyer_id = await recalls.live();
    await start({ by: 'flyer', flyer_id });
    const { token } = world.owner;
    await expectRejected(call(token, 'render-pdf', { instanceId: flyer_id }), 'FAILED_PRECONDITION');
    await expectRejected(
      call(token, 'create-share-link', { instanceId: flyer_id, expiryDays: 7, utmParams: {} }),
      'FAILED_PRECONDITION',
    );
    const approve = { decision: 'approve', id: flyer_id, revision: 3 };
    await expectRejected(call(world.reviewer.token, 'review-flyer', approve), 'FAILED_PRECONDITION');
    const copy = await expectSuccess(token, 'duplicate-flyer', {
      id: flyer_id,
      new_id: nanoid(21),
      title: 'Copy',
    });
    expect(await world.flyer(copy.id)).toMatchObject({ status: 'editing', recall_id: null });
    await expectSuccess(token, 'archive-flyer', { id: flyer_id });
    expect(await recalls.statusOf(flyer_id)).toBe('archived');
  });
});

describe('preview-recall', () => {
  it('counts what would stop, and changes nothing', async () => {
    const officer = await world.tenant.join('officer', { name: 'Kim Sample' });
    const links = linkWorld(world.tenantId);
    const flyer_id = await recalls.live({ owner_user_id: officer.uid, title: 'Elm Street' });
    await links.link(flyer_id, officer.uid);
    await links.link(flyer_id, officer.uid, { kind: 'print' });
    await links.link(flyer_id, officer.uid, { is_disabled: true });
    const code = await links.link(flyer_id, officer.uid, { expires_at: new Date('2026-01-01T00:00:00Z') });
    const now = new Date();
    for (const [daysAgo, views] of [
      [1, 4],
      [20, 3],
      [40, 100],
    ] as const) {
      const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
      await firestore.doc(`${paths.linkCounts.all(world.tenantId)}/${code}_${day}`).set({
        tenant_id: world.tenantId,
        created_by_user_id: officer.uid,
        short_code: code,
        flyer_instance_id: flyer_id,
        day,
        is_folded: true,
        views,
        scans: 0,
      });
    }
    const criterion = { by: 'officer', user_id: officer.uid } as const;
    expect(await expectSuccess(admin.token, 'preview-recall', { criterion })).toEqual({
      subject: 'Kim Sample',
      flyers: 1,
      links: 1,
      prints: 1,
      views: 7,
      is_at_least: false,
      named: [{ id: flyer_id, title: 'Elm Street', officer_name: 'Maria Sample' }],
    });
    expect(await recalls.statusOf(flyer_id)).toBe('approved');
    await expectRejected(call(officer.token, 'preview-recall', { criterion }), 'PERMISSION_DENIED');
    const other = await newTenant();
    const stranger = await other.join('super_admin');
    await expectRejected(call(stranger.token, 'preview-recall', { criterion }), 'NOT_FOUND');
    await other.remove();
    await links.remove();
  });
});

describe('get-recall-contacts', () => {
  it('lists who has printed copies, with the scans of the last 90 days', async () => {
    const officer = await world.tenant.join('officer', { name: 'Ana Sample', phone: '(973) 555-0123' });
    const owner_user_id = officer.uid;
    const printed = await recalls.live({ owner_user_id, print_code: 'printedCode1' });
    await recalls.live({ owner_user_id });
    const day = new Date(Date.now() - 5 * DAY_MS).toISOString().slice(0, 10);
    await firestore.doc(`${paths.linkCounts.all(world.tenantId)}/printedCode1_${day}`).set({
      tenant_id: world.tenantId,
      created_by_user_id: officer.uid,
      short_code: 'printedCode1',
      flyer_instance_id: printed,
      day,
      is_folded: true,
      views: 9,
      scans: 6,
    });
    const { id } = await start({ by: 'officer', user_id: officer.uid });
    expect(await expectSuccess(admin.token, 'get-recall-contacts', { id })).toEqual({
      officers: [
        {
          user_id: officer.uid,
          name: 'Ana Sample',
          phone: '(973) 555-0123',
          email: officer.email,
          is_active: true,
          flyers: 2,
          prints: 1,
          scans: 6,
        },
      ],
      is_at_least: false,
    });
    await expectRejected(call(officer.token, 'get-recall-contacts', { id }), 'PERMISSION_DENIED');
    const other = await newTenant();
    const stranger = await other.join('super_admin');
    await expectRejected(call(stranger.token, 'get-recall-contacts', { id }), 'NOT_FOUND');
    await other.remove();
  });
});
