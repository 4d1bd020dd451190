import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';

const ID = 'new-template-00000004';
let tenant: TestTenant;
let admin: Person;
const save = (revision: number, change = {}) =>
  expectSuccess(admin.token, 'save-template', { id: ID, revision, content: templateContent(change) });
const restore = () => expectSuccess(admin.token, 'restore-template', { id: ID });
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('marketing_admin');
  await save(0);
});
afterEach(() => tenant.remove());

const stored = () => storedTemplate(tenant.tenantId, ID);
const actions = async () => (await tenant.audits(ID)).map(({ action }) => action);

it('offers the template again unchanged, and records it once', async () => {
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  const before = await stored();
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  await restore();
  await restore();
  const after = await stored();
  expect(after.template).toMatchObject({ status: 'published', current_version_id: `${ID}-v1` });
  expect({ draft: after.draft, versions: after.versions }).toEqual({
    draft: before.draft,
    versions: before.versions,
  });
  expect((await tenant.audits(ID)).slice(3)).toMatchObject([
    { action: 'template_restored', before: { status: 'retired' }, after: { status: 'published' } },
  ]);
});

it('doesn’t publish what was saved meanwhile', async () => {
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  await save(1, { name: 'Not yet' });
  await restore();
  expect((await stored()).template).toMatchObject({
    status: 'published',
    name: 'Just Listed',
    draft_revision: 2,
    published_revision: 1,
  });
});

it('turns a never published template back into a draft, under its current name', async () => {
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  await save(1, { name: 'Better name' });
  await restore();
  expect((await stored()).template).toMatchObject({
    status: 'draft',
    name: 'Better name',
    current_version_id: '',
  });
});

it('ignores a template that isn’t retired', async () => {
  const draft = await stored();
  await restore();
  expect(await stored()).toEqual(draft);
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  const published = await stored();
  await restore();
  expect(await stored()).toEqual(published);
  expect(await actions()).toEqual(['template_created', 'template_published']);
});

it('rejects other roles and other companies', async () => {
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  for (const role of ['officer', 'compliance']) {
    const { token } = await tenant.join(role);
    await expectRejected(call(token, 'restore-template', { id: ID }), 'PERMISSION_DENIED');
  }
  const other = await newTenant();
  try {
    const { token } = await other.join('super_admin');
    await expectRejected(
      call(token, 'restore-template', { id: ID }),
      'NOT_FOUND',
      templateErrors['template-not-found'].sentence,
    );
  } finally {
    await other.remove();
  }
  expect((await stored()).template?.status).toBe('retired');
});
