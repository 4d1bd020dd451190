import { objectKeys } from '@brokerage/domain/collections/records';
import { pictureErrors } from '@brokerage/domain/errors/pictureErrors';
import { paths } from '@brokerage/domain/paths';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURES_PER_HOUR } from '../http/rateLimit.ts';
import { bucket, picture, upload } from '../testing/flyers.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  type TestTenant,
} from '../testing/members.ts';
import { picturesCounted, setPicturesCounted } from '../testing/pictures.ts';
import { scanBomb } from '../testing/scanBomb.ts';
import { pictureCandidate } from './pictureCandidate.ts';
import { queueOlderUploads } from './queueOlderUploads.ts';

let tenant: TestTenant;
let other: TestTenant;
let officer: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  [tenant, other] = await Promise.all([newTenant(), newTenant()]);
  [officer, colleague, stranger] = await Promise.all([
    tenant.join('officer'),
    tenant.join('super_admin'),
    other.join('officer'),
  ]);
});
afterAll(async () => {
  await bucket().deleteFiles({ prefix: `${paths.tenant(tenant.tenantId)}/`, force: true });
  await Promise.all([tenant.remove(), other.remove()]);
});

let time = 1_790_000_000_000;
const places = {
  flyer: () => `${paths.userUploads(tenant.tenantId, officer.uid)}/${time++}.jpg`,
  headshot: () => `${paths.headshots(tenant.tenantId)}/${officer.uid}-${time++}.jpg`,
  realtor: () => `${paths.realtorPhotos(tenant.tenantId)}/realtor-${time++}.jpg`,
};
type Place = keyof typeof places;
const PLACES = objectKeys(places);

/** Stores an upload of the officer, as storage.rules would accept it. */
async function uploaded(place: Place, bytes: Buffer): Promise<{ path: string; address: string }> {
  const path = places[place]();
  const address = (await upload(path, bytes)).replace(/&token=.*/, '');
  if (place === 'realtor') {
    await bucket()
      .file(path)
      .setMetadata({ metadata: { owner_user_id: officer.uid } });
  }
  return { path, address };
}
const fetchStatus = async (address: string) => (await fetch(address)).status;
const loadMetadata = async (path: string) => (await bucket().file(path).getMetadata())[0];
const BEHIND = Buffer.from('<script>alert(1)</script>');

describe('publish-picture', () => {
  it.each(PLACES)('replaces a private %s with a public copy', async (place) => {
    const turned = await sharp(await picture(300, 200).jpeg({ progressive: true }).toBuffer())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { path, address } = await uploaded(place, Buffer.concat([turned, BEHIND]));
    expect(await fetchStatus(address)).toBe(403);
    await expectSuccess(officer.token, 'publish-picture', { path });
    expect((await pictureCandidate(tenant.tenantId, path).get()).data()).toMatchObject({
      path,
      is_set_aside: false,
    });
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.includes(BEHIND)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300, isProgressive: false });
    expect(await loadMetadata(path)).toMatchObject({
      cacheControl: 'public, max-age=3600',
      metadata: { picture_check: 'passed', ...(place === 'realtor' && { owner_user_id: officer.uid }) },
    });
    // A retry changes nothing.
    const { generation } = await loadMetadata(path);
    await expectSuccess(officer.token, 'publish-picture', { path });
    expect((await loadMetadata(path)).generation).toBe(generation);
  });

  it('keeps a logo’s transparency', async () => {
    const path = `${paths.userUploads(tenant.tenantId, officer.uid)}/${time++}.png`;
    const logo = sharp({
      create: { width: 90, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.2 } },
    });
    await upload(path, await logo.png().toBuffer(), 'image/png');
    await expectSuccess(officer.token, 'publish-picture', { path });
    const [bytes] = await bucket().file(path).download();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 90, hasAlpha: true });
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['2,647 scans', () => scanBomb(2646, 3000), 'This picture takes too long to open.'],
    ['words', () => Buffer.from('no picture'), 'This picture is damaged or isn’t a JPG, PNG or WebP.'],
    [
      'half of its bytes',
      async () => (await picture().jpeg({ quality: 100 }).toBuffer()).subarray(0, 700),
      'This picture is damaged or isn’t a JPG, PNG or WebP.',
    ],
    [
      '81 million pixels',
      () => picture(9000, 9000).png({ compressionLevel: 1 }).toBuffer(),
      'This picture is too large',
    ],
  ])('rejects an upload with %s, which stays private', async (_what, bytes, sentence) => {
    const { path, address } = await uploaded('headshot', await bytes());
    const tries = await picturesCounted(officer.uid);
    const error = await expectRejected(call(officer.token, 'publish-picture', { path }), 'INVALID_ARGUMENT');
    expect(error?.message).toContain(sentence);
    expect(await fetchStatus(address)).toBe(403);
    expect((await loadMetadata(path)).metadata).toMatchObject({ picture_check: 'refused' });
    expect(await picturesCounted(officer.uid)).toBe(tries + 1);
  });

  it.each(PLACES)('rejects everyone but the uploader of the %s', async (place) => {
    const { path, address } = await uploaded(place, await picture(30, 20).jpeg().toBuffer());
    for (const person of [colleague, stranger]) {
      await expectRejected(call(person.token, 'publish-picture', { path }), 'PERMISSION_DENIED');
    }
    await expectRejected(call(undefined, 'publish-picture', { path }), 'UNAUTHENTICATED');
    const former = await tenant.join('officer', { status: 'deactivated' });
    await expectRejected(call(former.token, 'publish-picture', { path }), 'PERMISSION_DENIED');
    expect(await fetchStatus(address)).toBe(403);
  });

  it('changes nothing but uploads', async () => {
    const { tenantId } = tenant;
    const own = paths.userUploads(tenantId, officer.uid);
    const wrong = [
      `${paths.sealedPictures(tenantId, 'flyer')}/${'a'.repeat(64)}.jpg`,
      `${paths.flyerFiles(tenantId, 'flyer')}/1.jpg`,
      `${paths.userUploads(other.tenantId, officer.uid)}/1790000000000.jpg`,
      `${own}/../${colleague.uid}/1790000000000.jpg`,
      `${own}/1790000000000.svg`,
      `${paths.headshots(tenantId)}/${officer.uid}x-1790000000000.jpg`,
      // A file of another member whose uid begins with this one.
      `${paths.headshots(tenantId)}/${officer.uid}-b-1790000000000.jpg`,
    ];
    for (const path of wrong) {
      await expectRejected(call(officer.token, 'publish-picture', { path }), 'PERMISSION_DENIED');
    }
    const gone = call(officer.token, 'publish-picture', { path: `${own}/1780000000000.jpg` });
    await expectRejected(gone, 'NOT_FOUND', pictureErrors['picture-not-found'].sentence);
    await expectRejected(call(officer.token, 'publish-picture', { path: own, uid: 'x' }), 'INVALID_ARGUMENT');
  });

  it('decodes no more pictures once a member has reached the hourly limit', async () => {
    const { path } = await uploaded('flyer', await picture(30, 20).jpeg().toBuffer());
    const tries = await picturesCounted(officer.uid);
    await setPicturesCounted(officer.uid, PICTURES_PER_HOUR);
    const response = call(officer.token, 'publish-picture', { path });
    await expectRejected(response, 'RESOURCE_EXHAUSTED', pictureErrors['too-many-pictures'].sentence);
    expect((await loadMetadata(path)).metadata?.picture_check).toBeUndefined();
    await setPicturesCounted(officer.uid, tries);
  });
});

describe('queueOlderUploads', () => {
  const run = (end: number, limit?: number) =>
    queueOlderUploads(tenant.tenantId, bucket(), {
      at: new Date(),
      deadline: new Date(end),
      ...(limit && { limit }),
    });
  const soon = () => Date.now() + 60_000;

  it('publishes older uploads one page at a time, and tries none twice', async () => {
    const good = await uploaded('headshot', await picture(30, 20).jpeg().toBuffer());
    const bomb = await uploaded('realtor', await scanBomb(500));
    expect(await run(0)).toBe(0);
    expect(await fetchStatus(good.address)).toBe(403);
    const [all] = await bucket().getFiles({ prefix: `${paths.tenant(tenant.tenantId)}/` });
    let looked = 0;
    // A full page may be the last one: then one more run ends the round.
    for (let page = 3; page === 3; looked += page) page = await run(soon(), 3);
    expect(looked).toBe(all.length);
    expect(await fetchStatus(good.address)).toBe(200);
    expect(await fetchStatus(bomb.address)).toBe(403);
    expect((await loadMetadata(bomb.path)).metadata).toMatchObject({ picture_check: 'refused' });
    const { generation } = await loadMetadata(good.path);
    // The next round starts over with the first upload.
    expect(await run(soon())).toBe(all.length);
    expect((await loadMetadata(good.path)).generation).toBe(generation);
  });

  it('queues an upload whose call was lost, due a day after it', async () => {
    const { path } = await uploaded('flyer', await picture(30, 20).jpeg().toBuffer());
    const candidate = pictureCandidate(tenant.tenantId, path);
    expect((await candidate.get()).exists).toBe(false);
    const dueAt = Date.parse((await loadMetadata(path)).timeCreated ?? '') + DAY_MS;
    await run(soon());
    expect((await candidate.get()).data()).toEqual({ path, due_at: new Date(dueAt), is_set_aside: false });
  });
});
