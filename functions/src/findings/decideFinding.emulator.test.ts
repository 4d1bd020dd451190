import { withDates } from '@brokerage/domain/collections/withDates';
import { findingErrors } from '@brokerage/domain/errors/findingErrors';
import { type Finding, findingId, findingSchema } from '@brokerage/domain/finding/finding';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerSnapshot } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { DRAFT, type FlyerWorld, newFlyerWorld, sampleSnapshot } from '../testing/flyers.ts';
import { call, expectRejected, expectSuccess, newTenant, type Person } from '../testing/members.ts';
import { RECALL_REASON, recallWorld } from '../testing/recalls.ts';
import { recheckFlyer } from './syncFlyerFindings.ts';

const CLAIM = 'Guaranteed approval for you';
const REASON = 'It quotes a customer, word for word';
/** A busy machine delivers events late. */
const TRIGGERED = { timeout: 60_000 };
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

/** Sets a snapshot with that headline as the flyer's next edition. */
async function putEdition(id: string, revision: number, headline: string): Promise<void> {
  const snapshot: FlyerSnapshot = sampleSnapshot({
    revision,
    data: { ...DRAFT, headline },
    public_title: headline,
  });
  const stored = await firestore.doc(paths.flyers.one(world.tenantId, id)).get();
  const audit_head = (stored.get('audit_head') ?? null) as Flyer['audit_head'];
  await world.put(id, {
    audit_head,
    status: 'approved',
    approved_at: new Date(),
    approved_revision: revision,
    approved_by_user_id: world.reviewer.uid,
    revision,
    snapshot,
  });
}

async function found(id: string): Promise<Finding> {
  const record = await firestore.doc(paths.findings.one(world.tenantId, findingId(id, 'guaranteed'))).get();
  return findingSchema.parse(withDates(record.data() ?? {}));
}
const loadStatus = async (id: string) => (await found(id)).status;

/** A live flyer with an open finding, and the input of a call about it. */
async function flyerWithFinding() {
  const id = nanoid(21);
  await putEdition(id, 3, CLAIM);
  await recheckFlyer(world.tenantId, id);
  expect(await loadStatus(id)).toBe('open');
  const { revision, check_version } = await found(id);
  return { id, shown: { id: findingId(id, 'guaranteed'), revision, check_version } };
}

describe('dismiss-finding', () => {
  it('closes it with the reason, only for that edition', async () => {
    const { id, shown } = await flyerWithFinding();
    const input = { ...shown, reason: REASON };
    expect(await expectSuccess(admin.token, 'dismiss-finding', input)).toEqual({
      id: shown.id,
      status: 'dismissed',
    });
    expect(await found(id)).toMatchObject({
      status: 'dismissed',
      reason: REASON,
      by: { user_id: admin.uid, name: 'Sam Sample' },
    });
    const audits = await world.audits(id);
    expect(audits.map(({ action, after }) => [action, after])).toEqual([
      ['finding_dismissed', { finding_status: 'dismissed', check: 'guaranteed', edition: 1, reason: REASON }],
    ]);
    // Sent again, it writes nothing.
    await expectSuccess(admin.token, 'dismiss-finding', input);
    expect(await world.audits(id)).toHaveLength(1);
    await recheckFlyer(world.tenantId, id);
    expect(await loadStatus(id)).toBe('dismissed');
    await putEdition(id, 5, CLAIM);
    await recheckFlyer(world.tenantId, id);
    expect(await found(id)).toMatchObject({ status: 'open', revision: 5, reason: null, by: null });
  });

  it('applies to one version of the check only', async () => {
    const { id, shown } = await flyerWithFinding();
    await expectSuccess(admin.token, 'dismiss-finding', { ...shown, reason: REASON });
    const ref = firestore.doc(paths.findings.one(world.tenantId, shown.id));
    await ref.update({ check_version: 0 });
    await recheckFlyer(world.tenantId, id);
    expect(await loadStatus(id)).toBe('open');
  });

  it('requires a reason of 10 to 1000 characters, and a current finding', async () => {
    const { shown } = await flyerWithFinding();
    for (const reason of ['Too short', 'x'.repeat(1001)]) {
      await expectRejected(call(admin.token, 'dismiss-finding', { ...shown, reason }), 'INVALID_ARGUMENT');
    }
    const {
      'finding-changed': changed,
      'finding-not-found': missing,
      'finding-decided': decided,
    } = findingErrors;
    await expectRejected(
      call(admin.token, 'dismiss-finding', { ...shown, revision: 2, reason: REASON }),
      'ABORTED',
      changed.sentence,
    );
    await expectRejected(
      call(admin.token, 'dismiss-finding', { ...shown, id: `${nanoid(21)}_guaranteed`, reason: REASON }),
      'NOT_FOUND',
      missing.sentence,
    );
    await expectSuccess(admin.token, 'dismiss-finding', { ...shown, reason: REASON });
    await expectRejected(
      call(world.reviewer.token, 'dismiss-finding', { ...shown, reason: REASON }),
      'FAILED_PRECONDITION',
      decided.sentence,
    );
  });
});

describe('request-correction', () => {
  it('notifies the owner in the portal and by mail, and marks the flyer; a passed check clears it', async () => {
    const { id, shown } = await flyerWithFinding();
    const mailed = (await world.mails(world.owner.email)).length;
    const noticed = (await world.notices(world.owner)).length;
    for (let time = 0; time < 2; time += 1) {
      expect(await expectSuccess(admin.token, 'request-correction', shown)).toEqual({
        id: shown.id,
        status: 'correction_asked',
      });
    }
    const notices = await world.notices(world.owner);
    expect(notices).toHaveLength(noticed + 1);
    expect(notices.at(-1)).toMatchObject({
      kind: 'correction_requested',
      flyer_id: id,
      actor_name: 'Sam Sample',
      reason: expect.stringContaining('guarantee') as string,
    });
    const mails = await world.mails(world.owner.email);
    expect(mails).toHaveLength(mailed + 1);
    const text = JSON.stringify(mails.at(-1));
    expect(text).toContain(`/officer-portal/pdf/edit/${id}`);
    for (const typed of [CLAIM, 'Sam']) expect(text).not.toContain(typed);
    expect((await world.flyer(id)).correction_request).toMatchObject({
      by_name: 'Sam Sample',
      messages: [expect.stringContaining('guarantee')],
    });
    expect((await world.audits(id)).map(({ action }) => action as string)).toEqual([
      'flyer_correction_requested',
    ]);
    // The job leaves it with the owner.
    await recheckFlyer(world.tenantId, id);
    expect(await loadStatus(id)).toBe('correction_asked');
    const { id: correction } = await expectSuccess(world.owner.token, 'correct-flyer', {
      id,
      new_id: nanoid(21),
    });
    const revision = await world.save(correction, { data: DRAFT });
    await expectSuccess(world.owner.token, 'submit-flyer', { id: correction, revision });
    await expectSuccess(world.reviewer.token, 'review-flyer', {
      decision: 'approve',
      id: correction,
      revision,
    });
    // The flyer's own change triggers its check.
    await expect.poll(() => loadStatus(id), TRIGGERED).toBe('cleared');
    expect((await world.flyer(id)).correction_request).toBeNull();
  }, 120_000);

  it('is rejected if nobody could make the correction', async () => {
    const { id, shown } = await flyerWithFinding();
    const gone = await world.tenant.join('officer', { status: 'deactivated' });
    await firestore.doc(paths.flyers.one(world.tenantId, id)).update({ owner_user_id: gone.uid });
    await expectRejected(
      call(admin.token, 'request-correction', shown),
      'FAILED_PRECONDITION',
      findingErrors['finding-without-owner'].sentence,
    );
    expect(await loadStatus(id)).toBe('open');
  });

  it('lists each sentence once, also after one of several was withdrawn', async () => {
    const { id, shown } = await flyerWithFinding();
    await expectSuccess(admin.token, 'request-correction', shown);
    const { places, ...asked } = await found(id);
    const other = { ...asked, id: findingId(id, 'other-check'), check: 'other-check' };
    await firestore
      .doc(paths.findings.one(world.tenantId, other.id))
      .set({ ...other, places: [...places, ...places] });
    await expectSuccess(admin.token, 'dismiss-finding', { ...shown, reason: REASON });
    expect((await world.flyer(id)).correction_request?.messages).toEqual([
      ...new Set(places.map(({ message }) => message)),
    ]);
  });

  it('is removed from the flyer by a dismissal', async () => {
    const { id, shown } = await flyerWithFinding();
    await expectSuccess(admin.token, 'request-correction', shown);
    await expectSuccess(admin.token, 'dismiss-finding', { ...shown, reason: REASON });
    expect((await world.flyer(id)).correction_request).toBeNull();
  });
});

describe('a member who decides', () => {
  it('needs the right to recall, in the flyer’s own company', async () => {
    const { id, shown } = await flyerWithFinding();
    const other = await newTenant();
    try {
      const stranger = await other.join('super_admin');
      for (const { token } of [world.owner, colleague]) {
        await expectRejected(
          call(token, 'dismiss-finding', { ...shown, reason: REASON }),
          'PERMISSION_DENIED',
        );
        await expectRejected(call(token, 'request-correction', shown), 'PERMISSION_DENIED');
      }
      await expectRejected(
        call(stranger.token, 'dismiss-finding', { ...shown, reason: REASON }),
        'NOT_FOUND',
      );
      await expectRejected(call(stranger.token, 'request-correction', shown), 'NOT_FOUND');
      await expectRejected(call(undefined, 'request-correction', shown), 'UNAUTHENTICATED');
      expect(await loadStatus(id)).toBe('open');
    } finally {
      await other.remove();
    }
  });
});

describe('recalls', () => {
  it('mark the finding, and their undo reopens it', async () => {
    const { id, shown } = await flyerWithFinding();
    const { id: recall } = await expectSuccess(
      admin.token,
      'start-recall',
      recalls.ask({ by: 'flyer', flyer_id: id }),
    );
    await expect.poll(() => loadStatus(id), TRIGGERED).toBe('recalled');
    await expectRejected(call(admin.token, 'dismiss-finding', { ...shown, reason: REASON }), 'ABORTED');
    await expectSuccess(admin.token, 'undo-recall', { id: recall, reason: RECALL_REASON });
    await expect.poll(() => loadStatus(id), TRIGGERED).toBe('open');
  }, 180_000);

  it('affect all flyers with an open finding of a check, and no others', async () => {
    const [one, two, dismissed] = [
      await flyerWithFinding(),
      await flyerWithFinding(),
      await flyerWithFinding(),
    ];
    const clean = nanoid(21);
    await putEdition(clean, 3, 'Open house');
    await expectSuccess(admin.token, 'dismiss-finding', { ...dismissed.shown, reason: REASON });
    const criterion = { by: 'check', check: 'guaranteed' } as const;
    const preview = await expectSuccess(admin.token, 'preview-recall', { criterion });
    expect(preview).toMatchObject({ subject: 'Guarantee', is_at_least: false });
    expect(preview.named.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, two.id]));
    const { recalled } = await expectSuccess(admin.token, 'start-recall', recalls.ask(criterion));
    expect(recalled).toBe(preview.flyers);
    expect(await Promise.all([one.id, two.id, dismissed.id, clean].map(recalls.statusOf))).toEqual([
      'recalled',
      'recalled',
      'approved',
      'approved',
    ]);
    await expectRejected(
      call(admin.token, 'preview-recall', { criterion: { by: 'check', check: 'no-such-check' } }),
      'NOT_FOUND',
    );
  });
});
