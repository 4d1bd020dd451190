import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { count, firestore } from '../../../testing/emulator.ts';
import { DRAFT, type FlyerWorld, getErrorDetails, newFlyerWorld } from '../../../testing/flyers.ts';
import { call, expectRejected, expectSuccess } from '../../../testing/members.ts';

let world: FlyerWorld;
let other: FlyerWorld;
beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
  await other.template('elsewhere');
  await Promise.all([
    world.template('not-yet', { status: 'draft' }),
    world.template('no-longer', { status: 'retired' }),
  ]);
});
afterAll(() => Promise.all([world.remove(), other.remove()]));

const input = (changes: object = {}) => ({
  id: nanoid(21),
  template_id: 'just-listed',
  title: 'Maple Avenue',
  realtor_id: null,
  ...changes,
});
const flyers = () => count(paths.flyers.all(world.tenantId));

describe('create-flyer', () => {
  it('creates an empty flyer for the caller from the current version, with its audit record', async () => {
    const request = input({ realtor_id: 'anita', title: '  Maple Avenue ' });
    expect(await expectSuccess(world.owner.token, 'create-flyer', request)).toEqual({ id: request.id });
    expect(await world.flyer(request.id)).toMatchObject({
      id: request.id,
      title: 'Maple Avenue',
      template_id: 'just-listed',
      data: {},
      status: 'editing',
      template_version_id: 'just-listed-v1',
      owner_user_id: world.owner.uid,
      revision: 1,
      tenant_id: world.tenantId,
      realtor_id: 'anita',
      snapshot: null,
      print_code: null,
      step_count: 0,
    });
    const stored = await firestore.doc(paths.flyers.one(world.tenantId, request.id)).get();
    expect(stored.get('search_keys')).toEqual(expect.arrayContaining(['map', 'avenue']));
    expect(await world.audits(request.id)).toMatchObject([
      {
        action: 'instance_created',
        entity_type: 'flyer',
        seq: 1,
        actor_user_id: world.owner.uid,
        after: { title: 'Maple Avenue', status: 'editing', template_version_id: 'just-listed-v1' },
      },
    ]);
  });

  it('creates one record when sent again or concurrently', async () => {
    const before = await flyers();
    const request = input();
    const answers = await Promise.all([1, 2, 3].map(() => call(world.owner.token, 'create-flyer', request)));
    await world.save(request.id, { data: DRAFT });
    answers.push(await call(world.owner.token, 'create-flyer', request));
    expect(answers.map(({ body }) => body.result)).toEqual(Array(4).fill({ id: request.id }));
    expect(await flyers()).toBe(before + 1);
    expect(await world.audits(request.id)).toHaveLength(1);
    expect((await world.flyer(request.id)).data, 'nothing is emptied').toEqual(DRAFT);
  });

  it('rejects an id of someone else, or of another flyer', async () => {
    const request = input();
    await expectSuccess(world.owner.token, 'create-flyer', request);
    await expectRejected(call(world.reviewer.token, 'create-flyer', request), 'FAILED_PRECONDITION');
    await world.template('another');
    const another = { ...request, template_id: 'another' };
    await expectRejected(call(world.owner.token, 'create-flyer', another), 'FAILED_PRECONDITION');
    expect(await world.flyer(request.id)).toMatchObject({ owner_user_id: world.owner.uid });
  });

  it.each(['not-yet', 'no-longer', 'elsewhere', 'unheard-of'])(
    'rejects the template %s',
    async (template_id) => {
      const before = await flyers();
      const response = call(world.owner.token, 'create-flyer', input({ template_id }));
      expect(await getErrorDetails(response)).toMatchObject({
        status: 'FAILED_PRECONDITION',
        title: 'Failed to load template',
        message: 'This template is not available. Please choose another one.',
      });
      expect(await flyers()).toBe(before);
    },
  );

  it('rejects a blank title, a two-line title and a realtor of another company', async () => {
    const attempt = (changes: object) => call(world.owner.token, 'create-flyer', input(changes));
    const blank = await expectRejected(attempt({ title: '  ' }), 'INVALID_ARGUMENT');
    expect(blank?.details).toMatchObject({
      issues: [{ path: 'title', message: 'Please enter a title for your flyer' }],
    });
    const lines = await expectRejected(attempt({ title: 'One\nBcc: two' }), 'INVALID_ARGUMENT');
    expect(lines?.details).toMatchObject({ issues: [{ path: 'title' }] });
    await firestore.doc(paths.realtors.one(other.tenantId, 'joan')).set({ name: 'Joan' });
    const foreign = await expectRejected(attempt({ realtor_id: 'joan' }), 'INVALID_ARGUMENT');
    expect(foreign?.details).toMatchObject({ issues: [{ path: 'realtor_id' }] });
  });
});

describe('duplicate-flyer', () => {
  const copy = (token: string, id: string, new_id = nanoid(21)) =>
    call(token, 'duplicate-flyer', { id, new_id, title: 'Copy of Maple Avenue' });

  it('copies values once to the current version, for the caller', async () => {
    await world.template('moving');
    const { id } = await world.draft(DRAFT, { template_id: 'moving', realtor_id: 'anita' });
    await world.template('moving', {}, {}, 2);
    const new_id = nanoid(21);
    const answers = [
      await copy(world.reviewer.token, id, new_id),
      await copy(world.reviewer.token, id, new_id),
    ];
    expect(answers.map(({ body }) => body.result)).toEqual([{ id: new_id }, { id: new_id }]);
    expect(await world.flyer(new_id)).toMatchObject({
      owner_user_id: world.reviewer.uid,
      duplicated_from: id,
      data: DRAFT,
      revision: 1,
      status: 'editing',
      template_version_id: 'moving-v2',
      realtor_id: 'anita',
      print_code: null,
    });
    expect(await world.audits(new_id)).toMatchObject([
      { action: 'instance_duplicated', after: { duplicated_from: id } },
    ]);
    await expectRejected(copy(world.owner.token, id, new_id), 'FAILED_PRECONDITION');
  });

  it('rejects others’ flyers, and a template that is no longer used', async () => {
    const colleague = await world.tenant.join('officer');
    await world.template('leaving');
    const { id } = await world.draft(DRAFT, { template_id: 'leaving' });
    await expectRejected(copy(colleague.token, id), 'PERMISSION_DENIED');
    await expectRejected(copy(other.reviewer.token, id), 'NOT_FOUND', 'Failed to load flyer');
    await world.template('leaving', { status: 'retired' });
    expect(await getErrorDetails(copy(world.owner.token, id))).toMatchObject({
      status: 'FAILED_PRECONDITION',
      title: 'Template not available',
      message: 'This flyer’s template is no longer in use. Create a new flyer from another template instead.',
    });
  });
});
