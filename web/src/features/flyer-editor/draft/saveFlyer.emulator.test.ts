// @vitest-environment jsdom
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { doc, getDoc } from 'firebase/firestore';
import { nanoid } from 'nanoid';
import { expect, test } from 'vitest';
import { emulatedOfficer } from '../../../testing/emulatedFirestore.ts';
import { sampleFlyer } from '../testing/sampleFlyers.ts';
import { saveFlyer } from './saveFlyer.ts';

const officer = emulatedOfficer();
const { tenantId, uid } = officer;

const content = {
  title: 'Monday',
  public_title: 'Open on Monday',
  data: { string: 'Come in' },
  realtor_id: null,
};

/** Stores and returns a flyer of the officer's. */
async function givenFlyer(part: Partial<Flyer> = {}) {
  const flyer = sampleFlyer({ id: nanoid(), tenant_id: tenantId, owner_user_id: uid, revision: 3, ...part });
  await officer.given(paths.flyers.one(tenantId, flyer.id), flyer);
  return flyer;
}
const stored = async ({ id }: Flyer) =>
  (await getDoc(doc(officer.firestore(), paths.flyers.one(tenantId, id)))).data();
const save = (flyer: Flyer, revision = 3) => saveFlyer(officer.firestore(), flyer, content, revision);

test('stores the content with the next revision, the server’s time and the search keys', async () => {
  const flyer = await givenFlyer();
  expect(await save(flyer)).toMatchObject({ outcome: 'saved', stored: { ...content, revision: 4 } });
  expect(await stored(flyer)).toMatchObject({
    ...content,
    revision: 4,
    search_keys: toSearchKeys({ words: [content.title] }),
  });
  expect((await stored(flyer))?.updated_at).not.toEqual(flyer.updated_at);
});

test.each([
  ['another revision', { revision: 4 }],
  ['another status', { status: 'pending_approval' as const }],
])('%s: reports a conflict and stores nothing', async (_what, part) => {
  const flyer = await givenFlyer(part);
  const before = await stored(flyer);
  expect(await save(flyer)).toMatchObject({ outcome: 'conflict', stored: part });
  expect(await stored(flyer)).toEqual(before);
});

test('stores only one of two concurrent saves and reports a conflict to the other', async () => {
  const flyer = await givenFlyer();
  const results = await Promise.all([save(flyer), save(flyer)]);
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['conflict', 'saved']);
  expect(await stored(flyer)).toMatchObject({ revision: 4 });
});

test('fails if the rules reject it for another reason', async () => {
  const flyer = await givenFlyer();
  const tooLong = { ...content, title: 'x'.repeat(201) };
  await expect(saveFlyer(officer.firestore(), flyer, tooLong, 3)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await stored(flyer)).toMatchObject({ title: flyer.title, revision: 3 });
});

test('fails for a missing flyer or a colleague’s', async () => {
  const gone = sampleFlyer({ id: nanoid(), tenant_id: tenantId, owner_user_id: uid });
  await expect(save(gone)).rejects.toThrow();
  const theirs = await givenFlyer({ owner_user_id: 'colleague' });
  await expect(save(theirs)).rejects.toMatchObject({ code: 'permission-denied' });
});
