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
const COPY = 'new-template-00000005';
let tenant: TestTenant;
let admin: Person;
const save = (id: string, revision: number, changes = {}) =>
  expectSuccess(admin.token, 'save-template', { id, revision, content: templateContent(changes) });
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('marketing_admin');
  await save(ID, 0);
});
afterEach(() => tenant.remove());

const copy = (token = admin.token, new_id = COPY) => call(token, 'duplicate-template', { id: ID, new_id });
const stored = () => storedTemplate(tenant.tenantId, COPY);

it('starts a draft from the current draft, once', async () => {
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  await save(ID, 1, { description: 'In work.' });
  expect((await copy()).body.result).toEqual({ id: COPY });
  expect((await copy()).body.result).toEqual({ id: COPY });
  const name = 'Copy of Just Listed';
  expect(await stored()).toMatchObject({
    template: { id: COPY, name, status: 'draft', current_version_id: '', draft_revision: 1 },
    draft: { revision: 1, copy_of: ID, content: { ...templateContent(), name, description: 'In work.' } },
    versions: [],
  });
  expect(await tenant.audits(COPY)).toMatchObject([
    { action: 'template_created', before: null, after: { name, copy_of: ID } },
  ]);
});

it('copies a retired template, and keeps long names within the limit', async () => {
  await save(ID, 1, { name: 'N'.repeat(100) });
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 2 });
  await expectSuccess(admin.token, 'retire-template', { id: ID });
  await copy();
  expect((await stored()).template?.name).toBe(`Copy of ${'N'.repeat(92)}`);
});

it('truncates a long name between characters', async () => {
  await save(ID, 1, { name: `N${'𠮷'.repeat(49)}` });
  expect((await copy()).status).toBe(200);
  expect((await stored()).template?.name).toBe(`Copy of N${'𠮷'.repeat(45)}`);
});

it('rejects a taken id, other roles and other companies', async () => {
  await expectRejected(
    copy(admin.token, ID),
    'ALREADY_EXISTS',
    templateErrors['template-not-created'].sentence,
  );
  await expectRejected(copy(admin.token, 'short'), 'INVALID_ARGUMENT');
  for (const role of ['officer', 'compliance']) {
    await expectRejected(copy((await tenant.join(role)).token), 'PERMISSION_DENIED');
  }
  const other = await newTenant();
  try {
    const { token } = await other.join('super_admin');
    await expectRejected(copy(token), 'NOT_FOUND', templateErrors['template-not-found'].sentence);
    expect((await storedTemplate(other.tenantId, COPY)).template).toBeUndefined();
  } finally {
    await other.remove();
  }
  expect((await stored()).template).toBeUndefined();
});
