import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { paths } from '@brokerage/domain/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { DRAFT, type FlyerWorld, newFlyerWorld } from '../../testing/flyers.ts';
import { runLater } from '../../testing/members.ts';
import { reviewFlyer } from './actions/reviewFlyer.ts';
import { submitFlyer } from './actions/submitFlyer.ts';

let world: FlyerWorld;
beforeAll(async () => {
  world = await newFlyerWorld();
});
afterAll(() => world.remove());

describe('the printed code', () => {
  it('is reserved at Submit, and becomes a link at the approval', async () => {
    const { id, revision } = await world.draft();
    await runLater(submitFlyer, world.owner.token, 5, { id, revision });
    const code = (await world.flyer(id)).print_code ?? '';
    expect(code).toMatch(/^[2-9a-km-zA-HJ-NP-Z]{12}$/);
    const link = firestore.doc(paths.sharedLinks.one(world.tenantId, code));
    expect((await link.get()).exists, 'not in the list of links before it can be opened').toBe(false);
    await runLater(reviewFlyer, world.reviewer.token, 5, { decision: 'approve', id, revision });
    expect((await link.get()).data()).toMatchObject({
      short_code: code,
      kind: 'print',
      label: 'Printed QR code',
      expires_at: null,
      flyer_instance_id: id,
      created_by_user_id: world.owner.uid,
      is_disabled: false,
    });
    expect(await world.flyer(id)).toMatchObject({
      snapshot: { link: `https://${world.tenantId}.example/shared/${code}` },
    });
  });

  it('isn’t printed on a letter, which names borrowers; an older one is disabled', async () => {
    await world.template('letter', { category: 'letter' });
    const { id, revision } = await world.draft(DRAFT, { template_id: 'letter' });
    await firestore.doc(paths.flyers.one(world.tenantId, id)).update({ print_code: 'oldPrintCode' });
    const link = firestore.doc(paths.sharedLinks.one(world.tenantId, 'oldPrintCode'));
    await link.set(
      sharedLinkSchema.parse({
        short_code: 'oldPrintCode',
        tenant_id: world.tenantId,
        flyer_instance_id: id,
        created_by_user_id: world.owner.uid,
        kind: 'print',
        label: 'Printed QR code',
        created_at: new Date(),
        expires_at: null,
        is_disabled: false,
        utm_source: null,
        utm_medium: null,
        utm_campaign: null,
      }),
    );
    await runLater(submitFlyer, world.owner.token, 5, { id, revision });
    expect(await world.flyer(id)).toMatchObject({
      print_code: null,
      snapshot: { link: '', category: 'letter' },
    });
    expect((await link.get()).get('is_disabled')).toBe(true);
    await runLater(reviewFlyer, world.reviewer.token, 5, { decision: 'approve', id, revision });
    const links = await firestore
      .collection(paths.sharedLinks.all(world.tenantId))
      .where('flyer_instance_id', '==', id)
      .get();
    expect(links.docs.map((one) => one.id)).toEqual(['oldPrintCode']);
  });
});
