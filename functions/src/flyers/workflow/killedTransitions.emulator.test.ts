import { paths } from '@brokerage/domain/paths';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../testing/emulator.ts';
import { bucket, DRAFT, type FlyerWorld, newFlyerWorld, picture, upload } from '../../testing/flyers.ts';
import { killAtCommit } from '../../testing/killAtCommit.ts';
import { type Person, readAuthTime } from '../../testing/members.ts';
import { reviewFlyer } from './actions/reviewFlyer.ts';
import { submitFlyer } from './actions/submitFlyer.ts';

let world: FlyerWorld;
beforeAll(async () => {
  world = await newFlyerWorld();
});
afterAll(() => world.remove());

type Callable = HttpsFunction & { run: (request: never) => unknown };

/** Calls a function in this process, as that person. */
function callHere(callable: Callable, { uid, token }: Person, data: object): Promise<unknown> {
  const auth = { uid, token: { uid, auth_time: readAuthTime(token), firebase: {} } };
  const request = { data, auth, rawRequest: { headers: {}, ip: '203.0.113.5' } };
  return Promise.resolve(callable.run(request as never));
}

/** Everything that a transition writes about a flyer. */
async function written(id: string) {
  const flyer = paths.flyers.one(world.tenantId, id);
  const count = async (path: string) => (await firestore.collection(path).get()).size;
  const notices = (person: Person) =>
    world.notices(person).then((all) => all.filter((notice) => notice.flyer_id === id).length);
  const { status, snapshot, step_count } = await world.flyer(id);
  return {
    status,
    revision: snapshot?.revision,
    step_count,
    snapshots: await count(`${flyer}/snapshots`),
    history: (await world.history(id)).map(({ action }) => action),
    audits: (await world.audits(id)).map(({ action }) => action as string),
    reviewerNotices: await notices(world.reviewer),
    ownerNotices: await notices(world.owner),
  };
}

/** Kills the call at each of its commits, in one run each, then calls again and compares the result. */
async function killEverywhere(
  moment: 'before' | 'after',
  begin: () => Promise<{ id: string; revision: number }>,
  call: (flyer: { id: string; revision: number }) => Promise<unknown>,
  expected: object,
  response: object,
): Promise<void> {
  let kills = 0;
  for (let isKilled = true; isKilled; ) {
    const flyer = await begin();
    const before = await written(flyer.id);
    isKilled = await killAtCommit(kills + 1, moment, () => call(flyer));
    if (isKilled) kills += 1;
    // All or nothing.
    expect([before, expected]).toContainEqual(await written(flyer.id));
    expect(await call(flyer)).toEqual({ id: flyer.id, ...response });
    expect(await written(flyer.id), `${moment} commit ${kills}`).toEqual(expected);
  }
  expect(kills).toBeGreaterThan(0);
}

describe.each(['before', 'after'] as const)('killed %s a commit, then called again', (moment) => {
  it('submit-flyer takes effect once', async () => {
    const path = `${paths.userUploads(world.tenantId, world.owner.uid)}/1790000000009.jpg`;
    const property_photo = await upload(path, await picture().jpeg().toBuffer());
    await killEverywhere(
      moment,
      () => world.draft({ ...DRAFT, property_photo }),
      (flyer) => callHere(submitFlyer, world.owner, flyer),
      {
        status: 'pending_approval',
        revision: 2,
        step_count: 1,
        snapshots: 1,
        history: ['submitted'],
        audits: ['instance_created', 'instance_submitted'],
        reviewerNotices: 1,
        ownerNotices: 0,
      },
      { status: 'pending_approval', revision: 2 },
    );
    await bucket().file(path).delete();
  });

  it('review-flyer takes effect once', () =>
    killEverywhere(
      moment,
      async () => {
        const { id, revision } = await world.pending();
        return { id, revision };
      },
      (flyer) => callHere(reviewFlyer, world.reviewer, { decision: 'approve', ...flyer }),
      {
        status: 'approved',
        revision: 2,
        step_count: 2,
        snapshots: 1,
        history: ['submitted', 'approved'],
        audits: ['instance_created', 'instance_submitted', 'instance_approved'],
        reviewerNotices: 1,
        ownerNotices: 1,
      },
      { status: 'approved', revision: 2 },
    ));
});
