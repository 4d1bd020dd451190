import { paths } from '@brokerage/domain/paths';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../../testing/emulator.ts';
import { DRAFT, type FlyerWorld, newFlyerWorld } from '../../../testing/flyers.ts';
import { call, expectRejected, expectSuccess } from '../../../testing/members.ts';

let world: FlyerWorld;
let other: FlyerWorld;
beforeAll(async () => {
  [world, other] = await Promise.all([newFlyerWorld(), newFlyerWorld()]);
});
afterAll(() => Promise.all([world.remove(), other.remove()]));

const FIELD = { type: 'string', help_text: '' } as const;
/** Publishes a second version without a price, and with an agent field. */
const publishSecond = () =>
  world.template(
    'just-listed',
    {},
    {
      handlebars_schema: {
        fields: [
          { ...FIELD, key: 'headline', label: 'Headline' },
          { ...FIELD, key: 'property_address', label: 'Property address', type: 'address' },
          { ...FIELD, key: 'agent', label: 'Agent' },
        ],
      },
      locked_fields: [],
      required_fields: ['headline', 'agent'],
    },
    2,
  );

it('moves a draft to the current version, keeps matching values, and changes nothing when repeated', async () => {
  const { id, revision } = await world.draft();
  const approved = await world.approved();
  await publishSecond();
  const update = { id, revision, version_id: 'just-listed-v2' };
  for (const _ of ['once', 'again']) {
    expect(await expectSuccess(world.owner.token, 'update-flyer-version', update)).toEqual({
      id,
      status: 'editing',
      revision: revision + 1,
    });
  }
  const { headline, property_address } = DRAFT;
  expect(await world.flyer(id)).toMatchObject({ template_version_id: 'just-listed-v2', revision: 3 });
  expect((await world.flyer(id)).data).toEqual({ headline, property_address });
  const records = await world.audits(id);
  expect(records.filter(({ action }) => action === 'instance_version_updated')).toMatchObject([
    {
      before: { template_version_id: 'just-listed-v1' },
      after: { template_version_id: 'just-listed-v2', left_fields: ['List price'] },
    },
  ]);
  // An approved flyer moves to the new version by a correction.
  const live = { ...update, id: approved.id, revision: approved.revision };
  await expectRejected(call(world.owner.token, 'update-flyer-version', live), 'FAILED_PRECONDITION');
  const { id: correction } = await expectSuccess(world.owner.token, 'correct-flyer', {
    id: approved.id,
    new_id: nanoid(21),
  });
  await expectSuccess(world.owner.token, 'update-flyer-version', {
    ...update,
    id: correction,
    revision: 1,
  });
  const saved = await world.save(correction, { data: { headline, property_address, agent: 'Anita' } });
  await expectSuccess(world.owner.token, 'submit-flyer', { id: correction, revision: saved });
  const decision = { decision: 'approve', id: correction, revision: saved } as const;
  await expectSuccess(world.reviewer.token, 'review-flyer', decision);
  expect(await world.flyer(approved.id)).toMatchObject({
    edition: 2,
    template_version_id: 'just-listed-v2',
    status: 'approved',
  });
});

it('rejects others, a stale revision and a retired template', async () => {
  await world.template('just-listed');
  const { id, revision } = await world.draft();
  const update = { id, revision, version_id: 'just-listed-v2' };
  await publishSecond();
  const colleague = await world.tenant.join('officer');
  for (const { token } of [colleague, world.reviewer])
    await expectRejected(call(token, 'update-flyer-version', update), 'PERMISSION_DENIED');
  await expectRejected(call(other.owner.token, 'update-flyer-version', update), 'NOT_FOUND');
  await expectRejected(
    call(world.owner.token, 'update-flyer-version', { ...update, revision: revision - 1 }),
    'ABORTED',
  );
  await firestore.doc(paths.templates.one(world.tenantId, 'just-listed')).update({ status: 'retired' });
  await expectRejected(call(world.owner.token, 'update-flyer-version', update), 'FAILED_PRECONDITION');
  expect(await world.flyer(id)).toMatchObject({ template_version_id: 'just-listed-v1', revision });
});
