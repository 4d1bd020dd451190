import { paths } from '@brokerage/domain/paths';
import fc from 'fast-check';
import { nanoid } from 'nanoid';
import { expect, it } from 'vitest';
import { openLink } from '../links/page/openSharedFlyer.ts';
import { firestore } from '../testing/emulator.ts';
import { newFlyerWorld } from '../testing/flyers.ts';
import { call, type Person, setMember } from '../testing/members.ts';
import { recallWorld } from '../testing/recalls.ts';
import { visitor } from '../testing/visitor.ts';

/** What may happen to a flyer and its correction, in any order and concurrently. */
const ACTS = {
  often: ['correct', 'submit', 'approve', 'recall', 'restore'],
  sometimes: ['reject', 'revise', 'withdraw', 'archive correction', 'expire', 'deactivate', 'reactivate'],
  /** Comes last, because it ends everything. */
  once: ['archive'],
} as const;
type Act = (typeof ACTS)[keyof typeof ACTS][number];

/** What a visitor reads if there is no flyer to show. */
const ENDS: readonly (string | undefined)[] = ['not-found', 'ended', 'expired'];

/** Creates an approved flyer in a new company, because one person can submit only so many per hour. */
async function newScene() {
  const world = await newFlyerWorld();
  const admin = await world.tenant.join('super_admin', { name: 'Sam Sample' });
  const { id } = await world.approved();
  const code = (await world.flyer(id)).print_code ?? '';
  return { world, admin, id, code };
}
type Scene = Awaited<ReturnType<typeof newScene>>;

async function open({ world, code }: Scene): Promise<string> {
  const view = { shortCode: code, openingId: nanoid(), isStaff: false };
  const page = await openLink(world.tenantId, view, visitor({ ip: '198.51.100.7' }), new Date());
  return page.state === 'live' ? page.title : page.state;
}

/** Public titles of the approved editions, in order. */
async function fetchEditions({ world, id }: Scene): Promise<(string | undefined)[]> {
  const steps = await world.history(id);
  const revisions = steps.filter(({ action }) => action === 'approved' || action === 'corrected');
  const snapshots = revisions.map(({ revision }) => world.snapshot(id, revision));
  return (await Promise.all(snapshots)).map((one) => one?.public_title ?? undefined);
}

const setStatus = ({ uid }: Person, status: 'active' | 'deactivated') => setMember(uid, { status });

/** Acts on the flyer itself. */
async function actOnFlyer({ world, admin, id }: Scene, name: Act): Promise<unknown> {
  const { owner } = world;
  switch (name) {
    case 'correct':
      return call(owner.token, 'correct-flyer', { id, new_id: nanoid(21) });
    case 'archive':
      return call(owner.token, 'archive-flyer', { id });
    case 'recall':
      return call(admin.token, 'start-recall', recallWorld(world).ask({ by: 'flyer', flyer_id: id }));
    case 'restore': {
      const { recall_id } = await world.flyer(id);
      const undo = { id: recall_id ?? '', reason: 'It was right after all' };
      return recall_id && call(admin.token, 'undo-recall', undo);
    }
    case 'expire':
      // The flyer's end has passed.
      return firestore
        .doc(paths.flyers.one(world.tenantId, id))
        .update({ valid_until: new Date(Date.now() - 1000) });
    case 'deactivate':
      return setStatus(owner, 'deactivated');
    case 'reactivate':
      return setStatus(owner, 'active');
    default:
      return undefined;
  }
}

/** Acts on the correction, if there is one. */
async function actOnCorrection({ world, id }: Scene, name: Act, headline: string): Promise<unknown> {
  const { owner, reviewer } = world;
  const { correction_id } = await world.flyer(id);
  if (correction_id === null) return undefined;
  const { revision, status, data } = await world.flyer(correction_id);
  const one = { id: correction_id, revision };
  switch (name) {
    case 'submit': {
      if (status !== 'editing') return undefined;
      const saved = await world.save(correction_id, { data: { ...data, headline } });
      return call(owner.token, 'submit-flyer', { ...one, revision: saved });
    }
    case 'approve':
      return call(reviewer.token, 'review-flyer', { decision: 'approve', ...one });
    case 'reject':
      return call(reviewer.token, 'review-flyer', { decision: 'reject', ...one, reason: 'No' });
    case 'revise':
    case 'withdraw':
      return call(owner.token, `${name}-flyer`, { id: one.id });
    case 'archive correction':
      return call(owner.token, 'archive-flyer', { id: one.id });
    default:
      return undefined;
  }
}

it('a link always shows the approved edition, or reports that there is none', async () => {
  const acts = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<Act>(...ACTS.often) },
    { weight: 5, arbitrary: fc.constantFrom<Act>(...ACTS.sometimes) },
    { weight: 1, arbitrary: fc.constantFrom<Act>(...ACTS.once) },
  );
  const rounds = fc.array(fc.array(acts, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(rounds, async (script) => {
      const scene = await newScene();
      const { world, id } = scene;
      const all: Act[][] = [['correct'], ['submit'], ...script];
      for (const [index, names] of all.entries()) {
        const before = await fetchEditions(scene);
        // Expected failures are fine.
        const [seen] = await Promise.all([
          open(scene),
          ...names.flatMap((name) => [
            actOnFlyer(scene, name),
            actOnCorrection(scene, name, `Edition of round ${index}`),
          ]),
        ]);
        const after = await fetchEditions(scene);
        const { status, edition, valid_until } = await world.flyer(id);
        const owner = await firestore.doc(paths.member(world.owner.uid)).get();
        const isLive =
          status === 'approved' &&
          owner.get('status') === 'active' &&
          (!valid_until || valid_until > new Date());
        expect(after.slice(0, before.length)).toEqual(before);
        expect(after).toHaveLength(edition);
        expect([...ENDS, ...after.slice(before.length - 1)]).toContain(seen);
        expect(isLive ? [after.at(-1)] : ENDS).toContain(await open(scene));
      }
      await world.remove();
    }),
    { numRuns: 6, seed: 18 },
  );
}, 240_000);
