import { paths } from '@brokerage/domain/paths';
import { GrpcStatus } from 'firebase-admin/firestore';
import { db } from '../data/db.ts';
import { loadPages } from '../data/loadPages.ts';
import { directReader } from '../data/reader.ts';
import { readPage } from '../data/readPage.ts';
import { getErrorCode } from '../getErrorCode.ts';
import { describeError, logger } from '../logging/logger.ts';
import { updatePictureUse } from './updatePictureUse.ts';
import { uploadsIn } from './uploadsIn.ts';

/** Records per page; old flyers may have 1 MB each. */
const PAGE_SIZE = 50;

/**
 * Updates a record's picture uses. Skips a record that can't be stored, so that it doesn't block the cleanup forever.
 * @throws Error that may be temporary, such as an unreachable database, so that the run is repeated
 */
async function indexRecord(tenantId: string, recordPath: string): Promise<void> {
  try {
    await updatePictureUse(tenantId, recordPath);
  } catch (error) {
    const code = getErrorCode(error);
    if (code !== GrpcStatus.INVALID_ARGUMENT && typeof code === 'number') throw error;
    logger.error('pictures of a record not indexed', {
      tenant: tenantId,
      collection: recordPath.split('/').at(-2),
      error: describeError(error),
    });
  }
}

/** Lists every collection whose records can hold the address of a picture. */
async function loadSources(tenantId: string) {
  const templates = await db.templates(tenantId).listDocuments();
  const parts = await Promise.all(templates.map((template) => template.listCollections()));
  return [
    { path: paths.members, records: db.members().where('tenant_id', '==', tenantId) },
    { path: paths.tenants, records: db.tenants().where('id', '==', tenantId) },
    ...[db.officers(tenantId), db.realtors(tenantId), db.flyers(tenantId), ...parts.flat()].map(
      (records) => ({
        path: records.path,
        records,
      }),
    ),
  ];
}

/**
 * Reads, once per company, the records that were stored before references were kept. Stops at the deadline and resumes there the next time.
 * Returns whether all have been read.
 */
export async function indexPictureUses(tenantId: string, deadline: Date): Promise<boolean> {
  const ref = db.pictureCleanup(tenantId);
  const progress = (await ref.get()).data();
  if (progress?.is_indexed) return true;
  const sources = await loadSources(tenantId);
  const first = Math.max(
    0,
    sources.findIndex(({ path }) => path === progress?.collection),
  );
  for (const { path, records } of sources.slice(first)) {
    let after = path === progress?.collection ? progress.after : null;
    for (let isLast = false; !isLast; ) {
      if (Date.now() > deadline.getTime()) return false;
      const page = await readPage(directReader, records.withConverter(null), after, PAGE_SIZE);
      for (const record of page.docs) {
        if (uploadsIn(record.data(), tenantId).length > 0) await indexRecord(tenantId, record.ref.path);
      }
      after = page.docs.at(-1)?.id ?? after;
      isLast = page.after === null;
      await ref.set({ collection: path, after }, { merge: true });
    }
  }
  await ref.set({ is_indexed: true, collection: null, after: null }, { merge: true });
  return true;
}

/**
 * Rereads the flyers saved since a time: browsers save them, and an event may still be pending. The cleanup then knows the current state of
 * every flyer.
 */
export async function indexRecentFlyers(tenantId: string, since: Date): Promise<void> {
  const recent = db
    .flyers(tenantId)
    .withConverter(null)
    .where('updated_at', '>=', since)
    .orderBy('updated_at')
    .select('updated_at');
  for await (const page of loadPages(recent, PAGE_SIZE)) {
    for (const { ref } of page) await indexRecord(tenantId, ref.path);
  }
}
