import { paths } from '@brokerage/domain/paths';
import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { picturePath } from '@brokerage/domain/pictures/picturePath';
import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '../data/db.ts';
import { firestore, required } from '../testing/emulator.ts';
import { newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

const host = required('FIREBASE_STORAGE_EMULATOR_HOST');
const bucket = getStorage().bucket(`${required('GCLOUD_PROJECT')}.appspot.com`);
const HOUR_MS = 3_600_000;

let tenant: TestTenant;
let officer: Person;
beforeEach(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer');
});
afterEach(async () => {
  await bucket.deleteFiles({ prefix: `${paths.tenant(tenant.tenantId)}/`, force: true });
  await tenant.remove();
});

const store = async (path: string) => {
  await bucket.file(path).save(Buffer.from('picture'), { contentType: 'image/jpeg', resumable: false });
  return path;
};
let timestamp = 1_790_000_000_000;
/** An upload of the officer. */
const uploaded = (kind: PictureKind, tenantId = tenant.tenantId) => {
  timestamp += 1;
  return store(picturePath({ kind, tenantId, userId: officer.uid, timestamp, extension: 'jpg' }));
};
const address = (path: string) => pictureAddress(`http://${host}`, bucket.name, path);
const write = (path: string, record: object) => firestore.doc(path).set(record);
const cleanUp = (hours: number) =>
  removeUnusedPictures(tenant.tenantId, new Date(Date.now() + hours * HOUR_MS), bucket);
const stored = async () => {
  const [files] = await bucket.getFiles({ prefix: `${paths.tenant(tenant.tenantId)}/` });
  return files.map(({ name }) => name).toSorted();
};

it('removes what nothing refers to, after a day', async () => {
  const unused = [await uploaded('flyer'), await uploaded('headshot'), await uploaded('realtor')];
  expect(await cleanUp(23)).toEqual([]);
  expect(await stored()).toEqual(unused.toSorted());
  expect((await cleanUp(25)).toSorted()).toEqual(unused.toSorted());
  expect(await stored()).toEqual([]);
  expect(await cleanUp(25)).toEqual([]);
});

it('keeps what a flyer, a profile, a realtor, the public list or a template shows', async () => {
  const { tenantId } = tenant;
  const kept = await Promise.all(
    (['flyer', 'flyer', 'flyer', 'headshot', 'headshot', 'realtor', 'flyer'] as const).map((kind) =>
      uploaded(kind),
    ),
  );
  const [inData, inText, inSeal, portrait, listed, realtor, ofTemplate] = kept.map(address);
  // None of these records is whole: the clean-up reads them as they are.
  await write(paths.flyers.one(tenantId, 'one'), { data: { photo: inData, text: `<img src="${inText}">` } });
  await write(paths.flyers.one(tenantId, 'two'), {
    sealed: { parties: { officer: { photo: `${inSeal}&token=1` } } },
  });
  await firestore.doc(paths.userRole(officer.uid)).update({ headshot_url: portrait });
  await write(paths.officers.one(tenantId, 'one'), { photo: listed });
  await write(paths.realtors.one(tenantId, 'one'), { photo_url: realtor });
  // The template's own record is gone; its version is still pinned.
  await write(paths.templateVersion(tenantId, 'one', 'one-1'), { default_data: { photo: ofTemplate } });
  const replaced = await uploaded('headshot');
  expect(await cleanUp(25)).toEqual([replaced]);
  expect(await stored()).toEqual(kept.toSorted());
});

it('keeps the headshots of whoever has an e-mail signature, and only those', async () => {
  const { tenantId } = tenant;
  const replaced = await uploaded('headshot');
  await write(paths.emailSignatures.one(tenantId, `${officer.uid}2`), { user_id: `${officer.uid}2` });
  expect(await cleanUp(23)).toEqual([]);
  await write(paths.emailSignatures.one(tenantId, officer.uid), { user_id: officer.uid });
  const ofFlyer = await uploaded('flyer');
  expect(await cleanUp(25)).toEqual([ofFlyer]);
  expect(await stored()).toEqual([replaced]);
  await firestore.doc(paths.emailSignatures.one(tenantId, officer.uid)).delete();
  expect(await cleanUp(25)).toEqual([replaced]);
});

it('goes on past a reference in a draft, which clients can write, and reads all pages of flyers', async () => {
  const { tenantId } = tenant;
  const kept = await uploaded('flyer');
  const unused = await uploaded('flyer');
  const flyers = firestore.batch();
  for (let number = 100; number < 220; number += 1) {
    const reference = firestore.doc(paths.tenant(tenantId));
    flyers.set(firestore.doc(paths.flyers.one(tenantId, `flyer-${number}`)), { data: { reference } });
  }
  flyers.set(firestore.doc(paths.flyers.one(tenantId, 'flyer-last')), { data: { photo: address(kept) } });
  await flyers.commit();
  expect(await cleanUp(25)).toEqual([unused]);
  expect(await stored()).toEqual([kept]);
});

it('looks again before it removes: what was saved meanwhile stays', async () => {
  const { tenantId } = tenant;
  const saved = await uploaded('flyer');
  const { flyers } = db;
  let looks = 0;
  const spy = vi.spyOn(db, 'flyers').mockImplementation((id) => {
    looks += 1;
    return flyers(id);
  });
  const { templates } = db;
  const again = vi.spyOn(db, 'templates').mockImplementation((id) => {
    const all = templates(id);
    const listDocuments = async () => {
      if (looks === 1) await write(paths.flyers.one(tenantId, 'one'), { data: { photo: address(saved) } });
      return all.listDocuments();
    };
    return Object.assign(Object.create(all) as typeof all, { listDocuments });
  });
  expect(await cleanUp(25)).toEqual([]);
  expect(looks).toBe(2);
  expect(await stored()).toEqual([saved]);
  spy.mockRestore();
  again.mockRestore();
});

it('leaves alone sealed pictures, PDFs and other tenants', async () => {
  const other = await newTenant();
  const sealed = await store(`${paths.sealedPictures(tenant.tenantId, 'flyer')}/abc.jpg`);
  const pdf = await store(`${paths.flyerFiles(tenant.tenantId, 'flyer')}/1.pdf`);
  const elsewhere = await uploaded('flyer', other.tenantId);
  expect(await cleanUp(25)).toEqual([]);
  expect(await stored()).toEqual([sealed, pdf].toSorted());
  expect((await bucket.file(elsewhere).exists())[0]).toBe(true);
  await bucket.file(elsewhere).delete();
  await other.remove();
});
