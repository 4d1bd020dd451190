import { paths } from '@brokerage/domain/paths';
import { picturePathsIn } from '@brokerage/domain/pictures/pictureAddress';
import { db } from '../data/db.ts';
import { type Bucket, tenantUploads } from './tenantUploads.ts';

/** So long an upload may wait to be saved with what it was chosen for. */
const GRACE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes uploads that are older than a day and that no record of the tenant refers to: what was replaced, and what
 * was never saved. The pictures of sealed flyers are copies of the server's own and not looked at. Headshots of people
 * who saved an e-mail signature stay: it was pasted into mail programs, and mail that was sent shows them for years.
 * @returns the paths of what was removed.
 */
export async function removeUnusedPictures(tenantId: string, now: Date, bucket: Bucket): Promise<string[]> {
  // First the files, then who refers to them: what is uploaded and saved meanwhile is not in the list.
  const uploads = await listUploadsBefore(tenantId, now.getTime() - GRACE_MS, bucket);
  const signers = await db.emailSignatures(tenantId).listDocuments();
  const inMail = signers.map(({ id }) => `${paths.headshots(tenantId)}/${id}-`);
  const old = uploads.filter((path) => !inMail.some((prefix) => path.startsWith(prefix)));
  if (old.length === 0) return [];
  const unused = without(old, await loadPicturesInUse(tenantId));
  if (unused.length === 0) return [];
  // A second look, for what was saved while the first one read.
  const removed = without(unused, await loadPicturesInUse(tenantId));
  for (const path of removed) await bucket.file(path).delete({ ignoreNotFound: true });
  return removed;
}

const without = (all: readonly string[], some: ReadonlySet<string>) => all.filter((path) => !some.has(path));

async function listUploadsBefore(tenantId: string, time: number, bucket: Bucket): Promise<string[]> {
  return (await tenantUploads(tenantId, bucket))
    .filter(({ metadata }) => Date.parse(metadata.timeCreated ?? '') < time)
    .map(({ name }) => name);
}

/** Every record in which a picture may stand, as it is stored: one that does not parse still refers to its pictures. */
async function loadPicturesInUse(tenantId: string): Promise<Set<string>> {
  const templates = await db.templates(tenantId).listDocuments();
  const versions = await Promise.all(templates.map((template) => template.listCollections()));
  const sources = [
    db.userRoles().where('tenant_id', '==', tenantId),
    db.officers(tenantId),
    db.realtors(tenantId),
    ...versions.flat(),
  ];
  const used = new Set<string>();
  for (const source of sources) {
    const { docs } = await source.withConverter(null).get();
    for (const path of docs.flatMap((record) => picturePathsIn(record.data()))) used.add(path);
  }
  for await (const flyer of storedFlyers(tenantId)) for (const path of picturePathsIn(flyer)) used.add(path);
  return used;
}

/** Flyers may have 1 MB each: never many at once. */
const FLYERS_AT_ONCE = 50;

async function* storedFlyers(tenantId: string): AsyncGenerator<unknown> {
  const flyers = db.flyers(tenantId).withConverter(null).orderBy('__name__').select('data', 'sealed');
  let page = await flyers.limit(FLYERS_AT_ONCE).get();
  for (;;) {
    for (const flyer of page.docs) yield flyer.data();
    const last = page.docs.at(-1);
    if (!last || page.size < FLYERS_AT_ONCE) return;
    page = await flyers.startAfter(last).limit(FLYERS_AT_ONCE).get();
  }
}
