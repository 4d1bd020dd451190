import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { paths } from '@brokerage/domain/paths';
import type { TemplateContent } from '@brokerage/domain/template/templateCallables';
import { toTemplateVersion } from '@brokerage/domain/template/templateContent';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';

const ID = 'new-template-00000002';
let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('marketing_admin');
});
afterEach(() => tenant.remove());

const stored = () => storedTemplate(tenant.tenantId, ID);
const save = (revision: number, changes: Partial<TemplateContent> = {}) =>
  expectSuccess(admin.token, 'save-template', { id: ID, revision, content: templateContent(changes) });
const publish = (revision: number, token = admin.token) =>
  call(token, 'publish-template', { id: ID, revision });
const actions = async () => (await tenant.audits(ID)).map(({ action }) => action as string);

it('creates a version that a later one doesn’t change', async () => {
  await save(0);
  expect((await publish(1)).body.result).toEqual({ version_id: `${ID}-v1`, outcome: 'published' });
  const first = await stored();
  expect(first.template).toMatchObject({
    status: 'published',
    current_version_id: `${ID}-v1`,
    version_count: 1,
    published_revision: 1,
  });
  expect(first.versions).toEqual([{ id: `${ID}-v1`, ...toTemplateVersion(templateContent()) }]);

  await save(1, { name: 'Listed now', category: 'event', layout: 'event' });
  expect((await stored()).template).toMatchObject({ name: 'Just Listed', category: 'flyer' });
  expect((await publish(2)).body.result).toEqual({ version_id: `${ID}-v2`, outcome: 'published' });
  const second = await stored();
  expect(second.template).toMatchObject({
    name: 'Listed now',
    category: 'event',
    current_version_id: `${ID}-v2`,
    version_count: 2,
  });
  expect(second.versions).toHaveLength(2);
  expect(second.versions[0]).toEqual(first.versions[0]);
  expect(second.versions[1]).toMatchObject({ layout: 'event' });
  expect(await actions()).toEqual([
    'template_created',
    'template_published',
    'template_changed',
    'template_published',
  ]);
  expect((await tenant.audits(ID)).at(-1)).toMatchObject({
    before: { status: 'published', current_version_id: `${ID}-v1` },
    after: { status: 'published', current_version_id: `${ID}-v2`, revision: 2 },
  });
});

it('creates one version when sent twice or concurrently', async () => {
  await save(0);
  const answers = await Promise.all([publish(1), publish(1)]);
  expect(answers.map(({ body }) => body.result)).toEqual([
    { version_id: `${ID}-v1`, outcome: 'published' },
    { version_id: `${ID}-v1`, outcome: 'published' },
  ]);
  expect((await stored()).versions).toHaveLength(1);
  expect(await actions()).toEqual(['template_created', 'template_published']);
});

it('publishes nothing unseen when publishing and saving concurrently', async () => {
  await save(0);
  const other = templateContent({ name: 'Unseen' });
  const [published] = await Promise.all([
    publish(1),
    call(admin.token, 'save-template', { id: ID, revision: 1, content: other }),
  ]);
  const { template } = await stored();
  if (published.status === 200) expect(template?.name).toBe('Just Listed');
  else expect(template).toMatchObject({ status: 'draft', current_version_id: '' });
  await expectRejected(publish(1), 'ABORTED', templateErrors['template-changed'].sentence);
});

it('restores a retired template with its version, or with a new one after changes', async () => {
  await save(0);
  await publish(1);
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  expect((await publish(1)).body.result).toEqual({ version_id: `${ID}-v1`, outcome: 'published' });
  expect(await stored()).toMatchObject({ template: { status: 'published' }, versions: [{}] });
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  await save(1, { name: 'Again' });
  expect((await publish(2)).body.result).toEqual({ version_id: `${ID}-v2`, outcome: 'published' });
  expect((await stored()).template).toMatchObject({ status: 'published', name: 'Again' });
});

it('accepts templates from before drafts existed', async () => {
  const { name, description, category, ...content } = templateContent();
  await firestore
    .doc(paths.templates.one(tenant.tenantId, ID))
    .set({ id: ID, name, description, category, status: 'retired', current_version_id: 'old' });
  await firestore
    .doc(paths.templateVersion(tenant.tenantId, ID, 'old'))
    .set({ id: 'old', ...toTemplateVersion({ ...content, name, description, category }) });
  expect((await publish(0)).body.result).toEqual({ version_id: 'old', outcome: 'published' });
  expect((await stored()).template).toMatchObject({ status: 'published', version_count: 1 });
  expect(await save(0, { name: 'New name' })).toEqual({ id: ID, revision: 1 });
  expect((await publish(1)).body.result).toEqual({ version_id: `${ID}-v2`, outcome: 'published' });
});

describe('rejects', () => {
  it('what no officer could ever submit, with the reasons, and keeps the version', async () => {
    await save(0);
    await publish(1);
    const before = await stored();
    const [headline, address] = templateContent().fields;
    if (!headline || !address) throw new Error('The sample has lost its fields');
    await save(1, {
      layout: 'letter',
      fields: [
        { ...headline, key: 'agent', locked: true, default: '' },
        { ...headline, default: 'Everybody is approved', locked: true },
        { ...address, key: 'photo', type: 'image' },
        address,
        address,
      ],
    });
    const error = await expectRejected(publish(2), 'FAILED_PRECONDITION');
    expect(error?.message).toContain(templateErrors['template-unusable'].sentence({ reasons: [] }));
    expect(error?.message).toContain('agent: This field is required and locked');
    expect(error?.details).toMatchObject({
      issues: ['agent', 'headline', 'photo', 'property_address', 'property_address'].map((path) => ({
        path,
      })),
    });
    const after = await stored();
    expect(after.versions).toEqual(before.versions);
    expect(after.template).toMatchObject({ current_version_id: `${ID}-v1`, published_revision: 1 });
    expect((await actions()).at(-1)).toBe('template_changed');
  });

  it.each(['officer', 'compliance'])('%s', async (role) => {
    await save(0);
    const { token } = await tenant.join(role);
    await expectRejected(publish(1, token), 'PERMISSION_DENIED');
    expect((await stored()).template?.status).toBe('draft');
  });

  it('another company’s template, and a missing one', async () => {
    await save(0);
    const other = await newTenant();
    try {
      const { token } = await other.join('super_admin');
      await expectRejected(publish(1, token), 'NOT_FOUND', templateErrors['template-not-found'].sentence);
    } finally {
      await other.remove();
    }
    await expectRejected(
      call(admin.token, 'publish-template', { id: 'nothing', revision: 1 }),
      'NOT_FOUND',
      templateErrors['template-not-found'].sentence,
    );
  });

  it('a stale revision', async () => {
    await save(0);
    await expectRejected(publish(0), 'ABORTED', templateErrors['template-changed'].sentence);
    await expectRejected(publish(2), 'ABORTED', templateErrors['template-changed'].sentence);
    expect((await stored()).versions).toEqual([]);
  });
});
