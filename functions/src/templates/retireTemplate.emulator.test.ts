import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call, newTenant, type Person, refused, succeed, type TestTenant } from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';

const ID = 'new-template-00000003';
let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  await succeed(admin.token, 'save-template', { id: ID, revision: 0, content: templateContent() });
});
afterEach(() => tenant.remove());

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
