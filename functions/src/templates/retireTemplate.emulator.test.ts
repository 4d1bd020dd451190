import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { dayInZone, dayStartInZone } from '@brokerage/domain/schedule/dayInZone';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { killAtCommit } from '../testing/killAtCommit.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  runLater,
  type TestTenant,
} from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';
import { endRemainingFlyers } from './endTemplateFlyers.ts';
import { retireTemplate } from './retireTemplate.ts';

const ID = 'new-template-00000003';
let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  await expectSuccess(admin.token, 'save-template', { id: ID, revision: 0, content: templateContent() });
});
afterEach(() => tenant.remove());

/** An approved flyer made from the template. */
async function liveFlyer(id: string, changes: Partial<Flyer> = {}) {
  const { uid } = await tenant.join('officer');
  const now = new Date();
  const flyer = flyerSchema.parse({
    id,
    template_id: ID,
    template_version_id: `${ID}-v1`,
    title: 'Open house',
    owner_user_id: uid,
    tenant_id: tenant.tenantId,
    data: {},
    status: 'approved',
    reason: null,
    created_at: now,
    updated_at: now,
    ...changes,
  });
  await firestore.doc(paths.flyers.one(tenant.tenantId, id)).set(flyer);
}
const flyerStatus = async (id: string) =>
  (await firestore.doc(paths.flyers.one(tenant.tenantId, id)).get()).get('status') as unknown;
const RECALL = { id: 'recall-of-a-template1', reason: 'The disclosure is out of date' };

const status = async () => (await storedTemplate(tenant.tenantId, ID)).template?.status as unknown;

it('retires a published template, keeps its version, and records it once', async () => {
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  const before = await storedTemplate(tenant.tenantId, ID);
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  const { template, draft, versions } = await storedTemplate(tenant.tenantId, ID);
  expect(template).toMatchObject({ status: 'retired', current_version_id: `${ID}-v1` });
  expect({ draft, versions }).toEqual({ draft: before.draft, versions: before.versions });
  expect((await tenant.audits(ID)).slice(2)).toMatchObject([
    { action: 'template_retired', before: { status: 'published' }, after: { status: 'retired' } },
  ]);
});

it('leaves its flyers live, or recalls them in the same step, once', async () => {
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  await liveFlyer('live');
  expect(await expectSuccess(admin.token, 'retire-template', { id: ID })).toEqual({ recall: null });
  expect(await flyerStatus('live')).toBe('approved');
  const response = { recall: { id: RECALL.id, status: 'done', recalled: 1 } };
  const input = { id: ID, recall: RECALL };
  expect(await expectSuccess(admin.token, 'retire-template', input)).toEqual(response);
  expect(await expectSuccess(admin.token, 'retire-template', input)).toEqual(response);
  expect([await status(), await flyerStatus('live')]).toEqual(['retired', 'recalled']);
  expect((await tenant.audits('live')).map(({ action }) => action as string)).toEqual(['instance_recalled']);
  expect(await tenant.audits(RECALL.id)).toHaveLength(2);
});

it('starts no recall without live flyers, and does nothing with an old sign-in', async () => {
  const input = { id: ID, recall: RECALL };
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  await liveFlyer('later');
  await expect(runLater(retireTemplate, admin.token, 700, input)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect([await status(), await flyerStatus('later')]).toEqual(['published', 'approved']);
  await firestore.doc(paths.flyers.one(tenant.tenantId, 'later')).delete();
  expect(await expectSuccess(admin.token, 'retire-template', input)).toEqual({ recall: null });
  expect(await status()).toBe('retired');
  expect((await firestore.doc(paths.recalls.one(tenant.tenantId, RECALL.id)).get()).exists).toBe(false);
});

describe('with an end date for its flyers', () => {
  // Test tenants are in Eastern Time.
  const TIME_ZONE = 'America/New_York';
  const day = shiftDate(dayInZone(new Date(), TIME_ZONE), 10);
  const end = dayStartInZone(shiftDate(day, 1), TIME_ZONE);
  const loadEnd = async (id: string) =>
    (
      (await firestore.doc(paths.flyers.one(tenant.tenantId, id)).get()).get(
        'valid_until',
      ) as Timestamp | null
    )?.toDate() ?? null;
  const flyersEnd = async () => (await storedTemplate(tenant.tenantId, ID)).template?.flyers_end as unknown;

  beforeEach(() => expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 }));

  it('sets the end of every live flyer that doesn’t end earlier, and records each', async () => {
    const soon = new Date(Date.now() + DAY_MS);
    await liveFlyer('endless');
    await liveFlyer('sooner', { valid_until: soon });
    await liveFlyer('later', { valid_until: new Date(end.getTime() + 1) });
    await liveFlyer('recalled', { status: 'recalled' });
    await liveFlyer('draft', { status: 'editing' });
    await liveFlyer('elsewhere', { template_id: 'another' });
    const input = { id: ID, flyers_end: day };
    const answers = [
      await expectSuccess(admin.token, 'retire-template', input),
      await expectSuccess(admin.token, 'retire-template', input),
    ];
    expect(answers).toEqual([{ recall: null }, { recall: null }]);
    expect(await Promise.all(['endless', 'later', 'recalled'].map(loadEnd))).toEqual([end, end, end]);
    expect(await Promise.all(['sooner', 'draft', 'elsewhere'].map(loadEnd))).toEqual([soon, null, null]);
    expect(await flyerStatus('endless')).toBe('approved');
    expect(await tenant.audits('endless')).toMatchObject([
      {
        action: 'instance_end_changed',
        before: { valid_until: null },
        after: { valid_until: end.toISOString(), template_id: ID },
      },
    ]);
    expect(await tenant.audits('sooner')).toEqual([]);
    expect((await tenant.audits(ID)).at(-1)).toMatchObject({ after: { status: 'retired', flyers_end: day } });
    await expectSuccess(admin.token, 'restore-template', { id: ID });
    expect([await flyersEnd(), await loadEnd('endless')]).toEqual([null, end]);
  });

  it('is rejected if a colleague retired the template with another choice', async () => {
    await liveFlyer('kept');
    await expectSuccess(admin.token, 'retire-template', { id: ID });
    await expectRejected(
      call(admin.token, 'retire-template', { id: ID, flyers_end: day }),
      'FAILED_PRECONDITION',
      templateErrors['template-retired-already'].sentence,
    );
    expect([await flyersEnd(), await loadEnd('kept')]).toEqual([null, null]);
  });

  it('finishes a killed call’s remaining work once', async () => {
    const flyers = Array.from({ length: 60 }, (_, index) => `flyer-${String(index).padStart(2, '0')}`);
    await Promise.all(flyers.map((id) => liveFlyer(id)));
    const by = { user_id: admin.uid, name: 'Sam' };
    await firestore
      .doc(paths.templates.one(tenant.tenantId, ID))
      .update({ status: 'retired', flyers_end: { at: end, is_done: false, by } });
    expect(await killAtCommit(2, 'before', () => endRemainingFlyers(tenant.tenantId))).toBe(true);
    const ends = async () => (await Promise.all(flyers.map(loadEnd))).filter((one) => one !== null).length;
    expect(await ends()).toBe(50);
    await endRemainingFlyers(tenant.tenantId);
    await endRemainingFlyers(tenant.tenantId);
    expect([await ends(), await flyersEnd()]).toMatchObject([60, { is_done: true }]);
    expect(await tenant.audits('flyer-00')).toHaveLength(1);
    expect(await tenant.audits('flyer-59')).toHaveLength(1);
  });

  it('requires a day from tomorrow to a year ahead, a recent sign-in, and no recall', async () => {
    await liveFlyer('kept');
    for (const days of [-10, 400]) {
      const refusal = call(admin.token, 'retire-template', { id: ID, flyers_end: shiftDate(day, days) });
      await expectRejected(refusal, 'INVALID_ARGUMENT');
    }
    for (const flyers_end of ['soon', '2026-02-30']) {
      await expectRejected(call(admin.token, 'retire-template', { id: ID, flyers_end }), 'INVALID_ARGUMENT');
    }
    const both = { id: ID, flyers_end: day, recall: RECALL };
    await expectRejected(call(admin.token, 'retire-template', both), 'INVALID_ARGUMENT');
    await expect(
      runLater(retireTemplate, admin.token, 700, { id: ID, flyers_end: day }),
    ).rejects.toMatchObject({ code: 'failed-precondition' });
    expect([await status(), await loadEnd('kept')]).toEqual(['published', null]);
  });
});

it('retires a draft that isn’t needed anymore', async () => {
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  expect(await status()).toBe('retired');
});

it('rejects other roles and other companies', async () => {
  for (const role of ['officer', 'compliance']) {
    const { token } = await tenant.join(role);
    await expectRejected(call(token, 'retire-template', { id: ID }), 'PERMISSION_DENIED');
  }
  const other = await newTenant();
  try {
    const { token } = await other.join('super_admin');
    await expectRejected(
      call(token, 'retire-template', { id: ID }),
      'NOT_FOUND',
      templateErrors['template-not-found'].sentence,
    );
  } finally {
    await other.remove();
  }
  expect(await status()).toBe('draft');
});
