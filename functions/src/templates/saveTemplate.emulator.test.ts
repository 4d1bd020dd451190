import { templateErrors } from '@brokerage/domain/errors/templateErrors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { storedTemplate, templateContent } from '../testing/templateContent.ts';

const ID = 'new-template-00000001';
let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('marketing_admin');
});
afterEach(() => tenant.remove());

const stored = (id = ID) => storedTemplate(tenant.tenantId, id);
const save = (revision: number, changes = {}, id = ID, token = admin.token) =>
  call(token, 'save-template', { id, revision, content: templateContent(changes) });

it('creates a draft without a version for a new id, once', async () => {
  const input = { id: ID, revision: 0, content: templateContent() };
  expect(await expectSuccess(admin.token, 'save-template', input)).toEqual({ id: ID, revision: 1 });
  const { template, draft, versions } = await stored();
  expect(template).toMatchObject({
    id: ID,
    name: 'Just Listed',
    category: 'flyer',
    status: 'draft',
    current_version_id: '',
    draft_revision: 1,
    published_revision: 0,
    published_at: null,
  });
  expect(draft).toMatchObject({
    content: input.content,
    revision: 1,
    saved_by_user_id: admin.uid,
    saved_by_name: 'Sample marketing_admin',
  });
  expect(versions).toEqual([]);
  expect(await expectSuccess(admin.token, 'save-template', input)).toEqual({ id: ID, revision: 1 });
  expect(await tenant.audits(ID)).toMatchObject([
    {
      action: 'template_created',
      entity_type: 'template',
      actor_user_id: admin.uid,
      before: null,
      after: { name: 'Just Listed', layout: 'just-listed', 'field headline': { required: true } },
    },
  ]);
  expect((await stored()).template?.audit_head).toMatchObject({ seq: 1 });
});

it('changes the draft and records what changed, field by field', async () => {
  await save(0);
  const { fields } = templateContent();
  const [headline] = fields;
  const changes = { name: 'Listed', fields: headline ? [{ ...headline, label: 'Title' }] : [] };
  const { body } = await save(1, changes);
  expect(body.result).toEqual({ id: ID, revision: 2 });
  expect(await stored()).toMatchObject({
    template: { name: 'Listed', status: 'draft', draft_revision: 2 },
    draft: { revision: 2, content: changes },
  });
  const [, record] = await tenant.audits(ID);
  expect(record).toMatchObject({
    action: 'template_changed',
    before: { name: 'Just Listed', 'field property_address': { label: 'Address' } },
    after: { name: 'Listed', 'field headline': { label: 'Title' }, 'field property_address': null },
  });
  expect(Object.keys(record?.after as object).toSorted()).toEqual([
    'field headline',
    'field property_address',
    'fields',
    'name',
  ]);
  await save(2, changes);
  expect(await tenant.audits(ID), 'what is so already is no act').toHaveLength(2);
});

it('rejects the second of two concurrent saves', async () => {
  const colleague = await tenant.join('super_admin');
  await save(0);
  const answers = await Promise.all([
    save(1, { name: 'Mine' }),
    save(1, { name: 'Theirs' }, ID, colleague.token),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await expectRejected(save(1, { name: 'Late' }), 'ABORTED', templateErrors['template-changed'].sentence);
  await expectRejected(save(0, { name: 'Late' }), 'ABORTED', templateErrors['template-changed'].sentence);
  await expectRejected(save(9, { name: 'Early' }), 'ABORTED', templateErrors['template-changed'].sentence);
  const { template } = await stored();
  expect(template?.draft_revision).toBe(2);
  expect(['Mine', 'Theirs']).toContain(template?.name);
});

it('leaves the published version unchanged', async () => {
  await save(0);
  await expectSuccess(admin.token, 'publish-template', { id: ID, revision: 1 });
  const published = await stored();
  await save(1, { name: 'Another name', layout: 'program' });
  expect(await stored()).toEqual({
    template: {
      ...published.template,
      draft_revision: 2,
      audit_head: (await stored()).template?.audit_head,
    },
    draft: expect.objectContaining({ revision: 2, based_on_version_id: `${ID}-v1` }),
    versions: published.versions,
  });
});

describe('rejects', () => {
  it.each(['officer', 'compliance', 'janitor'])('%s', async (role) => {
    const { token } = await tenant.join(role);
    await expectRejected(save(0, {}, ID, token), 'PERMISSION_DENIED');
    expect((await stored()).template).toBeUndefined();
  });

  it('visitors and deactivated members', async () => {
    const gone = await tenant.join('super_admin', { status: 'deactivated' });
    await expectRejected(save(0, {}, ID, gone.token), 'PERMISSION_DENIED');
    const content = templateContent();
    await expectRejected(
      call(undefined, 'save-template', { id: ID, revision: 0, content }),
      'UNAUTHENTICATED',
    );
  });

  it('another company’s template as not found', async () => {
    await save(0);
    const other = await newTenant();
    try {
      const stranger = await other.join('super_admin');
      await expectRejected(
        save(1, { name: 'Taken' }, ID, stranger.token),
        'NOT_FOUND',
        templateErrors['template-not-found'].sentence,
      );
      expect((await stored()).template?.name).toBe('Just Listed');
    } finally {
      await other.remove();
    }
  });

  it('an id that no form generates, and a revision of a missing template', async () => {
    await expectRejected(save(0, {}, 'thought-up'), 'NOT_FOUND');
    await expectRejected(save(3), 'NOT_FOUND');
    await expectRejected(save(0, {}, 'a/b'), 'INVALID_ARGUMENT');
  });

  it.each([
    ['a name that is blank', { name: ' ' }, 'content.name'],
    ['no fields', { fields: [] }, 'content.fields'],
    ['a layout that there is not', { layout: 'poster' }, 'content.layout'],
    ['an invalid key', { fields: [{ ...templateContent().fields[0], key: 'A b' }] }, 'content.fields.0.key'],
    ['a forged status', { status: 'published' }, 'content'],
  ])('%s, at the field', async (_, changes, path) => {
    const error = await expectRejected(save(0, changes), 'INVALID_ARGUMENT');
    expect(error?.details).toMatchObject({ issues: [{ path }] });
  });
});
