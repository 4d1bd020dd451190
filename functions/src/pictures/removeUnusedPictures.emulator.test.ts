import { paths } from '@brokerage/domain/paths';
import { pictureAddress } from '@brokerage/domain/pictures/pictureAddress';
import { picturePath } from '@brokerage/domain/pictures/picturePath';
import type { PictureKind } from '@brokerage/domain/pictures/pictureProblems';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../data/db.ts';
import { logger } from '../logging/logger.ts';
import { countOperations } from '../testing/countOperations.ts';
import { firestore, required } from '../testing/emulator.ts';
import { newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { cleanUpPictures } from './dailyPictureCleanup.ts';
import * as indexing from './indexPictureUses.ts';
import { pictureCandidate, toPictureCandidate } from './pictureCandidate.ts';
import * as uploads from './publishUpload.ts';
import * as updating from './updatePictureUse.ts';
import { uploadsIn } from './uploadsIn.ts';

const host = required('FIREBASE_STORAGE_EMULATOR_HOST');
const bucket = getStorage().bucket(`${required('GCLOUD_PROJECT')}.appspot.com`);
const { indexPictureUses } = indexing;
const { updatePictureUse } = updating;
/** Hours until an upload is checked, and until it is removed. */
const DAY = 25;
const LATER = DAY + 7 * 24 + 1;

let tenant: TestTenant;
let officer: Person;
beforeEach(async () => {
  tenant = await newTenant();
  officer = await tenant.join('officer');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bucket.deleteFiles({ prefix: `${paths.tenant(tenant.tenantId)}/`, force: true });
  await tenant.remove();
});

const store = async (path: string) => {
  await bucket.file(path).save(Buffer.from('picture'), {
    contentType: 'image/jpeg',
    resumable: false,
    metadata: { metadata: { picture_check: 'passed' } },
  });
  return path;
};
let timestamp = 1_790_000_000_000;
/** A published upload of the officer, from before candidates were kept. */
const uploaded = (kind: PictureKind, tenantId = tenant.tenantId) => {
  timestamp += 1;
  return store(picturePath({ kind, tenantId, userId: officer.uid, timestamp, extension: 'jpg' }));
};
/** An upload as publish-picture leaves it. */
const published = async (kind: PictureKind) => {
  const path = await uploaded(kind);
  await pictureCandidate(tenant.tenantId, path).set(toPictureCandidate(path, new Date()));
  return path;
};
const address = (path: string) => pictureAddress(`http://${host}`, bucket.name, path);
const loadUses = async (path: string) => {
  const { docs } = await db.pictureUses(tenant.tenantId).get();
  return docs.flatMap((use) => (use.data().record === path ? use.data().pictures : []));
};
/** Waits for the record's trigger: a write of the test itself would conflict with it, and each would wait for the other's locks. */
const noted = (path: string, pictures: string[]) =>
  expect.poll(() => loadUses(path), { timeout: 20_000 }).toEqual(pictures);
/** Writes a record as a browser or a function does. */
const write = async (path: string, record: object) => {
  await firestore.doc(path).set(record);
  await noted(path, uploadsIn(record, tenant.tenantId));
};
const remove = async (path: string) => {
  await firestore.doc(path).delete();
  await noted(path, []);
};
const flyer = (id: string) => paths.flyers.one(tenant.tenantId, id);
const cleanUp = (hours: number) =>
  cleanUpPictures(tenant.tenantId, new Date(Date.now() + hours * HOUR_MS), bucket);
const stored = async () => {
  const [files] = await bucket.getFiles({ prefix: `${paths.tenant(tenant.tenantId)}/` });
  return files.map(({ name }) => name).toSorted();
};
const isOpen = async (path: string) => (await fetch(address(path))).status === 200;
const loadCandidate = async (path: string) => (await pictureCandidate(tenant.tenantId, path).get()).data();

it('closes unreferenced pictures after a day, and removes them a week later', async () => {
  const unused = [await published('flyer'), await published('headshot'), await published('realtor')];
  expect(await cleanUp(23)).toEqual({ setAside: [], removed: [] });
  expect(await Promise.all(unused.map(isOpen))).toEqual([true, true, true]);
  const { setAside, removed } = await cleanUp(DAY);
  expect([setAside.toSorted(), removed]).toEqual([unused.toSorted(), []]);
  expect(await Promise.all(unused.map(isOpen))).toEqual([false, false, false]);
  expect(await cleanUp(DAY + 24)).toEqual({ setAside: [], removed: [] });
  expect(await stored()).toEqual(unused.toSorted());
  expect((await cleanUp(LATER)).removed.toSorted()).toEqual(unused.toSorted());
  expect(await stored()).toEqual([]);
  expect(await cleanUp(LATER)).toEqual({ setAside: [], removed: [] });
  expect((await firestore.collection(paths.pictureCandidates.all(tenant.tenantId)).get()).empty).toBe(true);
});

/** Another member's record, because functions that react to a change of the officer's need that one to be complete. */
const member = () => paths.member(`${officer.uid}2`);

/** Every kind of record that can show a picture. None of these is complete: the cleanup reads raw records. */
const USES: Record<string, { kind: PictureKind; path: () => string; record: (photo: string) => object }> = {
  'a flyer': { kind: 'flyer', path: () => flyer('one'), record: (photo) => ({ data: { photo } }) },
  'a flyer’s snapshot': {
    kind: 'headshot',
    path: () => flyer('one'),
    record: (photo) => ({ snapshot: { parties: { officer: { photo: `${photo}&token=1` } } } }),
  },
  'a snapshot from before it had a document of its own': {
    kind: 'flyer',
    path: () => flyer('one'),
    record: (photo) => ({ sealed: { data: { photo } } }),
  },
  'a profile': {
    kind: 'headshot',
    path: member,
    record: (headshot_url) => ({ tenant_id: tenant.tenantId, headshot_url }),
  },
  'a change of a profile that waits': {
    kind: 'headshot',
    path: member,
    record: (headshot_url) => ({ tenant_id: tenant.tenantId, pending: { headshot_url } }),
  },
  'the public list': {
    kind: 'headshot',
    path: () => paths.officers.one(tenant.tenantId, 'one'),
    record: (photo) => ({ photo }),
  },
  'a company’s settings': {
    kind: 'mark',
    path: () => paths.tenant(tenant.tenantId),
    record: (mark_url) => ({ id: tenant.tenantId, mark_url }),
  },
  'a realtor': {
    kind: 'realtor',
    path: () => paths.realtors.one(tenant.tenantId, 'one'),
    record: (photo_url) => ({ photo_url }),
  },
  'a realtor’s brokerage': {
    kind: 'logo',
    path: () => paths.realtors.one(tenant.tenantId, 'one'),
    record: (logo_url) => ({ photo_url: '', logo_url }),
  },
  'a version of a template that is gone': {
    kind: 'flyer',
    path: () => paths.templateVersion(tenant.tenantId, 'one', 'one-1'),
    record: (photo) => ({ default_data: { photo } }),
  },
  'a template’s draft': {
    kind: 'flyer',
    path: () => paths.templateDraft(tenant.tenantId, 'one'),
    record: (photo) => ({ default_data: { photo } }),
  },
};

describe.each(Object.entries(USES))('a picture of %s', (_what, { kind, path, record }) => {
  it('is kept until the record no longer refers to it', async () => {
    const picture = await published(kind);
    await write(path(), record(address(picture)));
    expect(await cleanUp(LATER)).toEqual({ setAside: [], removed: [] });
    expect(await loadCandidate(picture)).toBeUndefined();
    await remove(path());
    expect((await cleanUp(DAY)).setAside).toEqual([picture]);
    expect((await cleanUp(LATER)).removed).toEqual([picture]);
  });

  it('is kept if the record was stored before references existed', async () => {
    const picture = await uploaded(kind);
    await write(path(), record(address(picture)));
    const { docs } = await db.pictureUses(tenant.tenantId).get();
    await Promise.all(docs.map((use) => use.ref.delete()));
    const replaced = await uploaded(kind);
    // The first run finds the uploads, and they are due in the next.
    await cleanUp(DAY);
    expect((await cleanUp(DAY)).setAside).toEqual([replaced]);
    expect((await cleanUp(LATER)).removed).toEqual([replaced]);
    expect(await stored()).toEqual([picture]);
    expect(await isOpen(picture)).toBe(true);
  });

  it('is reopened when a record refers to it again', async () => {
    const picture = await published(kind);
    await cleanUp(DAY);
    expect(await isOpen(picture)).toBe(false);
    await write(path(), record(address(picture)));
    await expect.poll(() => isOpen(picture), { timeout: 20_000 }).toBe(true);
    expect(await cleanUp(LATER)).toEqual({ setAside: [], removed: [] });
    expect(await loadCandidate(picture)).toBeUndefined();
    expect(await isOpen(picture)).toBe(true);
  });
});

it('neither keeps nor opens a picture that only a note or a text names', async () => {
  const named = await published('headshot');
  const realtor = paths.realtors.one(tenant.tenantId, 'one');
  await write(realtor, { photo_url: '', notes: address(named) });
  await write(flyer('one'), { data: { text: `Photo: ${address(named)}` } });
  await write(flyer('two'), { data: { photo: address(named).replace(host, 'pictures.example') } });
  expect((await db.pictureUses(tenant.tenantId).get()).empty).toBe(true);
  expect((await cleanUp(DAY)).setAside).toEqual([named]);
  await write(realtor, { photo_url: '', notes: `${address(named)} again` });
  expect(await isOpen(named)).toBe(false);
  expect((await cleanUp(LATER)).removed).toEqual([named]);
});

it('keeps a picture that two records share until neither refers to it', async () => {
  const shared = await published('flyer');
  await write(flyer('one'), { data: { photo: address(shared) } });
  await write(flyer('copy'), { data: { photo: address(shared) } });
  await write(flyer('one'), { data: { photo: '' } });
  expect((await cleanUp(DAY)).setAside).toEqual([]);
  await write(flyer('copy'), { data: {} });
  expect((await cleanUp(DAY)).setAside).toEqual([shared]);
});

it('keeps the headshots of members with an email signature, and no others', async () => {
  const { tenantId } = tenant;
  const replaced = await published('headshot');
  const signature = firestore.doc(paths.emailSignatures.one(tenantId, officer.uid));
  await signature.set({ user_id: officer.uid });
  await firestore.doc(paths.emailSignatures.one(tenantId, `${officer.uid}2`)).set({ user_id: 'another' });
  const ofFlyer = await published('flyer');
  expect((await cleanUp(DAY)).setAside).toEqual([ofFlyer]);
  expect((await cleanUp(LATER)).removed).toEqual([ofFlyer]);
  await signature.delete();
  // The round through all uploads finds it.
  await cleanUp(DAY);
  expect((await cleanUp(DAY)).setAside).toEqual([replaced]);
});

it('removes nothing before all older records are read, and resumes where it stopped', async () => {
  const { tenantId } = tenant;
  const kept = await uploaded('flyer');
  const unused = await published('flyer');
  const first = await uploaded('flyer');
  const flyers = firestore.batch();
  for (let number = 100; number < 220; number += 1) {
    // A circular reference in a draft, which clients can write, must not be followed.
    flyers.set(firestore.doc(flyer(`flyer-${number}`)), { data: { reference: firestore.doc('a/b') } });
  }
  flyers.set(firestore.doc(flyer('flyer-last')), { data: { photo: address(kept) } });
  flyers.set(firestore.doc(flyer('flyer-150')), { data: { photo: address(first) } });
  await flyers.commit();
  expect(await indexPictureUses(tenantId, new Date(0))).toBe(false);
  const runOut = vi.spyOn(indexing, 'indexPictureUses').mockResolvedValue(false);
  expect(await cleanUp(DAY)).toEqual({ setAside: [], removed: [] });
  expect(await isOpen(unused)).toBe(true);
  runOut.mockRestore();
  // The state that the previous run left when its time was up.
  await db
    .pictureCleanup(tenantId)
    .set({ collection: paths.flyers.all(tenantId), after: 'flyer-199' }, { merge: true });
  const updates = vi.spyOn(updating, 'updatePictureUse');
  const readAll = () => indexPictureUses(tenantId, new Date(Date.now() + 60_000));
  expect(await readAll()).toBe(true);
  expect(updates.mock.calls).toEqual([[tenantId, flyer('flyer-last')]]);
  // Nothing is read twice.
  expect(await readAll()).toBe(true);
  expect(updates).toHaveBeenCalledTimes(1);
});

it('keeps the picture of a record with the longest possible id', async () => {
  const picture = await published('realtor');
  const realtor = paths.realtors.one(tenant.tenantId, 'x'.repeat(1_480));
  await write(realtor, { photo_url: address(picture) });
  expect((await db.pictureUses(tenant.tenantId).get()).docs.map((use) => use.data())).toEqual([
    { record: realtor, pictures: [picture] },
  ]);
  expect((await cleanUp(DAY)).setAside).toEqual([]);
});

it('reads all other records when one can’t be indexed, and reports it', async () => {
  const { tenantId } = tenant;
  const kept = await uploaded('flyer');
  const lost = await uploaded('flyer');
  await firestore.doc(flyer('a')).set({ data: { photo: address(lost) } });
  await firestore.doc(flyer('b')).set({ data: { photo: address(kept) } });
  const failAt = (path: string, code: number) =>
    vi
      .spyOn(updating, 'updatePictureUse')
      .mockImplementation((id, record) =>
        record === path
          ? Promise.reject(Object.assign(new Error('Failed'), { code }))
          : updatePictureUse(id, record),
      );
  const readAll = () => indexPictureUses(tenantId, new Date(Date.now() + 60_000));
  const unavailable = failAt(flyer('a'), 14);
  await expect(readAll()).rejects.toThrow('Failed');
  unavailable.mockRestore();
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const updates = failAt(flyer('a'), 3);
  expect(await readAll()).toBe(true);
  expect(updates.mock.calls).toEqual([
    [tenantId, flyer('a')],
    [tenantId, flyer('b')],
  ]);
  expect(logged.mock.calls).toMatchObject([
    ['pictures of a record not indexed', { tenant: tenantId, collection: 'flyer_instances' }],
  ]);
});

it('reads a recently saved flyer itself, because its event may be late', async () => {
  const saved = await published('flyer');
  const dropped = await published('flyer');
  await write(flyer('two'), { data: { photo: address(dropped) }, updated_at: new Date() });
  const updates = { data: { photo: '' }, updated_at: new Date() };
  await firestore.doc(flyer('one')).set({ data: { photo: address(saved) }, updated_at: new Date() });
  await firestore.doc(flyer('two')).update(updates);
  expect(await cleanUp(23)).toEqual({ setAside: [], removed: [] });
  expect(await loadCandidate(dropped)).toMatchObject({ is_set_aside: false });
  expect((await cleanUp(DAY)).setAside).toEqual([dropped]);
  expect(await isOpen(saved)).toBe(true);
});

/** Saves a record that no trigger of the emulator watches, and runs its update in this process. */
const saveHere = async (record: object) => {
  const path = paths.notices.one(tenant.tenantId, 'one');
  await firestore.doc(path).set(record);
  await updatePictureUse(tenant.tenantId, path);
};

it('a save while a picture is being closed reopens it', async () => {
  const saved = await published('flyer');
  const { closeUpload } = uploads;
  vi.spyOn(uploads, 'closeUpload').mockImplementation(async (path) => {
    await saveHere({ data: { photo: address(saved) } });
    await closeUpload(path);
  });
  expect(await cleanUp(DAY)).toEqual({ setAside: [], removed: [] });
  expect(await isOpen(saved)).toBe(true);
  expect(await loadCandidate(saved)).toBeUndefined();
});

it('the next cleanup opens a picture that couldn’t be reopened after a save', async () => {
  const saved = await published('flyer');
  await cleanUp(DAY);
  vi.spyOn(uploads, 'reopenUpload').mockRejectedValueOnce(new Error('Killed'));
  await expect(saveHere({ data: { photo: address(saved) } })).rejects.toThrow('Killed');
  expect(await isOpen(saved)).toBe(false);
  expect(await cleanUp(1)).toEqual({ setAside: [], removed: [] });
  expect(await isOpen(saved)).toBe(true);
  expect(await loadCandidate(saved)).toBeUndefined();
});

it('reports a failed picture after it has checked the others', async () => {
  const [first, second] = [await published('flyer'), await published('flyer')];
  vi.spyOn(uploads, 'closeUpload').mockRejectedValueOnce(new Error('No answer'));
  await expect(cleanUp(DAY)).rejects.toThrow('1 pictures were not cleaned up');
  const candidates = await Promise.all([first, second].map(loadCandidate));
  expect(candidates.map((candidate) => candidate?.is_set_aside)).toEqual([true, true]);
  expect((await cleanUp(LATER)).removed.toSorted()).toEqual([first, second].toSorted());
});

it('reads as many records as there are candidates, however many flyers there are', async () => {
  const readsWith = async (flyers: number) => {
    const batch = firestore.batch();
    for (let number = 0; number < flyers; number += 1) {
      const data = { headline: `Number ${number}` };
      batch.set(firestore.doc(flyer(`old-${number}`)), { data, updated_at: new Date('2026-01-05') });
    }
    await batch.commit();
    await published('flyer');
    return (await countOperations(() => cleanUp(DAY))).operations.reads;
  };
  // The first run reads the existing records.
  await cleanUp(0);
  const few = await readsWith(1);
  await bucket.deleteFiles({ prefix: `${paths.tenant(tenant.tenantId)}/`, force: true });
  expect(await readsWith(200)).toBe(few);
});

it('leaves snapshots’ pictures, PDFs and other tenants alone', async () => {
  const other = await newTenant();
  const sealed = await store(`${paths.sealedPictures(tenant.tenantId, 'flyer')}/abc.jpg`);
  const pdf = await store(`${paths.flyerFiles(tenant.tenantId, 'flyer')}/1.pdf`);
  const elsewhere = await uploaded('flyer', other.tenantId);
  // A record doesn't keep or drop the pictures of another company either.
  await write(flyer('one'), { data: { photo: address(elsewhere) } });
  expect((await db.pictureUses(tenant.tenantId).get()).empty).toBe(true);
  await cleanUp(DAY);
  await cleanUp(LATER);
  expect(await stored()).toEqual([sealed, pdf].toSorted());
  expect((await bucket.file(elsewhere).exists())[0]).toBe(true);
  await bucket.file(elsewhere).delete();
  await other.remove();
});

it('a saved change of a record updates the references', async () => {
  const picture = await published('realtor');
  const path = paths.realtors.one(tenant.tenantId, 'one');
  await firestore.doc(path).set({ photo_url: address(picture) });
  const records = async () => {
    const { docs } = await db.pictureUses(tenant.tenantId).get();
    return docs.map((use) => use.data());
  };
  const eventually = { timeout: 30_000, interval: 200 };
  await vi.waitFor(
    async () => expect(await records()).toEqual([{ record: path, pictures: [picture] }]),
    eventually,
  );
  await firestore.doc(path).delete();
  await vi.waitFor(async () => expect(await records()).toEqual([]), eventually);
});
