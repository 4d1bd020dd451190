import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { flyerSchema } from '@brokerage/domain/flyer/flyer';
import { paths } from '@brokerage/domain/paths';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  newTenant,
  type Person,
  refused,
  runLater,
  succeed,
  type TestTenant,
} from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';
import { retireTemplate } from './retireTemplate.ts';

const ID = 'new-template-00000003';
let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  await succeed(admin.token, 'save-template', { id: ID, revision: 0, content: templateContent() });
});
afterEach(() => tenant.remove());

/** An approved flyer made from the template. */
async function liveFlyer(id: string) {
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
  });
  await firestore.doc(paths.flyers.one(tenant.tenantId, id)).set(flyer);
}
const flyerStatus = async (id: string) =>
  (await firestore.doc(paths.flyers.one(tenant.tenantId, id)).get()).get('status') as unknown;
const RECALL = { id: 'recall-of-a-template1', reason: 'The disclosure is out of date' };

const status = async () => (await storedTemplate(tenant.tenantId, ID)).template?.status as unknown;

it('retires what is published, keeps its version, and records it once', async () => {
  await succeed(admin.token, 'publish-template', { id: ID, revision: 1 });
  const before = await storedTemplate(tenant.tenantId, ID);
  await succeed(admin.token, 'retire-template', { id: ID });
  await succeed(admin.token, 'retire-template', { id: ID });
  const { template, draft, versions } = await storedTemplate(tenant.tenantId, ID);
  expect(template).toMatchObject({ status: 'retired', current_version_id: `${ID}-v1` });
  expect({ draft, versions }).toEqual({ draft: before.draft, versions: before.versions });
  expect((await tenant.audits(ID)).slice(2)).toMatchObject([
    { action: 'template_retired', before: { status: 'published' }, after: { status: 'retired' } },
  ]);
});

it('leaves its flyers live, or recalls them in the same step, once', async () => {
  await succeed(admin.token, 'publish-template', { id: ID, revision: 1 });
  await liveFlyer('live');
  expect(await succeed(admin.token, 'retire-template', { id: ID })).toEqual({ recall: null });
  expect(await flyerStatus('live')).toBe('approved');
  const answer = { recall: { id: RECALL.id, status: 'done', recalled: 1 } };
  const input = { id: ID, recall: RECALL };
  expect(await succeed(admin.token, 'retire-template', input)).toEqual(answer);
  expect(await succeed(admin.token, 'retire-template', input)).toEqual(answer);
  expect([await status(), await flyerStatus('live')]).toEqual(['retired', 'recalled']);
  expect((await tenant.audits('live')).map(({ action }) => action as string)).toEqual(['instance_recalled']);
  expect(await tenant.audits(RECALL.id)).toHaveLength(2);
});

it('starts no recall where nothing is live, and neither half with an old sign-in', async () => {
  const input = { id: ID, recall: RECALL };
  await succeed(admin.token, 'publish-template', { id: ID, revision: 1 });
  await liveFlyer('later');
  await expect(runLater(retireTemplate, admin.token, 700, input)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect([await status(), await flyerStatus('later')]).toEqual(['published', 'approved']);
  await firestore.doc(paths.flyers.one(tenant.tenantId, 'later')).delete();
  expect(await succeed(admin.token, 'retire-template', input)).toEqual({ recall: null });
  expect(await status()).toBe('retired');
  expect((await firestore.doc(paths.recalls.one(tenant.tenantId, RECALL.id)).get()).exists).toBe(false);
});

it('retires a draft that nobody wants any more', async () => {
  await succeed(admin.token, 'retire-template', { id: ID });
  expect(await status()).toBe('retired');
});

it('refuses other roles and other companies', async () => {
  for (const role of ['officer', 'compliance']) {
    const { token } = await tenant.join(role);
    await refused(call(token, 'retire-template', { id: ID }), 'PERMISSION_DENIED');
  }
  const other = await newTenant();
  try {
    const { token } = await other.join('super_admin');
    await refused(
      call(token, 'retire-template', { id: ID }),
      'NOT_FOUND',
      templateErrors['template-not-found'].sentence,
    );
  } finally {
    await other.remove();
  }
  expect(await status()).toBe('draft');
});
